import { times } from '../support/effort';
import { translatePage, type TranslatorWay } from '../support/translator';
import { expect, signIn, test } from './support';
import type { Page } from '@playwright/test';

/** A screen of each section. Those with a period also change it. The first three are tried by day, all at night. */
const SECTIONS = [
  '/operations',
  '/orders?period_id=0',
  '/statistics/dishes?period_id=0',
  '/menu?folder=2297',
  '/stock',
  '/expenses?period_id=0',
  '/craft?craft=1',
  '/beer-craft',
  '/karaoke/dishes_by_hours?period_id=0',
  '/ddweed/additions?period_id=0',
  '/delivery?period_id=0',
  '/analytics/buisnesslanch?period_id=0',
  '/salary',
  '/payments?agent=1',
  '/settings/users',
].slice(0, times(3, 15));
const WAYS: readonly TranslatorWay[] = ['wraps', 'replaces', 'puts beside'];

/** Controls that a person may press without changing anything in the venue. */
const HARMLESS = 'main :is([role="tab"], [aria-haspopup], [role="columnheader"] button, [role="radio"], summary)';

/** Presses one control after another, and closes what each opens. Returns how many it pressed. */
async function pressAll(page: Page): Promise<number> {
  const controls = page.locator(HARMLESS).filter({ visible: true });
  const count = Math.min(await controls.count(), 15);
  let pressed = 0;
  for (let index = 0; index < count; index += 1) {
    const control = controls.nth(index);
    if (!(await control.isVisible()) || !(await control.isEnabled())) continue;
    await control.click({ position: { x: 8, y: 8 }, force: true });
    pressed += 1;
    await page.keyboard.press('Escape');
  }
  return pressed;
}

/** Books a deposit where the screen has a field for it. Returns how many it booked. */
async function depositIfOffered(page: Page): Promise<number> {
  const amount = page.getByRole('textbox', { name: 'Внести в сейф', exact: true });
  if ((await amount.count()) === 0) return 0;
  await amount.fill('12,50');
  await page.getByRole('button', { name: 'Внести в сейф', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Внести 12,50' }).click();
  await expect(page.getByText('В сейф внесено 12,50 ฿')).toBeVisible();
  await expect(amount).toHaveValue('');
  return 1;
}

async function chooseYesterday(page: Page): Promise<void> {
  await page.getByRole('main').getByText('Вчера', { exact: true }).click();
  await expect(page).toHaveURL(/period_id=1/);
  await page.waitForLoadState('networkidle');
}

/** Text of the screen as a person sees it. */
const textOf = async (page: Page): Promise<string> =>
  (await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ').trim();

for (const [index, path] of SECTIONS.entries()) {
  const way = WAYS[index % WAYS.length] ?? 'wraps';
  test(`${path} works in a page whose translator ${way} texts`, async ({ page, context }) => {
    const hasPeriod = path.includes('period_id');
    const original = await context.newPage();
    await signIn(page);
    await Promise.all([page.goto(path), original.goto(path)]);
    await page.waitForLoadState('networkidle');
    await page.evaluate(translatePage, way);
    await expect.poll(() => page.locator('main font').count()).toBeGreaterThan(3);
    if (hasPeriod) await Promise.all([chooseYesterday(page), chooseYesterday(original)]);
    // A text that React changes behind a translation would stay as it was.
    await expect.poll(async () => (await textOf(page)) === (await textOf(original))).toBe(true);
    expect((await pressAll(page)) + (await depositIfOffered(page))).toBeGreaterThan(0);
    await expect(page.getByText('Страница не открылась')).toHaveCount(0);
    await expect(page.getByRole('main')).toBeVisible();
  });
}
