import { asc } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';
import { importLinks, menuItems, orderLines } from '@/backend/src/db/schema';
import { importMenu } from '@/backend/src/import/apply';
import type { OrdersFile } from '@/backend/src/import/orders/order-file';
import { importOrders } from '@/backend/src/import/orders/apply-orders';
import { announceOrders, leavesOut, ordersSummary } from '@/backend/src/import/orders/summary-orders';
import { openTestDatabase, type TestDatabase } from '@/__tests__/support/database';
import { loyverse, read as readMenu } from '../files';
import { errors, lines, LOYVERSE, notices, read, readLines, SQUARE, ZONE } from './files';

const PLAIN = 'order,date,item,sku,quantity,price,sum,payment';
const plain = (...rows: string[]) => read(lines(PLAIN, ...rows.map((row, i) => `${i + 1},2026-01-01 20:00,${row}`)));
const quantities = (file: OrdersFile) => file.orders.map((order) => order.lines[0]?.quantity);

test.each(['ERROR', 'unknown', 'None', 'NULL', 'n/a'])(
  'the placeholder %s is no dish and no tender, a word that begins with it is',
  (word) => {
    const file = plain(`${word},,1,50,,Cash`, `Tea,,1,50,,${word}`);
    expect(file.goods.map(({ name }) => name)).toEqual(['Tea']);
    expect(errors(file)).toEqual([`2: The line has no item ("${word}").`]);
    expect(file.orders.map(({ cash, card }) => [cash, card])).toEqual([[5_000, 0]]);
    expect(file.remarks.join()).toContain('taken as cash: 1 (50.00)');
    const menu = readMenu(`name,price\n${word},5\nTea,5`);
    expect(menu.dishes.map(({ fields }) => fields.name)).toEqual(['Tea']);
    expect(menu.defects.map(({ line, text }) => [line, text])).toEqual([[2, 'The row has no name.']]);
    const longer = `${word} of the above`;
    expect(plain(`${longer},,1,50,,Cash`).goods[0]?.name).toBe(longer);
  },
);

test('an empty quantity is the sum by the price where that is a clean number, one piece without such a column, otherwise a defect', () => {
  const file = plain(
    'Tea,,,50,150,Cash',
    'Tea,,UNKNOWN,4,10,Cash',
    'Tea,,,3,10,Cash',
    'Tea,,,50,,Cash',
    'Tea,,,0,10,Cash',
  );
  expect(quantities(file)).toEqual([3, 2.5]);
  expect(file.orders.map(({ paidsum }) => paidsum)).toEqual([15_000, 1_000]);
  expect(errors(file)).toEqual([4, 5, 6].map((line) => `${line}: The line has no quantity.`));
  expect(quantities(readLines('order,date,item,price', '1,2026-01-01,Tea,50'))).toEqual([1]);

  const discounted = readLines('order,date,item,quantity,price,sum,discount', '1,2026-01-01,Tea,,50,100,10');
  expect(errors(discounted)).toEqual(['2: The line has no quantity.']);
  const ofTill = readLines(LOYVERSE, '01/01/2026 20:00,1,Sale,,,Tea,,,,100,0,100,0,0,0,P,S,Nok,,,,Closed');
  expect([ofTill.orders.length, errors(ofTill)]).toEqual([0, ['2: The line has no quantity.']]);
});

test('a sum that is not quantity by price is listed', () => {
  expect(notices(plain('Tea,,2,50,100,', 'Tea,,2,50,150,'))).toEqual([
    '3: Quantity 2 at 50 is not the sum 150; quantity and price count.',
  ]);
});

test('a card brand of Square is a card, whatever the rest is taken for', () => {
  const row = (number: string, brand: string) =>
    `2026-07-18,10:00,UTC,,Tea,1,,,,$5.00,$0.00,$5.00,$0.00,${number},P,,,,Payment,Main,,,,,,1,,,,Ana,${brand}`;
  const file = read(lines(`${SQUARE},Card Brand`, row('T1', 'Visa'), row('T2', ''), row('T3', 'Cash App')));
  expect(file.orders.map(({ cash, card }) => [cash, card])).toEqual([
    [0, 500],
    [500, 0],
    [0, 500],
  ]);
});

test('the report sums defects by kind, with their money where it can be read; zone and business day come first', () => {
  const file = plain('Tea,,1,50,,Cash', 'ERROR,,2,50,,Cash', ',,1,30,,Cash', 'Cake,,x,70,,Cash');
  const plan = { orders: file.orders, there: 0, cashiers: new Map(), folders: [], dishes: [], links: [], ids: [] };
  const report = ordersSummary(file, { ...plan, notices: [] }, true).split('\n');
  const at = report.findIndex((line) => line.startsWith('left out'));
  expect(report.slice(at, at + 3)).toEqual([
    'left out        money',
    '       2       130.00  The line has no item.',
    '       1         0.00  The quantity is not a number. (without the sums of 1, which cannot be read)',
  ]);
  expect([leavesOut(file.defects), leavesOut(plain('Tea,,1,50,,Cash').defects)]).toEqual([true, false]);
  expect(announceOrders(file, ZONE).split('\n').slice(1, 3)).toEqual([
    'Times are those of Asia/Bangkok; a business day lasts from 12:00 to 12:00 and has the date of its first half.',
    'Orders that can be read: 1, 50.00; the first 2026-01-01 20:00 (business day 2026-01-01), the last 2026-01-01 20:00 (business day 2026-01-01).',
  ]);
});

test('the readable lines of an order that stays out are summed up', () => {
  const file = read(
    lines('order,date,item,quantity,price', '1,2026-01-01,Tea,1,50', '1,2026-01-01,Cake,2,30', '1,2026-01-01,,1,5'),
  );
  expect(file.defects.map(({ kind, satang }) => [kind, satang])).toEqual([
    ['Readable lines of orders that stay out whole.', 11_000],
    ['The line has no item.', 500],
  ]);
});

const MENU = loyverse([
  { handle: 'ale', sku: '500', name: 'Pale ale', category: 'Beer', price: '120' },
  { handle: 'gose', sku: '501', name: 'Gose', category: 'Beer', price: 'variable', available: 'N' },
  { handle: 'maki', sku: '601', name: 'Maki', category: 'Sushi', price: '50' },
  { handle: 'maki-2', sku: '602', name: 'Maki', category: 'Lunch', price: '40' },
  { handle: 'latte', sku: '700', name: 'Latte', category: 'Coffee', price: '60' },
  { handle: 'tea', sku: '800', name: 'Tea', category: '', price: '30' },
]);
const sale = (number: number, sku: string, item: string, sum = 100) =>
  `01/04/2026 20:${String(number).padStart(2, '0')},${number},Sale,Bar,${sku},${item},,,1,${sum},0,${sum},0,0,0,P,S,Nok,,,,Closed`;
const RECEIPTS = lines(
  LOYVERSE,
  sale(1, '500', 'Ale of old'),
  sale(2, '500', 'pale ALE'),
  sale(3, '', 'GOSE'),
  sale(4, '602', 'Maki'),
  // One SKU, three names.
  sale(5, '700', 'Latte', 60),
  sale(6, '700', 'Cappuccino', 70),
  sale(7, '700', 'Flat white', 80),
  // Made anew in the till.
  sale(8, '701', 'Latte', 65),
  sale(9, '', 'Tea', 35),
);
const withDatabase = async <Value>(work: (database: TestDatabase) => Promise<Value>) => {
  const database = await openTestDatabase();
  return work(database).finally(() => database.close());
};
const menu = (database: Database) => importMenu(database, readMenu(MENU), { dryRun: false });
const receipts = (database: Database) => importOrders(database, read(RECEIPTS), { dryRun: false, zone: ZONE });

/** Rows of menu and orders, without generated numbers and times. */
async function content({ db }: Database) {
  const menuRows = await db.select().from(menuItems);
  const rows = new Map(menuRows.map((row) => [row.item_id, row]));
  const pathOf = (id: number | null): string => {
    const row = rows.get(id ?? 0);
    return row ? [pathOf(row.parent_id), row.name].filter(Boolean).join(' / ') : '';
  };
  const items = menuRows.map(({ item_id, parent_id: _, last_update: __, record_id: ___, ...row }) => {
    return { path: pathOf(item_id), ...row };
  });
  const links = (await db.select().from(importLinks)).map(({ menu_id, ...link }) => {
    return { path: pathOf(menu_id), ...link };
  });
  const sales = await db.select().from(orderLines).orderBy(asc(orderLines.order_number), asc(orderLines.line));
  const sorted = (list: object[]) => list.map((row) => JSON.stringify(row)).toSorted();
  return {
    items: sorted(items),
    links: sorted(links),
    sales: sales.map(({ menu_id, menu_name, ...sale }) => ({ path: pathOf(menu_id), name: menu_name, ...sale })),
  };
}

test('each good goes to the dish of its name, whichever of menu and receipts comes first; SKUs of several goods are listed', async () => {
  const [listed, before] = await withDatabase(async (database) => {
    await menu(database);
    const { notices } = await receipts(database);
    return [notices, await content(database)] as const;
  });
  expect(before.sales.map(({ path, name }) => [name, path])).toEqual([
    ['Ale of old', 'Архив импорта / Bar / Ale of old'],
    ['pale ALE', 'Beer / Pale ale'],
    ['GOSE', 'Beer / Gose'],
    ['Maki', 'Lunch / Maki'],
    ['Latte', 'Coffee / Latte'],
    ['Cappuccino', 'Архив импорта / Bar / Cappuccino'],
    ['Flat white', 'Архив импорта / Bar / Flat white'],
    ['Latte', 'Coffee / Latte'],
    ['Tea', 'Uncategorised / Tea'],
  ]);
  expect(listed.map(({ text, satang }) => `${satang}: ${text}`)).toEqual([
    '20000: SKU 500 has 2 names in the file, each goes by its name: "Ale of old" (lines: 1, 100.00), "pale ALE" (lines: 1, 100.00).',
    '10000: SKU 500 is "Pale ale" in the menu; "Ale of old" (lines: 1, 100.00) goes by its name.',
    '21000: SKU 700 has 3 names in the file, each goes by its name: "Latte" (lines: 1, 60.00), "Cappuccino" (lines: 1, 70.00), "Flat white" (lines: 1, 80.00).',
    '7000: SKU 700 is "Latte" in the menu; "Cappuccino" (lines: 1, 70.00) goes by its name.',
    '8000: SKU 700 is "Latte" in the menu; "Flat white" (lines: 1, 80.00) goes by its name.',
  ]);
  const after = await withDatabase(async (database) => {
    await receipts(database);
    await menu(database);
    return content(database);
  });
  expect(after).toEqual(before);
  expect(before.items.filter((row) => row.includes('Архив импорта"'))).toHaveLength(1);
});

test('a dish of the archive that somebody has taken up keeps what the file does not say', async () => {
  const items = await withDatabase(async (database) => {
    await receipts(database);
    await database.rows`
      update menu_items set status = 1, retail_price = 4500, version = 2, parent_id = null where name = 'GOSE'`;
    await menu(database);
    return (await content(database)).items.map((row) => JSON.parse(row) as { path: string; retail_price: number });
  });
  const gose = items.filter(({ path }) => /gose/i.test(path));
  expect(gose.map(({ path, retail_price }) => [path, retail_price])).toEqual([['Beer / Gose', 4_500]]);
});

test('goods that came in as one dish of two in the menu are named', async () => {
  const { notices: listed } = await withDatabase(async (database) => {
    const file = read(lines(LOYVERSE, sale(1, '601', 'Maki'), sale(2, '602', 'Maki')));
    await importOrders(database, file, { dryRun: false, zone: ZONE });
    return menu(database);
  });
  expect(listed.map(({ text }) => text)).toEqual([
    'Receipts came in before this menu and hold one "Maki"; the sales of sku:602 are with it. To part them, undo the receipts and import them again.',
  ]);
});
