import { spawnSync } from 'node:child_process';
import sharp from 'sharp';
import type { KitchenSheetData, LabelsData, PrintedLabel } from '@/lib/pdf/document';
import { joinable } from '@/lib/pdf/fonts';
import { PdfQueue } from '@/lib/pdf/pdf-queue';
import { painting } from '../support/pictures';
import { placedWords, withTools } from '../support/pdf-text';

const queue = new PdfQueue();
afterAll(() => queue.close());
const MM = 72 / 25.4;

const label = (more: Partial<PrintedLabel> = {}): PrintedLabel => ({
  name: 'Соус терияки',
  useBy: 'Годен до 25.11.2026 13:40',
  facts: ['Сделано 23.11.2026 13:40', 'Партия 12 · 2,500 кг · somchai'],
  allergens: 'Аллергены: соя, глютен, кунжут',
  code: 'https://venue.example.com/craft/batches?batch=12',
  ...more,
});
const labelsOf = (more: Partial<PrintedLabel> = {}, copies = 1) => {
  const data: LabelsData = {
    venue: 'Chang & Самовар',
    locale: 'ru',
    words: { title: 'Этикетки' },
    copies,
    label: label(more),
  };
  return queue.render({ kind: 'labels', data });
};
const NAMES = [
  'Соус терияки',
  'Маринованный имбирь с лемонграссом и кафир-лаймом для летних роллов навынос',
  'Teriyaki sauce, double reduced, for grilled chicken thighs and salmon',
  'น้ำจิ้มซีฟู้ดสูตรพิเศษสำหรับปลานึ่งมะนาวและกุ้งเผา',
  'Ж'.repeat(300),
];

withTools.each(NAMES)('a label of 62 × 29 mm holds all its texts, none over another or outside: %s', async (name) => {
  const [page, ...further] = placedWords(
    await labelsOf({ name, allergens: `Аллергены: ${'соя, глютен, '.repeat(30)}` }),
  );
  expect(further).toEqual([]);
  expect(page?.width).toBeCloseTo(62 * MM, 0);
  expect(page?.height).toBeCloseTo(29 * MM, 0);
  const text = page?.text ?? '';
  for (const part of ['Годен до 25.11.2026 13:40', 'Сделано 23.11.2026 13:40', 'Партия 12', '2,500 кг', 'somchai', '…'])
    expect(text).toContain(part);
  // Tools list the marks of a Thai letter in an order of their own.
  const signs = (of: string) => Array.from(of.replaceAll(' ', '')).toSorted().join('');
  if (name.length < 60) expect(signs(text.slice(0, text.indexOf('Годен')))).toBe(signs(joinable(name)));
  const words = page?.words ?? [];
  for (const { left, right, top, bottom } of words) {
    expect(left).toBeGreaterThan(2 * MM);
    expect(right).toBeLessThan(60 * MM);
    // Ascents and descents of the font count as the word's, and reach into the margin.
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThan(29 * MM);
  }
  const named = (pattern: RegExp) => words.filter(({ text: word }) => pattern.test(word));
  const topOf = (pattern: RegExp) => Math.min(...named(pattern).map(({ top }) => top));
  const OVERLAP = 3;
  expect(topOf(/^Годен$/)).toBeGreaterThan(words[0]?.top ?? 0);
  const above = Math.max(...named(/somchai/).map(({ bottom }) => bottom));
  expect(topOf(/^Аллергены/)).toBeGreaterThan(above - OVERLAP);
});

withTools('labels come in the number asked for; empty texts leave no space', async () => {
  expect(placedWords(await labelsOf({}, 7)).map(({ text }) => text.includes('терияки'))).toEqual(Array(7).fill(true));
  const [page] = placedWords(await labelsOf({ useBy: '', allergens: '' }));
  expect(page?.text).toBe('Соус терияки Сделано 23.11.2026 13:40 Партия 12 · 2,500 кг · somchai');
});

withTools('the code stands right above; one too long to be read leaves its place to the texts', async () => {
  const dark = async (code: string) => {
    const png = spawnSync('pdftocairo', ['-png', '-r', '203', '-singlefile', '-', '-'], {
      input: await labelsOf({ code }),
    }).stdout;
    const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let y = 0; y < info.height * 0.6; y += 1)
      for (let x = Math.round(info.width * 0.75); x < info.width; x += 1)
        if ((data[y * info.width + x] ?? 255) < 128) count += 1;
    return count / (info.width * 0.25 * info.height * 0.6);
  };
  expect(await dark(label().code)).toBeGreaterThan(0.2);
  expect(await dark(`https://${'long.'.repeat(40)}example.com`)).toBeLessThan(0.02);
});

const recipe = (heading: string, lines: number, method = '') => ({
  heading,
  lines: Array.from({ length: lines }, (_, at) => ({
    name: `${heading} — продукт ${at + 1}`,
    see: '',
    amount: `${at + 1} г`,
  })),
  method,
});
const sheetOf = (more: Partial<KitchenSheetData> = {}) =>
  queue.render({
    kind: 'kitchen-sheet',
    data: {
      venue: 'Chang & Самовар',
      locale: 'ru',
      allergens: 'Аллергены: соя',
      facts: ['Выход: 5 кг', '20 порций'],
      words: {
        title: 'Том ям ต้มยำ',
        printed: 'Напечатано: admin',
        page: 'Стр. {page} из {pages}',
        continued: '{heading} (продолжение)',
        ingredient: 'Ингредиент',
        amount: 'Количество',
        method: 'Приготовление',
        empty: 'Ингредиентов нет',
      },
      recipes: [recipe('Основа', 5, '1. Смешать.\n2. Варить.'), recipe('1. Паста', 3)],
      ...more,
    },
  });

withTools('a sheet has facts, allergens, every ingredient and step, and the recipes of its ingredients', async () => {
  const [page, ...further] = placedWords(await sheetOf());
  expect(further).toEqual([]);
  const text = page?.text ?? '';
  for (const part of ['Выход: 5 кг', '20 порций', 'Аллергены: соя', 'Приготовление', '1. Смешать.', '2. Варить.'])
    expect(text).toContain(part);
  for (const part of ['Основа — продукт 5', '5 г', '1. Паста — продукт 3', 'Стр. 1 из 1']) expect(text).toContain(part);
  expect(placedWords(await sheetOf({ recipes: [recipe('Пусто', 0)] }))[0]?.text).toContain('Ингредиентов нет');
});

withTools('a long sheet goes on over pages, each line once and inside, under the repeated heading', async () => {
  const method = Array.from({ length: 90 }, (_, at) => `Шаг-${at + 1} мешать и пробовать`).join('\n');
  const pages = placedWords(await sheetOf({ recipes: [recipe('Основа', 60, method)] }));
  expect(pages.length).toBeGreaterThan(3);
  const text = pages.map((page) => page.text).join(' ');
  expect(Array.from(text.matchAll(/продукт (\d+)/g), ([, at]) => Number(at))).toEqual(
    Array.from({ length: 60 }, (_, at) => at + 1),
  );
  expect(Array.from(text.matchAll(/Шаг-(\d+)/g), ([, at]) => Number(at))).toEqual(
    Array.from({ length: 90 }, (_, at) => at + 1),
  );
  pages.forEach((page, at) => {
    if (at > 0) expect(page.text).toContain('Основа (продолжение)');
    expect(page.text).toContain(`Стр. ${at + 1} из ${pages.length}`);
    for (const { left, right, bottom } of page.words) {
      expect(left).toBeGreaterThan(39);
      expect(right).toBeLessThan(557);
      expect(bottom).toBeLessThan(835);
    }
  });
});

withTools('the photo stands beside the facts, and nothing over it', async () => {
  const photo = (await painting(600, 400).jpeg().toBuffer()).toString('base64');
  const pdf = await sheetOf({
    photo,
    facts: Array.from({ length: 3 }, () => 'Очень длинный факт о заготовке '.repeat(6)),
  });
  const png = spawnSync('pdftocairo', ['-png', '-r', '72', '-singlefile', '-', '-'], { input: pdf }).stdout;
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  const colours = [at(400, 100), at(540, 100)].map(([red = 0, , blue = 0]) => (red > blue ? 'red' : 'blue'));
  expect(colours).toEqual(['red', 'blue']);
  const [{ words } = { words: [] }] = placedWords(pdf);
  expect(words.filter(({ text, right }) => text === 'заготовке' && right > 370)).toEqual([]);
});
