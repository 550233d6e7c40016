import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE } from '../../scripts/test/sample';
import { expectAccessible, expectNotSideways } from './accessible';
import { test } from './own-venue';
import { expect, signIn } from './support';

// One venue for all, in this order: the last test stops it and checks its books.
test.describe.configure({ mode: 'serial' });
// Narrower windows have the operations in the menu of the row.
test.use({ viewport: { width: 1440, height: 900 } });

test.beforeEach(({ context, venue }) =>
  context.addCookies([{ name: 'locale', value: 'ru', url: venue.address }]).then(() => undefined),
);

const NAME = 'Савелий Тестов';

/** Account of the sample venue that has every right but is none of the salary editors. */
function reader() {
  const [, password = ''] =
    readFileSync(path.join(SAMPLE, 'sample-logins'), 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .find(([login]) => login === 'viktor') ?? [];
  return { login: 'viktor', password };
}

test('an employee: added, edited in the table, a bonus booked and taken back, removed and restored', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/salary', { waitUntil: 'networkidle' });
  const tabs = page.getByRole('navigation', { name: 'Месяцы' }).getByRole('link');
  await expect(tabs).toHaveCount(12);
  await expect(tabs.nth(10)).toHaveAttribute('aria-current', 'page');

  await page.getByRole('button', { name: 'Добавить сотрудника' }).click();
  const adding = page.getByRole('dialog', { name: 'Новый сотрудник' });
  await adding.getByRole('textbox', { name: 'Имя и фамилия' }).fill(NAME);
  await adding.getByRole('textbox', { name: 'Должность' }).fill('Бармен');
  await adding.getByRole('textbox', { name: 'Оклад' }).fill('30000');
  await adding.getByRole('textbox', { name: 'Час сверхурочных' }).fill('150');
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Добавить' }).click();
  await expect(adding).toBeHidden();
  const row = page.getByRole('row', { name: new RegExp(NAME) });
  await expect(row).toContainText('30\u00a0000,00');

  await row.locator('[data-column="wages"]').hover();
  await row.getByRole('button', { name: `Изменить: Оклад, ${NAME}` }).click();
  const wages = page.getByRole('textbox', { name: `Оклад: ${NAME}` });
  await wages.fill('-5');
  await wages.press('Enter');
  await expect(row.getByRole('alert')).toBeVisible();
  await wages.fill('32500');
  await wages.press('Enter');
  await expect(row).toContainText('32\u00a0500,00');
  await expect(row).toBeFocused();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: `Имя и фамилия: ${NAME}` }).press('Tab');
  const position = page.getByRole('textbox', { name: `Должность: ${NAME}` });
  await position.fill('Старший бармен');
  await position.press('Tab');
  await expect(row).toContainText('Старший бармен');
  await expect(page.getByRole('textbox', { name: `Оклад: ${NAME}` })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row).toBeFocused();

  await row.getByRole('button', { name: `Премия: ${NAME}` }).click();
  const bonus = page.getByRole('dialog', { name: `Премия: ${NAME}` });
  await bonus.getByRole('textbox', { name: 'Сумма' }).fill('1500');
  await bonus.getByRole('textbox', { name: 'Причина' }).fill('Праздник');
  await bonus.getByRole('button', { name: 'Записать премию' }).click();
  await expect(bonus).toBeHidden();
  const due = page.getByRole('region', { name: 'К выплате' });
  await expect(due.getByRole('definition').last()).toHaveText(/34\s000,00/);
  await expectAccessible(page);

  await row.dblclick();
  const details = page.getByRole('dialog', { name: `История выплат: ${NAME}` });
  await details.getByRole('row', { name: /Премия 1\s500,00/ }).click({ button: 'right' });
  await page.getByRole('menuitem', { name: 'Отменить операцию' }).click();
  await page
    .getByRole('dialog', { name: /^Отменить операцию «Премия»/ })
    .getByRole('button', { name: 'Отменить операцию' })
    .click();
  await expect(details.locator('s', { hasText: 'Премия' })).toBeVisible();
  await expectAccessible(page);
  await details.getByRole('button', { name: 'Закрыть' }).last().click();
  await expect(due.getByRole('definition').last()).toHaveText(/32\s500,00/);

  await page.getByRole('searchbox', { name: 'Имя или должность' }).fill('савел');
  await expect(page).toHaveURL(/search=/);
  const table = page.getByRole('grid', { name: 'Зарплата' });
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(1);
  const csv = await (await page.request.get(`/api/export/salary${new URL(page.url()).search}&format=csv`)).text();
  expect(csv).toContain(NAME);
  await page.goto('/salary', { waitUntil: 'networkidle' });

  await row.click();
  await page.keyboard.press('Delete');
  const question = page.getByRole('dialog', { name: `Убрать сотрудника: ${NAME}?` });
  await expect(question).toContainText('Не выплачено: 32\u00a0500,00');
  await question.getByRole('button', { name: 'Убрать' }).click();
  await expect(row.locator('s')).toHaveText(NAME);
  await page.getByRole('button', { name: 'Отменить', exact: true }).click();
  await expect(row.locator('s')).toHaveCount(0);

  await tabs.nth(9).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}$/);
  await expect(tabs.nth(9)).toHaveAttribute('aria-current', 'page');
  await expect(row).toHaveCount(0);
});

test('a reader sees every figure, edits nothing, and opens credits', async ({ page }) => {
  await signIn(page, reader());
  await page.goto('/salary', { waitUntil: 'networkidle' });
  const row = page.getByRole('row', { name: new RegExp(NAME) });
  for (const name of ['Зарплата', 'Аванс', 'Сверхурочные', 'Штраф', 'Премия'])
    await expect(row.getByRole('button', { name: `${name}: ${NAME}` })).toBeDisabled();
  for (const name of ['Добавить сотрудника', 'Убрать сотрудника', 'Выплатить нескольким'])
    await expect(page.getByRole('button', { name })).toBeDisabled();
  await row.click();
  await page.keyboard.press('F2');
  await expect(page.getByRole('grid').getByRole('textbox')).toHaveCount(0);
  await row.getByRole('button', { name: `Кредит: ${NAME}` }).click();
  await expect(page.getByRole('dialog', { name: `Кредит: ${NAME}` })).toBeVisible();
});

test('a phone: months in sight, operations in the menu of a row, due below the table', async ({ page, venue }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page);
  await page.goto('/salary', { waitUntil: 'networkidle' });
  await expectNotSideways(page);
  await expect(page.getByRole('navigation', { name: 'Месяцы' }).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
  const row = page.getByRole('row', { name: new RegExp(NAME) });
  await row.getByRole('button', { name: 'Действия с сотрудником' }).click();
  const menu = page.getByRole('menu', { name: NAME });
  for (const name of ['Зарплата', 'Аванс', 'Сверхурочные', 'Штраф', 'Премия', 'Кредит'])
    await expect(menu.getByRole('menuitem', { name })).toBeVisible();
  await menu.getByRole('menuitem', { name: 'Аванс' }).click();
  await expect(page.getByRole('dialog', { name: `Аванс: ${NAME}` })).toBeVisible();
  await page.keyboard.press('Escape');
  const due = page.getByRole('region', { name: 'К выплате' });
  await due.getByRole('button', { name: new RegExp(NAME) }).click();
  await expect(due.getByRole('heading', { name: NAME })).toBeInViewport();
  expect(await venue.stopAndCheck()).toEqual([]);
});
