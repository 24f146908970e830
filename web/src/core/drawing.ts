/** Large drawings are separate files, not scripts: fetched once per page, cached by the browser, inserted unchanged. */
const fetched = new Map<string, Promise<string>>();

/** The contents of the `svg` at this address. After a failure the next caller retries. */
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
