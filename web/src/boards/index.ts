/** The games with a plug-in, one line each. A game without one has no board and uses the general widgets. */
import { SvelteMap } from 'svelte/reactivity';
import { general } from './general';
import type { GameName } from '../generated/types';
import type { Plugin } from './plugin';

const PLUGINS: { [G in GameName]?: () => Promise<{ default: Plugin<G> }> } = {
  rex: () => import('./rex'),
  tigris: () => import('./tigris'),
  warlords: () => import('./warlords'),
};

/** Whether a game has a board of its own in the browser. */
export function hasBoard(name: string): name is keyof typeof PLUGINS {
  return Object.hasOwn(PLUGINS, name);
}

/** The plug-ins loaded so far, by game. */
export const loaded = new SvelteMap<string, Plugin>();

/** Pages pass the views and facts of a table to the plug-in of its game; the compiler cannot check that. */
function anyGame(plugin: { [G in GameName]: Plugin<G> }[GameName]): Plugin {
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- see above
  return plugin as Plugin;
}

export async function loadPlugin(game: string): Promise<Plugin> {
  const known = loaded.get(game);
  if (known) return known;
  const load = hasBoard(game) ? PLUGINS[game] : undefined;
  const plugin = load ? anyGame((await load()).default) : general;
  loaded.set(game, plugin);
  return plugin;
}

/** For parts of a page that need not wait: the general plug-in until the game's own is loaded. */
export function pluginFor(game: string): Plugin {
  const known = loaded.get(game);
  if (!known) loadPlugin(game).catch(() => undefined); // offline: the general one stays
  return known ?? general;
}
