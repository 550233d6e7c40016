import type { Browser, Page } from '@playwright/test';
import { budgetOf, type Bytes } from './budgets';
import type { Finding } from './finding';
import { call, textOf, type Answer } from './http';
import { everyRoute, type Route } from './routes';
import type { Venue } from './venue';
import { newVisitor, openBrowser, type Language } from './chromium';
import { Requests, type Request } from './requests';

/** Addresses that a browser requested while it opened a page, in one language or in both. */
interface Load {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Scripts prefetched when the browser was idle. */
  readonly prefetched: readonly string[];
}

/** Pages open at the same time: much of the time passes waiting. */
const AT_ONCE = 3;

/** Every route shows the baht sign, whatever its data. */
const showBaht = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    document.body.append(Object.assign(document.createElement('p'), { textContent: '฿' }));
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });

const ofType = (requests: readonly Request[], type: string): string[] =>
  requests.flatMap((one) => (one.type === type ? one.pathname : []));

/** Opens a page in each language. */
async function loadOf(
  browser: Browser,
  { address }: Venue,
  route: Route,
  languages: readonly Language[],
): Promise<Load> {
  const [first, later]: [Request[], Request[]] = [[], []];
  for (const language of languages) {
    const context = await newVisitor(browser, { address, signedIn: route.kind !== 'login', language });
    const page = await context.newPage();
    const requests = await Requests.of(page);
    await page.goto(address + route.addresses[0]);
    await showBaht(page);
    first.push(...(await requests.settled()));
    await requests.runIdle();
    later.push(...(await requests.settled()));
    await context.close();
  }
  return {
    scripts: ofType(first, 'Script'),
    styles: ofType(first, 'Stylesheet'),
    fonts: ofType(first, 'Font'),
    prefetched: ofType(later, 'Script'),
  };
}

/** Files that Chromium requests for each route, by path; the first route of each kind also in English. */
async function browserLoads(venue: Venue, routes: readonly Route[]): Promise<ReadonlyMap<string, Load>> {
  const waiting = [...routes];
  const kinds = new Set<string>();
  const loads = new Map<string, Load>();
  const browser = await openBrowser();
  const work = async (): Promise<void> => {
    for (let route = waiting.shift(); route; route = waiting.shift()) {
      const languages: readonly Language[] = kinds.has(route.kind) ? ['ru'] : ['ru', 'en'];
      kinds.add(route.kind);
      loads.set(route.path, await loadOf(browser, venue, route, languages));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    await browser.close();
  }
  return loads;
}

const LANGUAGES = ['ru', 'en'] as const;
const KINDS = ['js', 'css', 'fonts', 'document'] as const;
const WHAT: Readonly<Record<keyof Bytes, string>> = { js: 'JS', css: 'CSS', fonts: 'fonts', document: 'document' };

/** Names of the scripts and style sheets that a document loads by itself, as addresses on its server. */
interface Loaded {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const TAG = /<(script|link)\b([^>]*)>/g;
const FILE = /\/?(?:_next\/)?(static\/(?:chunks|css|media)\/[\w./~-]+?\.(js|css))(?=["'\\?])/g;

const attribute = (attributes: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(attributes)?.[1];

/** Addresses of scripts for browsers without modules; others do not load them. */
const forOldBrowsers = (html: string): string[] =>
  [...html.matchAll(TAG)].flatMap(([, , attributes = '']) =>
    /\bnomodule\b/i.test(attributes) ? (attribute(attributes, 'src') ?? []) : [],
  );

/**
 * Files that a document loads before anything is pressed: scripts and style sheets in its tags, and those that its data
 * for React names, which React loads while it reads that data.
 */
function loadedBy(html: string): Loaded {
  const skipped = new Set(forOldBrowsers(html));
  const named = [...html.matchAll(FILE)].map(([, file = '', ending]) => ({ url: `/_next/${file}`, ending }));
  const of = (kind: string): string[] => [
    ...new Set(named.flatMap(({ url, ending }) => (ending === kind && !skipped.has(url) ? url : []))),
  ];
  return { scripts: of('js'), styles: of('css') };
}

type File = readonly [url: string, bytes: number];

export interface Measured {
  readonly route: Route;
  /** Bytes over the wire. */
  readonly bytes: Bytes;
  /** Bytes of scripts fetched once the browser was idle. Not part of the first load. */
  readonly prefetched: number;
  /** Scripts of the first load, largest first. */
  readonly scripts: readonly File[];
}

const sum = (files: readonly File[]): number => files.reduce((total, [, bytes]) => total + bytes, 0);

/** Sizes of the app's files over the wire, each fetched once. */
function sizes(address: string): (url: string) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  const fetchSize = async (url: string): Promise<number> => {
    const { status, body } = await call(`${address}${url}`);
    if (status !== 200) throw new Error(`${url} was answered ${status}.`);
    return body.length;
  };
  return (url) => {
    const size = known.get(url) ?? fetchSize(url);
    known.set(url, size);
    return size;
  };
}

/** The documents of a route, in every section and both languages. */
async function documents({ address, cookie }: Venue, { addresses, kind }: Route): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const path of addresses)
    for (const language of LANGUAGES) {
      const session = kind === 'login' ? '' : `${cookie}; `;
      const answer = await call(address + path, { headers: { cookie: `${session}locale=${language}` } });
      if (answer.status !== 200) throw new Error(`${path} was answered ${answer.status}.`);
      answers.push(answer);
    }
  return answers;
}

/**
 * Bytes of the wanted routes; of all routes by default. The first load of a route is what its documents name (`loadedBy`),
 * and what the browser requests until the network is quiet, except when idle. The largest document counts.
 */
export async function measureBytes(
  venue: Venue,
  wanted: (route: Route) => boolean = () => true,
): Promise<readonly Measured[]> {
  const sizeOf = sizes(venue.address);
  const weigh = (urls: readonly string[]): Promise<File[]> =>
    Promise.all([...new Set(urls)].map(async (url) => [url, await sizeOf(url)] as const));
  const routes = everyRoute().filter(wanted);
  const loads = await browserLoads(venue, routes);
  const results: Measured[] = [];
  for (const route of routes) {
    const answers = await documents(venue, route);
    const named = answers.map((answer) => loadedBy(textOf(answer)));
    const seen = loads.get(route.path);
    const scripts = await weigh([...named.flatMap((one) => one.scripts), ...(seen?.scripts ?? [])]);
    const styles = await weigh([...named.flatMap((one) => one.styles), ...(seen?.styles ?? [])]);
    const later = (seen?.prefetched ?? []).filter((url) => !scripts.some(([name]) => name === url));
    results.push({
      route,
      bytes: {
        js: sum(scripts),
        css: sum(styles),
        fonts: sum(await weigh(seen?.fonts ?? [])),
        document: Math.max(...answers.map(({ body }) => body.length)),
      },
      prefetched: sum(await weigh(later)),
      scripts: scripts.toSorted(([, a], [, b]) => b - a),
    });
  }
  return results;
}

/** Each figure of a route with its budget. */
export const byteFindings = (results: readonly Measured[]): Finding[] =>
  results.flatMap(({ route: { kind, path }, bytes }) =>
    KINDS.map((one): Finding => {
      const limit = { atMost: budgetOf(kind, path)[one] };
      return { what: `${WHAT[one]} of ${path}`, value: bytes[one] / 1000, unit: 'KB', limit };
    }),
  );

/** One row per route: kilobytes of each part beside its budget. */
export const byteRow = ({ route: { kind, path }, bytes, prefetched }: Measured): Record<string, string> => {
  const budget = budgetOf(kind, path);
  const isOver = (one: keyof Bytes): boolean => bytes[one] / 1000 > budget[one];
  const cell = (one: keyof Bytes): string =>
    `${(bytes[one] / 1000).toFixed(1)} ${isOver(one) ? '>' : '≤'} ${budget[one]}`;
  return {
    route: path,
    ...Object.fromEntries(KINDS.map((one) => [WHAT[one], cell(one)])),
    'JS when idle': (prefetched / 1000).toFixed(1),
    '': KINDS.some(isOver) ? 'OVER' : 'ok',
  };
};
