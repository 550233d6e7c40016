import { wordsIn } from '@/lib/bff/words';
import { roughWidth } from '@/lib/lists/chart-sheet';
import { paperColumns, paperTotals } from '@/lib/lists/paper';
import { pictureDrawing } from '@/lib/lists/picture';
import { quadrantOf, quadrantTables } from '@/lib/sections/statistics/lists/dish-quadrant-list';
import { productSalesTables } from '@/lib/sections/statistics/lists/product-sales-list';
import { findReportList } from '@/lib/sections/reports';
import type { List } from '@/lib/lists/list';
import { exactViewOf, viewOf } from '@/lib/lists/view';

const words = wordsIn('ru');
const writing = { locale: 'ru', timeZone: 'Asia/Bangkok' };
const table = quadrantTables[0]!;

const dish = (menu_id: number, name: string, quantity: number, margin: number) => {
  return { menu_id, name, orders_quantity: quantity, margin, orders_price: 2 * margin, prime_cost: margin };
};
const reply = {
  items: [dish(1, 'Суп', 60, 6000), dish(2, 'Чай', 30, 300), dish(3, 'Краб', 9, 1800), dish(4, 'Лёд', 1, -5)],
  totals: { total_records: 4, orders_quantity: 100, margin: 8095 },
} as never;
const rows = table.rows(reply);

const sheet = { width: 700, height: 360, size: 10, locale: 'ru', titled: true, measure: roughWidth };

test('the chart on paper has a mark for each dish, expensive and popular ones above and to the right, both thresholds in figures, and the number of dishes of each class', () => {
  const field = table.field?.(reply, rows, words, writing);
  expect(field?.dots.map(({ label, group }) => [label, group])).toEqual([
    ['Суп', 'star'],
    ['Чай', 'plough_horse'],
    ['Краб', 'puzzle'],
    ['Лёд', 'dog'],
  ]);
  const { strokes, texts } = pictureDrawing(field!, sheet);
  const written = texts.map(({ text }) => text).join(' ');
  expect(written).toContain('Блюда по популярности и марже с порции');
  for (const name of ['Звезда', 'Рабочая лошадка', 'Загадка', 'Аутсайдер']) expect(written).toContain(`${name} · 1`);
  // 70 % of a quarter; 8,095 by a hundred portions.
  expect(written).toMatch(/от 17,5\u202f% проданных порций .* от 80,95\s฿ маржи/);
  const closed = strokes.flatMap(({ lines }) => lines).filter((line) => line[0]?.join() === line.at(-1)?.join());
  // Once in the chart and once beside the name of its class.
  expect(closed).toHaveLength(8);
  for (const [x, y] of closed.flat()) {
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x).toBeLessThanOrEqual(sheet.width);
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(sheet.height);
  }
  for (const { text, x } of texts) expect([text, x >= 0 && x <= sheet.width]).toEqual([text, true]);
  const middle = (colour: string) => {
    const [, line = []] = strokes.filter((stroke) => stroke.colour === colour).flatMap(({ lines }) => lines);
    const mean = (axis: 0 | 1) => line.reduce((sum, dot) => sum + dot[axis], 0) / line.length;
    return [mean(0), mean(1)] as const;
  };
  const [star, dog] = [middle('#3b82d6'), middle('#ca779f')];
  expect(star[0]).toBeGreaterThan(dog[0]);
  expect(star[1]).toBeLessThan(dog[1]);
});

test('one dish, and none, can be drawn', () => {
  const one = { items: [dish(1, 'Суп', 1, 0)], totals: { total_records: 1, orders_quantity: 1, margin: 0 } } as never;
  const field = table.field?.(one, table.rows(one), words, writing);
  const numbers = pictureDrawing(field!, sheet).strokes.flatMap(({ lines }) => lines.flat(2));
  expect(numbers.every(Number.isFinite)).toBe(true);
  expect(table.field?.({ items: [], totals: {} } as never, [], words, writing)).toBeNull();
});

test('the table below has the figures of the chart, and the classes with recommendations', () => {
  const any: List = table;
  const view = exactViewOf(any, new URLSearchParams('period_id=3&show=quadrant&sort=name&dir=asc&compare=week'));
  expect(paperColumns(any, view, words).map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Название', 'Заказано', 'Доля порций', 'Маржа с порции, ฿', 'Класс']),
  );
  const [classes] = table.besides?.(reply, rows, words, writing) ?? [];
  expect(classes?.rows.map(([name, count]) => [name, count])).toEqual([
    ['Звезда', '1'],
    ['Рабочая лошадка', '1'],
    ['Загадка', '1'],
    ['Аутсайдер', '1'],
  ]);
  expect(classes?.rows[3]?.[2]).toContain('Уберите из меню');
  expect(table.input({ ...view, page: 1, count: 50 } as never)).not.toHaveProperty('body.compare');
});

test('each place has a chart, for dishes only', () => {
  const dishes = findReportList('karaoke', 'dishes');
  const alcohol = findReportList('karaoke', 'alcohol');
  expect(dishes && quadrantOf(dishes)?.place).toBe('karaoke');
  expect(alcohol && quadrantOf(alcohol)).toBeUndefined();
});

test('totals below the columns have the same decimals as on the screen', () => {
  const sales: List = productSalesTables.statistics;
  const totals = paperTotals(
    sales,
    viewOf(sales, new URLSearchParams()),
    { totals: { quantity: 16.4, paidsum: 4068.25, discount: 0 } },
    [],
    words,
    writing,
  );
  expect(totals?.lines[0]?.cells).toEqual(['', '', '', '16,40', '4\u202f068,25', '0,00', '']);
});

test('a dish of unknown cost is in no class and not drawn; the others are placed by what they cost today', () => {
  const [soup, tea, crab, ice] = (reply as { items: ReturnType<typeof dish>[] }).items;
  const given = {
    items: [
      { ...soup, today_margin: 600 },
      { ...tea, today_margin: 1500 },
      { ...crab, today_margin: 1800 },
      { ...ice, today_margin: null, cost_unknown: true },
    ],
    totals: { total_records: 4, orders_quantity: 100, today_margin__no_totals: 3900, costed__no_totals: 99 },
  } as never;
  const placed = table.rows(given);
  expect(placed.map(({ class: of }) => of)).toEqual(['plough_horse', 'star', 'puzzle', 'unknown']);
  const field = table.field?.(given, placed, words, writing);
  expect(field?.dots.map(({ label, y }) => [label, y])).toEqual([
    ['Суп', 10],
    ['Чай', 50],
    ['Краб', 200],
  ]);
  // 3,900 by 99 portions.
  expect(field?.rule).toMatch(/от 39,39\s฿ маржи.* 1 блюдо, себестоимость которого неизвестна, — вне классов\.$/);
});
