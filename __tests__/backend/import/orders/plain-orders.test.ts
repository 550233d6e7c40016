import { UnreadableFile } from '@/backend/src/import/csv';
import { booked, errors, lines, notices, read, readLines } from './files';

const at = (unix: number) => new Date(unix * 1000).toISOString();

test("lines of an order may be scattered; times are the venue's", () => {
  const file = readLines(
    'Order number,Date,Item,Quantity,Price,Payment,Cashier,Table,Discount',
    '7,31/12/2025 23:30,Beer,2,120.00,Cash,Nok,4,',
    '8,01/01/2026 01:15,Soup,1,90,Visa,,,10%',
    '7,31/12/2025 23:30,Nuts,1,"45,5",Cash,Nok,4,5.50',
  );
  expect(booked(file)).toEqual([
    {
      external_id: '7 2025-12-31',
      sums: [28_550, 550, 28_000, 28_000, 0],
      lines: [
        ['Beer', 2, 24_000],
        ['Nuts', 1, 4_000],
      ],
    },
    // An hour after midnight belongs to the evening before.
    { external_id: '8 2025-12-31', sums: [9_000, 900, 8_100, 0, 8_100], lines: [['Soup', 1, 8_100]] },
  ]);
  expect(file.orders.map(({ paid, table, cashier }) => [at(paid), table, cashier])).toEqual([
    ['2025-12-31T16:30:00.000Z', '4', 'Nok'],
    ['2025-12-31T18:15:00.000Z', '', ''],
  ]);
});

test.each([
  [
    'byte order mark, semicolons and CRLF',
    '\ufeffЗаказ;Дата;Блюдо;Кол-во;Цена\r\n1;31.12.2025 20:00;Борщ;1,5;"1 200,50"\r\n',
  ],
  ['tabs', 'Заказ\tДата\tБлюдо\tКол-во\tЦена\n1\t2025-12-31T20:00:00+07:00\tБорщ\t1.500\t1200.50\n'],
  ['a name over two lines', 'Order,Date,Item,Qty,Price\n1,2025-12-31 20:00,"Бо\u0000\nрщ",1.5,"1,200.50"\n'],
])('%s', (_, text) => {
  const [order] = read(text).orders;
  const told = [order?.paidsum, order?.lines[0]?.quantity, at(order?.paid ?? 0)];
  expect(told).toEqual([180_075, 1.5, '2025-12-31T13:00:00.000Z']);
});

test('custom headers with --map; unknown headers are reported', () => {
  const text = lines('Bon;Tag;Was;Menge;Euro', '1;31.12.2025;Bier;2;3,50');
  expect(() => read(text)).toThrow(/No column says order, date, item, price/);
  const fields = { Bon: 'order', tag: 'date', Was: 'item', Menge: 'quantity', Euro: 'price' } as const;
  const map = new Map(Object.entries(fields));
  expect(booked(read(text, { map }))).toEqual([
    { external_id: '1 2025-12-31', sums: [700, 0, 700, 700, 0], lines: [['Bier', 2, 700]] },
  ]);
  expect(() => read(text, { map: new Map([['Preis', 'price']]) })).toThrow('The file has no column "Preis".');
});

test('numbers that restart each day are different orders, and so are refunds', () => {
  const file = readLines(
    'order,date,item,quantity,price,type',
    '1,2026-01-01 20:00,Tea,1,50,',
    '1,2026-01-02 20:00,Tea,1,50,',
    '1,2026-01-02 21:00,Tea,1,50,Refund',
  );
  expect(booked(file).map(({ external_id, sums }) => [external_id, sums[2]])).toEqual([
    ['1 2026-01-01', 5_000],
    ['1 2026-01-02', 5_000],
    ['1 2026-01-02 refund', -5_000],
  ]);
});

test('refunds are negative, whichever sign the file has', () => {
  const file = readLines(
    'order,date,item,quantity,price,discount,cost',
    '1,2026-01-01 20:00,Tea,-2,50,10,30',
    '2,2026-01-01 20:00,Tea,2,-50,-10,-30',
    '3,2026-01-01 20:00,Tea,2,($50.00),10,30',
  );
  for (const order of file.orders) {
    expect([order.price, order.discount, order.paidsum, order.cash]).toEqual([-10_000, -1_000, -9_000, -9_000]);
    expect([order.lines[0]?.quantity, order.lines[0]?.cost]).toEqual([-2, -3_000]);
  }
  expect(file.goods[0]?.retail_price).toBe(0);
});

test('an unreadable line keeps its whole order out and says why', () => {
  const file = readLines(
    'order,date,item,quantity,price,discount',
    '1,2026-01-01 20:00,Tea,1,50,',
    '1,2026-01-01 20:00,Cake,one,50,',
    '2,2026-02-30 20:00,Tea,1,50,',
    '3,2026-01-01 20:00,,1,50,',
    ',2026-01-01 20:00,Tea,1,50,',
    '4,2026-01-01 20:00,Tea,1,,',
    '5,2026-01-01 20:00,Tea,1,9e99,',
    '6,2026-01-01 20:00,Tea,99999999,50,',
    '7,2026-01-01 20:00,Tea,1,50,60',
    '8,2026-01-01 20:00,Tea,-1,-50,',
    '9,2027-01-01 20:00,Tea,1,50,',
    '10,2026-01-01 20:00,Tea, and milk,1,50,5',
    '11,2026-01-01 20:00,Tea,1,900000000,',
    '12,2026-01-01 20:00,Tea,1,50,',
  );
  expect(file.orders.map(({ number }) => number)).toEqual(['12']);
  expect(errors(file)).toEqual([
    '2: Order 1 stays out whole: its line 3 cannot be read.',
    '3: The quantity is not a number ("one").',
    '4: The date is not one ("2026-02-30 20:00").',
    '5: The line has no item.',
    '6: The line has no order number.',
    '7: The line has no price.',
    '8: The price is not a number ("9e99").',
    '9: The quantity is absurd ("99999999").',
    '10: The discount (60) is more than the line comes to.',
    '11: Quantity and price are both negative.',
    '12: The date lies in the future ("2027-01-01 20:00").',
    '13: The row has more cells than the header: a delimiter inside text needs quotation marks.',
    '14: The price is absurd ("900000000").',
  ]);
});

test('identical lines are copies where the order counts fewer lines, otherwise real; all are kept or dropped on demand', () => {
  const order = (number: string, count: string, ...items: string[]) =>
    items.map((item) => `${number},2026-01-01 20:00,${item},1,50,${count}`);
  const text = lines(
    'Order Number,Order Date,Item Name,Quantity,Product Price,Total products',
    ...order('1', '2', 'Tea', 'Cake', 'Tea', 'Cake'),
    ...order('2', '3', 'Tea', 'Tea', 'Cake'),
    ...order('3', '4', 'Tea', 'Cake'),
    ...order('4', '', 'Tea', 'Tea'),
  );
  const counts = (file: ReturnType<typeof read>) => file.orders.map((each) => each.lines.length);
  const file = read(text);
  expect(counts(file)).toEqual([2, 3, 2, 2]);
  expect(notices(file)).toEqual([
    '2: Order 1 repeats 2 of its 4 lines; they were left out.',
    '9: Order 3 has 4 lines by its own count; 2 are in the file.',
  ]);
  expect(file.remarks).toContain('Lines left out as copies of others in their order: 2.');
  expect(counts(read(text, { doubles: 'keep' }))).toEqual([4, 3, 2, 2]);
  expect(counts(read(text, { doubles: 'drop' }))).toEqual([2, 2, 2, 1]);
});

test('mixed payments are halved and listed; without a payment the option decides', () => {
  const text = lines(
    'order,date,item,price,payment',
    '1,2026-01-01 20:00,Tea,50.01,"Cash, Sumup"',
    '2,2026-01-01 20:00,Tea,50,',
    '3,2026-01-01 20:00,Tea,50,наличные',
    '3,2026-01-01 20:00,Cake,30,PromptPay',
    '4,2026-01-01 20:00,Tea,50,PromptPay',
    '4,2026-01-01 20:00,Cake,30,',
  );
  const paid = (file: ReturnType<typeof read>) => file.orders.map(({ cash, card }) => [cash, card]);
  expect(paid(read(text))).toEqual([
    [2_501, 2_500],
    [5_000, 0],
    [5_000, 3_000],
    [0, 8_000],
  ]);
  expect(paid(read(text, { otherwise: 'card' }))[1]).toEqual([0, 5_000]);
  expect(notices(read(text))).toEqual([
    '2: Order 1 was paid in cash and by card; how much of each is not in the file: half each.',
  ]);
  expect(read(text).remarks).toContain(
    'Orders of which the file does not say how they were paid, taken as cash: 1 (50.00).',
  );
});

test('unreadable files say so', () => {
  expect(() => read('order,date,item,price\n')).toThrow(UnreadableFile);
  expect(() => read('')).toThrow(UnreadableFile);
  expect(() => read(lines('order,date,item,price', '1,2026-01-01,Tea,5'), { dateFormat: 'soon' })).toThrow(
    '"soon" is no date format',
  );
});
