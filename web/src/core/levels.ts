/** The available levels of bots. The server lists them, weakest first. */

/** The current names of earlier bots: older tables and saved settings still contain the old ones. */
const EARLIER: Readonly<Record<string, string>> = { greedy: 'expert', random: 'novice' };

/** The same bot under a name that is still available; undefined: none. */
export function offered(bot: string, bots: readonly string[]): string | undefined {
  return [bot, EARLIER[bot] ?? bot].find((one) => bots.includes(one));
}

/** The last chosen level; for a first game the weakest. */
export function preselected(last: string | null, bots: readonly string[]): string {
  return offered(last ?? '', bots) ?? bots[0] ?? 'random';
}

/** A bot with a character, in a game that has them: the chosen one, or a different one for each seat. */
export function withCharacter(bot: string, seat: number, characters: readonly string[], wish = ''): string {
  const character = characters.includes(wish) ? wish : characters[seat % characters.length];
  return character && !bot.includes('-') ? `${bot}-${character}` : bot;
}

/** The level and the character of a bot; "": without character. */
export function parts(bot: string): [level: string, character: string] {
  const [level = bot, character = ''] = bot.split('-');
  return [level, character];
}
