import { booked, errors, lines, LOYVERSE, notices, read, readLines, SQUARE, TENDERS } from './files';

const items = lines(
  LOYVERSE,
  '17/08/2026 12:16,1-0003,Sale,Beer,10001,Chang,Large,,2.000,160.00,10.00,150.00,80.00,70.00,0.00,POS 1,Bar,Nok,,,,Closed',
  '17/08/2026 12:16,1-0003,Sale,,,Nuts,,,1.000,40.00,0.00,40.00,12.50,27.50,0.00,POS 1,Bar,Nok,,,,Closed',
  '17/08/2026 12:20,1-0004,Sale,Beer,10001,Chang,Large,,1.000,80.00,0.00,80.00,40.00,40.00,0.00,POS 1,Bar,Nok,,,,Cancelled',
  '17/08/2026 12:30,1-0005,Refund,Beer,10001,Chang,Large,,1.000,80.00,0.00,-80.00,40.00,-120.00,0.00,POS 1,Bar,Nok,,,,Closed',
  '17/08/2026 13:00,1-0006,Sale,,,Soup,,,1.000,107.00,0.00,100.00,0.00,0.00,7.00,POS 1,Bar,Nok,,,,Closed',
);
const tenders = lines(
  TENDERS,
  '17/08/2026 12:16,1-0003,Sale,200.00,10.00,190.00,0.00,20.00,210.00,0,0,"Cash, Sumup",,POS 1,Bar,Nok,,,Closed',
  '17/08/2026 12:20,1-0004,Sale,80.00,0.00,80.00,0.00,0.00,80.00,0,0,Cash,,POS 1,Bar,Nok,,,Cancelled',
  '17/08/2026 12:30,1-0005,Refund,80.00,0.00,-80.00,0.00,0.00,-80.00,0,0,Sumup,,POS 1,Bar,Nok,,,Closed',
  '17/08/2026 13:00,1-0006,Sale,107.00,0.00,107.00,7.00,0.00,117.00,0,0,Sumup,,POS 1,Bar,Nok,,,Closed',
);

test('Loyverse receipts by item: sales, refunds and cancelled receipts, with their cost', () => {
  const file = read(items);
  expect(file.form).toBe('Loyverse receipts by item');
  expect(booked(file).map(({ external_id, sums }) => [external_id, ...sums.slice(0, 3)])).toEqual([
    ['1-0003', 20_000, 1_000, 19_000],
    ['1-0005 refund', -8_000, 0, -8_000],
    // The guest paid the included tax.
    ['1-0006', 10_700, 0, 10_700],
  ]);
  expect(file.orders[0]?.lines.map(({ cost }) => cost)).toEqual([8_000, 1_250]);
  expect(file.cancelled).toEqual(['1-0004']);
  const goods = file.goods.map((good) => [good.external_id, good.name, good.category, good.retail_price]);
  expect(goods).toEqual([
    ['name:chang (large) sku:10001', 'Chang (Large)', 'Beer', 8_000],
    ['name:nuts', 'Nuts', '', 4_000],
    ['name:soup', 'Soup', '', 10_700],
  ]);
  expect([errors(file), notices(file)]).toEqual([[], []]);
});

test.each([
  ['items first', items, tenders],
  ['tenders first', tenders, items],
])('with the file of tenders, %s', (_, first, second) => {
  const file = read(first, {}, second);
  expect(file.orders.map(({ number, cash, card }) => [number, cash, card])).toEqual([
    ['1-0003', 9_500, 9_500],
    ['1-0005', 0, -8_000],
    ['1-0006', 0, 10_700],
  ]);
  expect(file.remarks).toContain('Tips of 20.00 are left aside: they are no sale.');
  expect(notices(file)).toEqual([
    '2: Order 1-0003 was paid in cash and by card; how much of each is not in the file: half each.',
    '6: Receipt 1-0006: 10.00 more was collected than its items come to (taxes, rounding).',
  ]);
});

test('Loyverse receipts by item: other headers, dates and rounding', () => {
  const file = readLines(
    'Date,Receipt number,Receipt type,Item name,Quantity,Gross sales,Discounts,Net sales,Status',
    '8/17/26 12:16 PM,6-1,Sale,Karak,0.333,0.905,0.045,0.855,Closed',
    '8/18/26 12:16 PM,6-2,Sale,Karak,1.000,"1,000.00",100.00,700.00,Closed',
  );
  expect(booked(file).map(({ sums }) => sums.slice(0, 3))).toEqual([
    [91, 5, 86],
    [100_000, 30_000, 70_000],
  ]);
  expect(notices(file)).toEqual(['3: Gross 1,000.00 less discount 100.00 is not net 700.00; the net counts.']);
});

test('Loyverse receipts by item: tenders alone, or two files of another kind, are refused', () => {
  expect(() => read(tenders)).toThrow('This is the file of tenders');
  expect(() => read(items, {}, items)).toThrow('import others one by one');
});

const EASTERN = 'Eastern Time (US & Canada)';
const square = lines(
  SQUARE,
  `2026-07-18,23:30:00,${EASTERN},Pizza,Margherita,1.0,Regular,MAR-1,,$12.00,-$2.34,$9.66,$0.86,T1,P1,iPad,,,Payment,Main,,,,,,1,,Physical Good,$0.00,Ana`,
  `2026-07-18,23:30:00,${EASTERN},,Custom Amount,1.0,,,,$8.00,$0.00,$8.00,$0.00,T1,P1,iPad,,,Payment,Main,,,,,,1,,Custom Amount,$0.00,Ana`,
  `2026-07-18,23:45:00,${EASTERN},Pizza,Margherita,-1.0,Large,MAR-2,,-$14.00,$2.34,-$11.66,-$0.86,T1,P2,iPad,,,Refund,Main,,,,,,1,,Physical Good,$0.00,Ana`,
  '2026-07-18,09:00,AWST,Drinks,Beer,1,Pint,,,"$1,005.50",$0.00,"$1,005.50",$0.00,T2,P3,iPad,,,Payment,Main,,,,,,1,,,,',
  '2026-07-18,09:00,Middle of Nowhere,Drinks,Beer,1,Pint,,,5.50,0.00,5.50,0.00,T3,P3,iPad,,,Payment,Main,,,,,,1,,,,',
);

test('Square items detail: payments and refunds of one transaction, in the zones that it names', () => {
  const file = read(square);
  expect(file.form).toBe('Square items detail');
  const refunded = Date.UTC(2026, 6, 19, 3, 45) / 1000;
  const sums = file.orders.map((one) => [one.external_id, one.paid, one.price, one.discount, one.paidsum]);
  expect(sums).toEqual([
    ['T2', Date.UTC(2026, 6, 18, 1) / 1000, 100_550, 0, 100_550],
    ['T3', Date.UTC(2026, 6, 18, 2) / 1000, 550, 0, 550],
    ['T1', Date.UTC(2026, 6, 19, 3, 30) / 1000, 2_000, 234, 1_766],
    [`T1 refund ${refunded}`, refunded, -1_400, -234, -1_166],
  ]);
  const names = ['Margherita', 'Custom Amount', 'Margherita (Large)', 'Beer (Pint)'];
  expect(file.goods.map(({ name }) => name)).toEqual(names);
  expect(file.remarks).toContain(`The time zone "Middle of Nowhere" is not known; its times are taken as the venue's.`);
  expect(file.orders.at(-1)?.cashier).toBe('Ana');
  expect(errors(file)).toEqual([]);
});

test('Square items detail: a shorter file without event types, whose dates have the month first', () => {
  const file = readLines('Date,Time,Item,Qty,Net Sales,Transaction ID', '03/08/26,2:05:00 PM,Beer,2,$5.50,T9');
  expect(file.orders[0]?.paid).toBe(Date.UTC(2026, 2, 8, 7, 5) / 1000);
  expect(file.remarks.join()).toMatch(/Every date can be read both ways; the month was taken/);
});

test('--format overrides the headers', () => {
  const text = lines('Transaction ID,Date,Item,Qty,Price,Gross Sales', 'A1,2026-01-01,Tea,2,10,99');
  expect(read(text).form).toBe('Square items detail');
  expect(read(text, { form: 'plain' }).orders[0]?.paidsum).toBe(2_000);
  expect(() => read(text, { form: 'loyverse' })).toThrow(/No column says order/);
});
