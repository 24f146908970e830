"""The mothership, exploring, recon and its tokens."""

import pytest
from msgspec.structs import replace

from plancia.games.warlords import GAME
from plancia.games.warlords.facts import PlanetsRevealed, PlanetsSeen, ShipMoved, TokenShown, TokenTakenBack
from tests.games.warlords.table import Table

TURN = "bases=3.3.2/3.3.2 hands=M01.M02/M03.M04"


def sailing(ships: str, words: str = "", **sectors: str) -> Table:
    return Table(words=f"turn=0:mothership ships={ships} {TURN} {words}", **sectors)


def scouting(words: str = "", **sectors: str) -> Table:
    """Seat 0 can choose Recon."""
    return Table(words=f"turn=0:actions rows=M24/ played=M24 ships=core/core {TURN} {words}", **sectors)


# ---- moving ----------------------------------------------------------------------------------------------------------
def test_ship_6_1_first_placement() -> None:
    """In the first turn the ship is placed in any sector whose planets are revealed. §6.1"""
    table = sailing("/core")
    assert table.offered() == ["core", "dorn", "jyss"]
    assert table.refused("rohn") == ("not_revealed", "6.1")
    assert table.say("dorn").facts_of(ShipMoved)[0].origin is None
    assert sailing("dorn/core").say("core").facts_of(ShipMoved)[0].origin == "dorn"


def test_ship_6_2_to_a_neighbour() -> None:
    """Later the ship moves to an adjacent sector. §6.2 §2.2"""
    assert sailing("dorn/core").offered() == ["core", "hiran", "rohn"]
    assert sailing("dorn/core").refused("jyss") == ("too_far", "6.2")
    assert len(sailing("core/core").offered()) == 8


def test_6_3_capacity_is_counted_sector_by_sector() -> None:
    """With two players each outer sector has room for one ship; both may be in outer sectors. §6.3"""
    table = sailing("dorn/hiran")
    assert table.offered() == ["core", "rohn"]
    assert table.refused("hiran") == ("sector_is_full", "6.3")


def test_ship_6_3_two_ships_with_more_players() -> None:
    """With three players two ships fit in an outer sector, and any number in the Core. §6.3"""
    words = "turn=0:mothership bases=3.3.2/3.3.2/3.3.2 hands=M01/M02/M03"
    assert "hiran" in Table(words=f"seats=3 {words} ships=dorn/hiran/core").offered()
    assert "hiran" not in Table(words=f"seats=3 {words} ships=dorn/hiran/hiran").offered()
    assert "core" in Table(words=f"seats=3 {words} ships=dorn/core/core").offered()


def test_ship_6_3_first_placement_needs_room() -> None:
    """The limit also applies to the first placement. §6.3"""
    assert sailing("/dorn").offered() == ["core", "jyss"]


def test_ship_6_4_must_move() -> None:
    """The ship may not stay. §6.4"""
    assert sailing("dorn/core").refused("dorn") == ("ship_must_move", "6.4")


# ---- exploring -------------------------------------------------------------------------------------------------------
def test_ship_6_5_entering_reveals_all_planets() -> None:
    """Entering an unexplored sector reveals all its planets. §6.5"""
    table = sailing("dorn/core").say("rohn", "green red")
    (fact,) = table.facts_of(PlanetsRevealed)
    assert (fact.sector, fact.types) == ("rohn", ("green", "red"))
    before = sailing("hiran/core")
    assert (before.facts_of(PlanetsRevealed), before.marker("green"), before.marker("red")) == ([], 1, 1)
    open_already = before.say("dorn")
    assert open_already.facts_of(PlanetsRevealed) == []
    assert (open_already.marker("green"), open_already.marker("red")) == (1, 1), "a planet is revealed once"


def test_2_5_two_planets_of_a_type_move_its_marker_twice() -> None:
    """Each revealed planet moves its type's marker by one. §2.5"""
    table = sailing("dorn/core", "pool=2.1.2.3.3.1")
    assert table.marker("red") == 1
    assert table.say("rohn", "red red").marker("red") == 3


def test_track_2_5_a_marker_never_leaves_its_track() -> None:
    """At the last position a further planet does not move the marker. §2.5"""
    table = sailing("dorn/core", "track=0.0.0.0.4.0 pool=2.2.2.2.3.1")
    assert table.say("rohn", "red red").marker("red") == 4


def test_2_6_two_values_of_a_position() -> None:
    """Deploying pays the lower value at once; the majority pays the higher one at the end. §2.6"""
    words = "turn=0:actions rows=M29/ played=M29 ships=core/dorn bases=3.0.0/0.0.0 hands=M01/M02 track=4.0.0.0.0.0"
    table = Table(words=words).say("deploy", "core1 i")
    assert table.s.power == (2, 0)
    assert table.score().majorities == 6


# ---- recon -----------------------------------------------------------------------------------------------------------
def test_9_20_recon_reaches_any_dark_sector() -> None:
    """Recon looks at any unexplored sector, near or far, and needs no token. §9.20 §9.21"""
    table = scouting("tokens=tactical_drop@ultara.tactical_invade@rohn/").say("recon")
    assert table.offered() == ["ultara", "vessk", "hiran", "rohn", "kaleth", "ommar"]
    assert table.refused("dorn") == ("explored_already", "9.20")
    table.say("vessk", "blue blue")
    assert table.question == "TakeAction"
    assert table.facts_of(PlanetsSeen)[0].to == (0,)


def test_recon_9_21_leaving_a_token_is_optional() -> None:
    """Both tokens are available at first, and a token may be left there. §9.21 §10.1"""
    table = scouting().say("recon", "vessk", "blue blue")
    assert table.offered() == ["none", "tactical_drop", "tactical_invade"]
    assert table.say("none").s.tokens[0] == (-1, -1)
    for at, token in enumerate(("tactical_drop", "tactical_invade")):
        table = scouting().say("recon", "vessk", "blue blue", token)
        assert table.s.tokens[0][at] == table.s.box.sector_number["vessk"]
        assert table.s.tokens[0][1 - at] == -1
        assert [(lies.sector, lies.kind) for lies in GAME.view(table.s, 0).tokens[0]] == [("vessk", token)]
        assert [(lies.sector, lies.kind) for lies in GAME.view(table.s, 1).tokens[0]] == [("vessk", None)]
    second = scouting("tokens=tactical_drop@ultara/").say("recon", "vessk", "blue blue")
    assert second.offered() == ["none", "tactical_invade"]
    second.say("tactical_invade")
    assert second.s.tokens[0] == (second.s.box.sector_number["ultara"], second.s.box.sector_number["vessk"])


def test_recon_9_21_one_own_token_a_sector() -> None:
    """No second token can be left in a sector with one of the player's own. §9.21"""
    table = scouting("tokens=tactical_drop@vessk/").say("recon", "vessk", "blue blue")
    assert table.question == "TakeAction"


def test_9_20_what_was_seen_stays_visible_to_one() -> None:
    """Scouted planets stay visible to the player who looked, and to nobody else. §9.20 §19.2"""
    table = scouting().say("recon", "vessk", "blue green", "none", "end")
    names = {"vessk1": "blue", "vessk2": "green"}
    seen, unseen = ({p.name: p.kind for p in GAME.view(table.s, seat).planets} for seat in (0, 1))
    assert {name: seen[name] for name in names} == names
    assert {name: unseen[name] for name in names} == dict.fromkeys(names)


def test_recon_9_20_scouted_planets_keep_their_types() -> None:
    """When the sector is entered everybody sees the same planets; chance is not asked again. §9.20 §6.5"""
    for types, names in (("b.g", ("blue", "green")), ("y.p", ("yellow", "purple"))):
        table = sailing("core/dorn", "scouted=vessk1.vessk2/", vessk=types).say("vessk")
        assert table.facts_of(PlanetsRevealed)[0].types == names
        again = scouting("scouted=/vessk1.vessk2", vessk=types).say("recon", "vessk")
        assert again.facts_of(PlanetsSeen)[0].types == names


def test_6_2_a_jump_obeys_the_capacity_and_reveals() -> None:
    """A ship jumps to its owner's token at any distance, if there is room, and reveals the sector. §6.2 §6.3 §6.5"""
    tokens = "tokens=tactical_drop@kaleth/"
    assert "kaleth" in sailing("hiran/core", tokens).offered()
    assert sailing("hiran/kaleth", tokens, kaleth="B.B").refused("kaleth") == ("sector_is_full", "6.3")
    table = sailing("hiran/core", tokens).say("kaleth", "red green")
    assert table.facts_of(PlanetsRevealed)
    assert table.question == "MayUseToken"


def test_6_6_a_token_works_after_an_ordinary_move_or_not_at_all() -> None:
    """The token is offered however the ship enters; if unused it returns at the end of the action phase. §6.6 §8.5"""
    table = sailing("dorn/core", "tokens=tactical_drop@rohn/").say("rohn", "red green")
    assert table.question == "MayUseToken"
    table.say("leave", "M01", "end")
    assert table.s.tokens[0] == (-1, -1)
    assert [fact.sector for fact in table.facts_of(TokenTakenBack)] == ["rohn"]
    assert sailing("dorn/core").say("core", "M01", "end").facts_of(TokenTakenBack) == []


def test_10_4_token_actions_come_before_the_recruits() -> None:
    """A token lands units from the Launch Pad before the mercenary is played; recalled infantry is there. §10.4"""
    table = Table(
        core="Y0ii.B.W",
        words="turn=0:recall ships=dorn/core tokens=tactical_drop@rohn/ bases=0.0.0/0.0.0 hands=M01/M02",
    )
    table.say("recall core1 2", "rohn", "red green")
    assert table.legal("use rohn1") == ["use rohn1 i", "use rohn1 ii"]


def test_token_10_2_drop_never_invades() -> None:
    """Tactical Drop lands on empty and own planets of the sector; Tactical Invade may invade. §10.2"""
    for token, planets in (("tactical_drop", ["rohn1"]), ("tactical_invade", ["rohn1", "rohn2"])):
        table = sailing("dorn/core", f"tokens={token}@rohn/", rohn="R.G1i").say("rohn")
        assert table.offered("use") == planets


def test_10_2_invading_is_no_duty_and_the_dropship_opens_nothing() -> None:
    """Tactical Invade can also land on empty and own planets, only in that sector; an empty one pays. §10.2 §10.3"""
    words = "tokens=tactical_invade@rohn/ track=1.1.1.1.1.1"
    table = sailing("dorn/core", words, rohn="R.G0i").say("rohn")
    assert table.offered("use") == ["rohn1", "rohn2"]
    assert "use rohn1 a" in table.legal()
    table.say("use rohn1 ia")
    assert table.planet("rohn1") == "0ia"
    assert table.s.power == (1, 0)


def test_token_10_5_after_use_it_is_at_hand() -> None:
    """A used token was shown to everybody and can be placed again. §10.5"""
    table = sailing("dorn/core", "tokens=tactical_drop@rohn/", rohn="R.G").say("rohn", "use rohn1 t")
    assert table.facts_of(TokenShown)[0].token == "tactical_drop"
    assert table.s.tokens[0] == (-1, -1)
    both = "tokens=tactical_drop@ommar.tactical_invade@rohn/"
    other = sailing("dorn/core", both, rohn="R.G").say("rohn", "use rohn1 t")
    assert other.facts_of(TokenShown)[0].token == "tactical_invade"
    assert other.s.tokens[0] == (other.s.box.sector_number["ommar"], -1), "the other one stays where it is"


def test_8_5_a_token_goes_back_unseen() -> None:
    """Nobody sees which token returned unused; the number available is public. §8.5 §19.1"""
    tokens = "tokens=tactical_drop@rohn.tactical_invade@ommar/"
    table = sailing("dorn/core", tokens, rohn="R.G").say("rohn", "leave", "M01", "end")
    other = GAME.view(table.s, 1)
    assert other.tokens_at_hand == (1, 2)
    assert [(token.sector, token.kind) for token in other.tokens[0]] == [("ommar", None)]
    assert not table.facts_of(TokenShown)


def test_token_19_2_the_last_token_is_proved_by_the_first() -> None:
    """After one token was shown, everybody knows the other one in a sector. §19.2"""
    tokens = "tokens=tactical_drop@rohn.tactical_invade@ommar/"
    table = sailing("dorn/core", tokens, rohn="R.G").say("rohn", "use rohn1 t")
    assert [token.kind for token in GAME.view(table.s, 1).tokens[0]] == ["tactical_invade"]
    home = scouting()
    home.s = replace(home.s, proved=(True, False))
    home.say("recon", "vessk", "blue blue", "tactical_drop")
    assert [token.kind for token in GAME.view(home.s, 1).tokens[0]] == [None], "with both at hand it may be either"
    lying = scouting("tokens=tactical_drop@ultara/")
    lying.s = replace(lying.s, proved=(True, False))
    lying.say("recon", "vessk", "blue blue", "tactical_invade")
    assert [token.kind for token in GAME.view(lying.s, 1).tokens[0]] == ["tactical_drop", "tactical_invade"]


def test_10_6_others_tokens_stay_where_they_are() -> None:
    """Entering a sector neither shows nor removes another player's token. §10.6"""
    table = sailing("dorn/core", "tokens=/tactical_invade@rohn", rohn="R.G").say("rohn")
    assert table.question == "PlayMercenary"
    assert [token.kind for token in GAME.view(table.s, 0).tokens[1]] == [None]


def test_token_6_6_a_useless_token_is_asked_about_all_the_same() -> None:
    """Whether a token has any use depends on its kind, so its owner is always asked. §6.6"""
    table = sailing("dorn/core", "tokens=tactical_drop@rohn/", rohn="R1i.G1i").say("rohn")
    assert table.legal() == ["leave"]


@pytest.mark.parametrize("way", ["ship", "dropship", "covert ops", "token"])
def test_9_7_a_planet_must_be_face_up(way: str) -> None:
    """Units cannot land on a face-down planet, by any means. §9.7"""
    deploying = f"turn=0:actions rows=M29/ played=M29 ships=core/core {TURN}"
    covert = "turn=0:mercenary rows=M01*M22/ ships=core/core bases=3.3.2/3.3.2 hands=M33/M03"
    tables = {
        "ship": lambda: Table(words=deploying.replace("3.3.2", "3.3.0")).say("deploy"),
        "dropship": lambda: Table(words=deploying).say("deploy"),
        "covert ops": lambda: Table(words=covert).say("M33 right", "guard", "use"),
        "token": lambda: sailing("dorn/core", "tokens=tactical_drop@rohn/", rohn="R.G").say("rohn"),
    }
    table = tables[way]()
    line = "use ultara1" if way == "token" else "ultara1"
    assert table.refused(line) == ("face_down", "9.7")


def test_recon_8_3_nothing_left_to_explore() -> None:
    """Without an unexplored sector Recon is not available. §8.3"""
    words = f"turn=0:actions rows=M24/ played=M24 ships=core/core {TURN}"
    bright = {"ultara": "Y.Y", "vessk": "G.G", "hiran": "W.W", "rohn": "B.R", "kaleth": "B.R", "ommar": "P.G"}
    table = Table(words=words, **bright)
    assert table.refused("recon") == ("nothing_to_act_on", "8.3")
