/**
 * The statistics of each game on a profile, and their format. The names are those of the game's `statistics` in Python.
 */
export type Totals = Readonly<Record<string, number>>;

/** How the parts are drawn: as columns in the colours of the game, as tiles with a drawing, or as one bar. */
export type Form = 'columns' | 'tiles' | 'bar';

interface Shown {
  shares: readonly (readonly [name: string, of: string])[]; // 112 of 184
  means: readonly string[]; // for each game
  counts: readonly string[];
  /** Parts of a whole; each name has the part as its suffix. */
  parts: { form: Form; start: string; ends: readonly string[]; name: (end: string) => string; wins: boolean };
}

const SHOWN: Readonly<Record<string, Shown>> = {
  tigris: {
    shares: [
      ['wars_won', 'wars'],
      ['revolts_won', 'revolts'],
    ],
    means: ['monuments'],
    counts: [],
    parts: {
      form: 'columns',
      start: 'weakest',
      ends: ['red', 'blue', 'green', 'black'],
      name: (end) => `web-tigris-points-${end}`,
      wins: false,
    },
  },
  rex: {
    shares: [
      ['battles_won', 'battles'],
      ['allied_wins', 'won'],
    ],
    means: [],
    counts: ['treason', 'betrayed'],
    parts: {
      form: 'tiles',
      start: 'race',
      ends: ['lazax', 'sol', 'jol-nar', 'letnev', 'hacan', 'xxcha'],
      name: (end) => `rex-name-${end}`,
      wins: true,
    },
  },
  warlords: {
    shares: [['invasions_won', 'invasions']],
    means: ['circles', 'power', 'guards_lost'],
    counts: [],
    parts: {
      form: 'bar',
      start: 'ending',
      ends: ['four_of_a_kind', 'reputation', 'last_card'],
      name: (end) => `web-warlords-stat-ending_${end}`,
      wins: false,
    },
  },
};

export const formOf = (game: string): Form => SHOWN[game]?.parts.form ?? 'bar';
export const hasStatistics = (game: string) => Object.hasOwn(SHOWN, game);

export type Line =
  | { name: string; kind: 'share'; count: number; of: number }
  | { name: string; kind: 'mean'; value: number }
  | { name: string; kind: 'count'; count: number };

/** The lines of a game; shares of nothing are omitted. */
export function lines(game: string, totals: Totals): Line[] {
  const shown = SHOWN[game];
  const of = (name: string) => totals[name] ?? 0;
  if (!shown || !of('games')) return [];
  const shares = shown.shares.map(([name, all]) => ({ name, kind: 'share' as const, count: of(name), of: of(all) }));
  return [
    ...shares.filter((line) => line.of > 0),
    ...shown.means.map((name) => ({ name, kind: 'mean' as const, value: of(name) / of('games') })),
    ...shown.counts.map((name) => ({ name, kind: 'count' as const, count: of(name) })),
  ];
}

export interface Part {
  end: string;
  message: string; // message key of its name
  count: number;
  share: number; // 0 to 1, of all parts
  won: number | null; // null: wins do not apply
}

/** The frequency of each colour, race or ending; none: unknown. */
export function parts(game: string, totals: Totals): Part[] {
  const shown = SHOWN[game]?.parts;
  if (!shown) return [];
  const counts = shown.ends.map((end) => ({ end, count: totals[`${shown.start}_${end}`] ?? 0 }));
  const all = counts.reduce((sum, { count }) => sum + count, 0);
  if (!all) return [];
  return counts.map(({ end, count }) => ({
    end,
    message: shown.name(end),
    count,
    share: count / all,
    won: shown.wins ? (totals[`${shown.start}_${end}_won`] ?? 0) : null,
  }));
}
