import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EmployeeField } from '@/components/sections/salary/employee-cell';
import { removeSalaryStory, salaryData, salaryStory } from '@/lib/sections/salary/contract/operations';
import { salaryPage, saveEmployee } from '@/lib/sections/salary/contract/salary';
import { textsOf, type TestUser } from '../../support/render';
import { salaryRow } from '../../support/salary';
import { on, refuse, serve } from '../../support/serve';
import { anna, EDITOR, open, READER, rowOf, serveMonth } from './month';
import { OCTOBER } from './served';

const ABOUT_ANNA = { employee_id: 1, ...OCTOBER };
const dialogOf = (name: string | RegExp) => screen.findByRole('dialog', { name });

beforeAll(() => EmployeeField.load());

it('the list has tabs of twelve months, the current one second to last without a parameter; sums columns, strikes the name of a removed employee, and makes what is due of lines with signs', async () => {
  serveMonth();
  const { user } = open();
  await anna();
  const tabs = within(screen.getByRole('navigation', { name: 'Месяцы' })).getAllByRole('link');
  expect(textsOf(tabs).join(' ')).toBe(
    'Декабрь 2025 Январь 2026 Февраль Март Апрель Май Июнь Июль Август Сентябрь Октябрь Ноябрь',
  );
  expect(tabs[10]).toHaveAttribute('aria-current', 'page');
  expect(tabs[10]).toHaveAttribute('href', '/salary');
  expect(tabs[11]).toHaveAttribute('href', '/salary?month=2026-11');
  expect(await anna()).toHaveAccessibleName(/30\s000,00 200,00 10\s000,00 0,00 0,00 0,00 500,00 2\s000,00 20\s000,00/);
  // Hours have no currency.
  expect(screen.getByRole('row', { name: /^Итого/ })).toHaveAccessibleName(/3,50/);
  expect(screen.getByText('Вера', { selector: 's' })).toHaveAttribute('title', expect.stringContaining('Убран'));
  const panel = within(await screen.findByRole('region', { name: 'К выплате' }));
  expect(await panel.findByRole('heading', { name: /К выплате сейчас 50\s000,00\s฿/ })).toBeVisible();
  await user.click(panel.getByRole('button', { name: /Анна 20\s000,00/ }));
  expect(await anna()).toHaveAttribute('aria-selected', 'true');
  const terms = ['Оклад', 'Премия', 'Штраф', 'Взнос по кредиту', 'Выплачено авансом', 'К выплате'];
  expect(textsOf(panel.getAllByRole('term'))).toEqual(terms);
  const lines = textsOf(panel.getAllByRole('definition')).map((text) => text.replaceAll(/\s/g, ''));
  expect(lines).toEqual(['30000,00', '+2000,00', '−500,00', '−1500,00', '−10000,00', '=20000,00']);
});

it('the list searches in the address, and the tabs keep the search', async () => {
  const server = serveMonth();
  const { user } = open('/salary?month=2026-09');
  await anna();
  await user.type(screen.getByRole('searchbox', { name: 'Имя или должность' }), 'бор');
  await waitFor(() => expect(server.bodies(salaryPage).at(-1)).toEqual({ month: 9, year: 2026, search: 'бор' }));
  expect(await rowOf(/^2 Борис/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('row', { name: /Анна/ })).toBeNull());
  expect(screen.getByRole('link', { name: 'Октябрь' })).toHaveAttribute('href', '/salary?search=%D0%B1%D0%BE%D1%80');
});

/** Entry of an operation in the menu of the row. */
const operationOf = async (name: string) => {
  if (!screen.queryByRole('menu')) fireEvent.contextMenu(await anna());
  return within(await screen.findByRole('menu', { name: 'Анна' })).getByRole('menuitem', { name });
};

it('operations of a row are one button in a word and a menu in words, also by right click; a press opens no details', async () => {
  serveMonth();
  const { user } = open();
  expect(textsOf(within(await anna()).getAllByRole('button', { name: /: Анна$/ }))).toEqual(['Зарплата', 'Ещё']);
  await user.click(screen.getByRole('button', { name: 'Ещё: Анна' }));
  expect(await operationOf('Премия')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(await operationOf('Кредит'));
  expect(await dialogOf('Кредит: Анна')).toBeVisible();
  expect(window.location.search).toBe('');
});

it('operations of a row offer no penalty two months later, and say why', async () => {
  serveMonth();
  open('/salary?month=2026-08');
  const penalty = await operationOf('Штраф');
  expect(penalty).toBeDisabled();
  expect(penalty).toHaveTextContent(/не позже следующего месяца/);
  expect(await operationOf('Премия')).toBeEnabled();
});

it('operations of a row offer no salary before its month begins, but a prepayment', async () => {
  serveMonth();
  open('/salary?month=2026-11');
  const salary = within(await anna()).getByRole('button', { name: 'Зарплата: Анна' });
  expect(salary).toBeDisabled();
  expect(salary.title).toMatch(/когда он начнётся/);
  expect(await operationOf('Аванс')).toBeEnabled();
});

it('operations of a row are off for readers except the credit, and nothing is edited, added or removed; details offer the payslip alone', async () => {
  serveMonth();
  const { user } = open('/salary', READER);
  const row = await anna();
  expect(within(row).getByRole('button', { name: 'Зарплата: Анна' })).toBeDisabled();
  for (const name of ['Зарплата', 'Аванс', 'Сверхурочные', 'Штраф', 'Премия'])
    expect(await operationOf(name)).toBeDisabled();
  expect(await operationOf('Кредит')).toBeEnabled();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: /^Изменить/ })).toBeNull();
  await user.click(row);
  for (const name of ['Добавить сотрудника', 'Убрать сотрудника', 'Выплатить нескольким'])
    expect(screen.getByRole('button', { name })).toBeDisabled();
  await user.keyboard('{F2}{Delete}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.dblClick(row);
  const dialog = await details();
  expect(within(await dialog.findByRole('row', { name: /^9 Штраф/ })).queryByRole('button')).toBeNull();
  fireEvent.contextMenu(dialog.getByRole('row', { name: /^7 Аванс/ }));
  const menu = within(await screen.findByRole('menu'));
  expect(textsOf(menu.getAllByRole('menuitem'))).toEqual(['Расчётный листок']);
});

const pencil = (field: string) => screen.getByRole('button', { name: `Изменить: ${field}, Анна` });
const field = (name: string) => screen.findByRole('textbox', { name: `${name}: Анна` });

it('editing in the table saves with Enter or Tab only what changed: Enter returns to the row, Tab goes on; begins with F2; Shift+Tab goes back and sends nothing; Escape restores', async () => {
  const { commands } = serveMonth();
  const { user } = open();
  await anna();
  await user.click(pencil('Оклад'));
  const input = await field('Оклад');
  expect(input).toHaveFocus();
  await user.retype(input, '32000,50{Enter}');
  const wages = { id: saveEmployee.id, body: { ...ABOUT_ANNA, wages: 32_000.5, version: 1 } };
  await waitFor(() => expect(commands()).toEqual([wages]));
  expect(await rowOf(/^1 Анна.*32\s000,50/)).toHaveFocus();
  await user.keyboard('{F2}');
  await user.retype(await field('Имя и фамилия'), 'Анна Ли');
  await user.keyboard('{Tab}');
  expect(await screen.findByRole('textbox', { name: /^Должность/ })).toHaveFocus();
  const renamed = { id: saveEmployee.id, body: { ...ABOUT_ANNA, employee_name: 'Анна Ли', version: 1 } };
  expect(commands()).toEqual([wages, renamed]);
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  const name = await screen.findByRole('textbox', { name: /^Имя и фамилия/ });
  expect(name).toHaveFocus();
  await user.type(name, ' мл.{Escape}');
  expect(await rowOf(/^1 Анна Ли Бармен /)).toHaveFocus();
  expect(commands()).toHaveLength(2);
});

it('editing in the table shows what is wrong at the cell, and what the server refuses', async () => {
  serveMonth().on(saveEmployee, refuse(5, { message: 'Salary of this month is paid' }));
  const { user } = open();
  await anna();
  await user.click(pencil('Оклад'));
  await user.clear(await field('Оклад'));
  await user.keyboard('{Enter}');
  expect(await field('Оклад')).toBeInvalid();
  await user.type(await field('Оклад'), '1000{Enter}');
  expect(await screen.findByText('Salary of this month is paid')).toBeVisible();
  expect(await field('Оклад')).toHaveValue('1000');
  await user.keyboard('{Escape}');
  expect(await rowOf(/^1 Анна.*30\s000,00/)).toHaveFocus();
});

const details = async () => within(await dialogOf('История выплат: Анна'));
/** Presses Take back in the menu of an operation. */
async function takeBack(user: TestUser, operation: HTMLElement) {
  fireEvent.contextMenu(operation);
  await user.click(await screen.findByRole('menuitem', { name: 'Отменить операцию' }));
  return within(await dialogOf(/^Отменить операцию/));
}

it('details open by a double click and Enter; penalties are red, rows without an id have a dash', async () => {
  serveMonth();
  const { user } = open();
  await user.dblClick(await anna());
  const dialog = await details();
  expect(await dialog.findByRole('row', { name: /^9 Штраф 500,00 Октябрь 2026 .* Опоздание/ })).toBeVisible();
  expect(dialog.getByText('Штраф').closest('td')).toHaveAttribute('data-tone', 'bad');
  expect(dialog.getByRole('row', { name: /^— Взнос по кредиту 1\s500,00/ })).toBeVisible();
  const removed = dialog.getByRole('row', { name: /^8 Премия 700,00/ });
  expect(removed).toHaveAccessibleName(/Отменил boss/);
  expect(within(removed).getByText('Премия').tagName).toBe('S');
  expect(within(removed).getByTitle(/^Ошиблись\. Отменил boss/)).toHaveTextContent(/^Ошиблись/);
  expect(window.location.search).toBe('?employee=1');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (await anna()).focus();
  await user.keyboard('{Enter}');
  await details();
});

it('details take an operation back by right click or button, only where one stands; the question shows a refusal', async () => {
  const server = serveMonth();
  server.on(removeSalaryStory, refuse(5, { message: 'An instalment was withheld' }));
  const { user } = open('/salary?employee=1');
  const dialog = await details();
  const instalment = await dialog.findByRole('row', { name: /^— Взнос/ });
  expect(within(instalment).queryByRole('button')).toBeNull();
  fireEvent.contextMenu(instalment);
  expect(screen.queryByRole('menu')).toBeNull();
  const penalty = await takeBack(user, dialog.getByRole('row', { name: /^9 Штраф/ }));
  expect(penalty.getByText(/Деньги не движутся/)).toBeVisible();
  await user.click(penalty.getByRole('button', { name: 'Отменить операцию' }));
  expect(await penalty.findByText('An instalment was withheld')).toBeVisible();
  await user.keyboard('{Escape}');
  server.on(removeSalaryStory, {});
  await user.click(within(dialog.getByRole('row', { name: /^7 Аванс/ })).getByRole('button'));
  const payslip = await screen.findByRole('menuitem', { name: 'Расчётный листок' });
  expect(payslip).toHaveAttribute('href', '/api/salary/payslips.pdf?month=2026-10&employees=1&stories=7');
  await user.click(screen.getByRole('menuitem', { name: 'Отменить операцию' }));
  const question = await dialogOf('Отменить операцию «Аванс»: Анна?');
  expect(question).toHaveTextContent(/В сейф сегодня вернётся 10\s000,00 ฿/);
  await user.click(within(question).getByRole('button', { name: /^Вернуть деньги: [\d\s]+,00 ฿ в сейф$/ }));
  await waitFor(() => expect(server.bodies(removeSalaryStory).at(-1)).toEqual({ salary_story_id: 7 }));
});

const LEGACY = { ...EDITOR, ours: false };
const figures = { penalty: 500, bonus: 2000 };
const story = { stock_story_id: 77, type: 'Удержание', type_code: 3, amount: 500, ...OCTOBER, time: 1_790_000_000 };

const serveLegacy = () =>
  serve(
    on(salaryPage, { ...OCTOBER, current: OCTOBER, items: [salaryRow(1, 'Анна', figures)], totals: {} }),
    on(salaryStory, { items: [{ ...story, description: '' }] }),
    on(salaryData, { ...figures, wages: 30_000, premayment_paid: 10_000, salary_paid: 0 }),
    on(saveEmployee, {}),
    on(removeSalaryStory, {}),
  );

it('a legacy server tells what is due by a call of its own, and takes an operation back by its older id', async () => {
  const server = serveLegacy();
  const { user } = open('/salary', LEGACY);
  const panel = within(await screen.findByRole('region', { name: 'К выплате' }));
  expect(panel.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('columnheader', { name: /К выплате|Аванс/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Выплатить нескольким' })).toBeEnabled();
  await user.click(await anna());
  await waitFor(() => expect(panel.getAllByRole('definition').at(-1)).toHaveTextContent(/21\s500,00/));
  expect(server.bodies(salaryData)).toContainEqual(ABOUT_ANNA);
  await user.keyboard('{Enter}');
  const dialog = await details();
  const question = await takeBack(user, await dialog.findByRole('row', { name: /^77 Штраф 500,00/ }));
  await user.click(question.getByRole('button', { name: 'Отменить операцию' }));
  await waitFor(() => expect(server.bodies(removeSalaryStory)).toEqual([{ salary_story_id: 77 }]));
  expect(server.bodies(salaryStory)).toContainEqual({ employee_id: 1 });
});

it('a legacy server is told no month for a new employee', async () => {
  const server = serveLegacy();
  const { user } = open('/salary?employee=new', LEGACY);
  const dialog = within(await dialogOf('Новый сотрудник'));
  const typed = ['Глеб', 'Официант', '20000', '0'];
  for (const [at, field] of dialog.getAllByRole('textbox').entries()) await user.type(field, typed[at]!);
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(server.bodies(saveEmployee)).toHaveLength(1));
  const body = { employee_name: 'Глеб', position: 'Официант', wages: 20_000, overtime_hour_cost: 0 };
  expect(server.bodies(saveEmployee)[0]).toEqual({ type: 'add', employee_id: null, ...body });
});
