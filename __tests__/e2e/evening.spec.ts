import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { SAMPLE_CARDS } from '../../tools/sample/guests/cards';
import { send as call } from '../../lib/api/call';
import { getDay, type DayClose } from '../../lib/sections/days/contract';
import { countedSatang, laidOut } from '../../lib/sections/days/rules/close';
import { formatQuantity } from '../../lib/domain/format';
import { toSatang } from '../../lib/domain/money';
import { playEvening } from '../../tools/till/evening';
import { readDay, readTaken, sheetFaults, type Ask, type Day } from '../support/evening';
import { test, TOKEN } from './own-venue';
import { expect, signIn } from './support';

const ORDERS = 25;
const FLOAT = 1500_00;

/** Calls the admin API as the user signed in in this browser. */
async function askAs(page: Page, address: string): Promise<Ask> {
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  return (endpoint, input) =>
    call(endpoint, input, (path, init) => {
      const headers = new Headers(init?.headers);
      headers.set('cookie', cookie);
      headers.set('origin', address);
      return fetch(new URL(path as string, address), { ...init, headers });
    });
}

/** A displayed amount in satang: `+1 234,50 ฿`, `−0,25`. */
function satangOf(text: string | null): number {
  const plain = (text ?? '').replaceAll(/[^\d,−-]/g, '').replace('−', '-');
  return Math.round(Number(plain.replace(',', '.')) * 100);
}

/** A table of names and amounts, in satang. */
async function figuresOf(table: Locator): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const row of await table.getByRole('row').all())
    figures[(await row.getByRole('rowheader').textContent()) ?? ''] = satangOf(
      await row.getByRole('cell').first().textContent(),
    );
  return figures;
}

/** Totals below the list of orders: names and amounts. */
async function orderTotals(page: Page): Promise<Record<string, number>> {
  const block = page.locator('dl[aria-label="Итоги"]');
  await expect(block).toContainText(/\d,\d\d/);
  const names = await block.locator('dt').allTextContents();
  const amounts = await block.locator('dd').allTextContents();
  return Object.fromEntries(names.map((name, at) => [name, satangOf(amounts[at] ?? '')]));
}

async function checkOrders(page: Page, day: Day, numbers: readonly number[]): Promise<void> {
  await page.goto('/orders?count=all', { waitUntil: 'networkidle' });
  // Days with promo card sales also have a promo total.
  expect(await orderTotals(page)).toMatchObject({
    'До скидки, ฿': day.orders.total,
    'Скидка, ฿': day.orders.discount,
    'Наличные, ฿': day.orders.cash,
    'Карта, ฿': day.orders.card,
    'Выручка, ฿': day.orders.paid,
  });
  await expect(page.getByRole('grid')).toHaveAttribute('aria-rowcount', String(day.orders.count + 1));
  const sorted = numbers.toSorted((a, b) => a - b);
  const [before, number, after] = sorted.slice(10, 13);
  const dialog = (of: number | undefined) => page.getByRole('dialog', { name: `Заказ № ${of}` });
  await page.getByRole('textbox', { name: 'Номер заказа' }).fill(String(number));
  await page.keyboard.press('Enter');
  await expect(dialog(number).getByRole('table')).toBeVisible();
  await dialog(number).getByRole('button', { name: 'Предыдущий' }).click();
  await expect(dialog(before).getByRole('table')).toBeVisible();
  await dialog(before).getByRole('button', { name: 'Следующий' }).click();
  await dialog(number).getByRole('button', { name: 'Следующий' }).click();
  await expect(dialog(after).getByRole('table')).toBeVisible();
}

async function checkExpenses(page: Page, { income, outcome }: Day): Promise<void> {
  await page.goto('/expenses', { waitUntil: 'networkidle' });
  const cells = page.getByRole('table', { name: 'Итоги' }).getByRole('row', { name: /Приход|Расход/ });
  await expect(cells.first()).toContainText(/\d,\d\d/);
  const [first, second] = await Promise.all(
    [0, 1].map((at) =>
      cells
        .nth(at)
        .getByRole('cell')
        .allTextContents()
        .then((texts) => texts.map(satangOf)),
    ),
  );
  expect(first?.slice(0, 3)).toEqual([income.cash, income.card, income.cash + income.card]);
  expect(second?.slice(0, 3)).toEqual([outcome.cash, outcome.card, outcome.cash + outcome.card]);
}

/** Books a service from the safe, a deposit into it and a withdrawal. */
async function operate(page: Page): Promise<void> {
  await page.goto('/operations', { waitUntil: 'networkidle' });
  for (const [operation, amount] of [
    ['Внести в сейф', '3000,50'],
    ['Изъять из сейфа', '700,25'],
    ['Внести в кассу', '2000'],
  ] as const) {
    const field = page.getByRole('textbox', { name: operation, exact: true });
    await field.fill(amount);
    await page.getByRole('button', { name: operation, exact: true }).click();
    const [verb = ''] = operation.split(' ');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: `${verb} ` })
      .click();
    await expect(field).toHaveValue('');
  }
  for (const [name, price] of [
    ['Такси домой', '300,50'],
    ['Лёд для бара', '120,25'],
  ] as const) {
    await page.getByRole('button', { name: 'Добавить расход', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Новый расход' });
    await dialog.getByLabel('Название').fill(name);
    await dialog.getByLabel('Сумма').fill(price);
    await dialog.getByRole('button', { name: 'Оплатить' }).click();
    await expect(dialog).toBeHidden();
  }
}

async function openExpense(page: Page, name: string): Promise<Locator> {
  await page.goto(`/expenses?name=${encodeURIComponent(name)}`, { waitUntil: 'networkidle' });
  await page.getByRole('row', { name }).last().dblclick();
  const dialog = page.getByRole('dialog').filter({ hasText: 'История' });
  await expect(dialog).toBeVisible();
  return dialog;
}

async function transfer(dialog: Locator, to: string): Promise<void> {
  await dialog.getByRole('button', { name: 'Изменить способ оплаты' }).click();
  await dialog.page().getByRole('button', { name: 'Перенести' }).click();
  await expect(dialog).toContainText(to);
}

/** Counts the cashbox one coin short, and settles it; returns the number of the close. */
async function closeDay(page: Page, cashier: number): Promise<{ id: number; counted: number }> {
  const pieces = laidOut(cashier).map((one, at, all) =>
    at === all.length - 1 ? { ...one, pieces: one.pieces - 1 } : one,
  );
  const counted = countedSatang(pieces);
  await page.goto('/operations/day-close', { waitUntil: 'networkidle' });
  for (const { value, pieces: many } of pieces) {
    const written = formatQuantity(value, 'ru', Number.isInteger(value) ? 0 : 2).replace(/\s/g, String.raw`\s`);
    await page.getByRole('textbox', { name: new RegExp(`^${written} ฿$`) }).fill(String(many));
  }
  await expect(page.locator('main')).not.toContainText('По учёту');
  await page.getByRole('button', { name: 'Подсчёт закончен' }).click();
  const expected = page
    .getByRole('row', { name: /^Наличные/ })
    .getByRole('cell')
    .nth(1);
  await expect(expected).toBeVisible();
  expect(satangOf(await expected.textContent())).toBe(cashier);
  await page.getByLabel('Оставить в кассе на завтра').fill(String(FLOAT / 100));
  await page.getByRole('button', { name: 'Закрыть день' }).click();
  // The evening is played while its day still runs.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Закрыть день/ })
    .click();
  await page.waitForURL(/\/operations\/days\/\d+$/);
  await page.getByLabel('Причина разницы').fill('Монета закатилась под стойку');
  await page.getByRole('button', { name: 'Записать причину' }).click();
  await expect(page.getByText('Монета закатилась под стойку')).toBeVisible();
  return { id: Number(page.url().split('/').at(-1)), counted };
}

/** Compares the printed sheet with the books. */
async function checkPaper(page: Page, { sheet, ...close }: DayClose, day: Day): Promise<void> {
  if (!sheet) throw new Error('The day has no sheet');
  await page.goto(`/operations/days/${close.close_id}/sheet`, { waitUntil: 'networkidle' });
  const cashbox = await figuresOf(page.getByRole('table', { name: 'Касса, ฿' }));
  const {
    'Должно быть': expected,
    Посчитано: counted,
    Недостача: short,
    'При закрытии в сейф': toSafe,
    'Осталось в кассе': left,
    ...moved
  } = cashbox;
  expect(Object.values(moved).reduce((sum, one) => sum + one, 0)).toBe(expected);
  expect(moved['Выручка наличными']).toBe(day.orders.cash);
  expect(expected).toBe(day.funds.cashier);
  expect(short).toBe((counted ?? 0) - (expected ?? 0));
  expect(toSafe).toBe((counted ?? 0) - FLOAT);
  expect(left).toBe(FLOAT);
  expect(await figuresOf(page.getByRole('table', { name: 'Продажи, ฿' }))).toMatchObject({
    Наличными: day.orders.cash,
    Картой: day.orders.card,
    Всего: day.orders.cash + day.orders.card,
    Заказов: sheet.orders * 100,
    Скидки: day.orders.discount,
  });
  const notes = await figuresOf(page.getByRole('table', { name: 'Подсчёт, ฿' }));
  const { Посчитано: sum, ...lines } = notes;
  expect(Object.values(lines).reduce((all, one) => all + one, 0)).toBe(sum);
  expect(sum).toBe(counted);
}

test('after a closed evening of the till, orders, expenses, funds, stock and the printed sheet agree', async ({
  page,
  venue,
}) => {
  await signIn(page);
  const ask = await askAs(page, venue.address);
  const before = await readDay(ask);
  const cards = SAMPLE_CARDS.map(({ card_number }) => card_number);
  const told = await playEvening({ address: venue.address, token: TOKEN, seed: 1, orders: ORDERS, cards });
  expect(told).toMatchObject({ orders: ORDERS, differing: [], contradictions: [] });
  // The connection was lost, and the queue was sent again.
  for (const happened of [told.lost, told.resent]) expect(happened).toBeGreaterThan(0);
  const [cash, card] = [toSatang(told.paid_cash), toSatang(told.paid_card)];
  const played = await readDay(ask);
  expect(played.orders).toEqual({
    count: before.orders.count + ORDERS,
    total: before.orders.total + toSatang(told.total_price),
    discount: before.orders.discount + toSatang(told.discount),
    paid: before.orders.paid + cash + card,
    cash: before.orders.cash + cash,
    card: before.orders.card + card,
  });
  expect(played.income).toEqual({ cash: before.income.cash + cash, card: before.income.card + card });
  expect(played.funds).toEqual({
    cashier: before.funds.cashier + cash,
    safe: before.funds.safe,
    bank: before.funds.bank + card,
  });

  await test.step('orders and expenses show what the till reported', async () => {
    await checkOrders(page, played, told.order_numbers);
    await checkExpenses(page, played);
  });

  const paidInCash = played.rows.find(
    ({ order_number, paidtype, cost }) =>
      paidtype === 'cash' && cost > 0 && order_number !== null && told.order_numbers.includes(order_number),
  );
  if (!paidInCash) throw new Error('Nobody paid in cash');
  const other = toSatang(paidInCash.cost);
  await test.step('a manager adds, transfers and removes', async () => {
    await operate(page);
    await transfer(await openExpense(page, 'Такси домой'), 'Касса, наличные');
    const ice = await openExpense(page, 'Лёд для бара');
    await ice.getByRole('button', { name: 'Удалить' }).click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: /^Вернуть деньги: / })
      .click();
    await expect(page.locator('tbody s').first()).toHaveText('Лёд для бара');
    await page.goto('/expenses', { waitUntil: 'networkidle' });
    await page
      .getByRole('row', { name: new RegExp(`№\\s?${paidInCash.order_number}(?!\\d)`) })
      .last()
      .dblclick();
    await transfer(page.getByRole('dialog').filter({ hasText: 'История' }), 'Банк, карта');
  });
  const day = await readDay(ask);
  expect(day.orders).toEqual({ ...played.orders, cash: played.orders.cash - other, card: played.orders.card + other });
  expect(day.income).toEqual({ cash: played.income.cash - other, card: played.income.card + other });
  expect(day.outcome).toEqual({ ...played.outcome, cash: played.outcome.cash + 300_50 });
  expect(day.funds).toEqual({
    cashier: played.funds.cashier + 2000_00 - 300_50 - other,
    safe: played.funds.safe + 3000_50 - 700_25,
    bank: played.funds.bank + other,
  });
  await checkExpenses(page, day);

  const { byLines, byStories } = await readTaken(ask, told.order_numbers);
  expect(Object.keys(byLines).length).toBeGreaterThan(ORDERS);
  expect(byStories).toEqual(byLines);

  await test.step('the day is counted and closed, and its sheet agrees', async () => {
    const { id, counted } = await closeDay(page, day.funds.cashier);
    const close = await ask(getDay, { params: { id } });
    expect(sheetFaults(close, day, FLOAT)).toEqual([]);
    await checkPaper(page, close, day);
    const closed = await readDay(ask);
    expect(closed.funds).toEqual({ cashier: FLOAT, safe: day.funds.safe + counted - FLOAT, bank: day.funds.bank });
    expect([closed.orders, closed.income, closed.outcome]).toEqual([day.orders, day.income, day.outcome]);
  });

  await test.step('closed days export to a file', async () => {
    await page.goto('/operations/days', { waitUntil: 'networkidle' });
    const total = Number(await page.getByRole('grid').getAttribute('aria-rowcount')) - 1;
    await page.getByRole('button', { name: 'Скачать' }).click();
    const file = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: /CSV/ }).click();
    const lines = readFileSync(await (await file).path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    expect(lines.length).toBeGreaterThan(total);
    expect(lines[1]).toContain('Монета закатилась под стойку');
    expect((await file).suggestedFilename()).toMatch(/^day-closes-.*\.csv$/);
  });

  // An open screen would go on asking for changes.
  await page.goto('about:blank');
  expect(await venue.stopAndCheck()).toEqual([]);
});
