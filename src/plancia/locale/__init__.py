"""Every sentence a person reads, in English, Italian and French: Fluent files, one set for terminal, server and web.

`<lang>/engine.ftl` belongs to the kernel, `<lang>/<game>*.ftl` to a game, `<lang>/terminal.ftl` to the command. Keys
follow from names in the code, in kebab-case, so that none can be forgotten (`tests/locale` compares them):

    <game>-title, -tagline                 the name of the game, and a short description
    <game>-colour-<colour>                 the name of a colour that players may choose tigris-colour-lion
    <game>-fact-<Fact>                     one line of the log                          tigris-fact-tile-laid
    <game>-ask-<Question>                  the topic of a question, one sentence        tigris-ask-take-action
    <game>-ask-<Question>[-<verb>]-<field> the prompt for a field; the verb if any      tigris-ask-take-action-tile-cell
    <game>-word-<verb>                     a first word to choose                       tigris-word-end
    <game>-word-<verb>-<word>              a later one: red is a temple or a priest     tigris-word-leader-red
    <game>-word-<Question>-<word>          the same in a question without verbs         tigris-word-draw-from-bag
    <game>-word-<Question>                 a number, with `$count` if needed            tigris-word-add-tiles
    <game>-name-<thing>                    the name of a card, a place, an action       warlords-name-m07
    <game>-about-<thing>                   what it does                                 rex-about-informant
    <game>-consequence-<thing>             an effect of an answer                      rex-consequence-pays
    <game>-no-<code>, no-<code>            why an answer is illegal; the kernel's own   tigris-no-wrong-ground
    <game>-option-<option>[-about]         an option, and what it changes               tigris-option-open-tiles
    record-<code>, bot-, database-         a problem with data from outside             record-cut-off
    edition-<code>                         the same for a record of an edition file     edition-no-icon
    <game>-over-<reason>                   why the game is over                         tigris-over-bag
    <game>-near-<code>                     what may soon end it                         tigris-near-bag
    <game>-promise-<Promise>               what a player promises                       rex-promise-stay-out
    <game>-term-<Term>                     what a deal carries out at once              rex-term-gift
    <game>-piece-<symbol>                  the name of a drawn piece                    tigris-piece-tile-red
    terminal-<game>-example, -forbidden,   an answer, an illegal answer and a term, for the help of the terminal
      -thing
    web-<game>-<…>                         texts on the board of a game in the browser  web-tigris-leaders
    <game>-part-<…>                        a part of other messages; each language has its own. A handful of tiles
                                           uses `-part-tiles`

Cells and bare numbers have no message. The variables of a message are the fields of its fact, question or consequence.
The type of a field declares its kind (`engine/fields.py`), and the kind decides how the value is shown:

    seat            the player's name: `$player` for the field `seat`, else a variable with the name of the field.
                    `$you` is `yes` if `seat` is the reader; for other fields it is the name of the field, such as
                    `attacker`; `no` if the reader is none of them
    name            the name of a thing: `<game>-name-<thing>`
    cell            in capitals
    amount          a number, which selects a plural and is shown without grouping
    case            a word that selects a variant, such as a colour; several are joined, as in `red-blue`. A bool is
                    `yes` or `no`
    pieces          in words, as in “2 temples and a market”; `$count` is their number
    places          `$winners`, their `$count`, and `$you` if the reader is one of them
    strengths       `$attack`, `$defence`, `$more`, `$less`, and `$tie`

Lists are shown as in “this, that and the other” (cells with commas only); `$count` is the number of players, things or
cells. None is `none`. A number that is only shown comes from `Messages.number`.

Messages in languages with genders never depend on the gender of the player.
"""

from plancia.locale.messages import LANGUAGES, Messages, Value, messages, system_language
from plancia.locale.phrases import (
    answer_line,
    consequence_line,
    fact_line,
    fault,
    flaw,
    in_edition,
    is_seat,
    join_list,
    label,
    near_end_line,
    piece_names,
    pieces_text,
    promise_line,
    prompt,
    refusal,
    term_line,
    thing_name,
    topic,
)

__all__ = [
    "LANGUAGES",
    "Messages",
    "Value",
    "answer_line",
    "consequence_line",
    "fact_line",
    "fault",
    "flaw",
    "in_edition",
    "is_seat",
    "join_list",
    "label",
    "messages",
    "near_end_line",
    "piece_names",
    "pieces_text",
    "promise_line",
    "prompt",
    "refusal",
    "system_language",
    "term_line",
    "thing_name",
    "topic",
]
