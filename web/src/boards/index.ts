import { general } from './general';
import type { Plugin } from './plugin';
import { rex } from './rex';
import { tigris } from './tigris';

const PLUGINS: Record<string, Plugin> = { rex, tigris };

export function pluginFor(game: string): Plugin {
  return PLUGINS[game] ?? general;
}
