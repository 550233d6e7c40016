import { book } from '@/backend/src/ledger/stock/ledger';
import { approveCount } from '@/lib/sections/stocktake/contract';
import { startStack } from '../../support/stack';
import { fillStock } from '../../support/stock';
import { hire, type StockPerson } from './stocktake';

const ITEMS = [11, 12, 13];

const stack = startStack();
let nok: StockPerson;
let marina: StockPerson;
beforeAll(async () => {
  ({ nok, marina } = await hire(stack));
  const shared = { is_file: true, measure_id: 3, quantity: 90, stock_price: 100_00 };
  await fillStock(
    stack.database,
    ITEMS.map((item_id) => ({ ...shared, item_id, name: `${item_id}` })),
  );
});

test('a sale concurrent with an approval counts too', async () => {
  const count = await nok.start();
  for (const item_id of ITEMS) {
    const { expected } = await nok.enter(count, item_id, 0);
    await nok.enter(count, item_id, (expected ?? 0) - 1);
  }
  await nok.submit(count);
  const sale = () =>
    stack.database.db.transaction((tx) => book(tx, [{ item_id: 11, kind: 'write_off', quantity: -2 }]));
  const held = async () => (await nok.look(await nok.start())).lines.find(({ item_id }) => item_id === 11)?.expected;
  const before = await held();
  const outcomes = await Promise.allSettled([
    marina.ask(approveCount, { body: { count_id: count } }),
    ...Array.from({ length: 5 }, sale),
  ]);
  const sold = outcomes.slice(1).filter(({ status }) => status === 'fulfilled').length;
  expect(outcomes[0].status).toBe('fulfilled');
  expect(await held()).toBe((before ?? 0) - 1 - 2 * sold);
});
