/** The dynasty of each seat at the table on this page: players choose theirs before a game. */
import data from '$python/games/tigris/art/geometry.json';

export const DYNASTIES = $state<string[]>([...data.dynasties]);

/** By default each seat has its own dynasty. */
export function setColours(colours: readonly string[]): void {
  data.dynasties.forEach((name, seat) => (DYNASTIES[seat] = colours[seat] || name));
}
