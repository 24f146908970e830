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
  it('are loaded on demand: neither the entry nor a page contains a board', () => {
    const found = reached(['main.ts', ...pages]);
    expect(found).toContain('table/Playing.svelte');
    expect(found).toContain('boards/index.ts');
    expect(found.filter(ofGames)).toEqual([]);
  });
  it('exist once per game, and the registry names each', () => {
    expect(GAMES.length).toBeGreaterThan(2);
    const found = reached(['main.ts'], true);
    for (const game of GAMES) expect(found).toContain(`boards/${game}/index.ts`);
  });
});

const SHELL = ['App.svelte', 'main.ts', 'core', 'table', 'replay', 'lesson', 'pages', 'parts', 'shell', 'styles'];
const shellFiles = SHELL.flatMap((name) => {
  if (isFile(join(ROOT, name))) return [name];
  return readdirSync(join(ROOT, name), { recursive: true, encoding: 'utf8' }).map((file) => `${name}/${file}`);
}).filter((file) => isFile(join(ROOT, file)) && !file.endsWith('.test.ts'));
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8');

describe('the shell', () => {
  it('names no game and imports nothing from one', () => {
    const names = new RegExp(GAMES.join('|').replace('rex', '\\brex\\b'), 'i');
    expect(shellFiles.length).toBeGreaterThan(80);
    expect(shellFiles.filter((file) => names.test(textOf(file)))).toEqual([]);
  });
  it('takes its colours from the tokens', () => {
    const components = shellFiles.filter((file) => file.endsWith('.svelte'));
    const found = components.flatMap((file) =>
      [...textOf(file).matchAll(/(?<![\w{/"])#[0-9a-f]{3,8}\b/gi)].map(([colour]) => `${file}: ${colour}`),
    );
    expect(found).toEqual([]);
  });
  it('knows no question and no fact of a game', () => {
    const types = textOf('generated/types.ts');
    const known = GAMES.flatMap((game) => {
      const prefix = game[0]!.toUpperCase() + game.slice(1);
      const unions = types.matchAll(new RegExp(`^export type ${prefix}(?:Fact|Question) =([^;]*);`, 'gm'));
      return [...unions].flatMap(([, union]) => union!.split(/[\s|]+/)).map((name) => name.replace(prefix, ''));
    }).filter(Boolean);
    expect(known).toContain('MonumentBuilt');
    const named = (file: string) => known.filter((name) => textOf(file).includes(`'${name}'`));
    expect(shellFiles.flatMap((file) => named(file).map((name) => `${file}: ${name}`))).toEqual([]);
  });
});
