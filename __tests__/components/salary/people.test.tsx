import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { permissionsOf } from '@/lib/rights/permissions';
import { settleDebt } from '@/lib/sections/salary/contract/leaving';
import { salaryData } from '@/lib/sections/salary/contract/operations';
import { removeEmployee, restoreEmployee, salaryPage, saveEmployee } from '@/lib/sections/salary/contract/salary';
import { salaryTotals } from '@/lib/sections/salary/rules/totals';
import { partWithPerson } from '@/lib/sections/users/contract/hiring';
import { ANNA, anna, BORIS, EDITOR, open, rowOf, serveMonth } from './month';
import { OCTOBER } from './served';

const GLEB = { employee_id: 9, employee_name: 'Глеб', position: 'Повар', month: 8, year: 2026, owed: 0 };
const dialogOf = (name: string) => screen.findByRole('dialog', { name });

/** Opens the question about a person by key. */
async function askAbout({ user }: ReturnType<typeof open>, name: string) {
  await user.click(await rowOf(new RegExp(`^\\d ${name}`)));
  await user.keyboard('{Delete}');
  return within(await dialogOf(`Убрать сотрудника: ${name}?`));
}

test('an employee is added to the open month with four required fields', async () => {
  const { commands } = serveMonth();
  const { user } = open('/salary?month=2026-09');
  await anna();
  await user.click(screen.getByRole('button', { name: 'Добавить сотрудника' }));
  const dialog = within(await dialogOf('Новый сотрудник'));
  const submit = dialog.getByRole('button', { name: 'Добавить' });
  const type = (name: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(name), { target: { value } });
  expect(submit).toBeDisabled();
  type(/^Имя и фамилия/, 'Глеб');
  type(/^Должность/, 'Официант');
  type(/^Оклад/, '20000');
  type(/^Час сверхурочных/, '-1');
  expect(submit).toBeDisabled();
  type(/^Час сверхурочных/, '150');
  expect(dialog.queryByText(/из 30/)).toBeNull();
  type(/^Первый день работы/, '11');
  expect(dialog.getByText(/20 дней из 30: 13\s333,33 ฿ за сентябрь 2026/)).toBeVisible();
  await user.click(submit);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const typed = { employee_name: 'Глеб', position: 'Официант', wages: 20_000, overtime_hour_cost: 150 };
  expect(commands().at(-1)).toEqual({
    id: saveEmployee.id,
    body: { type: 'add', employee_id: null, month: 9, year: 2026, day: 11, ...typed },
  });
});

test('the question before a removal names due and open credit, and the removal can be undone', async () => {
  const { commands } = serveMonth();
  const page = open();
  expect(await screen.findByRole('button', { name: 'Убрать сотрудника' })).toBeDisabled();
  const dialog = await askAbout(page, 'Анна');
  // 30,000 × 15 ÷ 31 + 2,000 − 500 − 10,000 − 1,500, less the instalment of November.
  await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Последний день работы' }), '15');
  expect(await dialog.findByText(/15 дней из 31: 14\s516,13 ฿/)).toBeVisible();
  expect(await dialog.findByText(/Не выплачено: 3\s016,13 ฿/)).toBeVisible();
  expect(await dialog.findByText(/Остаток кредитов удержится в этом месяце: 1\s500,00 ฿/)).toBeVisible();
  expect(dialog.getByText(/История выплат остаётся/)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Убрать' }));
  await waitFor(() => expect(screen.queryByRole('row', { name: /^1 Анна/ })).toBeNull());
  await page.user.click(await screen.findByRole('button', { name: 'Отменить' }));
  const removed = { id: removeEmployee.id, body: { employee_id: 1, day: 15 } };
  const restored = { id: restoreEmployee.id, body: { employee_id: 1 } };
  await waitFor(() => expect(commands()).toEqual([removed, restored]));
});

test('the account of who leaves is removed as well, where the reader manages accounts, in one command', async () => {
  const served = serveMonth();
  const withAccount = { ...ANNA, user_id: 5, user_name: 'anna1 · Анна' };
  served.on(salaryPage, { ...OCTOBER, current: OCTOBER, items: [withAccount], totals: salaryTotals([withAccount]) });
  served.on(partWithPerson, {});
  const page = open('/salary', { ...EDITOR, permissions: permissionsOf(['ExpensesView', 'UsersEdit']) });
  const dialog = await askAbout(page, 'Анна');
  expect(dialog.getByRole('checkbox', { name: 'Учётную запись anna1 · Анна' })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: 'Скидочные карты' })).toBeDisabled();
  await page.user.selectOptions(dialog.getByRole('combobox', { name: 'Последний день работы' }), '15');
  await page.user.click(dialog.getByRole('button', { name: 'Убрать' }));
  const body = { parts: ['pay', 'account'], employee_id: 1, user_id: 5, day: 15 };
  await waitFor(() => expect(served.commands()).toEqual([{ id: partWithPerson.id, body }]));
});

test('nobody is removed twice; the question names what who leaves will owe', async () => {
  serveMonth().on(salaryData, { ...BORIS, accrued: 30_000, is_paid: true });
  const page = open();
  await page.user.click(await rowOf(/^3 Вера/));
  expect(screen.getByRole('button', { name: 'Убрать сотрудника' })).toBeDisabled();
  await page.user.keyboard('{Delete}');
  expect(screen.queryByRole('dialog')).toBeNull();
  const dialog = await askAbout(page, 'Борис');
  expect(await dialog.findByText(/Останется долг: 1\s500,00 ฿/)).toBeVisible();
});

test('who left while owing is listed; a press collects or writes off the debt', async () => {
  const { commands } = serveMonth([{ ...GLEB, owed: 5_300 }]);
  const { user } = open();
  const debts = await screen.findByRole('region', { name: 'Ушли с долгом' });
  await user.click(within(debts).getByRole('button', { name: /Закрыть долг: Глеб, 5\s300,00\s฿/ }));
  const dialog = within(await dialogOf('Долг: Глеб'));
  expect(dialog.getByRole('textbox', { name: /^Сумма/ })).toHaveValue('5300,00');
  await user.click(dialog.getByRole('radio', { name: 'Списать' }));
  await user.click(dialog.getByRole('button', { name: 'Списать долг' }));
  expect(await dialog.findByText('Укажите причину списания')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'Простили');
  await user.click(dialog.getByRole('button', { name: 'Списать долг' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const body = { employee_id: 9, way: 'write_off', amount: 5_300, description: 'Простили' };
  expect(commands().at(-1)).toEqual({ id: settleDebt.id, body });
});

test('a name that somebody has is warned of, and who left may be restored', async () => {
  const { commands } = serveMonth([GLEB]);
  const { user } = open('/salary?employee=new');
  const dialog = within(await dialogOf('Новый сотрудник'));
  const name = dialog.getByRole('textbox', { name: /^Имя и фамилия/ });
  await user.type(name, ' анна');
  expect(await dialog.findByText('Анна уже работает: Бармен.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Вернуть' })).toBeNull();
  await user.retype(name, 'глеб');
  const text = /Глеб работал\(а\) до этого: Повар, последний месяц — август 2026/;
  expect(await dialog.findByText(text)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(commands().at(-1)).toEqual({ id: restoreEmployee.id, body: { employee_id: 9 } }));
});
