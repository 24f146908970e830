import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const GAMES = readdirSync(join(ROOT, 'boards'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'general')
  .map(({ name }) => name);
const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** The source files that a file imports: all of them, or only those loaded together with it. */
function imports(file: string, text: string, lazily: boolean): string[] {
  const now = [...text.matchAll(/^\s*(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s+)?'([^']+)'/gm)];
  const later = lazily ? [...text.matchAll(/\bimport\('([^']+)'\)/g)] : [];
  return [...now, ...later].flatMap(([, to]) => {
    const path = to!.startsWith('$core/') ? join(ROOT, to!.replace('$core', 'core')) : join(dirname(file), to!);
    if (!to!.startsWith('.') && !to!.startsWith('$core/')) return [];
    const found = [path, `${path}.ts`, `${path}/index.ts`].find(isFile);
    return found ? [found] : [];
  });
}

function reached(from: string[], lazily = false): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of imports(file, readFileSync(file, 'utf8'), lazily)) visit(next);
  };
  from.forEach((file) => visit(join(ROOT, file)));
  return [...found].map((file) => relative(ROOT, file));
}

const pages = readdirSync(join(ROOT, 'pages'))
  .filter((name) => name.endsWith('.svelte'))
  .map((name) => `pages/${name}`);
const ofGames = (file: string) => GAMES.some((game) => file.startsWith(`boards/${game}/`));

describe('plug-ins', () => {
  it('are loaded when they are needed: neither the entry nor a page contains a board', () => {
    const found = reached(['main.ts', ...pages]);
    expect(found).toContain('table/Playing.svelte');
    expect(found).toContain('boards/index.ts');
    expect(found.filter(ofGames)).toEqual([]);
  });
  it('are one per game, and the registry names every one', () => {
    expect(GAMES.length).toBeGreaterThan(2);
    const found = reached(['main.ts'], true);
    for (const game of GAMES) expect(found).toContain(`boards/${game}/index.ts`);
  });
});
