import { general } from './general';
import type { Plugin } from './plugin';
import { tigris } from './tigris';

const PLUGINS: Record<string, Plugin> = { tigris };

export function pluginFor(game: string): Plugin {
  return PLUGINS[game] ?? general;
}
