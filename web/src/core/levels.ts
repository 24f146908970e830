/** The levels of bots that are offered. The server lists them, the weakest first. */

/** What earlier bots are called now: older tables and saved settings still have them. */
const EARLIER: Readonly<Record<string, string>> = { greedy: 'expert', random: 'novice' };

/** The same bot, by a name that is still offered; undefined: there is none. */
export function offered(bot: string, bots: readonly string[]): string | undefined {
  return [bot, EARLIER[bot] ?? bot].find((one) => bots.includes(one));
}

/** The level that was chosen last; for a first game the weakest. */
export function preselected(last: string | null, bots: readonly string[]): string {
  return offered(last ?? '', bots) ?? bots[0] ?? 'random';
}

/** A bot with a character, in a game that has them: as chosen, or each seat another one. */
export function withCharacter(bot: string, seat: number, characters: readonly string[], wish = ''): string {
  const character = characters.includes(wish) ? wish : characters[seat % characters.length];
  return character && !bot.includes('-') ? `${bot}-${character}` : bot;
}

/** The level and the character of a bot; "": it has none. */
export function parts(bot: string): [level: string, character: string] {
  const [level = bot, character = ''] = bot.split('-');
  return [level, character];
}
