/**
 * The service worker. It stores the files of the app, so that rules and lessons open without a connection, and shows
 * push messages. Answers of the server always come from the server; the store is only used when it does not answer.
 *
 * Names of files contain a hash of their content, so a stored file is never out of date. Each version has a store of
 * its own, and the one before is kept: pages that are still open after an update need its files.
 */
export {}; // a module: `self` is ours
declare const self: ServiceWorkerGlobalScope;
/** Filled in at build time: the files that every page needs, and all others. */
declare const __FIRST__: readonly string[];
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const SHELL = 'plancia-';
const STORE = `${SHELL}${__VERSION__}`;
const PAGES = 'pages'; // server data for rules and lessons, as of the last request
const KEPT_VERSIONS = 2;
const HOME = '/';
const READ = '/rules-and-lessons'; // marks a store whose version has fetched them
const DOWN = [502, 503, 504]; // a proxy answers for a server that is down
/** Texts and positions that are the same for everybody. Nothing else from the server is ever stored. */
const STORED = /^\/api\/(games|lessons\/[^/]+(\/\d+)?|examples\/[^/]+)$|^\/art\//;
const MOST_STORED = 300;
const PAUSE = 30; // milliseconds between two files: a household shares one rate limit

interface Pushed {
  title: string;
  body: string;
  link: string;
  tag: string;
  waiting: number;
}

self.addEventListener('install', (event) => {
  event.waitUntil(store());
});

async function store(): Promise<void> {
  const files = await caches.open(STORE);
  await files.addAll([HOME, ...__FIRST__]);
  await self.skipWaiting(); // pages of the previous version find their files in its store
}

let filling = false;

/** Stores the other files one by one. The browser may stop us at any time: the next page load continues. */
async function fill(): Promise<void> {
  if (filling) return;
  filling = true;
  try {
    const files = await caches.open(STORE);
    for (const name of __FILES__) {
      if (await files.match(name)) continue;
      await files.add(name);
      await pause();
    }
    if (!(await files.match(READ))) {
      await storeLessons();
      await files.put(READ, new Response());
    }
  } catch {
    /* no connection, or the disk is full */
  } finally {
    filling = false;
  }
}

const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

/** Rules and lessons of all games, and the answers that solve each step: they work offline even if never opened. */
async function storeLessons(): Promise<void> {
  for (const game of namesIn(await ask('/api/games'))) {
    await ask(`/api/examples/${game}`);
    const steps = solutionsIn(await ask(`/api/lessons/${game}`));
    for (const [step, lines] of steps.entries()) {
      const said = lines.map((line) => line.split(' ').map((word) => (/^\d+$/.test(word) ? Number(word) : word)));
      for (const count of said.keys()) await ask(`/api/lessons/${game}/${step}`, { said: said.slice(0, count + 1) });
    }
  }
}

/** Fetches and stores the server's answer; a body is sent as the app would send it. */
async function ask(path: string, body?: object): Promise<unknown> {
  await pause();
  const url = new URL(path, location.origin);
  const json = { headers: { 'content-type': 'application/json' } };
  const request = new Request(url, body ? { method: 'POST', body: JSON.stringify(body), ...json } : {});
  const answer = await reference(request, url);
  return answer.ok ? answer.json() : null;
}

function listed(value: unknown): object[] {
  const all: unknown[] = Array.isArray(value) ? value : [];
  return all.filter((one) => typeof one === 'object' && one !== null);
}

function namesIn(games: unknown): string[] {
  return listed(games).flatMap((game) => ('name' in game && typeof game.name === 'string' ? [game.name] : []));
}

function solutionsIn(steps: unknown): string[][] {
  return listed(steps).map((step) => ('show' in step && Array.isArray(step.show) ? step.show.map(String) : []));
}

self.addEventListener('activate', (event) => {
  event.waitUntil(tidyUp());
});

async function tidyUp(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(SHELL)); // in order of creation
  const old = versions.filter((name) => name !== STORE).slice(0, 1 - KEPT_VERSIONS || undefined);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
  void fill();
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(page(request, url));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(file(request));
  else if (STORED.test(url.pathname)) event.respondWith(reference(request, url));
  else if (request.method === 'GET' && !url.pathname.startsWith('/api/') && !url.pathname.startsWith('/-/'))
    event.respondWith(fresh(request));
});

/** A page of the app. Addresses of the API bypass the worker. */
async function page(request: Request, url: URL): Promise<Response> {
  if (/^\/(api|-|qr|art)(\/|$)/.test(url.pathname)) return fetch(request);
  try {
    const answer = await fetch(request);
    if (!DOWN.includes(answer.status)) {
      void fill();
      return answer;
    }
  } catch {
    /* no connection */
  }
  return (await (await caches.open(STORE)).match(HOME)) ?? Response.error();
}

/** A file whose name changes with its content. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** A file with a fixed name, such as an icon: from the server if it answers. */
async function fresh(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

/** Lessons and examples: from the server if it answers, otherwise as of the last request. */
async function reference(request: Request, url: URL): Promise<Response> {
  const key = await keyOf(request.clone(), url);
  const pages = await caches.open(PAGES);
  let answer: Response | null = null;
  try {
    answer = await fetch(request);
    if (!DOWN.includes(answer.status)) {
      if (answer.ok) await put(pages, key, answer.clone());
      return answer;
    }
  } catch {
    /* no connection */
  }
  return (await pages.match(key)) ?? answer ?? Response.error();
}

async function put(pages: Cache, key: string, answer: Response): Promise<void> {
  await pages.put(key, answer);
  const keys = await pages.keys();
  if (keys.length > MOST_STORED) await pages.delete(keys[0]!);
}

/** Answers to a lesson's step are posted; the same answer always has the same outcome. */
async function keyOf(request: Request, url: URL): Promise<string> {
  if (request.method === 'GET') return url.href;
  const bytes = await crypto.subtle.digest('SHA-256', await request.arrayBuffer());
  const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${url.href}?said=${hex}`;
}

// ---- push messages --------------------------------------------------------------------------------------------------
self.addEventListener('push', (event) => {
  const pushed: unknown = event.data?.json();
  if (isPushed(pushed)) event.waitUntil(show(pushed));
});

function isPushed(value: unknown): value is Pushed {
  return typeof value === 'object' && value !== null && 'title' in value && 'link' in value && 'waiting' in value;
}

async function show(pushed: Pushed): Promise<void> {
  const { title, body, link, tag, waiting } = pushed;
  await self.registration.showNotification(title, {
    body,
    tag,
    data: link,
    icon: '/icon-192.png',
    badge: '/badge.png',
  });
  if (!('setAppBadge' in navigator)) return;
  await (waiting ? navigator.setAppBadge(waiting) : navigator.clearAppBadge()).catch(() => undefined);
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(String(event.notification.data)));
});

/** Focuses the page of the table, if it is open; otherwise opens it. Links to other sites are not opened. */
async function open(link: string): Promise<void> {
  const { pathname } = new URL(link, location.origin);
  const address = new URL(pathname, location.origin).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find((one) => one.url.split('#')[0] === address);
  await (there ? there.focus() : self.clients.openWindow(address));
}
