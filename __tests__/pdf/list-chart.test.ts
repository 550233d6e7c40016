import { spawnSync } from 'node:child_process';
import { wordsIn } from '@/lib/bff/words';
import { PdfQueue } from '@/lib/pdf/pdf-queue';
import { timePoints, type ChartValue } from '@/lib/lists/chart';
import { isWide, paperColumns, paperScale, type Paper } from '@/lib/lists/paper';
import { viewOf } from '@/lib/lists/view';
import { everyReport, findReportList } from '@/lib/sections/reports';
import { inLine as words, pagesOf as pagesIn, placedWords, withTools } from '../support/pdf-text';
import { paperOf } from '../support/paper';

const queue = new PdfQueue();
afterAll(() => queue.close());

const DAYS = 120;
const starts = Array.from({ length: DAYS }, (_, at) => Date.parse('2026-08-01T12:00:00+07:00') / 1000 + at * 86_400);
const chart: ChartValue = {
  title: 'Выручка ต้ม',
  points: timePoints(starts, 'day', 'ru', 'Asia/Bangkok', true),
  series: ['Бар', 'Кухня', 'Grab'].map((label, at) => ({
    key: label,
    label,
    unit: 'money',
    measure: '฿',
    stack: 'r',
    values: starts.map((_, day) => 10_000 + ((day * 37 + at * 11) % 100) * 100),
  })),
};

async function pdfOf(more: Partial<Paper>) {
  const rows = Array.from({ length: 60 }, (_, at) => ({
    cells: [`ряд ${at + 1}.`, '1,00'],
    struck: false,
    strong: false,
  }));
  const totals = { heads: null, lines: [{ label: 'Итого', cells: ['60,00'] }] };
  const paper = paperOf({ chart, rows, totals, ...more });
  const words = { title: paper.title, printed: 'admin', page: 'Стр. {page} из {pages}', empty: 'Пусто' };
  return queue.render({ kind: 'list', data: { venue: 'Chang', locale: 'ru', paper, words } });
}
const pagesOf = async (more: Partial<Paper>): Promise<string[]> => pagesIn(await pdfOf(more));

withTools(
  'the chart is above the rows of the first page, with searchable text; without one there is no space',
  async () => {
    const pages = await pagesOf({});
    const first = words(pages[0]);
    expect(first).toContain('Выручка ต้ม');
    expect(first).toContain('Бар Кухня Grab');
    expect(first).toContain('฿');
    expect(first).toMatch(/40 тыс\. .*20 тыс\. .*01\.08 .* Сб .*День Сумма ряд 1\. 1,00/);
    for (const page of pages.slice(1)) expect(page).not.toContain('тыс.');
    const rowsOn = (page = '') => [...page.matchAll(/ряд \d+\./g)].length;
    const [without] = await pagesOf({ chart: null });
    expect(rowsOn(without)).toBeGreaterThan(rowsOn(pages[0]) + 8);
  },
);

withTools('title, scope and chart do not cover each other, however many lines they have', async () => {
  for (const scope of ['сутки', 'сутки '.repeat(60)]) {
    const [page] = placedWords(await pdfOf({ title: 'Заголовок '.repeat(9), scope }));
    /** Top of the first occurrence of a word on the page, and bottom of its last one. */
    const placesOf = (word: string) => {
      const found = page?.words.filter(({ text, top }) => text === word && top < 400) ?? [];
      return [Math.min(...found.map(({ top }) => top)), Math.max(...found.map(({ bottom }) => bottom))];
    };
    const [, titleEnd = NaN] = placesOf('Заголовок');
    const [scopeTop = NaN, scopeEnd = NaN] = placesOf('сутки');
    const [chartTop = NaN] = placesOf('Выручка');
    expect(scopeTop).toBeGreaterThan(titleEnd - 6);
    expect(chartTop).toBeGreaterThan(scopeEnd);
  }
});

const smallTableOf = (rows: number) => ({
  title: 'На столах',
  columns: ['Заказано', 'Стол'].map((label, at) => ({ label, right: at === 1, percent: 30, wraps: false })),
  rows: Array.from({ length: rows }, (_, at) => [`час ${at + 1}.`, `бар-${at + 1}`]),
  total: rows > 0 ? ['Итого', '70'] : null,
  empty: 'Ничего',
});

withTools('small tables are below the totals, named on every page; an empty list says so once', async () => {
  const pages = await pagesOf({ chart: null, besides: [smallTableOf(70), smallTableOf(0)] });
  const text = words(pages.join(' '));
  expect(text).toMatch(/ряд 60\. .*Итого 60,00 .*На столах Заказано Стол час 1\. бар-1/);
  const hours = [...text.matchAll(/час (\d+)\./g)].map(([, at]) => Number(at));
  expect(hours).toEqual(Array.from({ length: 70 }, (_, at) => at + 1));
  expect(text).toMatch(/час 70\. бар-70 Итого 70 .*На столах Заказано Стол Ничего/);
  for (const page of pages) if (page.includes('час ')) expect(page).toContain('На столах');
  pages.forEach((page, at) => expect(page).toContain(`Стр. ${at + 1} из ${pages.length}`));
  const empty = await pagesOf({ chart: null, rows: [], totals: null, besides: [smallTableOf(90)] });
  expect(empty.length).toBeGreaterThan(1);
  expect(words(empty.join(' ')).match(/Пусто/g)).toHaveLength(1);
});

const toSvg = spawnSync('pdftocairo', ['-v']).error === undefined ? test : test.skip;

toSvg('bad values are red and good ones green, as on the screen', async () => {
  const colours = async (more: Partial<Paper>) => {
    const input = await pdfOf({ chart: null, totals: null, ...more });
    const { stdout } = spawnSync('pdftocairo', ['-svg', '-', '-'], { input, encoding: 'utf8' });
    return new Set(stdout.match(/fill[:=]"?rgb\([^)]*\)/g));
  };
  const row = (tones: Record<number, 'bad' | 'good'>) => ({ cells: ['1', '2'], tones, struck: false, strong: false });
  const plain = await colours({ rows: [row({})] });
  const toned = await colours({ rows: [row({ 0: 'bad', 1: 'good' })] });
  expect(toned.size).toBe(plain.size + 2);
});

withTools('totals with changes are complete, in any number', async () => {
  const change = '(+160 543,00; +22,8 %)';
  const labels = Array.from({ length: 10 }, (_, at) => `Себестоимость бесплатных ${at + 1}`);
  for (const heads of [labels.slice(0, 3), labels]) {
    const lines = labels.map((label) => ({ label, cells: heads.map((_, at) => `862 58${at},50 ${change}`) }));
    const pages = await pagesOf({ chart: null, wide: heads.length > 3, totals: { heads, lines } });
    const text = pages.join(' ');
    expect(text).not.toContain('…');
    for (const part of ['160 543,00', '22,8 %']) expect(text.split(part)).toHaveLength(heads.length * 10 + 1);
    pages.forEach((page, at) => expect(page).toContain(`Стр. ${at + 1} из ${pages.length}`));
  }
});

withTools('a time wider than its column takes two lines', async () => {
  const columns = [
    { label: 'Имя', right: false, percent: 89, wraps: true },
    { label: 'Время', right: false, percent: 11, wraps: false },
  ];
  const row = { cells: ['Чанг', '22.11.2026 03:41'], struck: false, strong: false };
  const [page] = await pagesOf({ chart: null, totals: null, columns, rows: [row] });
  expect(words(page)).toMatch(/22\.11\.2026 03:41/);
});

withTools('the head names every compared period and missing rows, without losing a row', async () => {
  const days = ['01', '08', '15', '22'].map((day) => `${day}.10.2026 12:00 – ${day}.10.2026 23:59`);
  const scope = `Месяц: 01.11.2026 12:00 – 22.11.2026 03:14 · Категория: Пиво разливное · сравнение со средним за 4 недели: ${days.join(', ')}`;
  const cut = 'Первые 60 из 5 000 строк: весь список скачивается файлом';
  for (const wide of [false, true]) {
    const pages = await pagesOf({ scope, cut, wide });
    const first = words(pages[0]);
    for (const part of [...days, cut, 'Месяц:', 'Пиво разливное']) expect(first).toContain(part);
    expect(first.indexOf('ряд 1.')).toBeGreaterThan(first.indexOf(cut));
    const rows = pages.flatMap((page) => [...page.matchAll(/ряд (\d+)\./g)].map(([, at]) => Number(at)));
    expect(rows).toEqual(Array.from({ length: 60 }, (_, at) => at + 1));
    pages.forEach((page, at) => expect(page).toContain(`Стр. ${at + 1} из ${pages.length}`));
  }
});

const LISTS = everyReport.flatMap(({ section, part }) => findReportList(section, part) ?? []);

withTools('no heading of a report is broken inside a word on paper', async () => {
  const broken: string[] = [];
  for (const locale of ['ru', 'en'] as const)
    for (const table of LISTS) {
      const texts = wordsIn(locale);
      const view = viewOf(table, new URLSearchParams());
      const columns = paperColumns(table, view, texts);
      const rows = [{ cells: columns.map(() => ''), struck: false, strong: false }];
      const paper = paperOf({ columns, rows, wide: isWide(table, view), scale: paperScale(table, view) });
      const named = { title: 'A', printed: 'admin', page: '1', empty: '-' };
      const [page] = placedWords(
        await queue.render({ kind: 'list', data: { venue: 'Chang', locale, paper, words: named } }),
      );
      const drawn = new Set(page?.words.map(({ text }) => text.normalize('NFKC')));
      const wanted = columns.flatMap(({ label }) => label.split(/(?<=-)|[\s\u00a0]/)).filter(Boolean);
      broken.push(
        ...wanted
          .filter((word) => ![...drawn].some((one) => one.includes(word)))
          .map((word) => `${locale} ${table.id}: ${word}`),
      );
    }
  expect(broken).toEqual([]);
});

withTools('many totals stand on as many lines as leave every figure whole', async () => {
  const heads = Array.from({ length: 13 }, (_, at) => `Выручка № ${at + 1}, ฿`);
  const cells = heads.map((_, at) => `1\u202f391\u202f982,${10 + at}`);
  const pages = await pagesOf({ chart: null, wide: true, totals: { heads, lines: [{ label: 'Итого', cells }] } });
  const text = words(pages.join(' '));
  for (const cell of cells) expect(text).toContain(words(cell));
  expect([...text.matchAll(/Итого/g)].length).toBeGreaterThan(1);
});
