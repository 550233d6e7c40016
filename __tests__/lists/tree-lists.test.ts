import { fileColumns } from '@/lib/bff/export/file-columns';
import { xlsxOf } from '@/lib/bff/export/xlsx';
import { wordsIn } from '@/lib/bff/words';
import type { MenuRow } from '@/lib/sections/menu/contract/menu';
import type { StockRow } from '@/lib/sections/stock/contract/stock';
import { menuList } from '@/lib/sections/menu/lists/list';
import { paperRows, paperTotals } from '@/lib/lists/paper';
import { stockList } from '@/lib/sections/stock/lists/list';
import type { List } from '@/lib/lists/list';
import { treeRows, type Placed } from '@/lib/lists/tree-rows';
import { viewOf } from '@/lib/lists/view';
import { dish, folder } from '../components/menu/venue';
import { csvLines } from '../support/csv-lines';
import { unzip } from '../support/unzip';

const words = wordsIn('ru');
const writing = { locale: 'ru', timeZone: 'Asia/Bangkok' };
const PRICES = { type: 1, retail_price: 120, prime_cost: 40, max_discount_price: 108, has_photo: false } as const;
const priced = (item_id: number, parent_id: number, name: string) => dish(item_id, parent_id, name, PRICES);
const MENU = [
  folder(1, 0, 'Напитки', 1),
  priced(10, 0, 'Вода'),
  folder(2, 1, 'Пиво', 1),
  priced(12, 2, 'Сингха'),
  priced(11, 2, 'Чанг'),
  folder(3, 0, 'Еда', 1),
  priced(13, 3, 'Рис'),
];

const rowsIn = (table: List, address: string, rows: readonly object[]) =>
  table.arranged?.(rows, viewOf(table, new URLSearchParams(address)), { words, locale: 'ru' }) ?? [];
const menu = menuList as unknown as List;

test('a folder precedes its contents; each row has its level and the folders above it', () => {
  expect(treeRows(MENU, { folder: 0, sort: undefined }, 'ru').map((row) => [row.level, row.folder, row.name])).toEqual([
    [0, '', 'Напитки'],
    [1, 'Напитки', 'Пиво'],
    [2, 'Напитки / Пиво', 'Чанг'],
    [2, 'Напитки / Пиво', 'Сингха'],
    [0, '', 'Еда'],
    [1, 'Еда', 'Рис'],
    [0, '', 'Вода'],
  ]);
});

test('the address narrows to a folder and sorts as the screen does; an unknown folder is the whole; folders have the food cost of all dishes below', () => {
  const names = (address: string) => rowsIn(menu, address, MENU).map((row) => (row as MenuRow).name);
  expect(names('folder=1')).toEqual(['Пиво', 'Чанг', 'Сингха']);
  expect(names('folder=2&sort=name&dir=desc')).toEqual(['Чанг', 'Сингха']);
  expect(names('folder=2&sort=name')).toEqual(['Сингха', 'Чанг']);
  expect(names('folder=99')).toHaveLength(MENU.length);
  const [drinks] = rowsIn(menu, '', MENU);
  const cost = menu.columns.find(({ key }) => key === 'food_cost');
  expect(drinks && cost?.value?.(drinks, words)).toBe(33.3);
});

test('paper indents the names and marks folders; rows below a folder are grouped in XLSX', async () => {
  const rows = rowsIn(menu, '', MENU);
  const paper = paperRows(menu, viewOf(menu, new URLSearchParams()), rows, words, writing);
  expect(paper.map(({ cells, strong }) => [cells[1], strong])).toEqual([
    ['Напитки', true],
    ['· Пиво', true],
    ['· · Чанг', false],
    ['· · Сингха', false],
    ['Еда', true],
    ['· Рис', false],
    ['Вода', false],
  ]);
  async function* pages() {
    await Promise.resolve();
    yield { rows, reply: { rows: MENU }, cookie: '' };
  }
  const columns = fileColumns(menu, viewOf(menu, new URLSearchParams()), words);
  const chunks: Uint8Array[] = [];
  for await (const chunk of xlsxOf({ table: menu, columns, words, timeZone: 'UTC' }, pages())) chunks.push(chunk);
  const sheet = unzip(Buffer.concat(chunks), /sheet1\.xml$/);
  const levels = [...sheet.matchAll(/<row r="\d+"(?: outlineLevel="(\d)")?>/g)].map(([, level]) => level ?? '0');
  expect(levels.join(' ')).toBe('0 0 1 2 2 0 1 0');
  // The order of a sheet's parts is fixed.
  expect(sheet).toMatch(
    /<sheetPr><outlinePr summaryBelow="0"\/><\/sheetPr><sheetViews>.*<\/sheetViews><sheetFormatPr /,
  );

  const lines = await csvLines(columns, rows);
  const [head, first, , chang] = lines.map((line) => line.replaceAll('\u00a0', ' '));
  expect(head).toBe(
    'ID,Название,Скидка,"Кешбэк, ฿",Тип,"Цена, ฿","Себест., ฿","Цена с макс. скидкой, ฿",Приоритет,Изменено,Фудкост,"По ценам сегодня, ฿",Папка,Уровень,Состояние',
  );
  expect(first).toMatch(/^1,Напитки,,,,,,,0,.*,33\.3,,,0,В продаже$/);
  expect(chang).toMatch(/^11,Чанг,10,0\.00,Кухня,120\.00,40\.00,108\.00,0,.*,33\.3,,Напитки \/ Пиво,2,В продаже$/);
});

test('a flat list of the root has its dishes and their folders; below a folder it does not apply', () => {
  const dishes = (address: string) =>
    (rowsIn(menu, address, MENU) as (MenuRow & Placed)[]).map((row) => [row.name, row.folder]);
  expect(dishes('show=photo&sort=name')).toEqual([
    ['Вода', ''],
    ['Рис', 'Еда'],
    ['Сингха', 'Напитки / Пиво'],
    ['Чанг', 'Напитки / Пиво'],
  ]);
  expect(dishes('show=recipe')).toEqual([]);
  expect(dishes('show=recipe&folder=2')).toHaveLength(2);
});

const node = { status: 0, description: '', last_update: 1 };
const GIN = { name: 'Джин', measure_id: 3, measure_name: 'litre', quantity: 1.255, stock_price: 900.5 } as const;
const PLACE = { parent_id: 4, category_id: 8, category: 'Алкоголь' };
const ITEM: StockRow = { ...node, ...GIN, ...PLACE, item_id: 5, is_file: true };
const ROOT = { parent_id: 0, category_id: null, category: '' };
const SHELF: StockRow = { ...node, ...ROOT, item_id: 4, is_file: false, name: 'Крепкое', items: 1 };
const stock = stockList as unknown as List;
type Answers = (endpoint: { id: string }) => Promise<unknown>;
const stockOf = async (read: Answers, address = '') =>
  rowsIn(stock, address, (await stock.completed?.([SHELF, ITEM], read as never)) ?? []);
const told: Answers = ({ id }) =>
  Promise.resolve({
    items: [id === 'bff.stockPending' ? { item_id: 5, pending: 0.25 } : { item_id: 5, days_left: 2 }],
  });
const refused: Answers = () => Promise.reject(new Error('no right'));
const figuresOf = (row: object | undefined, ...keys: string[]) =>
  keys.map((key) => row && stock.columns.find((column) => column.key === key)?.value?.(row, words));

test('the stock has its value, what open tables leave and how long it lasts, as far as the reader may know', async () => {
  const [shelf, item] = await stockOf(told);
  expect(figuresOf(shelf, 'value', 'available')).toEqual([1130.13, undefined]);
  expect(figuresOf(item, 'value', 'available', 'days_left')).toEqual([1130.13, 1.005, 2]);
  const [, unknown] = await stockOf(refused);
  expect(figuresOf(unknown, 'value', 'available', 'days_left')).toEqual([1130.13, 1.255, undefined]);
  expect(await stockOf(told, 'show=low')).toHaveLength(1);
  expect(await stockOf(refused, 'show=low')).toHaveLength(0);
});

test('the stock ends with the value of all its rows, a folder’s counted once; without known values there is no such line', async () => {
  const view = viewOf(stock, new URLSearchParams());
  const totals = (rows: readonly object[]) => paperTotals(stock, view, { rows }, rows, words, writing)?.lines ?? [];
  const [line] = totals(await stockOf(told));
  expect([line?.label, line?.cells.filter(Boolean)]).toEqual(['Итого', ['1\u202f130,13']]);
  expect(totals(await stockOf(told, 'show=all'))[0]?.cells).toContain('1\u202f130,13');
  expect(totals([{ ...SHELF, level: 0 }])).toEqual([]);
});
