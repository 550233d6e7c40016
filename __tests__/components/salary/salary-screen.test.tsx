import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EmployeeField } from '@/components/sections/salary/employee-cell';
import { SalaryScreen } from '@/components/sections/salary/salary-screen';
import { Toasts } from '@/components/ui/toasts';
import { getFunds } from '@/lib/sections/funds/contract';
import { partWithPerson } from '@/lib/sections/users/contract/hiring';
import { removeEmployee, restoreEmployee, salaryPage, saveEmployee } from '@/lib/sections/salary/contract/salary';
import { formerEmployees, settleDebt, type FormerEmployee } from '@/lib/sections/salary/contract/leaving';
import {
  removeSalaryStory,
  salaryCredits,
  salaryData,
  salaryStory,
  staffCost,
  type SalaryStoryItem,
} from '@/lib/sections/salary/contract/operations';
import { salaryTotals } from '@/lib/sections/salary/rules/totals';
import { permissionsOf } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi } from '../../support/render';
import { OWN_FIGURES, salaryRow } from '../../support/salary';
import { on, refuse, serve } from '../../support/serve';

const OCTOBER = { month: 10, year: 2026 };
const row = (employee_id: number, employee_name: string, more: object = {}) => ({
  ...salaryRow(employee_id, employee_name),
  ...OWN_FIGURES,
  is_paid: false,
  removed_time: null as number | null,
  version: 1,
  ...more,
});
const ANNA = row(1, 'Анна', { penalty: 500, bonus: 2000, premayment_paid: 10_000, credit_withheld: 1500, due: 20_000 });
const BORIS = row(2, 'Борис', { position: 'Повар', salary_paid: 30_000, due: 0, is_paid: true, overtime_hours: 3.5 });
const VERA = row(3, 'Вера', { removed_time: 1_790_000_000 });

const paid = (salary_story_id: number, type: 'penalty' | 'prepayment', type_code: number, amount: number) => ({
  salary_story_id,
  type,
  type_code,
  amount,
  ...OCTOBER,
  time: 1_790_000_000,
  description: null,
});
const STORY: readonly SalaryStoryItem[] = [
  { ...paid(0, 'penalty', 6, 1500), salary_story_id: null, type: 'instalment', time: null, description: 'Кредит' },
  { ...paid(9, 'penalty', 3, 500), description: 'Опоздание' },
  {
    ...paid(8, 'penalty', 4, 700),
    type: 'bonus',
    description: 'Ошиблись',
    removed_time: 1_790_001_000,
    removed_by: 'boss',
  },
  paid(7, 'prepayment', 1, 10_000),
];

const GLEB: FormerEmployee = {
  employee_id: 9,
  employee_name: 'Глеб',
  position: 'Повар',
  month: 8,
  year: 2026,
  owed: 0,
};

/** A month of three people, and who left. */
function serveMonth(former: FormerEmployee[] = []) {
  let rows = [ANNA, BORIS, VERA];
  return serve(
    on(salaryPage, ({ body: { search = '', ...asked } }) => {
      const items = rows.filter(({ employee_name }) => employee_name.toLowerCase().includes(search.toLowerCase()));
      return { ...Object.assign({ ...OCTOBER }, asked), current: OCTOBER, items, totals: salaryTotals(items) };
    }),
    on(staffCost, { items: [] }),
    on(getFunds, { cashier: 0, safe: 50_000, bank: 0 }),
    on(formerEmployees, { items: former }),
    on(settleDebt, { salary_story_id: 50 }),
    on(salaryStory, { items: STORY }),
    on(salaryData, ANNA),
    on(salaryCredits, { items: [CREDIT] }),
    on(saveEmployee, ({ body }) => {
      rows = rows.map((one) => (one.employee_id === body.employee_id ? Object.assign({ ...one }, body) : one));
      return {};
    }),
    on(removeEmployee, ({ body }) => {
      rows = rows.filter(({ employee_id }) => employee_id !== body.employee_id);
      return {};
    }),
    on(restoreEmployee, {}),
    on(removeSalaryStory, {}),
  );
}

const CREDIT = {
  credit_id: 4,
  amount: 3000,
  duration: 2,
  time: 1_790_000_000,
  description: '',
  skipped: [],
  instalments: [
    { number: 1, amount: 1500, ...OCTOBER },
    { number: 2, amount: 1500, month: 11, year: 2026 },
  ],
};

const READER: TestOffers = { permissions: permissionsOf(['ExpensesView']) };
const EDITOR: TestOffers = { ...READER, lists: ['salaryEditors'] };
const open = (at = '/salary', offers = EDITOR) =>
  renderUi(
    <>
      <SalaryScreen editors={[]} />
      <Toasts />
    </>,
    { at, offers },
  );
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const anna = () => rowOf(/^1 Анна/);
const ABOUT_ANNA = { employee_id: 1, ...OCTOBER };

beforeAll(() => EmployeeField.load());

describe('the list', () => {
  it('has tabs of twelve months: the current one second to last, without a parameter', async () => {
    serveMonth();
    open();
    await anna();
    const tabs = within(screen.getByRole('navigation', { name: 'Месяцы' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Декабрь 2025',
      'Январь 2026',
      'Февраль',
      'Март',
      'Апрель',
      'Май',
      'Июнь',
      'Июль',
      'Август',
      'Сентябрь',
      'Октябрь',
      'Ноябрь',
    ]);
    expect(tabs[10]).toHaveAttribute('aria-current', 'page');
    expect(tabs[10]).toHaveAttribute('href', '/salary');
    expect(tabs[11]).toHaveAttribute('href', '/salary?month=2026-11');
  });

  it('searches in the address, and the tabs keep the search', async () => {
    const server = serveMonth();
    const { user } = open('/salary?month=2026-09');
    await anna();
    await user.type(screen.getByRole('searchbox', { name: 'Имя или должность' }), 'бор');
    await waitFor(() => expect(server.bodies(salaryPage).at(-1)).toEqual({ month: 9, year: 2026, search: 'бор' }));
    expect(await rowOf(/^2 Борис/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Анна/ })).toBeNull());
    expect(screen.getByRole('link', { name: 'Октябрь' })).toHaveAttribute('href', '/salary?search=%D0%B1%D0%BE%D1%80');
  });

  it('sums columns, hours without a currency, and strikes the name of a removed employee', async () => {
    serveMonth();
    open();
    expect(await anna()).toHaveAccessibleName(
      /30\s000,00 200,00 10\s000,00 0,00 0,00 0,00 500,00 2\s000,00 20\s000,00/,
    );
    expect(screen.getByRole('row', { name: /^Итого/ })).toHaveAccessibleName(/3,50/);
    expect(screen.getByText('Вера', { selector: 's' })).toHaveAttribute('title', expect.stringContaining('Убран'));
  });
});

/** Entry of an operation in the menu of the row. */
const operationOf = async (name: string) => {
  if (!screen.queryByRole('menu')) fireEvent.contextMenu(await anna());
  return within(await screen.findByRole('menu', { name: 'Анна' })).getByRole('menuitem', { name });
};

describe('operations of a row', () => {
  it('are one button in a word and a menu in words; a press opens the dialog of the operation, and no details', async () => {
    serveMonth();
    const { user } = open();
    const buttons = within(await anna()).getAllByRole('button', { name: /: Анна$/ });
    expect(buttons.map((button) => button.textContent)).toEqual(['Зарплата', 'Ещё']);
    await user.click(screen.getByRole('button', { name: 'Ещё: Анна' }));
    const menu = await screen.findByRole('menu', { name: 'Анна' });
    await user.click(within(menu).getByRole('menuitem', { name: 'Премия' }));
    expect(await screen.findByRole('dialog', { name: 'Премия: Анна' })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('stand in the menu of the row too', async () => {
    serveMonth();
    const { user } = open();
    fireEvent.contextMenu(await anna());
    const menu = await screen.findByRole('menu', { name: 'Анна' });
    for (const name of ['Зарплата', 'Аванс', 'Сверхурочные', 'Штраф', 'Премия', 'Кредит'])
      expect(within(menu).getByRole('menuitem', { name })).toBeVisible();
    await user.click(within(menu).getByRole('menuitem', { name: 'Кредит' }));
    expect(await screen.findByRole('dialog', { name: 'Кредит: Анна' })).toBeVisible();
  });

  it('offer no penalty two months later, and say why', async () => {
    serveMonth();
    open('/salary?month=2026-08');
    const penalty = await operationOf('Штраф');
    expect(penalty).toBeDisabled();
    expect(penalty).toHaveTextContent(/не позже следующего месяца/);
    expect(await operationOf('Премия')).toBeEnabled();
  });

  it('offer no salary before its month begins, but a prepayment', async () => {
    serveMonth();
    open('/salary?month=2026-11');
    const row = await anna();
    expect(within(row).getByRole('button', { name: 'Зарплата: Анна' })).toBeDisabled();
    expect(within(row).getByRole('button', { name: 'Зарплата: Анна' }).title).toMatch(/когда он начнётся/);
    expect(await operationOf('Аванс')).toBeEnabled();
  });

  it('are off for readers except the credit, and nothing is edited, added or removed', async () => {
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
  });
});

describe('editing in the table', () => {
  const pencil = (field: string) => screen.getByRole('button', { name: `Изменить: ${field}, Анна` });
  const field = (name: string) => screen.findByRole('textbox', { name: `${name}: Анна` });

  it('saves with Enter only what changed, and the row has the focus again', async () => {
    const { commands } = serveMonth();
    const { user } = open();
    await anna();
    await user.click(pencil('Оклад'));
    const input = await field('Оклад');
    expect(input).toHaveFocus();
    await user.clear(input);
    await user.type(input, '32000,50{Enter}');
    await waitFor(() =>
      expect(commands()).toEqual([{ id: saveEmployee.id, body: { ...ABOUT_ANNA, wages: 32_000.5, version: 1 } }]),
    );
    expect(await rowOf(/^1 Анна.*32\s000,50/)).toHaveFocus();
  });

  it('begins with F2, saves with Tab and goes on to the next cell; Escape restores', async () => {
    const { commands } = serveMonth();
    const { user } = open();
    await user.click(await anna());
    await user.keyboard('{F2}');
    await user.clear(await field('Имя и фамилия'));
    await user.type(await field('Имя и фамилия'), 'Анна Ли');
    await user.keyboard('{Tab}');
    const position = await screen.findByRole('textbox', { name: /^Должность/ });
    expect(position).toHaveFocus();
    expect(commands()).toEqual([
      { id: saveEmployee.id, body: { ...ABOUT_ANNA, employee_name: 'Анна Ли', version: 1 } },
    ]);
    await user.type(position, ' бара{Escape}');
    expect(await rowOf(/^1 Анна Ли.* Бармен /)).toHaveFocus();
    expect(commands()).toHaveLength(1);
  });

  it('goes back with Shift+Tab, and sends nothing that did not change', async () => {
    const { commands } = serveMonth();
    const { user } = open();
    await anna();
    await user.click(pencil('Должность'));
    await field('Должность');
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(await field('Имя и фамилия')).toHaveFocus();
    expect(commands()).toEqual([]);
  });

  it('shows what is wrong at the cell, and what the server refuses', async () => {
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
});

describe('adding and removing', () => {
  it('adds an employee of the open month with four required fields', async () => {
    const { commands } = serveMonth();
    const { user } = open('/salary?month=2026-09');
    await anna();
    await user.click(screen.getByRole('button', { name: 'Добавить сотрудника' }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый сотрудник' });
    const submit = within(dialog).getByRole('button', { name: 'Добавить' });
    expect(submit).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox', { name: /^Имя и фамилия/ }), 'Глеб');
    await user.type(within(dialog).getByRole('textbox', { name: /^Должность/ }), 'Официант');
    await user.type(within(dialog).getByRole('textbox', { name: /^Оклад/ }), '20000');
    await user.type(within(dialog).getByRole('textbox', { name: /^Час сверхурочных/ }), '-1');
    expect(submit).toBeDisabled();
    await user.clear(within(dialog).getByRole('textbox', { name: /^Час сверхурочных/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Час сверхурочных/ }), '150');
    expect(within(dialog).queryByText(/из 30/)).toBeNull();
    await user.clear(within(dialog).getByRole('textbox', { name: /^Первый день работы/ }));
    await user.type(within(dialog).getByRole('textbox', { name: /^Первый день работы/ }), '11');
    expect(within(dialog).getByText(/20 дней из 30: 13\s333,33 ฿ за сентябрь 2026/)).toBeVisible();
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands().at(-1)).toEqual({
      id: saveEmployee.id,
      body: {
        type: 'add',
        employee_id: null,
        month: 9,
        year: 2026,
        day: 11,
        employee_name: 'Глеб',
        position: 'Официант',
        wages: 20_000,
        overtime_hour_cost: 150,
      },
    });
  });

  it('asks before it removes the selected employee, names due and open credit, and can be undone', async () => {
    const { commands } = serveMonth();
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Убрать сотрудника' })).toBeDisabled();
    await user.click(await anna());
    await user.keyboard('{Delete}');
    const dialog = await screen.findByRole('dialog', { name: 'Убрать сотрудника: Анна?' });
    // 30,000 × 15 ÷ 31 + 2,000 − 500 − 10,000 − 1,500, less the instalment of November.
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Последний день работы' }), '15');
    expect(await within(dialog).findByText(/15 дней из 31: 14\s516,13 ฿/)).toBeVisible();
    expect(await within(dialog).findByText(/Не выплачено: 3\s016,13 ฿/)).toBeVisible();
    expect(await within(dialog).findByText(/Остаток кредитов удержится в этом месяце: 1\s500,00 ฿/)).toBeVisible();
    expect(within(dialog).getByText(/История выплат остаётся/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Убрать' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^1 Анна/ })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Отменить' }));
    await waitFor(() =>
      expect(commands()).toEqual([
        { id: removeEmployee.id, body: { employee_id: 1, day: 15 } },
        { id: restoreEmployee.id, body: { employee_id: 1 } },
      ]),
    );
  });

  it('removes the account of who leaves as well, where the reader manages accounts, in one command', async () => {
    const served = serveMonth();
    const withAccount = { ...ANNA, user_id: 5, user_name: 'anna1 · Анна' };
    served.on(salaryPage, { ...OCTOBER, current: OCTOBER, items: [withAccount], totals: salaryTotals([withAccount]) });
    served.on(partWithPerson, {});
    const { user } = open('/salary', { ...EDITOR, permissions: permissionsOf(['ExpensesView', 'UsersEdit']) });
    await user.click(await anna());
    await user.keyboard('{Delete}');
    const dialog = await screen.findByRole('dialog', { name: 'Убрать сотрудника: Анна?' });
    expect(within(dialog).getByRole('checkbox', { name: 'Учётную запись anna1 · Анна' })).toBeChecked();
    expect(within(dialog).getByRole('checkbox', { name: 'Скидочные карты' })).toBeDisabled();
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Последний день работы' }), '15');
    await user.click(within(dialog).getByRole('button', { name: 'Убрать' }));
    await waitFor(() =>
      expect(served.commands()).toEqual([
        { id: partWithPerson.id, body: { parts: ['pay', 'account'], employee_id: 1, user_id: 5, day: 15 } },
      ]),
    );
  });

  it('names what who leaves will owe', async () => {
    serveMonth().on(salaryData, { ...BORIS, accrued: 30_000, is_paid: true });
    const { user } = open();
    await user.click(await rowOf(/^2 Борис/));
    await user.keyboard('{Delete}');
    const dialog = await screen.findByRole('dialog', { name: 'Убрать сотрудника: Борис?' });
    expect(await within(dialog).findByText(/Останется долг: 1\s500,00 ฿/)).toBeVisible();
  });

  it('lists who left while owing; a press collects or writes off the debt', async () => {
    const { commands } = serveMonth([{ ...GLEB, owed: 5_300 }]);
    const { user } = open();
    const debts = await screen.findByRole('region', { name: 'Ушли с долгом' });
    await user.click(within(debts).getByRole('button', { name: /Закрыть долг: Глеб, 5\s300,00 ฿/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Долг: Глеб' });
    const amount = within(dialog).getByRole('textbox', { name: /^Сумма/ });
    expect(amount).toHaveValue('5300,00');
    await user.click(within(dialog).getByRole('radio', { name: 'Списать' }));
    await user.click(within(dialog).getByRole('button', { name: 'Списать долг' }));
    expect(await within(dialog).findByText('Укажите причину списания')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /^Причина/ }), 'Простили');
    await user.click(within(dialog).getByRole('button', { name: 'Списать долг' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands().at(-1)).toEqual({
      id: settleDebt.id,
      body: { employee_id: 9, way: 'write_off', amount: 5_300, description: 'Простили' },
    });
  });

  it('warns of a name that somebody has, and offers to restore who left', async () => {
    const { commands } = serveMonth([GLEB]);
    const { user } = open('/salary?employee=new');
    const dialog = await screen.findByRole('dialog', { name: 'Новый сотрудник' });
    const name = within(dialog).getByRole('textbox', { name: /^Имя и фамилия/ });
    await user.type(name, ' анна');
    expect(await within(dialog).findByText('Анна уже работает: Бармен.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Вернуть' })).toBeNull();
    await user.clear(name);
    await user.type(name, 'глеб');
    expect(
      await within(dialog).findByText(/Глеб работал\(а\) до этого: Повар, последний месяц — август 2026/),
    ).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Вернуть' }));
    await waitFor(() => expect(commands().at(-1)).toEqual({ id: restoreEmployee.id, body: { employee_id: 9 } }));
  });

  it('removes nobody twice', async () => {
    serveMonth();
    const { user } = open();
    await user.click(await rowOf(/^3 Вера/));
    expect(screen.getByRole('button', { name: 'Убрать сотрудника' })).toBeDisabled();
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what is due', () => {
  it('is listed by person and in all, and made of lines with signs', async () => {
    serveMonth();
    const { user } = open();
    const panel = await screen.findByRole('region', { name: 'К выплате' });
    expect(await within(panel).findByRole('heading', { name: /К выплате сейчас 50\s000,00\s฿/ })).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: /Анна 20\s000,00/ }));
    expect(await anna()).toHaveAttribute('aria-selected', 'true');
    const lines = within(panel)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent.replaceAll(/\s/g, ''));
    const terms = within(panel)
      .getAllByRole('term')
      .map(({ textContent }) => textContent);
    expect(terms).toEqual(['Оклад', 'Премия', 'Штраф', 'Взнос по кредиту', 'Выплачено авансом', 'К выплате']);
    expect(lines).toEqual(['30000,00', '+2000,00', '−500,00', '−1500,00', '−10000,00', '=20000,00']);
  });
});

describe('details', () => {
  const details = () => screen.findByRole('dialog', { name: 'История выплат: Анна' });

  it('open by a double click and Enter; penalties are red, rows without an id have a dash', async () => {
    serveMonth();
    const { user } = open();
    await user.dblClick(await anna());
    const dialog = await details();
    expect(await within(dialog).findByRole('row', { name: /^9 Штраф 500,00 Октябрь 2026 .* Опоздание/ })).toBeVisible();
    const penalty = within(dialog).getByText('Штраф').closest('td');
    expect(penalty).toHaveAttribute('data-tone', 'bad');
    expect(within(dialog).getByRole('row', { name: /^— Взнос по кредиту 1\s500,00/ })).toBeVisible();
    const removed = within(dialog).getByRole('row', { name: /^8 Премия 700,00/ });
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

  it('take an operation back by right click or button, only where one stands', async () => {
    const { commands } = serveMonth();
    const { user } = open('/salary?employee=1');
    const dialog = await details();
    const instalment = await within(dialog).findByRole('row', { name: /^— Взнос/ });
    expect(within(instalment).queryByRole('button')).toBeNull();
    fireEvent.contextMenu(instalment);
    expect(screen.queryByRole('menu')).toBeNull();
    const prepayment = within(dialog).getByRole('row', { name: /^7 Аванс/ });
    await user.click(within(prepayment).getByRole('button'));
    expect(await screen.findByRole('menuitem', { name: 'Расчётный листок' })).toHaveAttribute(
      'href',
      '/api/salary/payslips.pdf?month=2026-10&employees=1&stories=7',
    );
    await user.click(screen.getByRole('menuitem', { name: 'Отменить операцию' }));
    const question = await screen.findByRole('dialog', { name: 'Отменить операцию «Аванс»: Анна?' });
    expect(question).toHaveTextContent(/В сейф сегодня вернётся 10\s000,00 ฿/);
    await user.click(within(question).getByRole('button', { name: /^Вернуть деньги: [\d\s]+,00 ฿ в сейф$/ }));
    await waitFor(() => expect(commands()).toEqual([{ id: removeSalaryStory.id, body: { salary_story_id: 7 } }]));
  });

  it('shows a refusal in the question', async () => {
    serveMonth().on(removeSalaryStory, refuse(5, { message: 'An instalment was withheld' }));
    const { user } = open('/salary?employee=1');
    const dialog = await details();
    fireEvent.contextMenu(await within(dialog).findByRole('row', { name: /^9 Штраф/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Отменить операцию' }));
    const question = await screen.findByRole('dialog', { name: /Отменить операцию «Штраф»/ });
    expect(question).toHaveTextContent(/Деньги не движутся/);
    await user.click(within(question).getByRole('button', { name: 'Отменить операцию' }));
    expect(await within(question).findByText('An instalment was withheld')).toBeVisible();
  });

  it('offer readers the payslip alone', async () => {
    serveMonth();
    open('/salary?employee=1', READER);
    const dialog = await details();
    expect(within(await within(dialog).findByRole('row', { name: /^9 Штраф/ })).queryByRole('button')).toBeNull();
    fireEvent.contextMenu(within(dialog).getByRole('row', { name: /^7 Аванс/ }));
    const menu = await screen.findByRole('menu');
    expect(
      within(menu)
        .getAllByRole('menuitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Расчётный листок']);
  });
});

describe('a legacy server', () => {
  const LEGACY = { ...EDITOR, ours: false };
  /** A row with the original fields only. */
  const plain = () => {
    const { premayment_paid: _1, accrued: _2, allowance: _3, credit_withheld: _4, debt: _5, ...rest } = ANNA;
    const { due: _6, is_paid: _7, removed_time: _8, version: _9, ...original } = rest;
    return original;
  };
  const story = { stock_story_id: 77, type: 'Удержание', type_code: 3, amount: 500, ...OCTOBER, time: 1_790_000_000 };
  const figures = { wages: 30_000, penalty: 500, bonus: 2000, premayment_paid: 10_000, salary_paid: 0 };

  const serveLegacy = () =>
    serve(
      on(salaryPage, { ...OCTOBER, current: OCTOBER, items: [plain()], totals: {} }),
      on(salaryStory, { items: [{ ...story, description: '' }] }),
      on(salaryData, figures),
      on(saveEmployee, {}),
      on(removeSalaryStory, {}),
    );

  it('tells what is due for the selected employee, by its call', async () => {
    const server = serveLegacy();
    const { user } = open('/salary', LEGACY);
    const panel = await screen.findByRole('region', { name: 'К выплате' });
    expect(within(panel).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: /К выплате|Аванс/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Выплатить нескольким' })).toBeEnabled();
    await user.click(await anna());
    await waitFor(() => expect(within(panel).getAllByRole('definition').at(-1)).toHaveTextContent(/21\s500,00/));
    expect(server.bodies(salaryData)).toContainEqual(ABOUT_ANNA);
  });

  it('takes an operation back by its older id', async () => {
    const server = serveLegacy();
    const { user } = open('/salary?employee=1', LEGACY);
    const dialog = await screen.findByRole('dialog', { name: 'История выплат: Анна' });
    fireEvent.contextMenu(await within(dialog).findByRole('row', { name: /^77 Штраф 500,00/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Отменить операцию' }));
    const question = await screen.findByRole('dialog', { name: /^Отменить операцию/ });
    await user.click(within(question).getByRole('button', { name: 'Отменить операцию' }));
    await waitFor(() => expect(server.bodies(removeSalaryStory)).toEqual([{ salary_story_id: 77 }]));
    expect(server.bodies(salaryStory)).toContainEqual({ employee_id: 1 });
  });

  it('is told no month for a new employee', async () => {
    const server = serveLegacy();
    const { user } = open('/salary?employee=new', LEGACY);
    const dialog = await screen.findByRole('dialog', { name: 'Новый сотрудник' });
    const [name, position, wages, hour] = within(dialog).getAllByRole('textbox');
    await user.type(name as HTMLElement, 'Глеб');
    await user.type(position as HTMLElement, 'Официант');
    await user.type(wages as HTMLElement, '20000');
    await user.type(hour as HTMLElement, '0');
    await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
    await waitFor(() => expect(server.asked().at(-1)).toBe(salaryPage.id));
    expect(server.bodies(saveEmployee)[0]).toEqual({
      type: 'add',
      employee_id: null,
      employee_name: 'Глеб',
      position: 'Официант',
      wages: 20_000,
      overtime_hour_cost: 0,
    });
  });
});
