import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newVisitor } from './chromium';
import { Requests } from './requests';

export interface Conditions {
  /** How many times slower the processor is. */
  readonly cpu: number;
  /** A slow mobile network: 1.6 Mbit a second, a round trip of 150 ms. */
  readonly slowNetwork?: boolean;
}

export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly requests: Requests;
}

const SLOW_NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

/** Watches what the browser itself says of paints, shifts and presses. */
const WATCH = `
  window.seen = { lcp: NaN, shift: 0, presses: [] };
  const watch = (type, note, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...options });
  watch('largest-contentful-paint', (entry) => { seen.lcp = entry.startTime; });
  watch('layout-shift', (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  watch('event', (entry) => { if (entry.interactionId) seen.presses.push(entry.duration); }, { durationThreshold: 16 });`;

export interface Seen {
  /** Milliseconds until the largest text or picture was painted. */
  readonly lcp: number;
  /** Sum of all layout shifts that no press caused. */
  readonly shift: number;
  /** Milliseconds from each press to the next frame; none below 16. */
  readonly presses: readonly number[];
}

export const seenBy = (page: Page): Promise<Seen> => page.evaluate('seen');

/** Opens an address in a new profile with empty caches. The caller closes the context. */
export async function openPage(
  browser: Browser,
  { server, path, signedIn }: { server: string; path: string; signedIn: boolean },
  { cpu, slowNetwork = false }: Conditions,
): Promise<Opened> {
  const context = await newVisitor(browser, { address: server, signedIn });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  const requests = await Requests.of(page);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (slowNetwork) await session.send('Network.emulateNetworkConditions', SLOW_NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  await page.goto(server + path, { waitUntil: 'commit', timeout: 120_000 });
  await page.waitForLoadState('load', { timeout: 120_000 });
  return { page, context, requests };
}
