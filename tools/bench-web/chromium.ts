import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { findChromium } from '@/scripts/test/debian';
import { CREDENTIALS } from './venue';

export type Language = 'ru' | 'en';

interface Visitor {
  readonly address: string;
  readonly signedIn: boolean;
  readonly language?: Language;
}

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium() ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

/** A browser profile of its own. @throws Error when the sign-in is refused */
export async function newVisitor(
  browser: Browser,
  { address, signedIn, language = 'ru' }: Visitor,
): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Moscow' });
  await context.addCookies([{ name: 'locale', value: language, url: address }]);
  // tsx adds a helper to functions it compiles; functions sent to the page need it there.
  await context.addInitScript('globalThis.__name = (named) => named');
  if (!signedIn) return context;
  const answer = await context.request.post(`${address}/api/auth/login`, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { ...CREDENTIALS, server: 'venue' },
  });
  if (!answer.ok()) throw new Error(`Signing in was answered ${answer.status()}.`);
  return context;
}
