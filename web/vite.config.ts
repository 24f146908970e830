import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';
import { withQueries } from './src/table/layouts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const SERVER = 'http://127.0.0.1:8377';

const GAMES = at('../src/plancia/games/');

/** `virtual:palette.css`: the colours of the app and of all games, from the files that their standalone pictures use. */
function palette(): Plugin {
  type Colours = Record<string, Record<string, string>>; // by theme and name
  const own = readdirSync(GAMES).map((game) => `${GAMES}${game}/art/palette.json`);
  const files = [`${GAMES}palette.json`, ...own.filter((file) => existsSync(file))];
  const variables = (sets: Colours[], theme: string) =>
    sets
      .flatMap((set) => Object.entries(set[theme] ?? {}))
      .map(([name, value]) => `--${name}:${value}`)
      .join(';');
  return {
    name: 'plancia-palette',
    resolveId: (id) => (id === 'virtual:palette.css' ? '\0palette.css' : null),
    load(id) {
      if (id !== '\0palette.css') return null;
      for (const file of files) this.addWatchFile(file);
      const [app, ...games] = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, Colours>);
      const sets = [app!['shell']!, ...games.flatMap(({ game }) => game ?? [])];
      return `:root{${variables(sets, 'light')}}[data-theme=dark]{${variables(sets, 'dark')}}`;
    },
  };
}

/**
 * `virtual:data/<game>`: the component data of a game, from the same files that the rules read. Every value in them is
 * JSON too.
 */
function components(): Plugin {
  const NAME = /^\0?virtual:data\/(\w+)$/;
  const value = (text: string) => JSON.parse(text.replace(/,\s*\]/g, ']')) as unknown;
  const tables = (text: string) => {
    const found: Record<string, Record<string, unknown>> = {};
    for (const [, table, record, body] of text.matchAll(/^\[(\w+)\.([\w-]+)\][^\n]*\n([\s\S]*?)(?=^\[|(?![\s\S]))/gm)) {
      const fields = [...body!.matchAll(/^(\w+) = (\[[^\]]*\]|[^\n]*)/gm)].map(([, name, said]) => [
        name,
        value(said!),
      ]);
      (found[table!] ??= {})[record!] = Object.fromEntries(fields);
    }
    return found;
  };
  return {
    name: 'plancia-components',
    resolveId: (id) => (NAME.test(id) ? `\0${id.replace('\0', '')}` : null), // it may get its own result again
    load(id) {
      const game = id.startsWith('\0') ? NAME.exec(id)?.[1] : undefined;
      if (!game) return null;
      const folder = `${GAMES}${game}/data/`;
      const files = readdirSync(folder)
        .filter((name) => name.endsWith('.toml'))
        .map((name) => folder + name);
      for (const file of files) this.addWatchFile(file);
      return `export default ${JSON.stringify(Object.assign({}, ...files.map((file) => tables(readFileSync(file, 'utf8')))))}`;
    },
  };
}

/**
 * `virtual:sentences`: for each language, the address of its messages in one file, parsed. Parsing took a browser 20
 * ms, and 21 files 40 requests. Messages that few need are left out: those of the terminal, of lessons, and for invalid
 * editions.
 */
function sentences(): Plugin {
  const NAME = '\0virtual:sentences';
  const FOLDER = at('../src/plancia/locale/');
  const RARE = /^lesson|(arena|terminal|editions)\.ftl$/;
  const languages = readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => existsSync(`${FOLDER}${entry.name}/web.ftl`))
    .map(({ name }) => name);
  const files = (lang: string) =>
    readdirSync(`${FOLDER}${lang}`)
      .filter((name) => name.endsWith('.ftl') && !RARE.test(name))
      .map((name) => `${FOLDER}${lang}/${name}`);
  const parsed = (lang: string) =>
    JSON.stringify(files(lang).flatMap((file) => new FluentResource(readFileSync(file, 'utf8')).body));
  const served = (lang: string) => `/sentences/${lang}.json`;
  let building = false;
  return {
    name: 'plancia-sentences',
    configResolved: ({ command }) => void (building = command === 'build'),
    configureServer(server) {
      for (const lang of languages) server.middlewares.use(served(lang), (_, answer) => answer.end(parsed(lang)));
    },
    resolveId: (id) => (`\0${id}` === NAME ? NAME : null),
    load(id) {
      if (id !== NAME) return null;
      const address = (lang: string) => {
        if (!building) return JSON.stringify(served(lang));
        for (const file of files(lang)) this.addWatchFile(file);
        const file = this.emitFile({ type: 'asset', name: `${lang}.json`, source: parsed(lang) });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      };
      return `export default {${languages.map((lang) => `${lang}: ${address(lang)}`).join()}}`;
    },
  };
}

/**
 * Custom media queries, which browsers do not support: `table/layouts.ts` has the only definition of the table's
 * layouts.
 */
function layouts(): Plugin {
  return {
    name: 'plancia-layouts',
    enforce: 'pre',
    transform: (code, id) =>
      /\.css($|\?)/.test(id) && code.includes('(--') ? { code: withQueries(code), map: null } : null,
  };
}

/**
 * `worker.js`: the service worker, with the list of files that it stores. Its name is fixed, since browsers look for new
 * versions at the same address; all other files have names that change with their content.
 */
function worker(): Plugin {
  const OWN = [
    '/favicon.svg',
    '/favicon-turn.svg',
    '/theme.js',
    '/manifest.webmanifest',
    '/icon-192.png',
    '/badge.png',
  ];
  return {
    name: 'plancia-worker',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const code = bundle[WORKER];
      if (code?.type !== 'chunk') throw new Error('the service worker is missing');
      if (code.imports.length) throw new Error('the service worker must be one file');
      const first = new Set<string>();
      const need = (name: string) => {
        const chunk = bundle[name];
        if (first.has(name) || chunk?.type !== 'chunk') return;
        first.add(name);
        chunk.viteMetadata?.importedCss.forEach((css) => first.add(css));
        chunk.imports.forEach(need);
      };
      need(Object.values(bundle).find((part) => part.type === 'chunk' && part.name === 'index')?.fileName ?? '');
      if (!first.size) throw new Error('the app is missing');
      // Texts come next: a page is empty without them.
      const rank = (name: string) => (/\.(json|ftl)$/.test(name) ? 0 : 1);
      const rest = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/') && !first.has(name) && !name.endsWith('.map'))
        .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
      const listed = (names: Iterable<string>) => [...names].map((name) => `/${name}`);
      const digest = createHash('sha256')
        .update([...first, ...rest].join())
        .digest('hex')
        .slice(0, 12);
      code.code = code.code
        .replaceAll('__FIRST__', JSON.stringify([...OWN, ...listed(first)]))
        .replaceAll('__FILES__', JSON.stringify(listed(rest)))
        .replaceAll('__VERSION__', JSON.stringify(digest));
    },
  };
}

const WORKER = 'worker.js';

/**
 * Code that several pages share outside the games, in few files: each is a request, and takes a browser milliseconds. A
 * file also contains all imports of its modules, unless a file further up in this list has them; so no two files import
 * each other.
 */
const SHARED = [
  { name: 'shell', test: /\/src\/(core|parts|shell)\//, minShareCount: 3 },
  { name: 'board', test: /\/src\/table\//, minShareCount: 2 },
];

const version = /^version = "([^"]+)"/m.exec(readFileSync(at('../pyproject.toml'), 'utf8'))?.[1] ?? '';

export default defineConfig({
  define: { __PLANCIA__: JSON.stringify(version) },
  plugins: [layouts(), svelte(), palette(), components(), sentences(), worker()],
  resolve: { alias: { $core: at('src/core'), $python: at('../src/plancia') } },
  build: {
    outDir: at('../src/plancia/server/static'),
    emptyOutDir: true,
    assetsInlineLimit: 0, // fonts and pictures stay files: the browser caches them
    target: 'es2022',
    rollupOptions: {
      input: { index: at('index.html'), worker: at('src/worker/worker.ts') },
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: SHARED },
      },
    },
  },
  server: {
    fs: { allow: [at('..')] },
    proxy: { '/api': { target: SERVER, ws: true }, '/art': SERVER, '/qr': SERVER },
  },
  test: { include: ['src/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
