/** Numbers on the board for the answers of a hint. */

/** By place: the numbers of the answers that lead there, such as "1" or "1·3". An answer without a place has none. */
export function numberedPlaces(answers: readonly (readonly string[])[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [at, places] of answers.entries()) {
    const place = places.at(-1);
    if (place !== undefined) found.set(place, found.has(place) ? `${found.get(place)}·${at + 1}` : `${at + 1}`);
  }
  return found;
}
