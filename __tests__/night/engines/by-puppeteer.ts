import puppeteer, { type ElementHandle, type LaunchOptions } from 'puppeteer-core';
import { FIREFOX, requireChromium } from '@/scripts/test/debian';
import { called, type Browser, type Engine } from './browser';

/** Firefox reports a font that was still loading when the page was left. */
const ABORTED = /downloadable font: download failed.*status=2152398850/;

const chromium = async (proxy: string): Promise<LaunchOptions> => ({
  browser: 'chrome',
  executablePath: await requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', `--proxy-server=${proxy}`],
});

function firefox(proxy: string): LaunchOptions {
  const [host, port] = proxy.split(':');
  const ports = { 'network.proxy.http_port': Number(port), 'network.proxy.ssl_port': Number(port) };
  const hosts = { 'network.proxy.type': 1, 'network.proxy.http': host, 'network.proxy.ssl': host };
  return { browser: 'firefox', executablePath: FIREFOX, extraPrefsFirefox: { ...hosts, ...ports } };
}

/** Opens Chromium or Firefox. Requests to hosts other than the loopback go through the proxy. */
export async function openByPuppeteer(engine: Exclude<Engine, 'webkit'>, proxy: string): Promise<Browser> {
  const own = engine === 'firefox' ? firefox(proxy) : await chromium(proxy);
  const browser = await puppeteer.launch({ ...own, acceptInsecureCerts: true, defaultViewport: null });
  const page = await browser.newPage();
  const errors: string[] = [];
  const keep = (error: string) => void (ABORTED.test(error) || errors.push(error));
  page.on('console', (message) => {
    if (message.type() === 'error') keep(`${message.text()} ${message.location().url ?? ''}`);
  });
  page.on('pageerror', (error) => keep(String(error)));
  return {
    goto: async (address) => void (await page.goto(address)),
    run: async (work, ...args) => (await page.evaluate(called(work, args))) as never,
    async part(find, ...args) {
      const element = (await page.evaluateHandle(called(find, args))).asElement();
      if (!element) return null;
      const field = element as ElementHandle<HTMLInputElement>;
      return { click: () => field.click(), type: (text) => field.type(text), choose: (file) => field.uploadFile(file) };
    },
    resize: (width, height) => page.setViewport({ width, height }),
    errors: () => Promise.resolve(errors.splice(0)),
    shot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
