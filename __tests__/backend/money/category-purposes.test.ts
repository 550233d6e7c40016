import { expenseCategories as categories } from '@/backend/src/db/schema';
import { post } from '@/backend/src/funds/ledger';
import { expenseCategories, listExpenses } from '@/lib/contract/expenses';
import { addService } from '@/lib/contract/funds';
import { stockCategories } from '@/lib/contract/stock';
import { addToStock, createStockFolder, saveStockItem } from '@/lib/contract/stock-edit';
import { mayServe } from '@/lib/domain/expense-categories';
import { adminDetails, adminReport } from '@/lib/reports/report/endpoints';
import { expenseCategories as byCategory, type ExpenseGroup } from '@/lib/reports/statistics/expense-categories';
import { fillStock } from '../../support/stock';
import { startStack, type Stack } from '../../support/stack';
import { codeOf } from '../stocktake/stocktake';
import { give, owner, type Teller } from './money';

const SALARIES = 1369;
const LOSSES = 99;
const RENT = 120;
const MEAT = 106;

let stack: Stack;
let admin: Teller;
beforeAll(async () => {
  stack = await startStack();
  admin = await owner(stack);
  await give(stack, { safe: 50_000_00 });
  await stack.database.db.insert(categories).values([
    { category_id: RENT, name: 'Аренда', group_id: 2, purposes: ['services'] },
    { category_id: MEAT, name: 'Мясо', group_id: 1 },
  ]);
  await fillStock(stack.database, [
    { item_id: 5, is_file: false, name: 'Кухня' },
    { item_id: 51, is_file: true, name: 'Премия', measure_id: 1, category_id: SALARIES, parent_id: 5 },
    { item_id: 52, is_file: true, name: 'Лёд', measure_id: 1, category_id: 16, parent_id: 5 },
  ]);
});
afterAll(() => stack.close());

const serve = (category_id: number) =>
  admin.ask(addService, { body: { category_id, name: 'Грузчики', price: 100, use_own_funds: false } });
const deliver = (line: object) =>
  admin.ask(addToStock, {
    body: { use_own_funds: false, pay_later: false, include_vat: false, items: [line] } as never,
  });
const fresh = (category_id: number) => ({
  ...{ name: 'Говядина', parent_id: 5, category_id, measure_id: 1, description: '', quantity: 1, price: 10 },
});

it.each([LOSSES, SALARIES, MEAT])('a service in category %d is refused', async (category) => {
  expect(await codeOf(serve(category))).toBe(1);
});

it('a service is booked in categories for services', async () => {
  for (const category of [16, 46, 48, RENT]) expect(await codeOf(serve(category))).toBeNull();
});

it.each([LOSSES, SALARIES, RENT, 16, 46])('new stock in category %d is refused', async (category) => {
  expect(await codeOf(deliver(fresh(category)))).toBe(1);
  const folder = { parent_id: 5, name: 'Ящик', category_id: category };
  expect(await codeOf(admin.ask(createStockFolder, { body: folder }))).toBe(1);
  expect(await codeOf(admin.ask(saveStockItem, { body: { item_id: 52, new_category_id: category } }))).toBe(
    category === 16 ? null : 1,
  );
});

it('stock is booked in categories for stock', async () => {
  for (const category of [MEAT, 48]) expect(await codeOf(deliver(fresh(category)))).toBeNull();
});

it('an item that stands among salaries cannot be bought until it has another category', async () => {
  expect(await codeOf(deliver({ item_id: 51, quantity: 1, price: 10 }))).toBe(1);
  // An item among services comes from earlier; it is bought as before.
  expect(await codeOf(deliver({ item_id: 52, quantity: 1, price: 10 }))).toBeNull();
  await admin.ask(saveStockItem, { body: { item_id: 51, new_category_id: MEAT } });
  expect(await codeOf(deliver({ item_id: 51, quantity: 1, price: 10 }))).toBeNull();
});

it('each picker is offered what fits, the filter of the list everything', async () => {
  const ids = ({ items }: { items: { category_id: number }[] }) => items.map(({ category_id }) => category_id);
  const stock = ids(await admin.ask(stockCategories, {}));
  expect(stock).toEqual(expect.arrayContaining([48, MEAT]));
  for (const category of [16, 46, LOSSES, RENT, SALARIES]) expect(stock).not.toContain(category);
  const services = ids(await admin.ask(expenseCategories, { query: { for: 'services' } }));
  expect(services.toSorted((a, b) => a - b)).toEqual([16, 46, 48, RENT]);
  expect(ids(await admin.ask(expenseCategories, { query: {} }))).toEqual(
    expect.arrayContaining([16, LOSSES, SALARIES, MEAT, RENT]),
  );
});

it('the ids of every venue tell their purpose where the server does not', () => {
  const suited = (purpose: 'stock' | 'services') =>
    [16, 46, 48, LOSSES, SALARIES, 777].filter((id) => mayServe(id, purpose));
  expect(suited('services')).toEqual([16, 46, 48, 777]);
  expect(suited('stock')).toEqual([48, 777]);
});

it('what was booked as a loss earlier stays in the list and is counted by category', async () => {
  const report = async () =>
    (await admin.ask(adminReport(byCategory, 'statistics'), { body: { period_id: 4 } })) as {
      groups: ExpenseGroup[];
      totals: { total_cost: number };
    };
  const before = await report();
  await stack.database.db.transaction((tx) =>
    post(tx, [
      {
        ...{ kind: 'service', description: '', user_id: null },
        postings: [
          { account: 'safe', amount: -700_00 },
          { account: 'expenses', amount: 700_00 },
        ],
        expenses: [{ flow: 'outcome', name: 'Грузчики', category_id: LOSSES, cost: -700_00 }],
      },
    ]),
  );
  const filter = { period_id: 4, report_type: 2, page: 1, count: 50 } as const;
  const { filtered_records } = await admin.ask(listExpenses, { body: { ...filter, category_id: LOSSES } });
  expect(filtered_records).toMatchObject([{ category_name: 'Списания и недостачи', cost: -700 }]);
  const after = await report();
  expect(after.totals.total_cost).toBe(before.totals.total_cost + 700);
  const items = after.groups.flatMap((group) => group.items);
  expect(items).toContainEqual({ category_id: 0, category_name: '', cost: 700 });
  expect(items).not.toContainEqual(expect.objectContaining({ category_id: LOSSES }));
  const details = await admin.ask(adminDetails(byCategory, 'statistics'), { body: { period_id: 4, category_id: 0 } });
  expect(details.items).toMatchObject([{ name: 'Грузчики', price: 700 }]);
});
