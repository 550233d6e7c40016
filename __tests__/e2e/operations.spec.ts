import type { Page } from '@playwright/test';
import { laidOut } from '../../lib/domain/day-close';
import { expectAccessible, expectNotSideways } from './accessible';
import { expect, inEnglish, languages, signIn, staff, test } from './support';

const PHONE = { width: 390, height: 844 };

const WORDS = {
  ru: {
    ...{ safe: 'Сейф', deposit: 'Внести в сейф', withdraw: 'Изъять из сейфа', yes: 'Изъять' },
    ...{ done: /^В сейф внесено 1\s250 ฿$/, poor: 'Недостаточно средств', addService: 'Добавить расход' },
    ...{ service: 'Новый расход', refused: 'Добавление услуги', name: 'Название', price: 'Сумма', add: 'Добавить' },
    ...{ receive: 'Принять товар', delivery: 'Приёмка товара' },
  },
  en: {
    ...{ safe: 'Safe', deposit: 'Deposit into safe', withdraw: 'Withdraw from safe', yes: 'Withdraw' },
    ...{ done: /^1\s250 ฿ deposited into the safe$/, poor: 'Balance too low', addService: 'Add expense' },
    ...{ service: 'New expense', refused: 'Add service', name: 'Name', price: 'Amount', add: 'Add' },
    ...{ receive: 'Receive delivery', delivery: 'Receive delivery' },
  },
} as const;

for (const locale of languages('ru')) {
  test(`the safe is filled, emptied and pays a service, and a delivery opens from here (${locale})`, async ({
    page,
    consoleErrors,
  }) => {
    const w = WORDS[locale];
    const fund = page.getByRole('region', { name: w.safe, exact: true });
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const apply = (name: string) => page.getByRole('button', { name, exact: true });
    if (locale === 'en') await inEnglish(page);
    await signIn(page);
    await page.goto('/operations', { waitUntil: 'networkidle' });
    await expect(fund.getByRole('status')).toContainText('฿');

    await expect(apply(w.deposit)).toBeDisabled();
    await field(w.deposit).fill('-5');
    await expect(apply(w.deposit)).toBeDisabled();
    await field(w.deposit).fill('1250');
    await apply(w.deposit).click();
    await expect(page.getByText(w.done).first()).toBeVisible();
    await expect(field(w.deposit)).toHaveValue('');

    await field(w.withdraw).fill('99999999');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('button', { name: w.yes, exact: true }).click();
    await expect(fund.getByRole('alert')).toHaveText(w.poor);
    await expect(field(w.withdraw)).toHaveValue('99999999');
    // A fading toast has less contrast.
    await expect(page.getByText(w.done)).toHaveCount(0);
    await expectAccessible(page);
    await field(w.withdraw).fill('');

    await page.getByRole('button', { name: w.addService, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: w.service });
    await expect(dialog.getByRole('combobox')).toHaveValue('Услуги');
    await dialog.getByLabel(w.name).fill('Лёд');
    await expect(dialog.getByRole('button', { name: w.add, exact: true })).toBeDisabled();
    await dialog.getByLabel(w.price).fill('99999999');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: w.add, exact: true }).click();
    const toast = page.getByRole('alert').filter({ hasText: w.refused });
    await expect(toast).toContainText(w.poor);
    await dialog.getByLabel(w.price).fill('250');
    await dialog.getByRole('button', { name: w.add, exact: true }).click();
    await expect(dialog).toBeHidden();

    // The browser itself reports both refusals.
    expect(consoleErrors.splice(0)).toHaveLength(2);

    await page.getByRole('button', { name: w.receive }).click();
    await expect(page.getByRole('dialog', { name: w.delivery })).toBeVisible();
    await expect(page).toHaveURL(/open=delivery/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/operations$/);
  });
}

/**
 * Counts on the phone what the books hold plus five baht; other tests may move money at any time. Who counts sees
 * neither balance nor difference: `desk` tells the balance.
 */
async function countAndSettle(page: Page, desk: Page): Promise<void> {
  const { cashier } = (await (await desk.request.get('/api/funds')).json()) as { cashier: number };
  await page.goto('/operations/day-close', { waitUntil: 'networkidle' });
  const again = page.getByRole('button', { name: 'Пересчитать' });
  const first = page.getByRole('textbox', { name: /^1\s000 ฿$/ });
  await expect(again.or(first)).toBeVisible();
  if (await again.isVisible()) await again.click();
  const over = Math.floor(cashier * 4) * 25 + 500;
  const pieces = new Map(laidOut(over).map((one) => [one.value, one.pieces]));
  await first.click();
  await page.keyboard.press('Control+a');
  for (const value of [1000, 500, 100, 50, 20, 10, 5, 2, 1, 0.5, 0.25]) {
    await page.keyboard.type(String(pieces.get(value) ?? 0));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('button', { name: 'Подсчёт закончен' })).toBeFocused();
  await expectNotSideways(page);
  await expectAccessible(page);
  await expect(page.locator('main')).not.toContainText('По учёту');
  // A reload loses nothing.
  await page.reload({ waitUntil: 'networkidle' });
  if (await again.isVisible()) await again.click();
  await expect(first).toHaveValue(String(pieces.get(1000) ?? 0));
  await page.getByRole('button', { name: 'Подсчёт закончен' }).click();
  await expect(page.getByText('Подсчёт вслепую')).toBeVisible();
  await expect(page.getByText(/Излишек|Недостача/)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Закрыть день' }).click();
  await expect(page.getByText('Объясните разницу')).toBeVisible();
  await page.getByLabel('Причина').fill('Гость не взял сдачу');
  await page.getByLabel('Оставить в кассе на завтра').fill('1000');
  await page.getByRole('button', { name: 'Закрыть день' }).click();
  const question = page.getByRole('dialog', { name: 'День ещё идёт. Закрыть его?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Закрыть день' }).click();
}

test('a day is counted blind on a phone, settled, stored, and printed on one page', async ({ page, browser }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, staff('somchai'));
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const desk = await context.newPage();
  await inEnglish(desk);
  await signIn(desk);
  await page.request.post('/api/funds/operation', { data: { operation: 'cashier_deposit', amount: 2000 } });
  const current = (await (await page.request.get('/api/days/current')).json()) as { closed_id: number | null };
  if (current.closed_id === null) {
    const record = page.waitForURL(/\/operations\/days\/\d+$/).then(() => true);
    for (let tries = 0; tries < 3; tries += 1) {
      await countAndSettle(page, desk);
      const moved = page
        .getByText('Пересчитайте кассу')
        .waitFor()
        .then(() => false);
      if (await Promise.race([record, moved])) break;
    }
  } else await page.goto(`/operations/days/${current.closed_id}`, { waitUntil: 'networkidle' });

  await expect(page.getByRole('table', { name: 'Касса, ฿' })).toContainText('Было в 12:00');
  await expect(page.getByRole('table', { name: 'Касса, ฿' })).toContainText('Осталось в кассе');
  await expectNotSideways(page);
  await expectAccessible(page);
  const address = page.url();

  await page.goto('/operations/day-close', { waitUntil: 'networkidle' });
  await expect(page.getByText('День закрыт')).toBeVisible();

  await desk.goto('/operations/days', { waitUntil: 'networkidle' });
  await expect(desk.getByRole('grid', { name: 'Closed days' })).toContainText('Over');
  await expectAccessible(desk);
  await desk.goto(address, { waitUntil: 'networkidle' });
  await expect(desk.getByRole('table', { name: 'Sales, ฿' })).toBeVisible();
  await desk.getByRole('link', { name: 'Print the sheet' }).click();
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Day close report');
  await expect(desk.getByText('Handed over by')).toBeVisible();
  const pdf = (await desk.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await context.close();
});

test('a cashier counts and hands over, without the list of closed days', async ({ page }) => {
  await signIn(page, staff('kassa1'));
  await page.goto('/operations', { waitUntil: 'networkidle' });
  await expect(page.getByRole('textbox', { name: 'Внести в кассу' })).toBeEnabled();
  await expect(page.getByRole('textbox', { name: 'Изъять из сейфа' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Добавить расход' })).toHaveCount(0);
  await page.goto('/operations/day-close', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Закрытие дня');
  await expect(page.getByRole('link', { name: 'Закрытые дни' })).toHaveCount(0);
  const refused = await page.request.get('/operations/days');
  expect(refused.status()).toBe(403);
});
