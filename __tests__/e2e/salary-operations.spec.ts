import type { Locator, Page } from '@playwright/test';
import { monthName, monthWithin, plusMonths, type SalaryMonth } from '@/lib/domain/salary-month';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { expectAccessibleInBoth } from './accessible';
import { expect, inEnglish, languages, signIn, test } from './support';

/** Sends a call as the browser does, and returns its reply. */
async function send<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const headers = { 'idempotency-key': crypto.randomUUID(), origin: new URL(page.url()).origin };
  const answer = await page.request.post(path, { data, headers });
  expect(answer.status()).toBe(200);
  return (await answer.json()) as Reply;
}

/** An employee who joined two months ago. */
async function hire(page: Page, name: string, wages: number) {
  const { current } = await send<{ current: SalaryMonth }>(page, '/api/salary/page', {});
  const { employee_id } = await send<{ employee_id: number }>(page, '/api/salary/save', {
    ...{ type: 'add', employee_id: null, employee_name: name, position: 'Бармен', wages, overtime_hour_cost: 150 },
    ...plusMonths(current, -2),
  });
  return { employee_id, current, name };
}

/** Presses a button whose success opens payslips in a new tab, and returns their address. */
async function opensPayslips(page: Page, press: () => Promise<void>): Promise<string> {
  const opened = page.context().waitForEvent('request', (request) => request.url().includes('payslips.pdf'));
  await press();
  return (await opened).url();
}

async function expectPdf(page: Page, url: string): Promise<void> {
  const file = await page.request.get(url);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);
}

const onlyRefusals = (consoleErrors: string[]): void =>
  expect(consoleErrors.splice(0).filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);

for (const locale of languages('en')) {
  const { salary: t, errors } = locale === 'ru' ? ru : en;

  /** Opens the list with one employee, and begins operations from the menu of the row. */
  async function openList(page: Page, name: string) {
    await page.goto('/salary', { waitUntil: 'networkidle' });
    await page.getByRole('textbox', { name: t.search }).or(page.getByPlaceholder(t.search)).first().fill(name);
    const row = page.getByRole('row', { name }).first();
    return async (type: keyof typeof t.operation.titles): Promise<Locator> => {
      await row.click({ button: 'right' });
      await page.getByRole('menuitem', { name: t.types[type], exact: true }).click();
      return page.getByRole('dialog', { name: t.operation.titles[type].replace('{name}', name) });
    };
  }
  const field = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name });
  const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click();
  const told = (page: Page, text: string, name: string) =>
    expect(page.getByText(text.replace('{name}', name).split('{sum}')[0] ?? '').first()).toBeVisible();

  test(`all six operations of an employee, in ${locale}`, async ({ page }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await page.goto('/salary');
    const { name, employee_id } = await hire(page, `Нок ${locale} ${Date.now()}`, 20_000);
    const begin = await openList(page, name);

    for (const [type, amount] of [
      ['penalty', '500'],
      ['bonus', '1500'],
    ] as const) {
      const dialog = await begin(type);
      await field(dialog, t.operation.fields.amount).fill(amount);
      await field(dialog, t.operation.fields.description).fill('Смена');
      await press(dialog, t.operation.submit[type]);
      await expect(dialog).toBeHidden();
      await told(page, t.operation.done[type], name);
    }

    const overtime = await begin('overtime');
    await field(overtime, t.operation.fields.hours).fill('2');
    await press(overtime, t.operation.submit.overtime);
    await told(page, t.operation.done.overtime, name);

    const credit = await begin('credit');
    await field(credit, t.operation.fields.amount).fill('2000');
    await field(credit, t.operation.fields.duration).fill('2');
    await expect(credit.getByRole('region', { name: t.credit.preview }).getByRole('row')).toHaveCount(3);
    await expectAccessibleInBoth(page, '[role=dialog]');
    await press(credit, t.operation.submit.credit);
    await told(page, t.operation.done.credit, name);

    // 20,000 + 1,500 − 500 − 1,000 of the credit
    const prepayment = await begin('prepayment');
    await expect(field(prepayment, t.operation.fields.amount)).toHaveValue(/^10000[.,]00$/);
    const advance = await opensPayslips(page, () => press(prepayment, t.operation.submit.prepayment));
    await told(page, t.operation.done.prepayment, name);
    await expectPdf(page, advance);

    const salary = await begin('salary');
    await expect(field(salary, t.operation.fields.amount)).toHaveValue(/^10000[.,]00$/);
    await salary.getByRole('checkbox').check();
    await expect(field(salary, t.operation.fields.amount)).toHaveValue(/^11100[.,]00$/);
    await expectAccessibleInBoth(page, '[role=dialog]');
    const url = await opensPayslips(page, () => press(salary, t.operation.submit.salary));
    expect(url).toMatch(new RegExp(`employees=${employee_id}&stories=\\d+$`));
    await told(page, t.operation.done.salary, name);
    await expectPdf(page, url);

    const again = await begin('salary');
    await expect(again.getByText(errors.e47)).toBeVisible();
    await expect(again.getByRole('button', { name: t.operation.submit.salary })).toBeDisabled();
  });

  test(`refusals stay in the dialog, in red, in ${locale}`, async ({ page, consoleErrors }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await page.goto('/salary');
    const rich = await hire(page, `Богач ${locale} ${Date.now()}`, 90_000_000);
    const begin = await openList(page, rich.name);
    const poor = await begin('salary');
    const much = field(poor, t.operation.fields.amount);
    await expect(much).toHaveValue(/^90000000/);
    await much.fill('80000000');
    await press(poor, t.operation.submit.salary);
    await expect(poor.getByRole('alert')).toContainText(errors.e11);
    await expect(much).toHaveValue('80000000');

    const { name, employee_id, current } = await hire(page, `Второй раз ${locale} ${Date.now()}`, 900);
    const pay = await openList(page, name);
    const dialog = await pay('salary');
    await expect(field(dialog, t.operation.fields.amount)).toHaveValue(/^900[.,]00$/);
    const salary = { type: 'salary', employee_id, ...current, amount: 900, accrued: 900, allowances: 0 };
    await send(page, '/api/salary/operation', salary);
    await press(dialog, t.operation.submit.salary);
    await expect(dialog.getByRole('alert')).toContainText(errors.e47);
    await expect(dialog.getByRole('button', { name: t.operation.submit.salary })).toBeDisabled();
    onlyRefusals(consoleErrors);
  });

  test(`a month of a credit is skipped and put back, in ${locale}`, async ({ page }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await page.goto('/salary');
    const { name, employee_id, current } = await hire(page, `Кредит ${locale} ${Date.now()}`, 20_000);
    await send(page, '/api/salary/operation', {
      ...{ type: 'credit', employee_id, ...current, amount: 3_000, duration: 3 },
    });
    const begin = await openList(page, name);
    const dialog = await begin('credit');
    const last = dialog.getByRole('region', { name: t.credit.schedule }).getByRole('row').last();
    await expect(last).toContainText(monthName(plusMonths(current, 2), locale));
    const next = monthWithin(plusMonths(current, 1), locale);
    await dialog.getByRole('button', { name: t.credit.skipMonth.replace('{month}', next) }).click();
    const asked = page.getByRole('dialog', { name: t.credit.skipTitle.replace('{month}', next) });
    await field(asked, t.credit.reason).fill('Отпуск');
    await press(asked, t.credit.skip);
    await expect(last).toContainText(monthName(plusMonths(current, 3), locale));
    await dialog.getByRole('button', { name: t.credit.unskipMonth.replace('{month}', next) }).click();
    await expect(last).toContainText(monthName(plusMonths(current, 2), locale));
  });

  test(`several people are paid at once, with one file of payslips, in ${locale}`, async ({ page }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await page.goto('/salary');
    const stamp = Date.now();
    const one = await hire(page, `Первый ${locale} ${stamp}`, 1_000);
    const other = await hire(page, `Второй ${locale} ${stamp}`, 2_000);
    await page.goto('/salary', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: t.paySeveral, exact: true }).click();
    const dialog = page.getByRole('dialog', {
      name: t.several.title.replace('{month}', monthWithin(one.current, locale)),
    });
    const all = dialog.getByRole('checkbox', { name: t.several.all, exact: true });
    await all.uncheck();
    await expect(dialog.getByText(t.several.nobodyChosen)).toBeVisible();
    for (const { name } of [one, other]) await dialog.getByRole('checkbox', { name, exact: true }).check();
    const amount = dialog.getByRole('textbox', { name: t.several.amountOf.replace('{name}', other.name) });
    await amount.fill('1500');
    await expectAccessibleInBoth(page, '[role=dialog]');
    await press(dialog, t.several.submit);
    const question = page.getByRole('dialog', { name: t.several.question });
    const url = await opensPayslips(page, () => press(question, t.several.yes));
    expect(new URL(url).searchParams.get('employees')?.split(',').toSorted()).toEqual(
      [one, other].map(({ employee_id }) => String(employee_id)).toSorted(),
    );
    await expect(dialog).toBeHidden();
    await expectPdf(page, url);
    const { items } = await send<{ items: { employee_id: number; salary_paid: number }[] }>(
      page,
      '/api/salary/page',
      {},
    );
    const paid = (id: number) => items.find(({ employee_id }) => employee_id === id)?.salary_paid;
    expect([paid(one.employee_id), paid(other.employee_id)]).toEqual([1_000, 1_500]);
  });
}
