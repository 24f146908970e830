import { general } from './general';
import type { Plugin } from './plugin';
import { rex } from './rex';
import { tigris } from './tigris';
import { warlords } from './warlords';

const PLUGINS: Record<string, Plugin> = { rex, tigris, warlords };

export function pluginFor(game: string): Plugin {
  return PLUGINS[game] ?? general;
}
