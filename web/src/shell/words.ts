/** Clocks and options in plain words. */
import { say } from '$core/session.svelte';
import { kebab } from '$core/telling';

export function paceWords(pace: string): string {
  return say(`web-pace-${pace}-about`);
}

export function optionWords(game: string, options: Record<string, unknown>): string[] {
  return Object.entries(options).flatMap(([name, on]) => (on === true ? [say(`${game}-option-${kebab(name)}`)] : []));
}
