"""Teams of two, and four players without teams."""

from plancia.engine import to_move
from plancia.games.warlords import GAME
from plancia.games.warlords.facts import ExchangeSeen, GuardKilled, PlanetsExchanged
from tests.games.warlords.table import Table


def four(words: str = "", card: str = "M04", **sectors: str) -> Table:
    """Seat 0 acts; its teammate is seat 2."""
    defaults = {
        "rows": f"{card}///",
        "ships": "core/core/core/core",
        "bases": "/".join(["3.3.2"] * 1 + ["3.0.0"] * 3),
        "hands": "M02/M03/M08/M09",
        "markers": "support.recon.recon.bombard.bombard",
    }
    text = " ".join(f"{key}={value}" for key, value in defaults.items())
    return Table(words=f"seats=4 turn=0:actions played={card} {text} {words}", **sectors)


def test_teams_16_1_mates_are_no_targets() -> None:
    """Assassinate, Subterfuge, Bombard and invasion cannot target a teammate. §16.1 §9.7"""
    table = four("rows=M04/M05-M10/M12-M16/M17-M18", core="Y2i.B1i.W.G.R").say("assassinate")
    assert table.legal() == ["wound M05", "wound M10", "wound M17", "wound M18"]
    assert table.refused("wound M12") == ("no_opponents_mercenary", "9.9")
    assert four().say("subterfuge").legal() == ["1", "3"]
    bombs = four("rows=M01///", card="M01", core="Y2i.B1i.W.G.R").say("bombard infantry")
    assert bombs.legal() == ["core2"]
    assert four(core="Y2i.B1i.W.G.R").say("deploy").refused("core1") == ("planet_of_a_mate", "9.7")


def test_teams_16_1_orbital_bombardment_hits_anybody() -> None:
    """Orbital Bombardment may destroy a teammate's units. §16.1"""
    words = (
        "turn=0:mercenary rows=M11*M10/// hands=M12/M03/M08/M09 ships=core/core/core/core bases=3.3.2/3.0.0/3.0.0/3.0.0"
    )
    table = Table(words=f"seats=4 {words}", core="Y2i.B1i.W.G.R").say("M12 right", "guard", "use")
    assert table.legal() == ["core1", "core2"]


def test_teams_16_2_one_free_team_action() -> None:
    """One team action per turn, between other actions, at no cost. §16.2"""
    for action in (["send_troops 1"], ["exchange_planets core1 dorn1"], ["exchange_cards", "0: M02", "2: M08"]):
        table = four(core="Y0i.B.W.G.R", dorn="G2a.R")
        assert {"exchange_cards", "exchange_planets", "send_troops"} <= set(table.offered())
        table.say(*action)
        assert not any(word.startswith(("exchange", "send")) for word in table.offered())
    assert "subterfuge" in table.offered()


def test_teams_16_3_exchange_of_cards() -> None:
    """Both choose a card at the same time; the teammate may not refuse. §16.3"""
    table = four("hands=M02.M05/M03/M08.M10/M09").say("exchange_cards")
    assert to_move(table.s) == (0, 2)
    table.say("2: M08")
    assert GAME.view(table.s, 0).sealed.own is None
    table.say("0: M02")
    assert table.s.hands[0] == ("M05", "M08")
    assert table.s.hands[2] == ("M02", "M10")


def test_teams_16_3_both_need_a_card() -> None:
    """With an empty hand on either side there is no exchange. §16.3"""
    assert "exchange_cards" not in four("hands=/M03/M08/M09").offered()
    assert "exchange_cards" not in four("hands=M02/M03//M09").offered()


def test_16_4_exchange_of_planets() -> None:
    """Planets in two adjacent sectors, not the same one; tanks and aircraft move too. §16.4"""
    table = four(core="Y0i.B2it.W.G.R", dorn="G2a.R", jyss="P.Y2i")
    assert table.legal("exchange_planets") == ["exchange_planets core1 dorn1", "exchange_planets core1 jyss2"]
    power, track = table.s.power, table.s.track
    table.say("exchange_planets core1 dorn1")
    assert table.facts_of(PlanetsExchanged)[0].planets == ("core1", "dorn1")
    assert (table.planet("core1"), table.planet("dorn1")) == ("2a", "0i")
    assert (table.s.power, table.s.track) == (power, track)
    apart = four(dorn="G2a.R", jyss="P.Y0i")
    assert apart.legal("exchange_planets") == []


def test_16_3_exchanged_cards_are_chosen_unseen() -> None:
    """The teammate's gift is unknown until both have chosen, and stays unknown to the others. §16.3 §19.3"""
    table = four().say("exchange_cards", "0: M02")
    assert GAME.view(table.s, 2).sealed.own is None
    table.say("2: M08")
    assert GAME.view(table.s, 1).told == {}
    assert GAME.view(table.s, 0).told == {"M02": 0b0100}
    assert [(fact.of, fact.card, fact.to) for fact in table.facts_of(ExchangeSeen)] == [
        (0, "M02", (0, 2)),
        (2, "M08", (0, 2)),
    ]


def test_teams_16_5_sending_troops() -> None:
    """Infantry returns to the player's reserve; the teammate moves as many, as far as the reserve allows. §16.5"""
    table = four()
    assert table.legal("send_troops") == ["send_troops 1", "send_troops 2", "send_troops 3"]
    table.say("send_troops 2")
    assert (table.base(0).pad, table.base(2).pad) == ((1, 3, 2), (5, 0, 0))
    assert (table.base(0).reserve, table.base(2).reserve) == ((19, 0, 0), (15, 3, 2)), "infantry and nothing else"
    short = four("bases=3.3.2/3.0.0/18.0.0:1.0.0/3.0.0")
    assert short.legal("send_troops") == ["send_troops 1"]


def test_16_6_mates_see_nothing_of_each_other() -> None:
    """A teammate's hand, tokens and scouted planets stay hidden, and a teammate's guard does not help. §16.6 §14.3"""
    table = four("tokens=//tactical_drop@ultara/ scouted=//ultara1.ultara2/", ultara="b.g")
    view = GAME.view(table.s, 0)
    assert view.hand == ("M02",)
    assert view.tokens[2][0].kind is None
    assert next(p for p in view.planets if p.name == "ultara1").kind is None
    invasion = four("rows=M04//M25*M19/ bases=3.3.2/3.0.0/3.0.0/3.0.0", core="Y1i.B.W.G.R").say("deploy", "core1 iii")
    assert invasion.question == "RollDice"  # the guard belongs to seat 2, who is not seat 1's teammate
    mate = four("rows=M04///M25*M19", core="Y1i.B.W.G.R").say("deploy", "core1 iii")
    assert mate.question == "RollDice"


def test_teams_16_7_teams_add_up() -> None:
    """Each player scores alone; the team's sum decides, and both teammates share their place. §16.7 §18.6"""
    words = "turn=3:hire ending=reputation played=M22 rows=///M22 hands=M02/M03/M08/M09 market=M10.M11.M12.M15"
    table = Table(words=f"seats=4 {words} ships=core/core/core/core power=1/9/9/0")
    table.say("market M10", "M16")
    result = GAME.result(table.s)
    assert result is not None
    assert result.places == (1, 3, 1, 3)


def test_teams_16_7_ties_are_broken_by_the_sums_of_both_mates() -> None:
    """Mission power of both, then reputation of both; teams that are still equal share the victory. §16.7 §18.5"""
    words = "seats=4 turn=3:hire ending=reputation played=M22 hands=M02/M03/M09/M05 market=M10.M11.M12.M15"
    words = f"{words} ships=core/core/core/core track=0.0.0.0.0.0"
    ties: list[tuple[str, dict[str, str], tuple[int, ...]]] = [
        ("rows=M08///M22 power=1/4/0/3 reputation=0/9/0/9", {"core": "Y.B0i.W1ii.W2ii.R"}, (3, 1, 3, 1)),
        ("rows=M08///M22 power=1/2/0/3 reputation=0/9/0/9", {"core": "Y.B0i.W1ii.W2ii.R"}, (1, 3, 1, 3)),
        ("rows=///M22 power=2/1/0/1 reputation=1/5/5/0", {}, (1, 3, 1, 3)),
        ("rows=///M22 power=2/1/0/1 reputation=1/5/4/0", {}, (1, 1, 1, 1)),
    ]
    for text, sectors, places in ties:
        table = Table(words=f"{words} {text}", **sectors).say("market M10", "M16")
        result = GAME.result(table.s)
        assert result is not None
        assert result.places == places


def test_20_7_four_players_each_for_themselves() -> None:
    """Without teams there are no team actions, and all three others are opponents. §20.7"""
    table = four("options=free_for_all rows=M04/M05-M10/M12-M16/M17-M18")
    assert not any(word.startswith(("exchange", "send")) for word in table.offered())
    table.say("assassinate")
    assert "wound M12" in table.legal()
    killed = four("options=free_for_all rows=M04//M25*M19/").say("assassinate", "kill M25")
    assert killed.facts_of(GuardKilled)[0].owner == 2
