import { prepareBase } from '@/tools/torture/base';
import { Venue } from '@/tools/torture/venue';
import type { Browser, Engine } from './browser';
import { openByPuppeteer } from './by-puppeteer';
import { openByWebDriver } from './by-webdriver';
import { openWays } from './ways';

/** Opens a browser. Requests to hosts other than the loopback go through the proxy. */
export const openBrowser = (engine: Engine, proxy: string): Promise<Browser> =>
  engine === 'webkit' ? openByWebDriver(proxy) : openByPuppeteer(engine, proxy);

/** App on the sample venue, and its addresses. */
export async function openHouse() {
  const base = await prepareBase();
  const venue = await Venue.open(base, {
    settings: { TRUST_PROXY: 'on' },
  }).catch((cause: unknown) => base.remove().then(() => Promise.reject(cause as Error)));
  const ways = await openWays(venue.port);
  return {
    ...ways,
    async close(): Promise<void> {
      ways.close();
      await venue.close();
      await base.remove();
    },
  };
}
