/** The games with a plug-in, one line each. A game that is missing here is played with the general widgets alone. */
import { SvelteMap } from 'svelte/reactivity';
import { general } from './general';
import type { Plugin } from './plugin';

const PLUGINS: Record<string, () => Promise<{ default: Plugin }>> = {
  rex: () => import('./rex'),
  tigris: () => import('./tigris'),
  warlords: () => import('./warlords'),
};

/** The plug-ins loaded so far, by game. */
export const loaded = new SvelteMap<string, Plugin>();

export async function loadPlugin(game: string): Promise<Plugin> {
  const known = loaded.get(game);
  if (known) return known;
  const plugin = Object.hasOwn(PLUGINS, game) ? (await PLUGINS[game]!()).default : await Promise.resolve(general);
  loaded.set(game, plugin);
  return plugin;
}

/** For parts of a page that need not wait: the general plug-in until the one of the game is loaded. */
export function pluginFor(game: string): Plugin {
  const known = loaded.get(game);
  if (!known) loadPlugin(game).catch(() => undefined); // offline: then it stays general
  return known ?? general;
}
