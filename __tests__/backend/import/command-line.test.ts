import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readArguments } from '@/backend/src/import/arguments';
import { loyverse, SHEET } from './files';

test('a file and its options', () => {
  expect(
    readArguments(['menu', 'a.csv', '--dry-run', '--store', 'Bar', '--map', 'Preis=price,Größe (cl)=variant']),
  ).toEqual({
    what: 'menu',
    file: 'a.csv',
    dryRun: true,
    store: 'Bar',
    map: new Map([
      ['Preis', 'retail_price'],
      ['Größe (cl)', 'variant'],
    ]),
  });
});

test.each([
  [[], 'What is to be imported is missing.'],
  [['staff', 'a.csv'], '"staff" cannot be imported, only "menu" and "stock".'],
  [['stock', 'a.csv', '--map', 'Preis=price'], '--map is for a menu'],
  [['menu'], 'The file is missing.'],
  [['menu', 'a.csv', 'b.csv'], 'One file at a time; "b.csv" is too much.'],
  [['menu', 'a.csv', '--map', 'Preis'], '"Preis" in --map is not HEADER=FIELD.'],
  [['menu', 'a.csv', '--map', 'Preis=colour'], '"colour" in --map is no field'],
  [['menu', 'a.csv', '--force'], "Unknown option '--force'"],
])('%j is refused', (args, sentence) => {
  expect(() => readArguments(args)).toThrow(sentence);
});

describe('the program', () => {
  const root = path.resolve(__dirname, '../../..');
  let folder = '';
  beforeAll(() => (folder = mkdtempSync(path.join(os.tmpdir(), 'venue-import-'))));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const put = (name: string, text: string) => {
    writeFileSync(path.join(folder, name), text);
    return path.join(folder, name);
  };
  const run = (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: path.join(folder, 'data'), DATABASE_URL: '' };
    return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/import.ts', ...args], {
      cwd: root,
      env,
      encoding: 'utf8',
    });
  };

  test('ends with 2 for a wrong command line, 1 for a file that cannot be read, 0 when imported', () => {
    const file = put('menu.csv', loyverse([{ handle: 'a', sku: '1', name: 'Tea', category: 'Hot', price: '5' }]));
    const wrong = run('menu');
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringMatching(/^The file is missing\.\nUsage: /)]);
    const missing = run('menu', path.join(folder, 'none.csv'));
    expect([missing.status, missing.stderr]).toEqual([1, expect.stringMatching(/none\.csv cannot be read/)]);
    const first = run('menu', file);
    expect([first.stderr, first.status]).toEqual(['', 0]);
    expect(first.stdout).toContain('        1         0         0         0  Hot');
    expect(run('menu', file).stdout).toContain('        0         0         1         0  Hot');
  }, 60_000);

  test('takes a valuation sheet, then a stocktake by its codes', () => {
    const first = run('stock', put('sheet.csv', SHEET));
    expect([first.stderr, first.status]).toEqual(['', 0]);
    expect(first.stdout).toContain('        2         0         0         0  Draught Beers');
    expect(first.stdout).toContain('      411.95       411.95         0.00  Draught Beers');
    const count = put(
      'october.csv',
      'section,code,full_units,partial_units,value_eur\nDraught Beers,D1004,0,5,11.10\n',
    );
    expect(run('stock', count).stdout).toContain('The count "october": 1 items, submitted.');
    const none = run('stock', put('odd.csv', 'a,b\n1,2\n'));
    expect([none.status, none.stderr]).toEqual([1, expect.stringMatching(/^This is no stock file: /)]);
  }, 60_000);
});
