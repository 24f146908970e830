/** The finished steps of a lesson, stored in the browser. */

export function read(text: string | null, steps: readonly string[]): string[] {
  return (text ?? '').split(' ').filter((name) => steps.includes(name));
}

export function write(done: readonly string[]): string {
  return done.join(' ');
}
