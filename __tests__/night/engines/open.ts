import type { Browser, Engine } from './browser';
import { openByPuppeteer } from './by-puppeteer';
import { openByWebDriver } from './by-webdriver';

/** Opens a browser; names that are not of the loopback go through the proxy. */
export const openBrowser = (engine: Engine, proxy: string): Promise<Browser> =>
  engine === 'webkit' ? openByWebDriver(proxy) : openByPuppeteer(engine, proxy);
