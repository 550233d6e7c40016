import { render, renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { parse } from 'csv-parse/sync';
import { setImmediate } from 'node:timers';
import { TextDecoder, TextEncoder } from 'node:util';
import type { ReactNode } from 'react';
import { EXPENSE_LOOKS } from '@/components/sections/expenses/expense-looks';
import { LOOKS as ORDER_LOOKS } from '@/components/sections/orders/order-looks';
import { useMenuColumns } from '@/components/sections/menu/menu-columns';
import { useRunColumns } from '@/components/sections/orders/runs-dialog';
import type { Looks } from '@/components/list/looks';
import { useListColumns } from '@/components/list/use-list-columns';
import { useStockTable } from '@/components/sections/stock/stock-columns';
import { useDependencyColumns } from '@/components/sections/stock/story/dependencies-dialog';
import { dependenciesList } from '@/lib/sections/stock/lists/dependencies';
import { storyList } from '@/lib/sections/stock/lists/story';
import { useStoryColumns } from '@/components/sections/stock/story/story-columns';
import { extensionOf } from '@/components/sections/statistics/reports-screen';
import { USER_LOOKS } from '@/components/sections/users/user-looks';
import { SALES_LOOKS } from '@/components/sections/statistics/draft-beer-history';
import { cellText as tableText, type Column } from '@/components/table/column';
import { fileColumns } from '@/lib/bff/export/file-columns';
import { wordsIn } from '@/lib/bff/words';
import { cellText } from '@/lib/lists/cell';
import { paperColumns, paperRows } from '@/lib/lists/paper';
import { everyList } from '@/lib/sections/lists';
import type { ReportList } from '@/lib/lists/report/list';
import { columnsOf, labelOf, type List, type ListColumn } from '@/lib/lists/list';
import { viewOf } from '@/lib/lists/view';
import ru from '@/messages/ru.json';
import { ROLE_PRESETS } from '@/lib/rights/permissions';
import { csvLines } from '../support/csv-lines';
import { userRow, USERS } from '../support/users';

jest.mock('@/components/chart/column-canvas', () => ({ ColumnCanvas: () => null }));
Object.assign(globalThis, { TextDecoder, TextEncoder, setImmediate });

const words = wordsIn('ru');
const writing = { locale: 'ru', timeZone: 'Asia/Bangkok' };
const AT = 1_790_000_000;

type Row = Readonly<Record<string, unknown>>;

/** A row, and copies of it with other values. */
const alike = (row: Row, ...others: readonly Row[]): readonly Row[] => [
  row,
  ...others.map((more) => ({ ...row, ...more })),
];
const BONUS = { bonus_from_percent: 125, bonus_from_promo: 40, bonus_from_referral: 0 };
const NOBODY = { referral_agent_id: null, referral_agent_name: null };
const statement = { ...BONUS, ...NOBODY, kind: 'earned', payment_type: 1, session_id: 5 };

/** Fields that are null in the row of a payout. */
const NOTHING = Object.fromEntries(
  [...Object.keys(statement), 'order_number', 'place_name', 'percent'].map((key) => [key, null]),
);
const STORY = { measure: 'litre', currency: 'THB', description: '' };
const FOUND = { order_number: null, description: 'бой', user_name: '' };
const DISH = { item_id: 6, is_file: true, level: 0, status: 1 };

/** Usual and unusual rows of the lists that are not reports, with the values that decide how a row is written. */
const ROWS: Readonly<Record<string, readonly Row[]>> = {
  orders: alike(
    { paid_type: 'cash', balanceafter: 100, paid_card: 0, cancelled_time: null, cancelled_by: '' },
    { source: 'old till' },
    { paid_type: 'others', paid_cash: 40, paid_card: 60 },
    { paid_type: 'others', paidsum: 0, paid_cash: 0 },
    { paid_type: 'others', paid_cash: undefined, paid_card: undefined },
    { cancelled_time: AT, cancelled_by: 'admin' },
  ),
  expenses: alike(
    { kind: 'service', cost: -50, flow: 'outcome', paidtype: 'cash', files: 0, removed_time: null, removed_by: '' },
    { name: '', kind: 'order', cost: 120, flow: 'income', order_number: 12, files: 2 },
    { cost: 120, flow: 'income', removed_time: AT, removed_by: 'admin' },
    { flow: 'operation', is_cashier_order: true, table_number: 3 },
  ),
  attention: [{ rule: 'delivery_unpaid', subject: '9', args: { purchase_number: 9, days: 21 }, set_aside: null }],
  'day-closes': [{ business_date: '2026-03-01', status: 'closed', difference: -1 }],
  'stock-counts': [{ status: 'open', blind: true, folders: [], submitted_time: null, closed_time: null }],
  'expense-categories': [{ purposes: ['services'], group_id: 2, hidden: true }],
  menu: [{ ...DISH, priority: 2, type: 1, valid_ingredients: true, has_photo: false, served: true, served_next: null }],
  stock: [{ ...DISH, status: 0, category_id: 8, measure_id: 3, measure_name: 'litre', days_left: 2 }],
  'stock-story': alike(
    { ...STORY, quantity: -0.05, kind: 'order', order_number: 7, told: 'Заказ №\u00a07' },
    { ...FOUND, quantity: 12, kind: 'recharge', measure: 'unit', told: 'Излишек · бой' },
  ),
  'stock-dependencies': alike(
    { quantity: 0.05, measure_name: 'litre', type: 0, max_discount: 5, retail_price: 220, item_cost: 45 },
    { measure_name: 'unit', type: 2, max_discount: 0, retail_price: 0, item_cost: undefined },
  ),
  cards: alike(
    { card_number: '0012480107', card_type: 0, permissions: null, owner_id: null, validtime: null, state: 'valid' },
    { card_type: 1, permissions: ROLE_PRESETS.Cashiers, owner_id: 7, validtime: AT, state: 'expired' },
  ),
  users: [
    ...USERS,
    userRow(5, 'zoe', { permissions: ROLE_PRESETS.Managers }),
    userRow(6, 'old', { role_name: 'Waiters', last_seen: undefined }),
  ],
  'receipt-runs': [
    { kind: 'checks', target: null, start_time: null },
    { kind: 'alcohol', target: 3, start_time: AT },
  ],
  'agent-statement': alike(
    statement,
    { payment_type: 2, referral_agent_id: 3, referral_agent_name: 'Мали', bonus_from_referral: 16.5 },
    { kind: 'taken_back', amount: -165, bonus_from_percent: -125, bonus_from_promo: -40 },
    { ...NOTHING, kind: 'paid', payment_type: 2, amount: -20, owed: -3.5 },
  ),
  mails: alike(
    { state: 'held', attempts: 0, error: '', repeated: false, sent_time: null, code: '048213', payment_type: 1 },
    { state: 'dead', error: '550 No such user', code: null, attempts: 1, payment_type: 2 },
    { state: 'dead', code: null },
    { state: 'waiting', code: null, attempts: 2, error: '451 Later' },
    { state: 'sent', code: null, attempts: 2, sent_time: AT, repeated: true },
  ),
};

const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  text: ['Чанг', ''],
  id: [12_345, -3],
  money: [1234.5, 0],
  count: [12_345, 1],
  quantity: [-1.25, 14],
  percent: [12.34, 0],
  time: [AT, null],
  hour: [23, 0],
  point: [AT, AT + 86_400],
};

/** Two rows with a value of its kind in each column, and a different past. */
const madeRows = (columns: readonly ListColumn<object>[]): Row[] =>
  [0, 1].map((at) => {
    const row = Object.fromEntries(columns.map(({ key, kind }) => [key, VALUES[kind]?.[at]]));
    return {
      ...row,
      measure_name: at === 0 ? 'litre' : 'unit',
      type: at,
      class: 'star',
      bucket: 'day',
      add_time: [AT, AT + 600],
      past: Object.fromEntries(columns.map(({ key }) => [key, at === 0 ? 100 : 0])),
    };
  });

/** Rows of a list: values of `ROWS`, and in all other columns values of the column's kind. */
function rowsOf({ id }: List, columns: readonly ListColumn<object>[]): readonly Row[] {
  const [usual, other] = madeRows(columns);
  return ROWS[id]?.map((row) => ({ ...usual, ...row })) ?? [usual!, other!];
}

const isReport = (table: List): table is ReportList & List => 'report' in table;
function looksOf(table: List): Looks<never> | undefined {
  if (table.id === 'orders') return ORDER_LOOKS;
  if (table.id === 'expenses') return EXPENSE_LOOKS;
  if (table.id === 'users') return USER_LOOKS;
  if (table.id.startsWith('product_sales')) return SALES_LOOKS;
  return isReport(table) ? extensionOf(table.report).looks : undefined;
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <NextIntlClientProvider locale="ru" messages={ru} timeZone="Asia/Bangkok">
    {children}
  </NextIntlClientProvider>
);

const NO_ROWS = { rows: [], byId: new Map(), complete: true };
const TAKEN = { stock: NO_ROWS, listed: [], pending: new Map<number, number>(), days: new Map([[6, 2]]) };
const useMenu = () => useMenuColumns(NO_ROWS);
const useStock = () => useStockTable(TAKEN).columns;
const useStory = () => useStoryColumns(storyList, opensNothing);
const useDependencies = () => useDependencyColumns(dependenciesList);
const opensNothing = () => undefined;

/** Screens with custom columns, which their files have too. */
const OWN_COLUMNS: Readonly<Record<string, () => readonly Column<never>[]>> = {
  'receipt-runs': useRunColumns,
  menu: useMenu,
  stock: useStock,
  'stock-story': useStory,
  'stock-dependencies': useDependencies,
};

/** Text of each cell on the screen, without remarks and text for screen readers. */
function screenTexts(columns: readonly ListColumn<object>[], looks: Looks<never> | undefined, row: Row, id = '') {
  const shown = { columns };
  const useColumns = () => useListColumns(shown, looks as Looks<object> | undefined);
  const { result } = renderHook((OWN_COLUMNS[id] as typeof useColumns | undefined) ?? useColumns, { wrapper });
  return new Map(
    result.current.flatMap((column): (readonly [string, string])[] => {
      const text = tableText(column, row, { ...writing, words });
      if (!column.render) return [[column.key, text || (column.instead?.(row) as string | undefined) || '']];
      const { container } = render(<>{column.render(row)}</>, { wrapper });
      container.querySelectorAll('small, .hidden').forEach((aside) => aside.remove());
      return [[column.key, container.textContent]];
    }),
  );
}

async function fileRows(table: List, address: URLSearchParams, rows: readonly object[]): Promise<string[][]> {
  const lines = await csvLines(fileColumns(table, viewOf(table, address), words), rows, writing.timeZone);
  return parse(lines.slice(1).join('\r\n'));
}

/** Digits and letters of a cell's text, without separators that depend on the language. */
function comparable({ kind }: ListColumn<object>, text: string): string {
  if (kind === 'text' || text === '') return text.replaceAll('\u00a0', ' ');
  if (kind === 'time' || kind === 'point') return text.replaceAll(/\D/g, '').slice(0, 4);
  if (kind === 'hour') return String(Number(text.slice(0, 2)));
  const digits = text.replaceAll(/[^\d,.\-−]/g, '');
  const number = Number(digits.replace('−', '-').replace(',', '.'));
  return Number.isNaN(number) ? text : String(Math.round(number));
}
const inFile = (column: ListColumn<object>, written: string): string => {
  // A code is written as a formula that gives it as text.
  const text = /^="(.*)"$/.exec(written)?.[1] ?? written;
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return text.split('-').toReversed().join('.');
  if (column.kind !== 'time' && column.kind !== 'point') return comparable(column, text);
  const [, month = '', day = ''] = /^\d{4}-(\d\d)-(\d\d)/.exec(text) ?? [];
  return day + month;
};

const ADDRESSES = ['', 'period_id=3&compare=week'];

describe.each(everyList.map((table) => [table.id, table] as const))('%s', (id, table) => {
  test.each(isReport(table) && table.period ? ADDRESSES : [''])(
    'screen, paper and file are the same: %s',
    async (address) => {
      const params = new URLSearchParams(address);
      const view = viewOf(table, params);
      const columns = columnsOf(table, view);
      const rows = rowsOf(table, columns);
      const written = await fileRows(table, params, rows);
      const onPaper = paperColumns(table, view, words).map(({ label }) => label);
      const papers = paperRows(table, view, rows, words, writing);
      for (const [place, row] of rows.entries()) {
        const screen = screenTexts(columns, looksOf(table), row, id);
        expect(screen.size).toBeGreaterThan(1);
        for (const [at, column] of columns.entries()) {
          const text = screen.get(column.key);
          if (text === undefined) continue;
          expect([column.key, text]).toEqual([column.key, cellText(column, row, words, writing)]);
          const paper = onPaper.indexOf(labelOf(column.label, words));
          if (paper >= 0) expect([column.key, papers[place]?.cells[paper]]).toEqual([column.key, text]);
          const file = written[place]?.[at] ?? '';
          // No change, and one too large to display, have special signs.
          if (column.change?.as === 'percent') continue;
          expect([column.key, inFile(column, file)]).toEqual([column.key, comparable(column, text)]);
        }
      }
    },
  );
});

test('an imported order has no balances, and mixed and free payments are named, in the file as well', async () => {
  const table = everyList.find(({ id }) => id === 'orders')!;
  const rows = await fileRows(table, new URLSearchParams(), rowsOf(table, table.columns));
  const at = (key: string) => table.columns.findIndex((column) => column.key === key);
  expect(rows.map((row) => row[at('balanceafter')])).toEqual(['100.00', '', '100.00', '100.00', '100.00', '100.00']);
  const paid = 'Наличные Наличные Смешанная Бесплатно Другое Наличные'.split(' ');
  expect(rows.map((row) => row[at('paid_type')])).toEqual(paid);
});

test('every time of an order is on screen, on paper and in files', async () => {
  const table = everyList.find(({ id }) => id === 'product_sales')!;
  const row = { ...rowsOf(table, table.columns)[0], add_time: [AT, AT + 600, AT + 1200] };
  expect(screenTexts(table.columns, SALES_LOOKS as never, row).get('add_time')).toBe('21.09.2026 21:13, 21:23, 21:33');
  const [[, times] = []] = await fileRows(table, new URLSearchParams(), [row]);
  expect(times).toBe('2026-09-21 21:13:20, 2026-09-21 21:23:20, 2026-09-21 21:33:20');
});
