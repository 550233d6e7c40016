import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments, readPastArguments } from '@/scripts/import-arguments';
import { exactly } from '@/backend/src/import/recipes/fraction';
import { testDatabase } from '@/__tests__/support/database';
import { SHEET } from './files';
import { LOYVERSE, TENDERS } from './orders/files';

test('a file and its options', () => {
  const args = ['menu', 'a.csv', '--dry-run', '--store', 'Bar', '--map', 'Preis=price,Größe (cl)=variant'];
  const map = new Map(Object.entries({ Preis: 'retail_price', 'Größe (cl)': 'variant' }));
  expect(readArguments(args)).toEqual({ what: 'menu', file: 'a.csv', dryRun: true, store: 'Bar', map });
});

test.each([
  [[], 'What is to be imported is missing.'],
  [['staff', 'a.csv'], '"staff" cannot be imported, only "menu", "stock", "orders" and "recipes".'],
  [['stock', 'a.csv', '--map', 'Preis=price'], '--map is for a menu'],
  [['menu'], 'The file is missing.'],
  [['menu', 'a.csv', 'b.csv'], 'One file at a time; "b.csv" is too much.'],
  [['menu', 'a.csv', '--map', 'Preis'], '"Preis" in --map is not HEADER=FIELD.'],
  [['menu', 'a.csv', '--map', 'Preis=colour'], '"colour" in --map is no field'],
  [['menu', 'a.csv', '--tender', 'card'], '--tender is for orders.'],
  [['orders', 'a.csv', 'b.csv', 'c.csv'], 'One file at a time; "c.csv" is too much.'],
  [['orders', 'a.csv', '--store', 'Bar'], '--store is for a menu or stock'],
  [['orders', 'a.csv', '--format', 'xml'], '--format is one of plain, loyverse, square, not "xml".'],
  [['orders', 'a.csv', '--format', 'square', '--map', 'Bon=order'], '--map is for a plain table'],
  [['orders', 'a.csv', '--map', 'Bon=colour'], '"colour" in --map is no field; the fields are order, date'],
  [['orders', 'a.csv', '--keep-doubles', '--drop-doubles'], 'exclude each other'],
  [['recipes', 'a.csv', '--store', 'Bar'], '--store is for a menu or stock.'],
  [['recipes', 'a.csv', '--map', 'Name=colour'], 'the fields are recipe, ingredient, quantity'],
  [['recipes', 'a.csv', '--unit', 'dash=little'], '"dash=little" in --unit is not NAME=AMOUNT'],
  [['recipes', 'a.csv', '--unit', '0.9 ml'], 'is not NAME=AMOUNT'],
  [['stock', 'a.csv', '--create'], '--create is for recipes.'],
  [['menu', 'a.csv', '--force'], "Unknown option '--force'"],
])('%j is refused', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence);
});

test('receipts, with the file of their payments', () => {
  const options = ['--map', 'Bon=order,Tag=дата', '--date-format', 'DD.MM.YYYY', '--tender', 'card', '--keep-doubles'];
  const map = new Map(Object.entries({ Bon: 'order', Tag: 'date' }));
  const told = { doubles: 'keep', otherwise: 'card', dateFormat: 'DD.MM.YYYY', source: 'old till' };
  const orders = { second: 'b.csv', map, ...told };
  const found = readArguments(['orders', 'a.csv', 'b.csv', ...options, '--source', 'old till']);
  expect(found).toEqual({ what: 'orders', file: 'a.csv', dryRun: false, map: new Map(), orders });
});

test('recipes: several files, where new items go, and stated units', () => {
  const args = ['recipes', 'a.csv', 'b.csv', '--create', '--folder', 'Bar / Preps', '--map', 'Was=ингредиент'];
  const map = new Map([['Was', 'ingredient']]);
  const units = new Map([['oz', { kind: 'volume', size: exactly('29.5735295625') }]]);
  const recipes = { files: ['a.csv', 'b.csv'], create: true, folder: ['Bar', 'Preps'], map, units };
  const found = readArguments([...args, '--unit', 'oz=1 fl oz']);
  expect(found).toEqual({ what: 'recipes', file: 'a.csv', dryRun: false, map: new Map(), recipes });
});

test.each([['undo'], ['undo', 'all']])('%s %s is refused', (...args) => {
  expect(() => readPastArguments(args)).toThrow('undo takes the number of one import');
});

const database = testDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'venue-import-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const put = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};
const run = (...args: string[]) => {
  const env = { ...process.env, DATABASE_URL: database.pool.options.connectionString };
  const command = ['scripts/run.mjs', 'import', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { env, encoding: 'utf8' });
  return { ended: [status, stderr], stdout };
};

test('the program exits with 2 for a wrong command line, 1 for an unreadable file', () => {
  expect(run('menu').ended).toEqual([2, expect.stringMatching(/^The file is missing\.\nUsage: /)]);
  const missing = run('menu', path.join(folder, 'none.csv'));
  expect(missing.ended).toEqual([1, expect.stringMatching(/none\.csv cannot be read/)]);
});

test('the program imports menu and receipts, lists and undoes them; it exits with 1 where something stays', () => {
  const menu = run('menu', put('shop.csv', 'name,category,price\nSoda,Cold,5\nKvass,Cold,cheap\n'));
  expect(menu.ended).toEqual([1, '']);
  expect(menu.stdout).toContain('The price of "Kvass" is not a number');
  const [, number = ''] =
    /This is import (\d+)\. To undo it as a whole: npm run import -- undo \1/.exec(menu.stdout) ?? [];

  const [first, second] = ['01/02/2026 20:00,1-1,Sale', '01/02/2026 20:00,1-2,Sale'];
  const item = `${first},Cold,,Soda,,,2,200,20,180,90,90,0,P,S,Nok,,,,Closed`;
  const nameless = `${second},,,ERROR,,,1,70,0,70,0,0,0,P,S,Nok,,,,Closed`;
  const receipts = put('items.csv', `${LOYVERSE}\n${item}\n${nameless}\n`);
  const tenders = put('receipts.csv', `${TENDERS}\n${first},200,20,180,0,0,180,90,90,Sumup,,P,S,Nok,,,Closed\n`);
  const sold = run('orders', receipts, tenders);
  expect(sold.ended).toEqual([1, '']);
  expect(sold.stdout).toMatch(/^Loyverse .*\nTimes are those of Asia\/Bangkok; a business day lasts from 12:00/);
  expect(sold.stdout).toContain('       1        70.00  The line has no item.');
  expect(sold.stdout).toContain(
    '      1        1        200.00        20.00        180.00          0.00        180.00  2026-02-01',
  );

  const stays = /^Import \d+ stays, for something stands on it:\n {2}"Soda" was sold since, in order \d+ of/;
  expect(run('undo', number).ended).toEqual([1, expect.stringMatching(stays)]);
  const [, later = ''] = /This is import (\d+)/.exec(sold.stdout) ?? [];
  expect(run('undo', later).stdout).toContain('  Orders removed: 1');
  expect(run('undo', number).stdout).toContain('  Entries of menu, stock and counts removed: 2; as before again: 0');
  const list = new RegExp(`^ +${number}  .*  menu    shop\\.csv \\(csv:shop\\.csv\\).*, undone \\d{4}`, 'm');
  expect(run('list').stdout).toMatch(list);
});

test('the program imports recipes of several files, and tells what stays out', () => {
  const base = put('base.csv', 'recipe,ingredient,quantity,yield\nCordial,Zest,200 g,1 l\nCordial,Juice,1 l,\n');
  const drinks = put('drinks.csv', 'cocktail,ingredient,amount,sub-recipe\nGimlet,Cordial,2 dashes,yes\n');
  const args = ['recipes', drinks, base, '--create', '--folder', 'Bar / Preps'];
  const partly = run(...args, '--dry-run');
  expect(partly.ended).toEqual([1, '']);
  expect(partly.stdout).toContain('  drinks.csv line 2: Gimlet: Cordial: "dashes" is no known unit');
  const whole = run(...args, '--unit', 'dash=0.9 ml');
  expect(whole.ended).toEqual([0, '']);
  expect(whole.stdout).toContain(
    '        2         0         0         0  recipes (new folders: 3, new stock items: 4)',
  );
});

test('the program imports a valuation sheet, then a stocktake by its codes', () => {
  const first = run('stock', put('sheet.csv', SHEET));
  expect(first.ended).toEqual([0, '']);
  expect(first.stdout).toContain('        2         0         0         0  Draught Beers');
  expect(first.stdout).toContain('      411.95       411.95         0.00  Draught Beers');
  const text = 'section,code,full_units,partial_units,value_eur\nDraught Beers,D1004,0,5,11.10\n';
  const count = put('october.csv', text);
  expect(run('stock', count).stdout).toContain('The count "october": 1 items, submitted.');
});
