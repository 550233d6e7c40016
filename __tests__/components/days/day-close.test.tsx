import { screen, waitFor, within } from '@testing-library/react';
import { DayCloseScreen } from '@/components/sections/days/day-close-screen';
import { DayRecord } from '@/components/sections/days/day-record';
import { TenderTable } from '@/components/sections/days/tender-table';
import {
  closeDay,
  countDay,
  currentDay,
  explainDay,
  getDay,
  reopenDay,
  type DayClose,
  type DaySheet,
} from '@/lib/sections/days/contract';
import { getFunds } from '@/lib/sections/funds/contract';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { permissionsOf } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi, textsOf } from '../../support/render';
import { on, refuse, serve, type Server } from '../../support/serve';

type Current = ReplyOf<typeof currentDay>;
const COUNTED = { counted: 1093.5, counted_by: 'kassa', counted_time: 1_795_000_000, expected: 1100, difference: -6.5 };
const NOT_CLOSED = { reason: '', float: null, to_safe: null, closed_by: '', closed_time: null, sheet: null };
const COUNT: DayClose = {
  ...COUNTED,
  ...NOT_CLOSED,
  close_id: 5,
  business_date: '2026-11-20',
  status: 'counted',
  denominations: [
    { value: 1000, pieces: 1 },
    { value: 20, pieces: 4 },
  ],
  open_tables: [],
};
const EVEN: DayClose = { ...COUNT, difference: 0, expected: COUNT.counted };
const TABLE = { place: 'Основной бар', table: '9', since: 1_795_000_000, positions: 2, price: 340 };
const OPEN = { business_date: '2026-11-20', begun: null, closed: false, closed_id: null };
const DAY: Current = { ...OPEN, last_float: 500, open_tables: [TABLE] };
let day: Current;
let server: Server;

beforeEach(() => {
  day = DAY;
  server = serve(
    on(currentDay, () => day),
    on(countDay, COUNT),
    on(closeDay, COUNT),
    on(reopenDay, {}),
    on(explainDay, {}),
    on(getFunds, { cashier: 1100, safe: 10_000, bank: 0 }),
  );
});

/** Names and values shown in a dialog. */
const factsIn = (dialog: HTMLElement): string[] =>
  within(dialog)
    .getAllByRole('term')
    .map((name) => `${name.textContent}: ${name.nextElementSibling?.textContent ?? ''}`.replaceAll(/\s/g, ' '));
/** Closes the day, and says yes. */
const close = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Закрыть день' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Закрыть день/ }));
};

const show = (offers: TestOffers = {}) => renderUi(<DayCloseScreen />, { at: '/operations/day-close', offers });
const piece = (value: string) =>
  screen.findByRole<HTMLInputElement>('textbox', { name: value === '1000' ? /^1\s000 ฿$/ : `${value} ฿` });

test('Enter moves from field to field, the sum is live, and the expected sum is hidden', async () => {
  const { user } = show();
  await user.click(await piece('1000'));
  await user.keyboard('2{Enter}{Enter}3{Enter}');
  expect(await piece('50')).toHaveFocus();
  expect(screen.getByText('В кассе').parentElement).toHaveTextContent('2 300,00 ฿');
  expect(screen.getByText('1 стол ещё не оплатил')).toBeVisible();
  expect(document.body).not.toHaveTextContent('По учёту');
  await user.type(await piece('0,25'), '1{Enter}');
  const done = screen.getByRole('button', { name: 'Подсчёт закончен' });
  expect(done).toHaveFocus();
  day = { ...DAY, begun: COUNT };
  await user.keyboard('{Enter}');
  await waitFor(() => expect(server.bodies(countDay)).toHaveLength(1));
  expect(server.bodies(countDay)[0]?.denominations.filter(({ pieces }) => pieces > 0)).toEqual([
    { value: 1000, pieces: 2 },
    { value: 100, pieces: 3 },
    { value: 0.25, pieces: 1 },
  ]);
  expect(await screen.findByText(/Недостача/)).toBeVisible();
});

const CARD = { tender: 'card', name: '' } as const;
const GRAB = { tender: 'partner', name: 'Grab' } as const;

test('the card terminal and each partner of the day are counted or skipped; an unreadable number cannot be submitted', async () => {
  day = { ...DAY, tenders: [CARD, GRAB] };
  const { user } = show();
  await user.type(await piece('1000'), '1.5');
  expect(screen.getByText('От 0 до 100 000')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Подсчёт закончен' })).toBeDisabled();
  await user.retype(await piece('1000'), '1');
  const card = screen.getByRole('textbox', { name: 'Терминал' });
  expect(card).toHaveAccessibleDescription('Не посчитано');
  await user.type(card, 'сто');
  expect(card).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Подсчёт закончен' })).toBeDisabled();
  await user.retype(card, '140,50{Enter}');
  expect(screen.getByRole('textbox', { name: 'Grab' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Подсчёт закончен' }));
  await waitFor(() => expect(server.bodies(countDay)).toHaveLength(1));
  expect(server.bodies(countDay)[0]?.tenders).toEqual([{ ...CARD, counted: 140.5 }]);
});

const TENDERS: DayClose['tenders'] = [
  { ...CARD, counted: 140, expected: 150, difference: -10 },
  { ...GRAB, counted: null, expected: 100 },
];
/** Cells of a tender. */
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent.replaceAll(/\s/g, ' '));

test('each tender has its difference; one that was skipped says so, and who counts blind sees what was counted alone', async () => {
  day = { ...DAY, begun: { ...COUNT, tenders: TENDERS } };
  const first = show();
  expect(await screen.findByRole('table', { name: 'Итог подсчёта, ฿' })).toBeVisible();
  expect(row('Наличные')).toEqual(['1 093,50', '1 100,00', 'Недостача 6,50']);
  expect(row('Терминал')).toEqual(['140,00', '150,00', 'Недостача 10,00']);
  expect(row('Grab')).toEqual(['не посчитано', '100,00', '—']);
  first.unmount();
  const { expected: _, difference: __, ...blind } = COUNT;
  const tenders = [
    { ...CARD, counted: 140 },
    { ...GRAB, counted: null },
  ];
  day = { ...DAY, begun: { ...blind, tenders } };
  show();
  expect(await screen.findByRole('table', { name: 'Итог подсчёта, ฿' })).toHaveTextContent('Терминал140,00');
  expect(row('Grab')).toEqual(['не посчитано']);
  expect(document.body).not.toHaveTextContent(/По учёту|Недостача/);
});

test('a difference is named; the surplus above the float goes to the safe, which the question names before and after', async () => {
  day = { ...DAY, begun: COUNT };
  const { user, router } = show();
  expect(await screen.findByText(/Недостача/)).toHaveTextContent('Недостача 6,50');
  expect(screen.queryByLabelText(/^Причина/)).toBeNull();
  const float = screen.getByLabelText(/Оставить в кассе/);
  expect(float).toHaveValue('500,00');
  expect(screen.getByText('593,50 ฿')).toBeVisible();
  await user.retype(float, '2000{Enter}');
  expect(screen.getByText('Больше, чем посчитано')).toBeVisible();
  await user.retype(float, '600{Enter}');
  const question = await screen.findByRole('dialog', { name: 'Закрыть день 20.11.2026?' });
  expect(server.commands()).toEqual([]);
  await waitFor(() => expect(factsIn(question)).toContain('Сейф: 10 000,00 ฿ → 10 493,50 ฿'));
  expect(factsIn(question)).toEqual([
    'Посчитано: 1 093,50 ฿',
    'В сейф: 493,50 ฿',
    'Останется в кассе: 600,00 ฿',
    'Касса: 1 093,50 ฿ → 600,00 ฿',
    'Сейф: 10 000,00 ฿ → 10 493,50 ฿',
  ]);
  await user.click(within(question).getByRole('button', { name: /^Закрыть день/ }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/operations/days/5'));
  expect(server.commands()).toEqual([{ id: closeDay.id, body: { close_id: 5, float: 600 } }]);
});

test('money moved meanwhile requires another count, which starts from the previous one', async () => {
  day = { ...DAY, begun: EVEN };
  server.on(closeDay, refuse(5, { message: 'moved', field: 'counted' }));
  const { user } = show();
  expect(await screen.findByText('Сходится')).toBeVisible();
  await close(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Пересчитайте кассу');
  expect(screen.getByRole('button', { name: 'Закрыть день' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Пересчитать' }));
  expect(await piece('20')).toHaveValue('4');
});

test('who may not see the previous float enters one', async () => {
  const { last_float: _, ...hidden } = DAY;
  const { expected: __, difference: ___, ...begun } = COUNT;
  day = { ...hidden, begun };
  const { user } = show();
  const float = await screen.findByLabelText(/^Оставить/);
  expect(float).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Закрыть день' }));
  expect(float).toBeInvalid();
  expect(server.commands()).toEqual([]);
});

test('a cashier without the right to settle hands over; a closed day links to its report', async () => {
  day = { ...DAY, begun: COUNT };
  const { unmount } = show({ permissions: permissionsOf(['CashierView']) });
  expect(await screen.findByText(/Закрыть день может сотрудник/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Закрытые дни' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Закрыть день' })).toBeNull();
  unmount();
  day = { ...DAY, closed: true, closed_id: 5 };
  show();
  expect(await screen.findByRole('link', { name: 'Открыть отчёт' })).toHaveAttribute('href', '/operations/days/5');
  expect(screen.getByRole('link', { name: 'Закрытые дни' })).toBeVisible();
});

const COUNTED_STEP = ' Посчитать деньги(готово)';

test.each([
  ['1 Посчитать деньги', DAY, []],
  ['2 Сверить и закрыть', { ...DAY, begun: COUNT }, [COUNTED_STEP]],
  ['3 Отчёт за день', { ...DAY, closed: true, closed_id: 5 }, [COUNTED_STEP, ' Сверить и закрыть(готово)']],
])('the steps say that one is at %s, and what is done', async (current, given, done) => {
  day = given;
  show();
  const list = await screen.findByRole('list', { name: 'Шаги закрытия дня' });
  const items = within(list).getAllByRole('listitem');
  expect(textsOf(items.filter((item) => item.getAttribute('aria-current') === 'step'))).toEqual([current]);
  expect(screen.queryAllByText('(готово)').map(({ parentElement }) => parentElement?.textContent)).toEqual(done);
});

test('a day that still runs asks, also without unpaid tables, which it names, and closes after a yes', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T18:15:00Z'));
  day = { ...DAY, open_tables: [], begun: EVEN };
  const empty = show();
  await empty.user.click(await screen.findByRole('button', { name: 'Закрыть день' }));
  expect(await screen.findByRole('dialog', { name: 'День ещё идёт. Закрыть его?' })).toBeVisible();
  empty.unmount();
  day = { ...DAY, begun: EVEN };
  const { user, router } = show();
  await user.click(await screen.findByRole('button', { name: 'Закрыть день' }));
  const question = await screen.findByRole('dialog', { name: 'День ещё идёт. Закрыть его?' });
  expect(question).toHaveTextContent('Основной бар, Стол 9: 340,00 ฿');
  expect(within(question).getByRole('button', { name: 'Отмена' })).toHaveFocus();
  expect(server.commands()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: /^Закрыть день/ }));
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/operations/days/5'));
  expect(server.commands()).toHaveLength(1);
});

describe('the record of a closed day', () => {
  const NOTHING = { discount: 0, deposits: 0, withdrawals: 0, to_safe: 0, expenses: 0, corrections: 0, cancelled: 0 };
  const INCOME = { orders: 3, cash_income: 600, card_income: 50, by_cashier: [] };
  const SHEET: DaySheet = {
    ...NOTHING,
    ...INCOME,
    business_date: '2026-11-20',
    opening: 500,
    other_days: { orders: 2, cash: 100, card: 50, order_numbers: [12, 13] },
  };
  const CLOSING = { float: 500, to_safe: 593.5, closed_by: 'boss', closed_time: 1_795_000_100, since: 1_794_990_000 };
  const payment = { expense_id: 7, order_number: 41, name: '', cost: 200, from: 'cashier', to: 'bank' } as const;
  const CLOSED: DayClose = {
    ...COUNT,
    ...CLOSING,
    status: 'closed',
    sheet: SHEET,
    is_last: true,
    events: [
      { time: 1_795_100_000, user_name: 'owner', reason: 'Закрыли рано' },
      { time: 1_795_200_000, user_name: 'nok', reason: 'Пробили наличными', payment },
    ],
  };
  const record = (close: Partial<DayClose> = {}, offers: TestOffers = {}) => {
    server.on(getDay, { ...CLOSED, ...close });
    return renderUi(<DayRecord id={5} />, { at: '/operations/days/5', offers });
  };

  const REASON = 'Записать причину';
  const REOPEN = 'Открыть заново';

  test('has each tender with its difference, and asks for the reason of one, once', async () => {
    const { user } = record({ tenders: TENDERS, difference: 0, reason: ' ' });
    expect(await screen.findByRole('table', { name: 'Способы оплаты, ฿' })).toBeVisible();
    expect(row('Терминал')).toEqual(['140,00', '150,00', 'Недостача 10,00']);
    await user.click(screen.getByRole('button', { name: REASON }));
    expect(screen.getByRole('textbox', { name: /^Причина/ })).toBeInvalid();
    await user.type(screen.getByRole('textbox', { name: /^Причина/ }), ' Возврат по карте ');
    server.on(getDay, {
      ...CLOSED,
      reason: 'Возврат по карте',
      events: [{ time: 1_795_100_000, user_name: 'boss', reason: 'Возврат по карте', explained: true }],
    });
    await user.click(screen.getByRole('button', { name: REASON }));
    await waitFor(() => expect(screen.queryByRole('button', { name: REASON })).toBeNull());
    expect(server.commands()).toEqual([{ id: explainDay.id, body: { close_id: 5, reason: 'Возврат по карте' } }]);
    expect(screen.getByText(/Причина разницы:/).parentElement).toHaveTextContent('Причина разницы: Возврат по карте');
    expect(screen.getByRole('listitem')).toHaveTextContent('boss: записана причина разницы');
  });

  const even = [
    { ...CARD, counted: 5, expected: 5, difference: 0 },
    { ...GRAB, counted: null, expected: 100 },
  ];
  test.each([
    [REASON, 'without a difference', { difference: 0, tenders: even }, {}],
    [REASON, 'whose difference is explained', { reason: 'Сдача' }, {}],
    [REASON, 'that was reopened', { status: 'reopened' as const }, {}],
    [REASON, 'to somebody who may not settle', {}, { without: ['SafeTransferFromCashier'] }],
    [REOPEN, 'that was not the last', { is_last: false }, {}],
    [REOPEN, 'to somebody who may not', {}, { without: ['FundsDirectChange'] }],
  ] satisfies [string, string, Partial<DayClose>, TestOffers][])(
    'does not offer %s of a day %s',
    async (name, _, changed, offers) => {
      record(changed, offers);
      expect(await screen.findByText('Было 18.11.2026 15:20')).toBeVisible();
      expect(screen.queryByRole('button', { name })).toBeNull();
    },
  );

  test('names where the sheet begins, sales after the previous close, and what happened since; is reopened with a reason', async () => {
    const { user, router } = record();
    expect(await screen.findByText('Было 18.11.2026 15:20')).toBeVisible();
    expect(screen.getByText(/После прошлого закрытия/).parentElement).toHaveTextContent(
      '2 заказа, наличными 100,00, картой 50,00: № 12, № 13',
    );
    const events = within(screen.getByRole('region', { name: 'После закрытия' })).getAllByRole('listitem');
    expect(events[0]).toHaveTextContent('owner: день открыт заново. Причина: Закрыли рано');
    expect(events[1]).toHaveTextContent(
      'nok: изменён способ оплаты, заказ № 41, 200,00 ฿: касса → банк. Причина: Пробили наличными',
    );
    await user.click(await screen.findByRole('button', { name: REOPEN }));
    const dialog = await screen.findByRole('dialog', { name: 'Открыть день 20.11.2026 заново?' });
    const yes = within(dialog).getByRole('button', { name: /^Открыть заново/ });
    // The shortage of 6.50 is taken back too.
    await waitFor(() => expect(factsIn(dialog)).toContain('Касса: 1 100,00 ฿ → 1 700,00 ฿'));
    await user.click(yes);
    expect(server.commands()).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: /Причина/ }), 'Закрыли рано');
    await user.click(yes);
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/operations/day-close'));
    expect(server.commands()).toEqual([{ id: reopenDay.id, body: { close_id: 5, reason: 'Закрыли рано' } }]);
  });
});

test('a partner named like the cash, and two kinds of one name, have rows of their own', () => {
  const of = { counted: 10, expected: 10, difference: 0 };
  const tenders = [
    { tender: 'card' as const, name: '', ...of },
    { tender: 'partner' as const, name: 'Наличные', ...of, counted: 20 },
  ];
  renderUi(<TenderTable caption="Сверка" close={{ ...of, counted: 5, tenders }} />);
  expect(screen.getAllByRole('rowheader')).toHaveLength(3);
  expect(screen.getAllByRole('rowheader', { name: 'Наличные' })).toHaveLength(2);
});
