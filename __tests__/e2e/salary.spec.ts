import type { Locator, Page } from '@playwright/test';
import { plusMonths, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { expectAccessibleInBoth, expectNotSideways } from './accessible';
import { expect, inEnglish, languages, send, signIn, test, wordsOf } from './support';

/** An employee who joined two months ago. */
async function hire(page: Page, name: string, wages: number) {
  const { current } = await send<{ current: SalaryMonth }>(page, 'salary/page', {});
  const { employee_id } = await send<{ employee_id: number }>(page, 'salary/save', {
    type: 'add',
    employee_id: null,
    employee_name: name,
    position: 'Бармен',
    wages,
    overtime_hour_cost: 150,
    ...plusMonths(current, -2),
  });
  return employee_id;
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

for (const locale of languages('en')) {
  const { salary: t, errors } = wordsOf(locale);

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
  const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name }).click();
  const told = (page: Page, text: string, name: string) =>
    expect(page.getByText(text.replace('{name}', name).split('{sum}')[0] ?? '').first()).toBeVisible();

  test(`all six operations of an employee, in ${locale}`, async ({ page }) => {
    await signIn(page);
    if (locale === 'en') await inEnglish(page);
    await page.goto('/salary');
    const name = `Нок ${locale} ${Date.now()}`;
    const employee_id = await hire(page, name, 20_000);
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
}

test('a phone: months in sight, operations in the menu of a row, due below the table', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/salary');
  const name = `Савелий ${Date.now()}`;
  await hire(page, name, 30_000);
  await page.goto('/salary', { waitUntil: 'networkidle' });
  await expectNotSideways(page);
  await expect(page.getByRole('navigation', { name: 'Месяцы' }).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  await page.getByRole('searchbox', { name: 'Имя или должность' }).fill(name);
  await page.getByRole('row', { name }).getByRole('button', { name: 'Действия с сотрудником' }).click();
  const menu = page.getByRole('menu', { name });
  for (const entry of ['Зарплата', 'Аванс', 'Сверхурочные', 'Штраф', 'Премия', 'Кредит'])
    await expect(menu.getByRole('menuitem', { name: entry })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Аванс' }).click();
  await expect(page.getByRole('dialog', { name: `Аванс: ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  const due = page.getByRole('region', { name: 'К выплате' });
  await due.getByRole('button', { name }).click();
  await expect(due.getByRole('heading', { name })).toBeInViewport();
});
