/** State that the parts of the table share: the answer in progress, units picked up, open sheets. */
import { keep, kept } from '$core/session.svelte';
import { asks, begins, choices, type Word, type Words } from '$core/sheet';
import type { Answering } from '../../table/answering.svelte';
import type { Scene } from './battle';
import type { Shown, Side } from '../../table/state.svelte';

class Desk {
  table = $state.raw<Shown<'warlords'> | null>(null);
  side = $state.raw<Side<'warlords'> | null>(null);
  answering = $state.raw<Answering | null>(null);
  units = $state(''); // letters of the units picked up on the Launch Pad
  folded = $state(false); // the scene is folded away to look at the chart
  odds = $state(kept('warlords-odds') !== 'no'); // whether odds are shown
  open = $state<'' | 'power' | 'rivals'>(''); // a sheet over the chart
  tab = $state<'base' | 'row' | 'hand' | 'market' | 'tracks' | 'rivals'>('row'); // on a phone

  scene = $state.raw<Scene | null>(null); // the battle on screen

  since = $state(0); // facts before this one are old: they came before the answer to the previous question
  #asked: number | undefined;
  #length = 0;

  /** A new question: the facts since the previous one are news. */
  follow(asked: number | undefined, length: number): void {
    if (asked === undefined || asked === this.#asked) return;
    this.since = this.#asked === undefined ? length : this.#length;
    this.#asked = asked;
    this.#length = length;
  }
  /** Marks all facts so far as read. */
  read(): void {
    this.since = this.side?.facts.length ?? 0;
  }
  sit(table: Shown<'warlords'>, side: Side<'warlords'>, answering: Answering): void {
    this.table = table;
    this.side = side;
    this.answering = answering;
  }
  showOdds(shown: boolean): void {
    this.odds = shown;
    keep('warlords-odds', shown ? 'yes' : 'no');
  }
  /** The answer so far with this thing added, directly or after one verb; null: it is no answer. */
  wordsFor(thing: Word, verbs: readonly string[] = []): Words | null {
    const sheet = this.side?.question;
    if (!sheet || !this.answering) return null;
    const said = this.answering.said;
    const ways: Words[] = [[...said, thing], ...verbs.map((verb) => [verb, thing])];
    return ways.find((words) => begins(sheet, words) && choices(sheet, words.slice(0, -1)).includes(thing)) ?? null;
  }
  name(words: Words): void {
    if (this.table) this.table.refused = null;
    void this.answering?.try(words);
  }
}
export const desk = new Desk();

/** Whether two strings name the same units, in any order. */
export function alike(a: string, b: string): boolean {
  return a.length === b.length && Array.from(a).sort().join('') === Array.from(b).sort().join('');
}
/** The words before a planet and the planets where units may land, if the question is about that. */
export function landing(side: Side<'warlords'> | null, said: Words): { begun: Words; planets: string[] } | null {
  const sheet = side?.question;
  if (!sheet || !asks(sheet, 'DeployUnits', 'MayUseToken')) return null;
  const begun: Words = sheet.topic === 'MayUseToken' ? ['use'] : [];
  if (!begins(sheet, begun) || said.length > begun.length + 1) return null;
  return { begun, planets: choices(sheet, begun).map(String) };
}
