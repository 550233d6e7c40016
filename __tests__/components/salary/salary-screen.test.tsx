import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EmployeeField } from '@/components/salary/employee-cell';
import { SalaryScreen } from '@/components/salary/salary-screen';
import { Toasts } from '@/components/ui/toasts';
import { salaryTotals } from '@/lib/domain/salary-totals';
import { answer } from '../../support/answer';
import { renderUi } from '../../support/render';

const OCTOBER = { month: 10, year: 2026 };
const row = (employee_id: number, employee_name: string, more: object = {}) => ({
  ...{ employee_id, employee_name, position: 'Бармен', wages: 30_000, overtime_hour_cost: 200, salary_paid: 0 },
  ...{ overtime_hours: 0, overtime_paid: 0, penalty: 0, bonus: 0, premayment_paid: 0, accrued: 30_000, allowance: 0 },
  ...{ credit_withheld: 0, debt: 0, due: 30_000, is_paid: false, removed_time: null as number | null, version: 1 },
  ...OCTOBER,
  ...more,
});
const ANNA = row(1, 'Анна', { penalty: 500, bonus: 2000, premayment_paid: 10_000, credit_withheld: 1500, due: 20_000 });
const BORIS = row(2, 'Борис', { position: 'Повар', salary_paid: 30_000, due: 0, is_paid: true, overtime_hours: 3.5 });
const VERA = row(3, 'Вера', { removed_time: 1_790_000_000 });

interface Sent {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const STORY = [
  {
    salary_story_id: null,
    type: 'instalment',
    type_code: 6,
    amount: 1500,
    ...OCTOBER,
    time: null,
    description: 'Кредит',
  },
  {
    salary_story_id: 9,
    type: 'penalty',
    type_code: 3,
    amount: 500,
    ...OCTOBER,
    time: 1_790_000_000,
    description: 'Опоздание',
  },
  {
    ...{
      salary_story_id: 8,
      type: 'bonus',
      type_code: 4,
      amount: 700,
      ...OCTOBER,
      time: 1_790_000_000,
      description: null,
    },
    ...{ removed_time: 1_790_001_000, removed_by: 'boss' },
  },
  {
    salary_story_id: 7,
    type: 'prepayment',
    type_code: 1,
    amount: 10_000,
    ...OCTOBER,
    time: 1_790_000_000,
    description: null,
  },
];

const COST = '/api/salary/cost';

/** Serves a month of three people. `refuse` answers commands. */
function serve({ refuse }: { refuse?: object } = {}) {
  const sent: Sent[] = [];
  let rows = [ANNA, BORIS, VERA];
  globalThis.fetch = async (input, init) => {
    const { pathname: path } = new URL(input as string, 'http://venue.test');
    const body = (init?.body ? JSON.parse(init.body as string) : {}) as Record<string, unknown>;
    await Promise.resolve();
    if (path === '/api/salary/page') {
      sent.push({ path, body });
      const { search = '' } = body as { search?: string };
      const items = rows.filter(({ employee_name }) => employee_name.toLowerCase().includes(search.toLowerCase()));
      return answer({ ...OCTOBER, ...body, current: OCTOBER, items, totals: salaryTotals(items) });
    }
    if (path === COST) {
      sent.push({ path, body });
      return answer({ items: [] });
    }
    if (path === '/api/salary/story') return answer({ items: STORY });
    if (path === '/api/salary/data') return answer({ ...ANNA });
    if (path === '/api/salary/credits') return answer({ items: [{ ...CREDIT }] });
    sent.push({ path, body });
    if (refuse) return answer(refuse, 400);
    if (path === '/api/salary/save')
      rows = rows.map((one) => (one.employee_id === body['employee_id'] ? { ...one, ...body } : one));
    if (path === '/api/salary/remove') rows = rows.filter(({ employee_id }) => employee_id !== body['employee_id']);
    return answer({});
  };
  return { sent, commands: () => sent.filter(({ path }) => path !== '/api/salary/page' && path !== COST) };
}

const CREDIT = {
  ...{ credit_id: 4, amount: 3000, duration: 2, time: 1_790_000_000, description: '', skipped: [] },
  instalments: [
    { number: 1, amount: 1500, ...OCTOBER },
    { number: 2, amount: 1500, month: 11, year: 2026 },
  ],
};

const EDITOR = { edits: true, isOwn: true };
const open = (at = '/salary', reader = EDITOR) =>
  renderUi(
    <>
      <SalaryScreen reader={reader} />
      <Toasts />
    </>,
    { at },
  );
const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const anna = () => rowOf(/^1 Анна/);
const ABOUT_ANNA = { employee_id: 1, ...OCTOBER };

beforeAll(() => EmployeeField.load());

describe('the list', () => {
  it('has tabs of twelve months: the current one second to last, without a parameter', async () => {
    serve();
    open();
    await anna();
    const tabs = within(screen.getByRole('navigation', { name: 'Месяцы' })).getAllByRole('link');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      ...['Декабрь 2025', 'Январь 2026', 'Февраль', 'Март', 'Апрель', 'Май', 'Июнь', 'Июль', 'Август', 'Сентябрь'],
      ...['Октябрь', 'Ноябрь'],
    ]);
    expect(tabs[10]).toHaveAttribute('aria-current', 'page');
    expect(tabs[10]).toHaveAttribute('href', '/salary');
    expect(tabs[11]).toHaveAttribute('href', '/salary?month=2026-11');
  });

  it('searches in the address, and the tabs keep the search', async () => {
    const { sent } = serve();
    const { user } = open('/salary?month=2026-09');
    await anna();
    await user.type(screen.getByRole('searchbox', { name: 'Имя или должность' }), 'бор');
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ month: 9, year: 2026, search: 'бор' }));
    expect(await rowOf(/^2 Борис/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('row', { name: /Анна/ })).toBeNull());
    expect(screen.getByRole('link', { name: 'Октябрь' })).toHaveAttribute('href', '/salary?search=%D0%B1%D0%BE%D1%80');
  });

  it('sums columns, hours without a currency, and strikes the name of a removed employee', async () => {
    serve();
    open();
    expect(await anna()).toHaveAccessibleName(
      /30\s000,00 200,00 10\s000,00 0,00 0,00 0,00 500,00 2\s000,00 20\s000,00/,
    );
    expect(screen.getByRole('row', { name: /^Итого/ })).toHaveAccessibleName(/3,50/);
    expect(screen.getByText('Вера', { selector: 's' })).toHaveAttribute('title', expect.stringContaining('Убран'));
  });
});

describe('operations of a row', () => {
  it('are six buttons; a press opens the dialog of the operation, and no details', async () => {
    serve();
    const { user } = open();
    const buttons = within(await anna()).getAllByRole('button', { name: /: Анна$/ });
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      ['Зарплата', 'Аванс', 'Сверхурочные', 'Штраф', 'Премия', 'Кредит'].map((label) => `${label}: Анна`),
    );
    await user.click(screen.getByRole('button', { name: 'Премия: Анна' }));
    expect(await screen.findByRole('dialog', { name: 'Премия: Анна' })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('stand in the menu of the row too', async () => {
    serve();
    const { user } = open();
    fireEvent.contextMenu(await anna());
    const menu = await screen.findByRole('menu', { name: 'Анна' });
    for (const name of ['Зарплата', 'Аванс', 'Сверхурочные', 'Штраф', 'Премия', 'Кредит'])
      expect(within(menu).getByRole('menuitem', { name })).toBeVisible();
    await user.click(within(menu).getByRole('menuitem', { name: 'Кредит' }));
    expect(await screen.findByRole('dialog', { name: 'Кредит: Анна' })).toBeVisible();
  });

  it('offer no penalty two months later, and say why', async () => {
    serve();
    open('/salary?month=2026-08');
    const row = await anna();
    expect(within(row).getByRole('button', { name: 'Штраф: Анна' })).toBeDisabled();
    expect(within(row).getByRole('button', { name: 'Штраф: Анна' }).title).toMatch(/не позже следующего месяца/);
    expect(within(row).getByRole('button', { name: 'Премия: Анна' })).toBeEnabled();
  });

  it('are off for readers except the credit, and nothing is edited, added or removed', async () => {
    serve();
    const { user } = open('/salary', { edits: false, isOwn: true });
    const row = await anna();
    for (const name of ['Зарплата', 'Аванс', 'Сверхурочные', 'Штраф', 'Премия'])
      expect(within(row).getByRole('button', { name: `${name}: Анна` })).toBeDisabled();
    expect(within(row).getByRole('button', { name: 'Кредит: Анна' })).toBeEnabled();
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
    const { commands } = serve();
    const { user } = open();
    await anna();
    await user.click(pencil('Оклад'));
    const input = await field('Оклад');
    expect(input).toHaveFocus();
    await user.clear(input);
    await user.type(input, '32000,50{Enter}');
    await waitFor(() =>
      expect(commands()).toEqual([{ path: '/api/salary/save', body: { ...ABOUT_ANNA, wages: 32_000.5 } }]),
    );
    expect(await rowOf(/^1 Анна.*32\s000,50/)).toHaveFocus();
  });

  it('begins with F2, saves with Tab and goes on to the next cell; Escape restores', async () => {
    const { commands } = serve();
    const { user } = open();
    await user.click(await anna());
    await user.keyboard('{F2}');
    await user.clear(await field('Имя и фамилия'));
    await user.type(await field('Имя и фамилия'), 'Анна Ли');
    await user.keyboard('{Tab}');
    const position = await screen.findByRole('textbox', { name: /^Должность/ });
    expect(position).toHaveFocus();
    expect(commands()).toEqual([{ path: '/api/salary/save', body: { ...ABOUT_ANNA, employee_name: 'Анна Ли' } }]);
    await user.type(position, ' бара{Escape}');
    expect(await rowOf(/^1 Анна Ли.* Бармен /)).toHaveFocus();
    expect(commands()).toHaveLength(1);
  });

  it('goes back with Shift+Tab, and sends nothing that did not change', async () => {
    const { commands } = serve();
    const { user } = open();
    await anna();
    await user.click(pencil('Должность'));
    await field('Должность');
    await user.keyboard('{Shift>}{Tab}{/Shift}');
    expect(await field('Имя и фамилия')).toHaveFocus();
    expect(commands()).toEqual([]);
  });

  it('shows what is wrong at the cell, and what the server refuses', async () => {
    serve({ refuse: { code: 5, message: 'Salary of this month is paid' } });
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
    const { commands } = serve();
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
    await user.click(submit);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands().at(-1)).toEqual({
      path: '/api/salary/save',
      body: {
        ...{ type: 'add', employee_id: null, month: 9, year: 2026 },
        ...{ employee_name: 'Глеб', position: 'Официант', wages: 20_000, overtime_hour_cost: 150 },
      },
    });
  });

  it('asks before it removes the selected employee, names due and open credit, and can be undone', async () => {
    const { commands } = serve();
    const { user } = open();
    expect(await screen.findByRole('button', { name: 'Убрать сотрудника' })).toBeDisabled();
    await user.click(await anna());
    await user.keyboard('{Delete}');
    const dialog = await screen.findByRole('dialog', { name: 'Убрать сотрудника: Анна?' });
    expect(await within(dialog).findByText(/Не выплачено: 20\s000,00 ฿/)).toBeVisible();
    expect(await within(dialog).findByText(/по кредитам после этого месяца: 1\s500,00 ฿/)).toBeVisible();
    expect(within(dialog).getByText(/История выплат остаётся/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Убрать' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /^1 Анна/ })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Отменить' }));
    await waitFor(() =>
      expect(commands()).toEqual([
        { path: '/api/salary/remove', body: { employee_id: 1 } },
        { path: '/api/salary/restore', body: { employee_id: 1 } },
      ]),
    );
  });

  it('removes nobody twice', async () => {
    serve();
    const { user } = open();
    await user.click(await rowOf(/^3 Вера/));
    expect(screen.getByRole('button', { name: 'Убрать сотрудника' })).toBeDisabled();
    await user.keyboard('{Delete}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('what is due', () => {
  it('is listed by person and in all, and made of lines with signs', async () => {
    serve();
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
    serve();
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
    expect(window.location.search).toBe('?employee=1');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    (await anna()).focus();
    await user.keyboard('{Enter}');
    await details();
  });

  it('take an operation back by right click or button, only where one stands', async () => {
    const { commands } = serve();
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
    await user.click(within(question).getByRole('button', { name: 'Отменить операцию' }));
    await waitFor(() =>
      expect(commands()).toEqual([{ path: '/api/salary/remove_story', body: { salary_story_id: 7 } }]),
    );
  });

  it('shows a refusal in the question', async () => {
    serve({ refuse: { code: 5, message: 'An instalment was withheld' } });
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
    serve();
    open('/salary?employee=1', { edits: false, isOwn: true });
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
  const FIELDS = ['employee_id', 'employee_name', 'position', 'wages', 'overtime_hour_cost', 'salary_paid'] as const;
  const MORE = ['overtime_hours', 'overtime_paid', 'penalty', 'bonus', 'month', 'year'] as const;
  const plain = Object.fromEntries([...FIELDS, ...MORE].map((name) => [name, ANNA[name]]));
  const LEGACY = { edits: true, isOwn: false };

  /** A legacy server: only its fields and calls. */
  function serveLegacy() {
    const sent: Sent[] = [];
    globalThis.fetch = async (input, init) => {
      const { pathname: path } = new URL(input as string, 'http://venue.test');
      const body = (init?.body ? JSON.parse(init.body as string) : {}) as Record<string, unknown>;
      await Promise.resolve();
      sent.push({ path, body });
      if (path === '/api/salary/page') return answer({ ...OCTOBER, current: OCTOBER, items: [plain], totals: {} });
      if (path === '/api/salary/story')
        return answer({
          items: [
            ...[{ stock_story_id: 77, type: 'Удержание', type_code: 3, amount: 500, ...OCTOBER }].map((item) => ({
              ...item,
              ...{ time: 1_790_000_000, description: '' },
            })),
          ],
        });
      if (path === '/api/salary/data')
        return answer({ wages: 30_000, penalty: 500, bonus: 2000, premayment_paid: 10_000, salary_paid: 0 });
      return answer({});
    };
    return sent;
  }

  it('tells what is due for the selected employee, by its call', async () => {
    const sent = serveLegacy();
    const { user } = open('/salary', LEGACY);
    const panel = await screen.findByRole('region', { name: 'К выплате' });
    expect(within(panel).queryByRole('button')).toBeNull();
    expect(screen.queryByRole('columnheader', { name: /К выплате|Аванс/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Выплатить нескольким' })).toBeEnabled();
    await user.click(await anna());
    await waitFor(() => expect(within(panel).getAllByRole('definition').at(-1)).toHaveTextContent(/21\s500,00/));
    expect(sent).toContainEqual({ path: '/api/salary/data', body: { employee_id: 1, ...OCTOBER } });
  });

  it('takes an operation back by its older id', async () => {
    const sent = serveLegacy();
    const { user } = open('/salary?employee=1', LEGACY);
    const dialog = await screen.findByRole('dialog', { name: 'История выплат: Анна' });
    fireEvent.contextMenu(await within(dialog).findByRole('row', { name: /^77 Штраф 500,00/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Отменить операцию' }));
    const question = await screen.findByRole('dialog', { name: /^Отменить операцию/ });
    await user.click(within(question).getByRole('button', { name: 'Отменить операцию' }));
    await waitFor(() =>
      expect(sent).toContainEqual({ path: '/api/salary/remove_story', body: { salary_story_id: 77 } }),
    );
    expect(sent).toContainEqual({ path: '/api/salary/story', body: { employee_id: 1 } });
  });

  it('is told no month for a new employee', async () => {
    const sent = serveLegacy();
    const { user } = open('/salary?employee=new', LEGACY);
    const dialog = await screen.findByRole('dialog', { name: 'Новый сотрудник' });
    const [name, position, wages, hour] = within(dialog).getAllByRole('textbox');
    await user.type(name as HTMLElement, 'Глеб');
    await user.type(position as HTMLElement, 'Официант');
    await user.type(wages as HTMLElement, '20000');
    await user.type(hour as HTMLElement, '0');
    await user.click(within(dialog).getByRole('button', { name: 'Добавить' }));
    await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/salary/page'));
    expect(sent.find(({ path }) => path === '/api/salary/save')?.body).toEqual({
      ...{ type: 'add', employee_id: null, employee_name: 'Глеб', position: 'Официант', wages: 20_000 },
      overtime_hour_cost: 0,
    });
  });
});
