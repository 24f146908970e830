/** The meaning of the things on the table, in words: cards, circles, spaces, tracks, counts. */
import { say } from '$core/session.svelte';
import type { Line, Note } from './explain.svelte';
import { about, called, listed, printed, titled, unitsIn } from './names';
import { guardsOf, held, SOURCES, strongest, total, type View } from './position';
import { livery } from './liveries.svelte';
import { BONUSES, BOX, spaces, steps } from './world';

const player = (v: View, seat: number, names: readonly string[]) =>
  seat === v.seat ? say('web-you-name') : (names[seat] ?? '');

// ---- cards
/** The cost of an action; "": nothing but the units that land. §9 */
export function priceOf(action: string): string {
  if (['deploy', 'deploy_only', 'blockade'].includes(action)) return '';
  return say('web-warlords-x-price', { either: action === 'bombard' });
}
export function whereabouts(v: View, card: string, names: readonly string[]): string {
  const row = v.rows.findIndex((cards) => cards.includes(card));
  const where = v.market.includes(card) ? 'market' : v.hand.includes(card) ? 'hand' : row === v.seat ? 'row' : 'rival';
  return where === 'rival' && row < 0 ? '' : say('web-warlords-x-where', { where, player: names[row] ?? '' });
}
export interface Part {
  icon: string;
  ground?: string; // below the icon
  title: string;
  price?: string;
  text: string;
  gain?: string;
}
/** Everything printed on a mercenary, in reading order. */
export function printedOn(v: View, card: string): Part[] {
  const shows = BOX.mercenaries[card]!;
  const recruits = 'i'.repeat(shows.infantry ?? 0) + 't'.repeat(shows.tank ?? 0) + 'a'.repeat(shows.aircraft ?? 0);
  return [
    mission(v, card),
    ...shows.actions.map((action) => ({
      icon: `ac-${action}`,
      ground: 'eight',
      title: titled(action),
      price: priceOf(action),
      text: about(action),
    })),
    half(v, card, 'left'),
    half(v, card, 'right'),
    { icon: 'icon-infantry', title: unitsIn(recruits), text: say('web-warlords-x-recruits') },
    ...(shows.two ? [{ icon: 'two', title: say('web-warlords-x-two'), text: say('web-warlords-x-two-about') }] : []),
  ];
}
function mission(v: View, card: string): Part {
  const kind = BOX.mercenaries[card]!.mission;
  const part = { icon: `g-${kind}`, title: say('web-warlords-x-mission', { kind: called(kind) }) };
  if (v.wounded.includes(card)) return { ...part, text: say('web-warlords-x-mission-wounded') };
  const text = say('web-warlords-x-mission-about', { kind: called(kind) });
  const count = v.seat === null ? 0 : held(v, v.seat, kind).length;
  if (!count) return { ...part, text };
  return { ...part, text: `${text} ${say('web-warlords-x-mission-held', { count })}`, gain: `+${2 * count}` };
}
/** The left half-circle joins the right end of the row. For a card already in a row, only the ability is explained. */
function half(v: View, card: string, side: 'left' | 'right'): Part {
  const ability = BOX.mercenaries[card]![side];
  const part = { icon: `disc-${ability}`, title: say('web-warlords-x-half', { side, ability: called(ability) }) };
  const own = v.seat === null ? [] : v.rows[v.seat]!;
  if (!own.length || v.rows.some((row) => row.includes(card))) return { ...part, text: about(ability) };
  const end = side === 'left' ? BOX.mercenaries[own.at(-1)!]!.right : BOX.mercenaries[own[0]!]!.left;
  return { ...part, text: say(`web-warlords-x-half-${end === ability ? 'fits' : 'unfit'}`, { side }) };
}

// ---- circles
/** An ability; `between`: the two cards of its circle. */
export function abilityNote(v: View, seat: number, ability: string, between?: readonly [string, string]): Note {
  const { manoeuvre, source } = BOX.abilities[ability]!;
  const [used, count] = [v.abilities[seat]!.includes(ability), guardsOf(v, seat, ability)];
  const kinds = [...new Set(between?.map((card) => called(BOX.mercenaries[card]!.mission)) ?? [])];
  return {
    icon: `disc-${ability}`,
    title: titled(ability),
    about: between ? say('web-warlords-x-circle', { left: called(between[0]), right: called(between[1]) }) : '',
    lines: [
      { lead: say('web-warlords-x-second'), text: about(ability) },
      {
        lead: kinds.length ? say('web-warlords-x-defence-of', { kinds: listed(kinds) }) : say('web-warlords-x-defence'),
        text: say('warlords-consequence-manoeuvre', { manoeuvre }),
      },
    ],
    foot: say('web-warlords-ability', { ability: called(ability), count, used }),
    made: source === 'reconstructed',
  };
}

// ---- tracks
/** A space of the reputation track; 0 is the start. */
export function spaceNote(v: View, at: number, names: readonly string[]): Note {
  const space = spaces()[at - 1];
  const here = v.reputation.flatMap((one, seat) => (one === at ? [player(v, seat, names)] : []));
  const found = space ? [...space.offers, ...(space.power ? ['power'] : [])] : [];
  const marker = space ? v.markers[space.slot - 1] : undefined;
  return {
    title: say('web-warlords-x-space', { count: at }),
    about: space ? say('web-warlords-x-space-take', { count: found.length }) : say('web-warlords-x-space-start'),
    lines: found.map((offer) => ({
      icon: BONUSES[offer] ?? '',
      text: say('web-warlords-x-offer', { offer, count: space?.power ?? 0 }),
    })),
    foot: [
      ...(marker ? [say('web-warlords-x-space-how', { action: called(marker) })] : []),
      ...(space?.ends_game ? [say('web-warlords-x-space-ends')] : []),
      ...(here.length ? [say('web-warlords-x-space-here', { players: listed(here) })] : []),
    ].join(' '),
    made: space?.source === 'reconstructed',
  };
}
export function markerNote(action: string): Note {
  return {
    icon: `ac-${action}`,
    title: titled(action),
    about: say('web-warlords-x-marker'),
    lines: [{ text: say('web-warlords-x-marker-about') }, { text: about(action) }],
  };
}
export function trackNote(v: View, kind: string, names: readonly string[]): Note {
  const at = steps()[v.track[kind] ?? 0]!;
  const best = strongest(v, kind);
  const tie = best.length > 1 && !v.options.shared_majorities;
  const lead = tie ? say('web-warlords-tie') : listed(best.map((seat) => player(v, seat, names)));
  return {
    icon: `g-${kind}`,
    title: called(kind),
    lines: [
      { lead: String(at.deploy), text: say('web-warlords-x-track-deploy') },
      { lead: String(at.majority), text: say('web-warlords-x-track-majority') },
      { text: say('web-warlords-x-track-lead', { players: lead || say('web-warlords-nobody') }) },
    ],
    foot: say('web-warlords-x-track-moves'),
    made: BOX.planet_track[String(v.track[kind] ?? 0)]?.source === 'reconstructed',
  };
}

// ---- seats
export function powerNote(v: View, seat: number): Note {
  return {
    title: say('web-warlords-x-power', { count: total(v.scores[seat]!) }),
    lines: SOURCES.map((source): Line => ({
      box: `var(--wl-src-${source})`,
      lead: `${say(`web-warlords-source-${source}`)} ${v.scores[seat]![source]}`,
      text: sourceAbout(v, source),
    })),
  };
}
/** One source of power. */
export function sourceNote(v: View, source: (typeof SOURCES)[number]): Note {
  return { title: say(`web-warlords-source-${source}`), lines: [{ text: sourceAbout(v, source) }] };
}
const sourceAbout = (v: View, source: string) =>
  say(`web-warlords-about-${source}${source === 'majorities' && v.options.shared_majorities ? '-shared' : ''}`);
export function countsNote(v: View, seat: number, names: readonly string[]): Note {
  const { pad } = v.bases[seat]!;
  const coat = livery(seat);
  const kinds = ['inf', 'tank', 'air'] as const;
  return {
    title: player(v, seat, names),
    lines: [
      ...kinds.flatMap((kind, k): Line[] =>
        pad[k]
          ? [{ icon: `${kind}-${coat}`, text: `${unitsIn('ita'[k]!.repeat(pad[k]))} ${say('web-warlords-x-pad')}` }]
          : [],
      ),
      { icon: 'icon-mercenary', text: say('web-warlords-x-hand', { count: v.hand_sizes[seat]! }) },
      { icon: 'ac-support', text: say('web-warlords-x-supports', { count: v.support_sizes[seat]! }) },
      { icon: 'rep', text: say('web-warlords-x-reputation', { count: v.reputation[seat]!, of: spaces().length }) },
    ],
  };
}
/** A command row at a glance. */
export function rowNote(v: View, seat: number, names: readonly string[]): Note {
  return {
    title: `${say('web-warlords-row')}, ${player(v, seat, names)}`,
    lines: v.rows[seat]!.map((card) => ({
      icon: `g-${BOX.mercenaries[card]!.mission}`,
      lead: called(card),
      text: v.wounded.includes(card) ? say('web-warlords-wounded') : called(BOX.mercenaries[card]!.mission),
    })),
    foot: say('web-warlords-x-row'),
  };
}

// ---- base and turn
export const baseNote = (space: string): Note => ({
  title: printed(`space-${space}`),
  lines: [{ text: say(`web-warlords-x-base-${space}`) }],
});
export const phaseNote = (phase: string): Note => ({
  title: say(`web-warlords-phase-${phase}`),
  lines: [{ text: say(`web-warlords-x-phase-${phase}`) }],
});
export const diceNote = (faces: readonly string[]): Note => ({
  title: say('web-warlords-x-dice'),
  lines: [...new Set(faces)].map((face) => ({
    icon: `die-${face}`,
    lead: `${titled(face)}.`,
    text: say('web-warlords-x-die', { face }),
  })),
});
export const deckNote = (v: View): Note => ({
  title: say('web-warlords-deck', { count: v.deck }),
  lines: [{ text: say('web-warlords-x-deck', { two: v.seats === 2 }) }],
});
/** A recon token on the chart; only its owner knows its number. */
export const tokenNote = (label: string, kind: string | null): Note => ({
  title: label,
  lines: [{ text: kind ? about(kind) : say('web-warlords-x-token') }],
});
export const shipNote = (label: string): Note => ({
  title: label,
  lines: [{ text: say('web-warlords-x-phase-mothership') }],
});
