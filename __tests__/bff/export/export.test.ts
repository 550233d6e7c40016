import { parse } from 'csv-parse/sync';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closePdf } from '@/lib/pdf/render-pdf';
import { ordersList } from '@/lib/sections/orders/lists/orders';
import type { List } from '@/lib/lists/list';
import { legacyBrowser, signInAt } from '../../support/legacy';
import { longestTurn } from '../../support/longest-turn';
import { inLine, pagesOf, pdfIn, withTools } from '../../support/pdf-text';
import { serveOrders } from './long-list';

legacyBrowser();
let list: ReturnType<typeof serveOrders>;
beforeEach(() => void (list = serveOrders()));

const CSV = '/api/export/orders?format=csv';
const XLSX = '/api/export/orders?format=xlsx';
const EN = { headers: { cookie: 'locale=en' } };
const rowsOf = (text: string): string[][] =>
  parse(text, { bom: true, delimiter: text.split('\r\n')[0]?.includes(';') ? ';' : ',' });
const readerOf = (response: Response) => response.body!.getReader() as ReadableStreamDefaultReader<Uint8Array>;

async function get(address: string, init?: RequestInit) {
  const browser = await signInAt('production');
  if (init === EN) browser.setCookie('locale=en');
  return browser.fetch(address, init === EN ? undefined : init);
}

/** Lets another whole file be read; a file that kept requesting without a reader would have advanced meanwhile. */
async function readAnother(): Promise<void> {
  await (await get(`${CSV}&cashier_id=7`)).text();
  expect(list.asked.filter(({ cashier_id }) => cashier_id === 7)).toHaveLength(10);
}
const askedForFirst = () => list.asked.filter(({ cashier_id }) => cashier_id !== 7);

async function problemOf(response: Response) {
  const { code, field } = (await response.json()) as { code: number; field?: string };
  return [response.status, code, field];
}

describe('CSV', () => {
  it('contains all rows under their column names, in UTF-8 with a byte order mark, formulas disarmed', async () => {
    list.total = 2;
    const response = await get(CSV, EN);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d.csv"$/);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString('utf8').slice(1);
    expect(text.split('\r\n')[0]).toBe(
      'Order,Cashier,Table,Time,Discount,"Discount, %",Paid,Cash drawer before,Cash drawer after,Paid by,Before discount,In cash,By card,Voided,Voided by',
    );
    expect(text.split('\r\n')[1]).toBe("1,Нок,'=1+1,2026-10-05 12:00:01,10.50,5,1200.00,0.00,1200.00,Cash,1210.50,,,,");
    expect(rowsOf(text)[2]?.[2]).toBe('Бар, "у окна"');
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('opens in columns in a Russian Excel: semicolons and decimal commas, unless commas are asked for', async () => {
    list.total = 2;
    const lines = async (address: string) => {
      const text = Buffer.from(await (await get(address)).arrayBuffer()).toString('utf8');
      expect(text.charAt(0)).toBe('\ufeff');
      return text.slice(1).split('\r\n');
    };
    const [head = '', first] = await lines(CSV);
    expect(head.split(';').slice(0, 3)).toEqual(['Заказ', 'Кассир', 'Стол']);
    expect(first).toBe("1;Нок;'=1+1;2026-10-05 12:00:01;10,50;5;1200,00;0,00;1200,00;Наличные;1210,50;;;;");
    expect((await lines(`${CSV}&separator=comma`))[1]).toContain(',5,1200.00,0.00,1200.00,Наличные,1210.50,');
    expect((await (await get(`${CSV}&separator=semicolon`, EN)).text()).split('\r\n')[0]).toContain('Order;Cashier');
    expect(await problemOf(await get(`${CSV}&separator=tab`))).toEqual([400, 1, 'separator']);
  });

  it('sends the first byte before the last page, and asks only as fast as it is read', async () => {
    const response = await get(CSV);
    const reader = readerOf(response);
    await reader.read();
    await readAnother();
    expect(askedForFirst().length).toBeLessThanOrEqual(2);
    let size = 0;
    let lines = 0;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      size = Math.max(size, next.value.length);
      lines += Buffer.from(next.value).toString('latin1').split('\r\n').length - 1;
    }
    expect(lines).toBe(5_000);
    expect(size).toBeLessThan(100_000);
    expect(askedForFirst().map(({ page }) => page)).toEqual(Array.from({ length: 10 }, (_, at) => at + 1));
  });

  it('applies the address’s filter, with both ends of the period fixed for all pages', async () => {
    list.total = 800;
    await (await get(`${CSV}&period_id=1&cashier_id=7&page=3&count=50`)).text();
    const [first, second, ...further] = list.asked;
    expect(first).toMatchObject({ period_id: 5, cashier_id: 7, page: 1, count: 500 });
    expect(first!.end_time! - first!.start_time!).toBe(24 * 3600);
    expect([second, ...further]).toEqual([{ ...first, page: 2 }]);
    // An open period ends now; events within the second still count.
    const before = Math.floor(Date.now() / 1000);
    await (await get(`${CSV}&period_id=4`)).text();
    expect(list.asked[2]).toMatchObject({ period_id: 5, start_time: 0 });
    expect(list.asked[2]!.end_time).toBeGreaterThan(before);
    expect(list.asked[2]!.end_time).toBeLessThanOrEqual(Date.now() / 1000 + 1);
  });

  it('contains each row once even when rows arrive between two pages, and is complete from an admin API with smaller pages', async () => {
    Object.assign(list, { total: 3000, arriving: 2 });
    const numbers = rowsOf(await (await get(CSV)).text())
      .slice(1)
      .map(([number]) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    Object.assign(list, { total: 950, most: 100 });
    expect(rowsOf(await (await get(CSV)).text())).toHaveLength(951);
  });
});

describe.each([
  ['CSV', CSV, 2],
  ['XLSX', XLSX, 7],
])('a file in %s', (_format, address, most) => {
  it.each(['cancel', 'abort'])('stops asking when the browser disconnects: %s', async (how) => {
    const controller = new AbortController();
    const browser = await signInAt('production');
    const reader = readerOf(await browser.fetch(address, { signal: controller.signal }));
    await reader.read();
    if (how === 'abort') controller.abort();
    else await reader.cancel();
    await readAnother();
    expect(askedForFirst().length).toBeLessThanOrEqual(most);
  });

  it('breaks off instead of ending early when a later page fails', async () => {
    list.brokenFrom = 3;
    const response = await get(address);
    expect(response.status).toBe(200);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});

describe('refusals', () => {
  it.each([
    ['/api/export/orders', [400, 1, 'format']],
    ['/api/export/orders?format=pdf', [400, 1, 'format']],
    [`${CSV}&cashier_id=x`, [400, 1, 'cashier_id']],
    [`${CSV}&period_id=9`, [400, 1, 'period_id']],
    [`${CSV}&period_id=5&start_time=-1`, [400, 1, 'start_time']],
    ['/api/export/unknown?format=csv', [404, 2, 'table']],
  ])('%s is refused as %j before the server is asked', async (address, problem) => {
    expect(await problemOf(await get(address))).toEqual(problem);
    expect(list.asked).toHaveLength(0);
  });

  it('refuses a sheet with more rows than a sheet can hold', async () => {
    list.total = 1_100_000;
    expect(await problemOf(await get(XLSX))).toEqual([413, 1005, 'format']);
  });

  it('reports a failure before the first byte as a problem, to a browser tab by a page with the reason', async () => {
    list.brokenFrom = 1;
    expect(await problemOf(await get(CSV))).toEqual([502, 1008, undefined]);
    const response = await get(`${CSV}&period_id=3`, { headers: { 'sec-fetch-dest': 'document' } });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/print/orders/failed?problem=1008&pdf=%2Fapi%2Fexport%2Forders%3Fformat%3Dcsv%26period_id%3D3',
    ]);
  });

  it('writes at most four files at once; reading, aborting or refusing one frees its place', async () => {
    const four = await Promise.all([get(CSV), get(CSV), get(XLSX), get(XLSX)]);
    expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await problemOf(await get(CSV)))[1]).toBe(1009);
    await readerOf(four[0]).cancel();
    list.brokenFrom = 1;
    for (let more = 0; more < 5; more += 1) expect((await problemOf(await get(CSV)))[1]).toBe(1008);
    list.brokenFrom = 3;
    await expect((await get(CSV)).text()).rejects.toThrow();
    list.brokenFrom = Infinity;
    expect((await (await get(CSV)).text()).length).toBeGreaterThan(250_000);
    const controller = new AbortController();
    await get(CSV, { signal: controller.signal });
    controller.abort();
    const last = await get(CSV);
    expect(last.status).toBe(200);
    for (const response of [...four.slice(1), last]) await readerOf(response).cancel();
  });
});

/** Parts of a ZIP, read by another program. */
function unzipped(bytes: Uint8Array): (part: string) => string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'xlsx-')), 'a.xlsx');
  writeFileSync(file, bytes);
  execFileSync('unzip', ['-tq', file]);
  return (part) =>
    execFileSync('unzip', ['-p', file, part.replaceAll('[', '\\[')], { maxBuffer: 1e8 }).toString('utf8');
}

describe('XLSX', () => {
  it('is a workbook with typed numbers, dates and texts, and totals', async () => {
    list.total = 3;
    const response = await get(XLSX, EN);
    expect(response.headers.get('content-disposition')).toMatch(/filename="orders-.*\.xlsx"/);
    const part = unzipped(new Uint8Array(await response.arrayBuffer()));
    const sheet = part('xl/worksheets/sheet1.xml');
    const cell = (place: string) => {
      const found = new RegExp(`<c r="${place}"([^>]*)>(.*?)</c>`).exec(sheet);
      return found && { attributes: found[1] ?? '', textContent: (found[2] ?? '').replaceAll(/<[^>]+>/g, '') };
    };
    // The last two say the period.
    expect(sheet.match(/<row /g)).toHaveLength(9);
    expect(cell('A9')?.textContent).toContain('2026');
    expect(cell('A1')?.textContent).toBe('Order');
    expect(cell('A2')?.textContent).toBe('1');
    expect(cell('C2')?.textContent).toBe('=1+1');
    expect(cell('C2')?.attributes).toContain('t="inlineStr"');
    expect(sheet).not.toContain('<f>');
    // 5 October 2026, 12:00:01 on the venue's clock.
    expect(Number(cell('D2')?.textContent)).toBeCloseTo(46300 + (12 * 3600 + 1) / 86400, 6);
    expect(Number(cell('F2')?.textContent)).toBe(0.05);
    expect(Number(cell('G2')?.textContent)).toBe(1200);
    expect(cell('L2')).toBeNull();
    expect([cell('A7')?.textContent, cell('B7')?.textContent, cell('F7')?.textContent]).toEqual([
      'Total',
      '3631.5',
      '3600',
    ]);
    expect(sheet).toMatch(/<pane ySplit="1" [^>]*state="frozen"/);
    expect(sheet).toContain('<autoFilter ref="A1:O4"/>');
    expect(sheet.match(/<col /g)).toHaveLength(15);
    const styles = part('xl/styles.xml');
    expect(styles).toContain('formatCode="#,##0.00"');
    expect(part('xl/workbook.xml')).toContain('<sheet name="Orders"');
    expect(part('[Content_Types].xml')).toContain('/xl/worksheets/sheet1.xml');
  });

  it('strikes out what was taken back, and leaves it out of the totals of the reply', async () => {
    list.total = 3;
    list.cancelled = 2;
    const part = unzipped(new Uint8Array(await (await get(XLSX)).arrayBuffer()));
    const sheet = part('xl/worksheets/sheet1.xml');
    const fonts = part('xl/styles.xml').match(/<font>.*?<\/font>/g) ?? [];
    const formats =
      part('xl/styles.xml')
        .replace(/^.*<cellXfs/s, '')
        .match(/<xf [^>]*?\/?>/g) ?? [];
    const isStruck = (place: string) => {
      const style = Number(new RegExp(`<c r="${place}" s="(\\d+)"`).exec(sheet)?.[1]);
      return (fonts[Number(/fontId="(\d+)"/.exec(formats[style] ?? '')?.[1])] ?? '').includes('<strike/>');
    };
    expect(['A2', 'A3', 'B3', 'D3', 'G3', 'A4', 'A7', 'F7'].filter(isStruck)).toEqual(['A3', 'B3', 'D3', 'G3']);
    expect(/<c r="F7"[^>]*><v>(.*?)<\/v>/.exec(sheet)?.[1]).toBe('2400');
  });

  it('streams 20,000 rows without blocking the thread', async () => {
    list.total = 20_000;
    const longest = await longestTurn(async () => {
      list.asked.length = 0;
      const reader = readerOf(await get(XLSX));
      await reader.read();
      expect(list.asked.length).toBeLessThan(4);
      let size = 0;
      for (let next = await reader.read(); !next.done; next = await reader.read()) size += next.value.length;
      expect(list.asked).toHaveLength(40);
      expect(size).toBeGreaterThan(300_000);
    });
    // The fake that makes the rows takes a share of this.
    expect(longest).toBeLessThan(100);
  });
});

describe('paper', () => {
  const table: List = ordersList;
  afterEach(() => delete table.chart);
  afterAll(() => closePdf());

  withTools('a list with a chart prints it from its reply, in the reader’s language', async () => {
    const chart = jest.fn<ReturnType<NonNullable<List['chart']>>, Parameters<NonNullable<List['chart']>>>(
      (_, words) => ({
        title: words('report.totals'),
        points: [{ key: 1, label: 'утро' }],
        series: [{ key: 'count', label: 'Заказы', unit: 'count', values: [3] }],
      }),
    );
    table.chart = chart;
    list.total = 3;
    const pages = pagesOf(await pdfIn(await get('/api/print/orders?period_id=3')));
    expect(inLine(pages.join(' '))).toMatch(/Итоги шт\. 3 2 1 0 утро Заказ /);
    const [reply, , writing, view] = chart.mock.calls[0]!;
    expect(reply).toMatchObject({ totals: { total_records: 3 } });
    expect(writing).toEqual({ locale: 'ru', timeZone: 'Asia/Bangkok' });
    expect(view.period).toMatchObject({ period_id: 3 });
  });
});
