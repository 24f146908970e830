/**
 * Large drawings are files of their own, not scripts: fetched once per page, kept by the browser, put into the page as
 * they are.
 */
const fetched = new Map<string, Promise<string>>();

/** What is inside the `svg` at this address. One that could not be had is tried again by whoever asks next. */
export function drawing(address: string): Promise<string> {
  const known = fetched.get(address);
  if (known) return known;
  const coming = fetch(address).then(async (response) => {
    if (!response.ok) throw new Error(`no drawing: ${response.status}`);
    return inside(await response.text());
  });
  fetched.set(address, coming);
  coming.catch(() => fetched.delete(address));
  return coming;
}

export function inside(svg: string): string {
  return svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<\/?defs>/g, '');
}
