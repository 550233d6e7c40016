import { eq, gt, max } from 'drizzle-orm';
import { orderLines, orders, pendingOperations } from '@/backend/src/db/schema';
import { payOrders } from '@/backend/src/orders/pay';
import { readTable } from '@/backend/src/pos/open-table';
import { faultsIn } from '../../support/database';
import { BAR, DAIQUIRI, openTill, SONG, tillStack, type TillAnswer } from '../../support/till';
import { times } from '../../support/effort';

const ROUNDS = times(10, 50);
const AT_ONCE = 20;
let stack: Awaited<ReturnType<typeof tillStack>>;
let till: ReturnType<typeof openTill>;
beforeAll(async () => {
  stack = await tillStack();
  till = openTill(stack);
});
afterAll(() => stack.close());

const db = () => stack.database.db;
const tableOf = (name: string) => ({ place_id: BAR, table: name });
const payment = (table: string, rest: object = {}) => ({
  ...{ place_id: BAR, table, cashier_id: stack.cashier, paid_type: 'cash', ...rest },
});
const at = (table: string) => db().select().from(orders).where(eq(orders.table, table));
const atOnce = <T>(one: (index: number) => Promise<T>, count = AT_ONCE) =>
  Promise.all(Array.from({ length: count }, (_, index) => one(index)));
const paid = (answers: readonly TillAnswer[]) => answers.filter(({ status }) => status === 200);

test(`${AT_ONCE} tills paying one table make one order, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const table = `Once ${round}`;
    await till.ask('add', { ...tableOf(table), menu_id: DAIQUIRI, count: 1 });
    const answers = await atOnce((index) =>
      till.ask('pay', payment(table, index % 2 === 0 ? {} : { paid_type: 'card' })),
    );
    expect(paid(answers)).toHaveLength(1);
    const refusals = answers.filter(({ status }) => status !== 200).map(({ json }) => [json.code, json.field]);
    expect(new Set(refusals.map(String))).toEqual(new Set(['2,table']));
    expect(await at(table)).toHaveLength(1);
  }
  expect(await faultsIn(stack.database)).toEqual([]);
});

test(`${AT_ONCE} calls of one payment make one order, and all get its reply, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const table = `Key ${round}`;
    await till.ask('add', { ...tableOf(table), menu_id: DAIQUIRI, count: 1 });
    const answers = await atOnce(() => till.ask('pay', payment(table), `key-of-round-${round}`));
    expect(paid(answers)).toHaveLength(AT_ONCE);
    expect(new Set(answers.map(({ json }) => json['order_number'])).size).toBe(1);
    expect(await at(table)).toHaveLength(1);
  }
});

test(`a dish added during a payment is either in the order or still on the table, ${ROUNDS} times`, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const table = `Busy ${round}`;
    await till.ask('add', { ...tableOf(table), menu_id: SONG, count: 1 });
    const answers = await atOnce((index) =>
      index % 7 === 3
        ? till.ask('pay', payment(table))
        : till.ask('add', { ...tableOf(table), menu_id: SONG, count: 1 }),
    );
    const added = 1 + paid(answers.filter((_, index) => index % 7 !== 3)).length;
    expect(added).toBe(AT_ONCE - 2);
    const sold = await db()
      .select({ quantity: orderLines.quantity })
      .from(orderLines)
      .innerJoin(orders, eq(orders.order_number, orderLines.order_number))
      .where(eq(orders.table, table));
    const left = await db().transaction((tx) => readTable(tx, tableOf(table)));
    expect(sold.reduce((sum, { quantity }) => sum + quantity, 0) + (left.counts.get(SONG) ?? 0)).toBe(added);
  }
});

test('payments at once, some of them refused, take numbers without a gap', async () => {
  const tableAt = (index: number) => tableOf(`Gap ${index}`);
  await atOnce((index) => till.ask('add', { ...tableAt(index), menu_id: SONG, count: 1 }));
  const answers = await atOnce((index) =>
    till.ask('pay', payment(tableAt(index).table, index % 3 === 0 ? { paid_type: 'mixed', card_part: 50.01 } : {})),
  );
  const numbers = paid(answers).map(({ json }) => Number(json['order_number']));
  const first = Math.min(...numbers);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => first + index));
  expect(numbers).toHaveLength(13);
});

test(`${AT_ONCE} tills start one session at one table`, async () => {
  const answers = await atOnce(() => till.ask('session/start', { ...tableOf('Lounge'), participants: 2, agents: [1] }));
  expect(paid(answers)).toHaveLength(1);
});

test('a till that checks first and pays afterwards would be paid many times', async () => {
  const where = tableOf('Naive');
  await till.ask('add', { ...where, menu_id: SONG, count: 1 });
  const last =
    (
      await db()
        .select({ last: max(orders.order_number) })
        .from(orders)
    )[0]?.last ?? 0;
  const looked = await atOnce(() => db().transaction((tx) => readTable(tx, where)));
  for (const { counts } of looked)
    await db().transaction(async (tx) => {
      const lines = Array.from(counts, ([menu_id, quantity]) => ({ menu_id, quantity }));
      const now = { opened_time: new Date(), paid_time: new Date() };
      const about = { ...where, ...now, cashier_id: null, discount_percent: 0, cardShare: () => 0 };
      await payOrders(tx, [{ ...about, lines }], 'Asia/Bangkok');
      await tx.delete(pendingOperations).where(eq(pendingOperations.table, 'Naive'));
    });
  expect(await db().$count(orders, gt(orders.order_number, last))).toBeGreaterThan(1);
});
