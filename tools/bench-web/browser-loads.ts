import type { Browser, Page } from '@playwright/test';
import { newVisitor, openBrowser, type Language } from './chromium';
import { Requests, type Request } from './requests';
import type { Route } from './routes';
import type { Venue } from './venue';

/** Addresses that a browser requested while it opened a page, in one language or in both. */
export interface Load {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Scripts prefetched when the browser was idle. */
  readonly prefetched: readonly string[];
}

/** Pages open at the same time: much of the time passes waiting. */
const AT_ONCE = 3;

/** The sign of the baht is on the screen of every route, whatever its data. */
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

/** What Chromium requests for each route, by path; the first route of each kind also in English. */
export async function browserLoads(venue: Venue, routes: readonly Route[]): Promise<ReadonlyMap<string, Load>> {
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
