import { monthOf } from '@/lib/domain/salary-month';

/** Asks the app as somebody signed in, or as the till. */
export type Ask = (path: string, body?: object) => Promise<Record<string, unknown>>;

/** A command on one record, and what must be there before it. */
export interface Race {
  readonly name: string;
  /** Whether only one of many at once may be done. */
  readonly once: boolean;
  /** Whether only who prepared it may give it. */
  readonly own?: true;
  prepare(ask: Ask): Promise<{ path: string; body: object }>;
}

type Row = Readonly<Record<string, unknown>>;
const BAR = 16;
const BREW = 3594;
let names = 0;
const fresh = (what: string): string => `${what} ${(names += 1)} ${crypto.randomUUID().slice(0, 6)}`;
const rowsOf = (reply: Row, field = 'items'): readonly Row[] => reply[field] as readonly Row[];

/** An item of the stock with a quantity, in no folder of the brewery. */
async function stocked(ask: Ask): Promise<Row> {
  const rows = rowsOf(await ask('stock/rows'), 'rows');
  const item = rows.find(
    (one) => one['is_file'] === true && Number(one['quantity']) > 1 && Number(one['measure_id']) > 0,
  );
  if (!item) throw new Error('No item holds anything.');
  return item;
}
/** An item below the folder that stock may be transferred into. */
async function brewed(ask: Ask): Promise<unknown> {
  const name = fresh('Brew');
  const craft = { name, create_new_stock_item: true, stock_id: BREW, measure_id: 3 };
  await ask('craft/create', craft);
  return rowsOf(await ask('stock/rows'), 'rows').find((one) => one['name'] === name)?.['item_id'];
}
async function dish(ask: Ask): Promise<Row> {
  const { item_id } = await ask('menu/create_item', { parent_id: 0, name: fresh('Dish'), retail_price: 100 });
  return (await ask(`menu/dish/${Number(item_id)}`))['dish'] as Row;
}
async function table(ask: Ask): Promise<Row> {
  const setup = await ask('pos/setup');
  const [menu_id, cashier_id] = [rowsOf(setup, 'dishes')[0]?.['menu_id'], rowsOf(setup, 'cashiers')[0]?.['user_id']];
  const place = { place_id: BAR, table: fresh('T') };
  await ask('pos/add', { ...place, menu_id, count: 1 });
  return { ...place, cashier_id, paid_type: 'cash' };
}
async function expense(ask: Ask, name = fresh('Expense')): Promise<number> {
  await ask('services/add', { category_id: 16, name, price: 1, use_own_funds: false });
  const listed = { report_type: 2, category_id: 0, page: 1, count: 1, period_id: 0, filters: { name } };
  return Number(/"expense_id":(\d+)/.exec(JSON.stringify(await ask('expenses/list', listed)))?.[1]);
}
async function orderExpense(ask: Ask): Promise<number> {
  await ask('pos/pay', await table(ask));
  const listed = { report_type: 2, category_id: 0, page: 1, count: 50, period_id: 0, filters: {} };
  const found = /"expense_id":(\d+)[^{}]*"order_number":\d+/.exec(JSON.stringify(await ask('expenses/list', listed)));
  return Number(found?.[1]);
}
async function count(ask: Ask): Promise<number> {
  const { count_id } = await ask('stock/counts/start', { name: fresh('Count'), folders: [], blind: false });
  return Number(count_id);
}
const now = () => monthOf(Date.now() / 1000, 'Asia/Bangkok');
async function employee(ask: Ask): Promise<number> {
  const body = {
    type: 'add',
    employee_id: null,
    employee_name: fresh('Anna'),
    position: 'Bar',
    wages: 20_000,
    overtime_hour_cost: 1,
  };
  return Number((await ask('salary/save', body))['employee_id']);
}

/** Commands that twenty people may give at once on one record. */
export const RACES: readonly Race[] = [
  {
    ...{ name: 'paying a table', once: true },
    prepare: async (ask) => ({ path: 'pos/pay', body: await table(ask) }),
  },
  {
    ...{ name: 'opening a session at a table', once: true },
    prepare: async (ask) => {
      const { place_id, table: name } = await table(ask);
      return { path: 'pos/session/start', body: { place_id, table: name, participants: 2, agents: [] } };
    },
  },
  {
    ...{ name: 'transferring stock', once: true },
    prepare: async (ask) => {
      const { item_id, version } = await stocked(ask);
      return {
        path: 'stock/alchemy',
        body: { source_id: item_id, target_id: await brewed(ask), quantity: 0.001, version },
      };
    },
  },
  {
    ...{ name: 'writing off', once: true },
    prepare: async (ask) => {
      const { item_id, version } = await stocked(ask);
      return { path: 'stock/writeoff', body: { item_id, quantity: 0.001, reason: 'Race', type: 1, version } };
    },
  },
  {
    ...{ name: 'editing a price of the menu', once: true },
    prepare: async (ask) => {
      const { item_id, version } = await dish(ask);
      return { path: 'menu/save', body: { item_id, new_retail_price: 123, version } };
    },
  },
  {
    ...{ name: 'editing an item of the stock', once: true },
    prepare: async (ask) => {
      const { item_id, version } = await stocked(ask);
      return { path: 'stock/save', body: { item_id, new_description: fresh('Race'), version } };
    },
  },
  {
    ...{ name: 'creating an account', once: true },
    prepare: () =>
      Promise.resolve({
        path: 'users/create',
        body: {
          ...{ login: `r${crypto.randomUUID().slice(0, 8)}`, password: 'secret77', active: 1, discount: 0 },
          ...{ permissions: '0'.repeat(32), category_id: 4, card_number: String(Date.now()).slice(3) },
        },
      }),
  },
  {
    ...{ name: 'taking an expense back', once: true },
    prepare: async (ask) => ({ path: 'expenses/delete', body: { expense_id: await expense(ask) } }),
  },
  {
    ...{ name: 'moving a payment to the bank', once: true },
    prepare: async (ask) => ({ path: 'expenses/transfer', body: { expense_id: await orderExpense(ask), to: 'bank' } }),
  },
  {
    ...{ name: 'undoing a deposit', once: true, own: true },
    prepare: async (ask) => {
      const deposit = { operation: 'safe_deposit', amount: 1000 + (names += 1) };
      await ask('funds/operation', deposit);
      return { path: 'funds/undo', body: deposit };
    },
  },
  {
    ...{ name: 'paying a salary', once: true },
    prepare: async (ask) => {
      // Repeated races must not empty the safe.
      await ask('funds/operation', { operation: 'safe_deposit', amount: 20_000 });
      const paid = { employee_id: await employee(ask), ...now(), amount: 20_000, allowances: 0, accrued: 20_000 };
      return { path: 'salary/operation', body: { type: 'salary', ...paid } };
    },
  },
  {
    ...{ name: 'removing an employee', once: true },
    prepare: async (ask) => ({ path: 'salary/remove', body: { employee_id: await employee(ask) } }),
  },
  {
    ...{ name: 'approving a count', once: true },
    prepare: async (ask) => {
      const count_id = await count(ask);
      const { item_id } = await stocked(ask);
      await ask('stock/counts/enter', { count_id, item_id, counted: 3 });
      await ask('stock/counts/submit', { count_id });
      return { path: 'stock/counts/approve', body: { count_id } };
    },
  },
  {
    ...{ name: 'closing the day', once: true },
    prepare: async (ask) => {
      const { closed_id } = await ask('days/current');
      if (closed_id !== null) await ask('days/reopen', { close_id: closed_id, reason: 'Race' });
      const { close_id } = await ask('days/count', { denominations: [{ value: 1000, pieces: 3 }] });
      return { path: 'days/close', body: { close_id, reason: 'Race', float: 1000 } };
    },
  },
];
