import { ADMIN, PASSWORD } from '@/tools/torture/accounts';
import type { Page } from './page';

/** Signs in through the form. */
export async function signIn(page: Page, address: string): Promise<void> {
  await page.open(`${address}/auth/login`);
  await page.type('input[name=login]', '', ADMIN);
  await page.type('input[name=password]', '', PASSWORD);
  await page.click('button[type=submit]');
  await page.arrive('/menu');
}

/** Deposits money into the safe: a command. */
export async function deposit(page: Page, address: string): Promise<void> {
  await page.open(`${address}/operations`);
  await page.type('input:not([readonly])', 'Внести в сейф', '1250');
  await page.click('button[type=submit]:enabled', 'Внести в сейф');
  await page.click('[role=dialog] button[type=submit]:enabled', '');
  await page.see('[role=alert]', 'В сейф внесено');
}

/** Fetches a PDF with the page's session. */
export async function opensPdf({ browser }: Page, address: string): Promise<void> {
  const opened = await browser.run(async (from: string) => {
    const reply = await fetch(from);
    return [reply.status, reply.headers.get('content-type'), (await reply.text()).slice(0, 5)];
  }, address);
  expect(opened).toEqual([200, 'application/pdf', '%PDF-']);
}

/**
 * Faults of a page on a phone: it is wider than the screen, or a field has text below 16 px, so that the phone zooms in on
 * focus.
 */
export const phoneFaults = ({ browser }: Page): Promise<object[]> =>
  browser.run(() => {
    const isTyped = ({ type }: HTMLInputElement) => !/^(checkbox|radio|file|range|hidden)$/.test(type);
    const fields = [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(isTyped);
    const small = fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16);
    const [width, most] = [document.documentElement.scrollWidth, 390];
    const address = location.pathname;
    return [
      ...(width > most || innerWidth !== most ? [{ address, width, innerWidth }] : []),
      ...small.map((field) => ({ address, small: field.outerHTML.slice(0, 200) })),
    ];
  });
