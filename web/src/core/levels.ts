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
