/** Labels on the board for answers: the numbers of a hint, or the chances in a review. */

/** By place: the labels of the answers that lead there, such as "1" or "1·3". An answer without a place has none. */
export function labelledPlaces(answers: readonly (readonly [string, readonly string[]])[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [label, places] of answers) {
    const place = places.at(-1);
    if (place !== undefined) found.set(place, found.has(place) ? `${found.get(place)}·${label}` : label);
  }
  return found;
}

/** The same with the numbers of the answers. */
export function numberedPlaces(answers: readonly (readonly string[])[]): Map<string, string> {
  return labelledPlaces(answers.map((places, at) => [`${at + 1}`, places]));
}

/** A label on a board: its middle, and half of its width. */
export interface Label {
  x: number;
  y: number;
  half: number;
}

/** The same labels side by side where they would cover each other; all are `height` high. */
export function apart<L extends Label>(labels: readonly L[], height: number): L[] {
  const found = labels.map((label) => ({ ...label }));
  found.forEach((one, at) => {
    for (const other of found.slice(at + 1)) {
      const over = one.half + other.half - Math.abs(one.x - other.x);
      if (over <= 0 || Math.abs(one.y - other.y) >= height) continue;
      const left = one.x <= other.x ? one : other;
      const right = left === one ? other : one;
      left.x -= over / 2;
      right.x += over / 2;
    }
  });
  return found;
}
