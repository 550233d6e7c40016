import { loyverse, readStock, type LoyverseRow } from '../files';

const ROWS: LoyverseRow[] = [
  { handle: 'cola', sku: '1', name: 'Cola', category: 'Drinks', cost: '15', price: '25', barcode: '0885', stock: '19' },
  { handle: 'ham', sku: '2', name: 'Ham', category: 'Food', cost: '350.50', weight: 'Y', price: '600', stock: '1.255' },
  { handle: 'nuts', sku: '3', name: 'Nuts', cost: '528.96', price: '12', stock: '-4.000' },
  { handle: 'tea', sku: '4', name: 'Tea', category: 'Drinks', options: ['L'], cost: '0.00', stock: '0.000' },
  { handle: 'tea', sku: '5', options: ['S'], cost: '3' },
  { handle: 'cut', sku: '6', name: 'Haircut', category: 'Other', cost: '0.00', price: '5' },
  { handle: 'set', sku: '7', name: 'Set', category: 'Food', cost: '9', component: '1' },
  { handle: 'set', component: '2' },
  { handle: 'bad', sku: '8', name: 'Bad', category: 'Food', cost: '1', stock: 'many' },
  { handle: 'worse', sku: '9', name: 'Worse', category: 'Food', cost: '-1', stock: '1' },
  { handle: 'gum', sku: '10', name: 'Gum', category: 'Other', cost: '1', price: '2', barcode: '8.85E+12', stock: '2' },
];

test('rows with a cost or a count are stock items', () => {
  const { source, items, defects, skipped, remarks } = readStock(loyverse(ROWS));
  expect(source).toBe('loyverse:Bar');
  const columns = ['external_id', 'path', 'name', 'measure_id', 'price', 'quantity', 'amount', 'barcode'] as const;
  expect(items.map((item) => columns.map((name) => item[name]))).toEqual([
    ['sku:1', ['Drinks'], 'Cola', 2, 1_500, 19, 28_500, '0885'],
    ['sku:2', ['Food'], 'Ham', 1, 35_050, 1.255, 43_988, ''],
    ['sku:3', ['Uncategorised'], 'Nuts', 2, 52_896, -4, 211_584, ''],
    ['sku:4', ['Drinks'], 'Tea (L)', 2, 0, 0, 0, ''],
    ['sku:5', ['Drinks'], 'Tea (S)', 2, 300, null, 0, ''],
    ['sku:10', ['Other'], 'Gum', 2, 100, 2, 200, ''],
  ]);
  expect(defects.map(({ line, level, text }) => `${line} ${level} ${text}`)).toEqual([
    '4 notice "Nuts" stands at -4: more was sold than booked in.',
    '4 notice "Nuts" costs 528.96 and sells for 12.00.',
    '10 error The stock of "Bad" is not a number ("many").',
    '11 error The cost of "Worse" is negative ("-1").',
    '12 notice A spreadsheet spoilt the barcode 8.85E+12; it is left out.',
  ]);
  expect(skipped).toHaveLength(5);
  expect(remarks).toEqual([
    'Amounts are taken as baht, whatever currency the file is in.',
    'What is in stock is worth 726.88.',
    'Rows left out, for they have neither a cost nor a count: 1.',
    'Rows left out, for they belong to composite items, a matter of recipes: 2.',
  ]);
});

test('a store missing in the file', () => {
  expect(() => readStock(loyverse(ROWS), 'a.csv', 'Pub')).toThrow('The file has no store "Pub"; it has Bar.');
});
