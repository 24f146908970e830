/** The levels of bots in words, and the last chosen one. */
import { parts, preselected } from '$core/levels';
import { keep, kept, say, session } from '$core/session.svelte';

export function levelName(bot: string): string {
  return words(bot, '');
}

export function characterName(character: string): string {
  return say(`character-${character}`);
}

export function characterAbout(character: string): string {
  return say(`character-${character}-about`);
}

/** Level and character of a bot at a table. */
export function botWords(bot: string): string {
  const [level, character] = parts(bot);
  return character ? `${levelName(level)}, ${characterName(character)}` : levelName(level);
}

/** How it plays, in a few words. */
export function levelAbout(bot: string): string {
  return words(bot, '-about');
}

function words(bot: string, what: string): string {
  const key = `level-${bot === 'greedy' ? 'expert' : bot}${what}`; // older tables have that one
  return session.messages?.has(key) ? say(key) : bot;
}

export function usualBot(bots: readonly string[]): string {
  return preselected(kept('level'), bots);
}

export function keepLevel(bot: string): void {
  keep('level', bot);
}
