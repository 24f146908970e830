import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it('components of boards take their colours from tokens', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svelte'),
  );
  expect(files.length).toBeGreaterThan(100);
  const written = (file: string) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').match(/(?<!url\(|href=")#[\da-f]{3,8}\b/gi) ?? [];
  expect(files.flatMap((file) => written(file).map((colour) => `${file}: ${colour}`))).toEqual([]);
});
