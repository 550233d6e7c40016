import { parse } from 'csv-parse/sync';
import { importOrders } from '@/backend/src/import/orders/apply-orders';
import { readOrders } from '@/backend/src/import/orders/read-orders';
import { posting } from '../../support/browser';
import { browserOf, startStack } from '../../support/stack';
import { describeRealFiles, readTakeaway } from './real';

const ZONE = 'Europe/London';

/** Column names of the file, without the trailing blank that some have. */
type Line = Readonly<Record<string, string>>;

/** `DD/MM/YYYY HH:mm` by the takeaway's clock; a business day begins at noon. */
function dayOf(date: string): string {
  const [, day = '', month = '', year = '', hour = ''] = /^(\d\d)\/(\d\d)\/(\d{4}) (\d\d)/.exec(date) ?? [];
  const time = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (Number(hour) < 12) time.setUTCDate(time.getUTCDate() - 1);
  return time.toISOString().slice(0, 10);
}

const addTo = (sums: Map<string, number>, key: string, value: number) => sums.set(key, (sums.get(key) ?? 0) + value);
const sorted = (sums: Map<string, number>) => Object.fromEntries([...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)));

describeRealFiles('reports of a London takeaway against its file', () => {
  const stack = startStack({ VENUE_TIMEZONE: ZONE });
  beforeAll(async () => {
    // All lines of the file: a test of the import covers duplicates.
    const file = readOrders(readTakeaway(), null, {
      zone: ZONE,
      doubles: 'keep',
      now: Date.UTC(2026, 0, 1) / 1000,
    });
    await importOrders(stack.database, file, { dryRun: false, zone: ZONE });
  });

  const lines = () =>
    parse<Line>(readTakeaway(), {
      columns: (head: string[]) => head.map((name) => name.replaceAll(' ', '')),
      bom: true,
    });
  const pence = (line: Line) => Math.round(Number(line['ProductPrice']) * 100) * Number(line['Quantity']);

  async function ask(part: string, body: object) {
    const browser = browserOf();
    const asked = posting({ period_id: 4, page: 1, count: 1000, ...body });
    const response = await browser.fetch(`/api/reports/${part}`, asked);
    expect(response.status).toBe(200);
    return (await response.json()) as { items: Record<string, number | string>[]; totals: Record<string, number> };
  }

  test('dishes have their orders and revenue', async () => {
    const quantities = new Map<string, number>();
    const sums = new Map<string, number>();
    for (const line of lines()) {
      const name = (line['ItemName'] ?? '').trim();
      addTo(quantities, name, Number(line['Quantity']));
      addTo(sums, name, pence(line));
    }
    const { items, totals } = await ask('dishes', { category_id: 0 });
    const ordered = new Map<string, number>();
    const brought = new Map<string, number>();
    for (const row of items) {
      addTo(ordered, String(row['name']), Number(row['orders_quantity']));
      addTo(brought, String(row['name']), Math.round(Number(row['orders_price']) * 100));
    }
    expect(sorted(ordered)).toEqual(sorted(quantities));
    expect(sorted(brought)).toEqual(sorted(sums));
    expect(totals['orders_price']).toBe(446_517.45);
  });

  test('revenue has each business day’s sum', async () => {
    const sums = new Map<string, number>();
    for (const line of lines()) addTo(sums, dayOf(line['OrderDate'] ?? ''), pence(line));
    const days = [...sums.keys()].toSorted();
    const brought = new Map<string, number>();
    // The report shows days for up to three months.
    const first = Date.parse(`${days[0]}T00:00:00Z`) / 1000;
    const last = Date.parse(`${days.at(-1)}T00:00:00Z`) / 1000;
    const format = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE });
    for (let from = first; from <= last; from += 80 * 86_400) {
      const noon = (seconds: number) => {
        const utc = new Date(seconds * 1000);
        const hour = Number(utc.toLocaleTimeString('en-GB', { timeZone: ZONE, hour: '2-digit' }));
        return seconds + (12 - hour) * 3600;
      };
      const body = { period_id: 5, start_time: noon(from), end_time: noon(from + 80 * 86_400) };
      const { items } = await ask('revenue', body);
      for (const row of items)
        addTo(
          brought,
          format.format(new Date(Number(row['point']) * 1000)),
          Math.round(Number(row['revenue_no_promo']) * 100),
        );
    }
    expect(sorted(brought)).toEqual(sorted(sums));
  });
});
