import { spawnSync } from 'node:child_process';
import { closePdf } from '@/lib/pdf/render-pdf';
import { ordersTable } from '@/lib/reports/orders';
import type { ListTable } from '@/lib/reports/table';
import { LongList } from './long-list';

const list = new LongList();
const table: ListTable = ordersTable;
beforeAll(() => list.start());
afterAll(async () => {
  await closePdf();
  await list.stop();
});
afterEach(() => delete table.chart);

const withTools = spawnSync('pdftotext', ['-v']).error === undefined ? test : test.skip;

async function printed(): Promise<string> {
  const browser = await list.browser();
  const response = await browser.fetch('/api/print/orders?period_id=3');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const input = Buffer.from(await response.arrayBuffer());
  return spawnSync('pdftotext', ['-layout', '-', '-'], { input, encoding: 'utf8' }).stdout.replaceAll(/\s+/g, ' ');
}

withTools('a list with a chart prints it from its reply, in the reader’s language', async () => {
  list.total = 3;
  const chart = jest.fn<ReturnType<NonNullable<ListTable['chart']>>, Parameters<NonNullable<ListTable['chart']>>>(
    (_, words) => ({
      title: words('report.totals'),
      points: [{ key: 1, label: 'утро' }],
      series: [{ key: 'count', label: 'Заказы', unit: 'count', values: [3] }],
    }),
  );
  table.chart = chart;
  expect(await printed()).toMatch(/Итоги шт\. 3 2 1 0 утро Заказ /);
  const [reply, , writing, view] = chart.mock.calls[0]!;
  expect(reply).toMatchObject({ totals: { total_records: 3 } });
  expect(writing).toEqual({ locale: 'ru', timeZone: 'Asia/Bangkok' });
  expect(view.period).toMatchObject({ period_id: 3 });
});

withTools('an empty chart leaves only the rows', async () => {
  table.chart = () => null;
  expect(await printed()).toMatch(/Заказ .* Нок /);
});
