import { wordsIn } from '@/lib/bff/words';
import { BONUS_KIND, isBound } from '@/lib/sections/expenses/rules';
import { LOCALES } from '@/lib/i18n/locale';
import { operationOf } from '@/lib/sections/expenses/words';
import { paperColumns, paperRows, paperScale, paperTotals, periodWords } from '@/lib/lists/paper';
import { totalNames } from '@/lib/lists/report/totals';
import { detailsOf } from '@/lib/lists/report/details';
import { findReportList } from '@/lib/sections/reports';
import { draftBeer } from '@/lib/sections/statistics/lists/draft-beer';
import { productSalesTables } from '@/lib/sections/statistics/lists/product-sales-list';
import { viewOf } from '@/lib/lists/view';

const words = wordsIn('ru');
const writing = { locale: 'ru', timeZone: 'Asia/Bangkok' };

const tableOf = (part: string) => findReportList('statistics', part)!;

/** Tones of a row's cells by their texts. */
function tonesOn(part: string, row: object, address = ''): Record<string, string> {
  const table = tableOf(part);
  const [paper] = paperRows(table, viewOf(table, new URLSearchParams(address)), [row], words, writing);
  const tones = Object.entries(paper?.tones ?? {});
  return Object.fromEntries(tones.map(([at, tone]) => [paper?.cells[Number(at)] ?? '', tone]));
}

test('a running period is named with the time until which the paper reads', () => {
  const now = Date.parse('2026-11-21T15:30:00+07:00') / 1000;
  for (const period_id of [0, 2, 3])
    expect(periodWords({ period_id }, now, words, writing)).toMatch(/ 12:00 .* 21\.11\.2026 15:30$/);
  expect(periodWords({ period_id: 1 }, now, words, writing)).toMatch(/ 21\.11\.2026 12:00$/);
});

const dish = { menu_id: 1, name: 'Суп', orders_price: 100, class: 'dog' };
const beer = {
  id: 1,
  name: 'Chang',
  measure_name: 'litre',
  stock_quantity: 14,
  days_left: 2,
  written_off_quantity: 0.5,
};
const changed = { margin: 90, past: { margin: 95, orders_price: 80 } };
const category = (category_id: number) => ({ category_id, category_name: 'Прочее', cost: 7 });
test.each([
  ['a margin below half of the revenue', 'dishes', { ...dish, margin: 49.99 }, { '49,99': 'bad' }],
  ['half of the revenue', 'dishes', { ...dish, margin: 50 }, {}],
  ['goods that go down', 'draft_beer', beer, { '14,00': 'bad', '2 дн.': 'bad', '0,50': 'bad' }],
  ['goods in bottles', 'products', beer, { '2 дн.': 'bad', '0,50': 'bad' }],
  ['a full keg', 'draft_beer', { ...beer, stock_quantity: 15, days_left: 3, written_off_quantity: 0 }, {}],
  ['income', 'expense_categories', category(46), { '7,00': 'good' }],
  ['a stock loss', 'expense_categories', category(99), { '−7,00': 'bad' }],
  ['an expense', 'expense_categories', category(5), {}],
  ['an addition that is gone', 'additions', { menu_id: -7, name: 'Лёд' }, { DEL7: 'bad' }],
  ['an addition', 'additions', { menu_id: 7, name: 'Лёд' }, {}],
])('on paper %s has its tone', (_what, part, row, tones) => {
  expect(tonesOn(part, row)).toEqual(tones);
});

test('an increase is green, or red if less is better', () => {
  const tones = tonesOn('dishes', { ...dish, ...changed }, 'compare=previous');
  expect(tones).toMatchObject({ '+20,00': 'good', '−5,00': 'bad' });
  expect(tonesOn('expense_categories', { category_id: 5, cost: 10, past: { cost: 4 } }, 'compare=week')).toMatchObject({
    '+6,00': 'bad',
  });
  expect(tonesOn('taken_off', { value: 10, past: { value: 4 } }, 'compare=week')).toMatchObject({ '+6,00': 'bad' });
});

test('the history of a beer has a table of open tables, with its sum', () => {
  const time = Date.UTC(2026, 10, 20, 13) / 1000;
  const reply = (measure_name: string, pending: readonly object[]) =>
    ({ item: { id: 1, name: 'Chang', measure_name }, tableData: [], pending }) as never;
  const of = (one: never) => productSalesTables.statistics.besides?.(one, [], words, writing) ?? [];
  const rows = [
    { time, table: '7', count: 0.5 },
    { time: time + 60, table: 'Бар', count: 1 },
  ];
  expect(of(reply('litre', rows))).toEqual([
    expect.objectContaining({
      title: 'Не оплачено, на столах',
      rows: [
        ['20.11.2026 20:00', '7', '0,50'],
        ['20.11.2026 20:01', 'Бар', '1,00'],
      ],
      total: ['Итого', '', '1,50'],
    }),
  ]);
  expect(of(reply('unit', rows))[0]?.total).toEqual(['Итого', '', '2']);
  expect(of(reply('litre', []))[0]).toMatchObject({ rows: [], total: null, empty: 'Ничего' });
});

test('the content of kegs is read once for paper, each sensor once; a silent one leaves a dash', async () => {
  const table = tableOf('draft_beer');
  const view = viewOf(table, new URLSearchParams());
  const labels = paperColumns(table as never, view, words).map(({ label }) => label);
  expect(labels[labels.indexOf('Хватит на, дн.') + 1]).toBe('В кеге, л');
  const beer = (sensor_id: number | null, channel_id: number | null) => ({
    id: 1,
    name: 'Chang',
    measure_name: 'litre',
    stock_quantity: 30,
    sensor_id,
    channel_id,
  });
  const asked: unknown[] = [];
  const read = (endpoint: { id: string }, { params }: { params: { guid: number } }) => {
    asked.push([endpoint.id, params.guid]);
    if (params.guid === 8) return Promise.reject(new Error('silent'));
    return Promise.resolve({ channels: [{ channel: 2, volume: 12.5 }] });
  };
  const rows = [beer(7, 2), beer(7, 3), beer(8, 1), beer(null, null)];
  const known = (await table.live?.read(rows, read as never)) ?? [];
  expect(asked).toEqual([
    ['bff.sensor', 7],
    ['bff.sensor', 8],
  ]);
  const at = labels.indexOf('В кеге, л');
  const cells = paperRows(table as never, view, known, words, writing).map((row) => row.cells[at]);
  expect(cells).toEqual(['12,50', '—', '—', '']);
});

test('too many columns are printed smaller; low-priority ones are dropped as on the screen', () => {
  const paperOf = (part: string, address: string) => {
    const table = tableOf(part);
    const view = viewOf(table, new URLSearchParams(address));
    const columns = paperColumns(table, view, words);
    expect(columns.reduce((sum, { percent }) => sum + percent, 0)).toBeCloseTo(100);
    return { labels: columns.map(({ label }) => label), scale: paperScale(table, view) };
  };
  expect(paperOf('dishes', 'compare=week').scale).toBe(1);
  const plain = paperOf('draft_beer', '');
  expect(plain.labels).toContain('Изменено');
  expect(plain.scale).toBeGreaterThan(0.8);
  expect(plain.scale).toBeLessThan(1);
  const compared = paperOf('draft_beer', 'compare=week');
  expect(compared.labels).not.toContain('Изменено');
  expect(compared.labels).toEqual(
    expect.arrayContaining(['Название', 'В кеге, л', 'Выручка, ฿', 'Выручка: изменение, ฿']),
  );
  expect(compared.scale).toBeGreaterThanOrEqual(0.7);
});

const weighed = { stock_kg: 2.5, purchased_kg: 0, sold_kg: 0, written_off_kg: 0.5 };

test('kilograms of alcohol have a line only if there are any, without reserved space; kegs by the piece come after litres', () => {
  const table = tableOf('alcohol');
  const lines = (totals: Record<string, number>) =>
    paperTotals(table, viewOf(table, new URLSearchParams()), { items: [], totals }, [], words, writing)?.lines ?? [];
  expect(lines({ stock_quantity: 1 }).map(({ label }) => label)).toEqual(['Литры', 'Штуки', 'Стоимость, ฿']);
  const all = lines({ stock_quantity: 1, ...weighed });
  expect(all.map(({ label }) => label)).toEqual(['Литры', 'Килограммы', 'Штуки', 'Стоимость, ฿']);
  expect(all[1]?.cells).toEqual(['2,50', '0,00', '0,00', '0,50']);
  expect(totalNames(draftBeer, undefined)).not.toContain('stock_units');
  expect(totalNames(draftBeer, { stock_units: 8, stock_quantity: 40 })).toEqual(['stock_quantity', 'stock_units']);
});

test('the total of pieces is written as its rows are: whole, with decimals only for a fraction', () => {
  const table = tableOf('taken_off');
  const axis = { start_time: 0, end_time: 1 };
  const decimalsIn = (list: typeof table | ReturnType<typeof detailsOf>[number] | undefined, quantity: number) => {
    const reply = { items: [], totals: { quantity }, bucket: 'day', axis } as never;
    return list?.totals?.heads?.(reply).find(({ key }) => key === 'quantity')?.decimals;
  };
  expect([decimalsIn(detailsOf([table])[0], 2), decimalsIn(table, 56)]).toEqual([0, 0]);
  expect(decimalsIn(table, 1.5)).toBeGreaterThan(0);
});

test.each([
  ['salary', 'Зарплата: Нина', 'Salary: Нина'],
  ['prepayment', 'Аванс: Нина', 'Advance: Нина'],
  ['overtime', 'Сверхурочные: Нина', 'Overtime: Нина'],
  ['credit', 'Кредит сотруднику: Нина', 'Credit to an employee: Нина'],
  [BONUS_KIND, 'Выплата агенту: Нина', 'Agent payout: Нина'],
])('an expense of the kind %s says what was paid, and to whom; it is undone where it was made', (kind, ...texts) => {
  expect(LOCALES.map((locale) => operationOf({ kind, name: 'Нина' }, wordsIn(locale)))).toEqual(texts);
  expect(isBound(kind)).toBe(true);
});

test('the removal of an expense says what was removed; a name that a person began with # stays', () => {
  const removed = (name: string) => operationOf({ kind: 'expense_removal', name }, words);
  expect(['Лёд', '#437', '#service', '#prepayment Нина', '#1 лёд', '#лёд', '#taxi'].map(removed)).toEqual([
    'Удаление: Лёд',
    'Удаление: №\u00a0437',
    'Удаление: Расход',
    'Удаление: Аванс, Нина',
    'Удаление: #1 лёд',
    'Удаление: #лёд',
    'Удаление: #taxi',
  ]);
  expect(operationOf({ kind: 'purchase_payment', name: 'Makro' }, words)).toBe('Оплата поставки: Makro');
});
