import type { Browser, Engine } from './browser';
import { openByPuppeteer } from './by-puppeteer';
import { openByWebDriver } from './by-webdriver';

/** Opens a browser. Requests to hosts other than the loopback go through the proxy. */
export const openBrowser = (engine: Engine, proxy: string): Promise<Browser> =>
  engine === 'webkit' ? openByWebDriver(proxy) : openByPuppeteer(engine, proxy);
