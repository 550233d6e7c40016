import type { StockFile } from '@/backend/src/import/stock/stock-file';
import { readStock, SHEET } from '../files';

const section = (name: string, rows: readonly string[], total: string, [full, partial] = ['', 'Bottles']) =>
  [
    `Code,Description,Size,UOM,Cost Price,${full},Closing Stock - ${partial},Stock at Cost`,
    ...rows,
    `,Total for   ${name},,,,,,${total}`,
  ].join('\n');
const COLUMNS = ['name', 'measure_id', 'package_quantity', 'package_price', 'quantity', 'amount'] as const;
const items = (file: StockFile) => file.items.map((item) => COLUMNS.map((name) => item[name]));
const texts = ({ defects }: StockFile) => defects.map(({ line, level, text }) => `${line} ${level} ${text}`);

test('kegs are held in pints, dozens in bottles, poured goods in litres, others in pieces', () => {
  const file = readStock(
    [
      SHEET.trim(),
      section('Bottled Beers', ['B0070,Budweiser,Doz,12,11.75,1,133,141.979166666667'], '141.98'),
      section(
        'Spirits',
        ['S0006,Absolut,70cl,19.7,22.74,2,0.25,51.165', 'S0045,Bacardi,1 Lt,28.2,24.82,7,0.05,174.981'],
        '226.146',
      ),
      section('Wine', ['W0043,Fuego,75cl,1,5.19,4.1,,21.279', 'W31,Prosecco,Ind,1,3.23,,,0'], '21.279'),
      section('Minerals', ['M25,Splash Cola,18LT,500,171.16,1,1,171.50232'], '171.50232'),
    ].join('\n'),
  );
  expect(items(file)).toEqual([
    ['30 Coors', 2, 53, 11_770, 185.5, 41_195],
    ['30 Killarney Blonde', 2, 53, 11_970, 0, 0],
    ['Budweiser', 2, 12, 1_175, 145, 14_198],
    ['Absolut', 3, 0.7, 2_274, 1.575, 5_117],
    ['Bacardi', 3, 1, 2_482, 7.05, 17_498],
    ['Fuego', 2, 1, 519, 4.1, 2_128],
    ['Prosecco', 2, 1, 323, 0, 0],
    ['Splash Cola', 2, 500, 17_116, 501, 17_150],
  ]);
  const keg = { external_id: 'code:D1004', path: ['Draught Beers'], description: 'D1004, 30Lt, UOM 53' };
  expect(file.items[0]).toMatchObject({ ...keg, price: 222.075472 });
  expect(file.totals.map(({ printed, ours }) => ours - printed)).toEqual([0, 0, 0, 0, 0]);
  expect(file.defects).toEqual([]);
});

test('amounts of a section add up to its total, rounded once', () => {
  const rows = ['1', '2', '3', '4'].map((n) => `S${n},Gin ${n},Ind,1,1.11,0.5,,0.555`);
  const file = readStock(section('Spirits', rows, '2.22'));
  expect(file.items.map(({ amount }) => amount)).toEqual([56, 56, 55, 55]);
  expect(file.totals).toEqual([{ name: 'Spirits', printed: 222, ours: 222 }]);
});

test('faults of a sheet are reported by line', () => {
  const rows = [
    ',No code,Ind,1,2,1,,2',
    'S2,No cost,Ind,1,,3,,0',
    'S3,No cost nor count,Ind,1,,,,0',
    'S4,Blank value,Ind,1,15,4,,',
    'S5,Otherwise valued,70cl,20,6,7,0.5,42.15',
    'S5,Twice,Ind,1,1,1,,1',
    'S6,  Spaces ,Ind,1,0,0.4,,0,stray',
    'S7,Word,Ind,1,cheap,1,,1',
    'S8,Minus,Ind,1,1,-1,,-1',
    ',,Ind,1,1,1,,1',
    'S9,Third of a keg,30Lt,53,92.08,,17.6666666666667,30.6933333333333',
    'W45,Foreign,Ind,1,1,1,,1',
  ];
  const file = readStock(`${section('Spirits', rows, '76.84')}\n,Grand Total,,,,,,76.84,0.0\n,,,,17648.07,,,`);
  expect(texts(file)).toEqual([
    '2 notice "No code" has no code; it is known by its name.',
    '3 notice "No cost" is counted (3) but has no cost; it comes in worth 0.00.',
    '4 notice "No cost nor count" has no cost.',
    '5 notice "Blank value" comes to 60.00 by its count (4) and cost; the file leaves its value blank.',
    '6 notice "Otherwise valued" comes to 45.00 by its count (7 + 0.5) and cost; the file says 42.15.',
    '7 error "Twice" has the same identity (code:S5) as line 6; the first counts.',
    '8 notice "Spaces" costs 0.00.',
    '8 notice Beside "Spaces" stand figures of no column, left aside: stray.',
    '9 error The cost of "Word" is not a number ("cheap").',
    '10 error The count of "Minus" is negative.',
    '11 error The row has neither a code nor a description.',
    '12 notice "Third of a keg" holds 17.666667; it comes in as 17.667, its value is not rounded.',
    '13 notice "Foreign" has the code W45 in a section of S codes.',
    '15 notice Beside the total stand stray figures, left aside: 0.0.',
    '16 notice Stray figures outside the sections, left aside: 17648.07.',
  ]);
  expect(file.remarks).toEqual([
    'Amounts are taken as baht, whatever currency the file is in.',
    'Fractions among the full containers are taken as opened ones: lines 8.',
    'Stray spaces in code or description were taken out: lines 8.',
  ]);
  expect(file.totals).toEqual([
    { name: 'Spirits', printed: 7_684, ours: 13_869 },
    { name: 'Grand total', printed: 7_684, ours: 13_869 },
  ]);
  expect(file.items[0]?.external_id).toBe('name:Spirits / No code');
});

test('a section without its total has no name', () => {
  const file = readStock('Code,Description,Size,UOM,Cost Price,Full,Bottles,Stock at Cost\nA1,Gin,Ind,1,2,1,,2');
  expect(file.items[0]?.path).toEqual(['Uncategorised']);
  expect(texts(file)).toEqual(['1 notice The section that begins here has no "Total for" line: it has no name.']);
});

test('other files are refused', () => {
  expect(() => readStock('a,b\n1,2')).toThrow(/^This is no stock file/);
  expect(() => readStock(SHEET, 'sheet.csv', 'Bar')).toThrow('Only a Loyverse item export has stores to choose from.');
});
