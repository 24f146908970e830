/** The server draws the ground under the pieces, once per layout: the same art as the terminal's pictures. */
import type { LayoutName } from './geometry';

const fetched = new Map<LayoutName, Promise<string>>();

export function ground(layout: LayoutName): Promise<string> {
  let found = fetched.get(layout);
  if (!found) {
    found = fetch(`/art/tigris/${layout}.svg`).then((response) => {
      if (!response.ok) throw new Error(`no ground: ${response.status}`);
      return response.text();
    });
    found.catch(() => fetched.delete(layout)); // the next board retries
    fetched.set(layout, found);
  }
  return found;
}
