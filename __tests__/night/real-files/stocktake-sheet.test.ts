import { stockItems } from '@/backend/src/db/schema';
import { approveCount } from '@/lib/sections/stocktake/contract';
import { openStack, type Stack } from '../../support/stack';
import { readSheet, type SheetLine } from './bar-sheet';
import { hasRealFiles, withRealFiles } from './real';
import { hire, type StockPerson } from '../../backend/stocktake/stocktake';

const SECTIONS = ['1 Draught', '2 Bottled', '3 Spirits', '4 Minerals', '5 Wine'];
/** As the sheet prints them (SOURCE.md). */
const TOTALS = [5303.15, 3079.04, 10406.35, 4185.61, 4466.13];
const GRAND_TOTAL = 27440.28;
/** Counted, with a cost, but without a value on the sheet: 4 × 15. */
const EXCEPTED = 'Tanquery 70cl 0.0%';

let stack: Stack | undefined;
let nok: StockPerson;
let marina: StockPerson;
let lines: (SheetLine & { item_id: number })[];

beforeAll(async () => {
  if (!hasRealFiles) return;
  stack = await openStack();
  ({ nok, marina } = await hire(stack));
  lines = readSheet().map((line, index) => ({ ...line, item_id: 100 + index }));
  const { db } = stack.database;
  await db.insert(stockItems).values(SECTIONS.map((name, index) => ({ item_id: index + 1, is_file: false, name })));
  await db.insert(stockItems).values(
    lines.map(({ item_id, section, name, package_quantity, package_price }) => {
      return { item_id, is_file: true, measure_id: 3, parent_id: section + 1, name, package_quantity, package_price };
    }),
  );
});
afterAll(() => stack?.close());

withRealFiles('the sheet has all its items', () => {
  const sizes = SECTIONS.map((_, section) => lines.filter((line) => line.section === section).length);
  expect(sizes).toEqual([14, 21, 128, 47, 44]);
});

withRealFiles(
  'a stocktake of a real bar is exact to the cent: every line, every section, the grand total',
  async () => {
    const count = await nok.start([], false, 'September');
    for (const { item_id, name, counted } of lines) if (name !== EXCEPTED) await nok.enter(count, item_id, counted);
    const { totals, lines: seen } = await nok.look(count);
    expect(totals?.folders.map(({ folder, value }) => [folder, value])).toEqual(
      SECTIONS.map((folder, index) => [folder, TOTALS[index]]),
    );
    expect(totals?.all.value).toBe(GRAND_TOTAL);

    const byId = new Map(lines.map((line) => [line.item_id, line]));
    const wrong = seen.filter(({ item_id, name, value_counted }) => {
      const printed = Number(byId.get(item_id)?.printed ?? 0);
      return name !== EXCEPTED && Math.abs((value_counted ?? NaN) - printed) > 0.0051;
    });
    expect(wrong).toEqual([]);
    await nok.enter(count, lines.find(({ name }) => name === EXCEPTED)!.item_id, 4);
    expect((await nok.look(count)).totals?.all.value).toBe(GRAND_TOTAL + 60);

    await nok.submit(count);
    await marina.ask(approveCount, { body: { count_id: count } });
    const booked = await stack!.database.pool.query<{ rows: number; amount: number }>(
      `select count(*)::int as rows, sum(amount)::int8 as amount from stock_story where count_id = $1 and kind = 'recharge'`,
      [count],
    );
    expect(booked.rows[0]?.rows).toBe(lines.filter(({ counted }) => counted > 0).length);
    const { count: done, totals: sums } = await marina.look(count);
    expect([done.difference, sums?.all.surplus]).toEqual([Number(booked.rows[0]?.amount) / 100, done.difference]);
  },
);
