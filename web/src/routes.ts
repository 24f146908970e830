/** The page at each address. Pages are loaded when first opened. */
import type { Component } from 'svelte';

type Load = () => Promise<{ default: Component<{ what: string }> }>;
/** The last part names the feature that a page needs; the page of a disabled feature does not exist. */
const PAGES: [RegExp, Load, string?][] = [
  [/^\/$/, () => import('./pages/Home.svelte')],
  [/^\/create$/, () => import('./pages/Create.svelte')],
  [/^\/watch$/, () => import('./pages/Watch.svelte')],
  [/^\/mine$/, () => import('./pages/MyGames.svelte'), 'history'],
  [/^\/j(?:\/([^/]*))?$/, () => import('./pages/Join.svelte')],
  [/^\/t\/([^/]+)$/, () => import('./pages/Table.svelte')],
  [/^\/screen\/([^/]+)$/, () => import('./pages/Screen.svelte')],
  [/^\/rules\/([^/]+)$/, () => import('./pages/Rules.svelte')],
  [/^\/(?:rules|lesson)\/?$/, () => import('./pages/Games.svelte')],
  [/^\/replays$/, () => import('./pages/Replays.svelte')],
  [/^\/replay(?:\/([^/]+))?$/, () => import('./pages/Replay.svelte')],
  [/^\/lesson\/([^/]+)$/, () => import('./pages/Lesson.svelte')],
  [/^\/review\/([^/]+)$/, () => import('./pages/Review.svelte')],
  [/^\/puzzle\/all$/, () => import('./pages/Puzzles.svelte')],
  [/^\/puzzle(?:\/([^/]+))?$/, () => import('./pages/Puzzle.svelte')],
  [/^\/friends$/, () => import('./pages/Friends.svelte'), 'friends'],
  [/^\/notices$/, () => import('./pages/Notices.svelte'), 'notices'],
  [/^\/notices\/(confirm|unsubscribe)$/, () => import('./pages/NoticeLink.svelte'), 'notices'],
  [/^\/player\/([^/]+)$/, () => import('./pages/Player.svelte')],
  [/^\/leaders(?:\/([^/]+))?$/, () => import('./pages/Leaders.svelte'), 'ratings'],
  [/^\/tournaments$/, () => import('./pages/Tournaments.svelte'), 'tournaments'],
  [/^\/tournaments\/new$/, () => import('./pages/NewTournament.svelte'), 'tournaments'],
  [/^\/tournament\/([^/]+)$/, () => import('./pages/Tournament.svelte'), 'tournaments'],
  [/^\/account$/, () => import('./pages/Account.svelte')],
];

/** The page at this address and its argument; null: none. */
export function findPage(path: string, has: (feature: string) => boolean): { load: Load; what: string } | null {
  for (const [pattern, load, feature] of PAGES) {
    const match = pattern.exec(path);
    const what = match && decoded(match[1] ?? '');
    if (what !== null && (!feature || has(feature))) return { load, what };
  }
  return null;
}

/** Null: the address has an invalid percent escape, for instance a typo. */
function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
