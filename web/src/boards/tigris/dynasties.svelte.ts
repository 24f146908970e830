/** The dynasty of each seat at the table that the page shows: people choose theirs before a game. */
import data from '$python/games/tigris/art/geometry.json';

export const DYNASTIES = $state<string[]>([...data.dynasties]);

/** Without a choice everybody has the dynasty of the seat. */
export function setColours(colours: readonly string[]): void {
  data.dynasties.forEach((name, seat) => (DYNASTIES[seat] = colours[seat] || name));
}
