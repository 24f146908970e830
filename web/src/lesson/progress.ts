/** Which steps of a lesson are done, as it is kept in the browser. */

export function read(text: string | null, steps: readonly string[]): string[] {
  return (text ?? '').split(' ').filter((name) => steps.includes(name));
}

export function write(done: readonly string[]): string {
  return done.join(' ');
}
