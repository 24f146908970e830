"""Positions to draw, and the picture in the docs: `python -m tests.games.rex.picture` draws it again."""

from pathlib import Path

from msgspec import Struct

from plancia.games.rex.drawing.svg import svg
from plancia.games.rex.edition.loading import built_in
from plancia.games.rex.options import Options

PICTURE = Path(__file__).parents[3] / "docs/images/rex.svg"
SPACES = [space.id for space in built_in().spaces]
NOWHERE = (0,) * len(SPACES)
LEADERS = {
    race.id: tuple(leader.id for leader in built_in().leaders if leader.race == race.id) for race in built_in().races
}


def by_space(counts: dict[str, int]) -> tuple[int, ...]:
    return tuple(counts.get(space, 0) for space in SPACES)


class Position(Struct, frozen=True, kw_only=True):
    """The part of a view that is drawn."""

    races: tuple[str, ...]
    options: Options = Options()
    first: int = 0
    round: int = 1
    phase: str = ""
    fleet: int = 0
    bombardment_top: int = 0
    shield_down: str = ""
    alliances: tuple[tuple[int, ...], ...] = ()
    influence: tuple[int, ...]
    on_board: tuple[int, ...] = NOWHERE
    units: tuple[tuple[int, ...], ...]
    mechanized: tuple[int, ...] = NOWHERE
    face_down: tuple[int, ...] = NOWHERE
    reserve: tuple[int, ...]
    mechanized_reserve: int = 0
    casualties: tuple[int, ...]
    leaders: tuple[tuple[str, ...], ...]
    fought: dict[str, str] = {}
    hand_sizes: tuple[int, ...]

    @property
    def seats(self) -> int:
        return len(self.races)

    @property
    def demolished(self) -> bool:
        return self.seats <= 4


BEGINNING = Position(
    races=("lazax", "sol", "jol-nar", "letnev", "hacan", "xxcha"),
    phase="influence",
    fleet=6,
    influence=(10, 3, 10, 10, 5, 5),
    units=(
        NOWHERE,
        by_space({"PAL": 7, "EMB": 3}),
        by_space({"CIV": 10}),
        by_space({"NAV": 10}),
        by_space({"ADI": 5}),
        by_space({"COU": 1}),
    ),
    reserve=(20, 10, 10, 10, 15, 19),
    mechanized_reserve=5,
    casualties=(0,) * 6,
    leaders=tuple(LEADERS.values()),
    hand_sizes=(1, 1, 1, 2, 1, 1),
)

ROUND_5 = Position(
    races=("letnev", "hacan", "sol", "xxcha", "jol-nar", "lazax"),
    first=0,
    round=5,
    phase="manoeuvre",
    fleet=15,
    bombardment_top=3,
    shield_down="MPN",
    alliances=((1, 2),),
    influence=(12, 9, 7, 4, 6, 15),
    on_board=by_space(
        {"HOL": 10, "SAL": 4, "REC": 8, "PLE": 6, "INT": 2, "LOW": 10, "WES": 8, "IAF": 6, "GAR": 2},
    ),
    units=(
        by_space({"COU": 2, "NAV": 8, "MPN": 2, "TAR": 4, "CAR": 1, "PLE": 1}),
        by_space({"COU": 1, "ADI": 5, "EMB": 2, "SAL": 3, "NOB": 2, "PLE": 1}),
        by_space({"COU": 1, "PAL": 6, "GAR": 3, "VEL": 2}),
        by_space({"COU": 3, "CAR": 2, "NOB": 2}),
        by_space({"COU": 1, "CIV": 7, "HOL": 3, "INC": 1, "TAR": 2, "PLE": 2}),
        by_space({"COU": 2, "HOL": 2, "MPS": 6, "INT": 3}),
    ),
    mechanized=by_space({"HOL": 2, "MPS": 2}),
    face_down=by_space({"SCH": 4, "PLE": 1, "MEM": 1}),
    reserve=(1, 4, 5, 6, 3, 4),
    mechanized_reserve=1,
    casualties=(1, 2, 3, 1, 1, 3),
    leaders=(
        LEADERS["letnev"][:4],
        (*LEADERS["hacan"][:3], LEADERS["hacan"][4]),
        (*LEADERS["sol"][:3], LEADERS["sol"][4]),
        LEADERS["xxcha"],
        (LEADERS["jol-nar"][0], *LEADERS["jol-nar"][2:]),
        LEADERS["lazax"],
    ),
    fought={"fleet-admiral": "GAR", "emir": "NOB"},
    hand_sizes=(5, 3, 3, 4, 4, 2),
)

THREE_PLAYERS = Position(
    races=("sol", "lazax", "jol-nar"),
    first=1,
    round=8,
    phase="bombardment",
    fleet=9,
    shield_down="ADI",
    influence=(4, 31, 12),
    on_board=by_space({"TAR": 6, "SAI": 2}),
    units=(
        by_space({"PAL": 12, "MEM": 2}),
        by_space({"ADI": 9, "SAL": 1}),
        by_space({"CIV": 4, "NAV": 5, "COU": 2, "TAR": 1}),
    ),
    mechanized=by_space({"ADI": 4, "SAL": 1}),
    reserve=(0, 3, 2),
    casualties=(6, 7, 6),
    leaders=(LEADERS["sol"][2:], LEADERS["lazax"], LEADERS["jol-nar"][1:]),
    fought={"lord-regent": "ADI"},
    hand_sizes=(4, 4, 0),
)


def picture() -> str:
    """The picture in the docs: round 5, seen by Sol, who is about to move a group from the Imperial Palace."""
    reached = {"MEM": 1, "GAR": 1, "COU": 2, "IAF": 2, "SCH": 2, "INT": 3, "REC": 3, "HOL": 3}
    return svg(
        ROUND_5,
        lit=reached,
        source="PAL",
        target="INT",
        route=(("PAL", "MEM"), ("MEM", "IAF"), ("IAF", "INT")),
        active=(2,),
        players=("Mirela", "Tomas", "You", "Ilse", "Aiko", "Reza"),
    )


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture(), encoding="utf-8")
