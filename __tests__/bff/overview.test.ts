import { send } from '@/lib/api/call';
import { toBaht } from '@/lib/domain/money';
import { businessDate, dayStart } from '@/lib/domain/venue-time';
import { getOverview } from '@/lib/sections/overview/contract/overview';
import { times } from '../support/effort';
import { sampleDays } from '../support/sample-days';
import { browserOf, startStack, type Browser } from '../support/stack';

const ZONE = 'Asia/Bangkok';
const [DAY, HOUR] = [86_400, 3600];
const NIGHTS = times(8, 22);
/** Days between two tested nights. The nights span several weeks and cover every weekday. */
const STEP = times(3, 1);
const [BAR, KARAOKE] = [16, 17];

const stack = startStack({}, sampleDays(45));

const overviewOf = (browser: Pick<Browser, 'fetch'>) => send(getOverview, {}, browser.fetch);

type Sold = Record<'revenue' | 'checks' | 'bar', number>;
/** Sales from the order lines, without roll-ups or reports; in baht. */
async function sold(start: number, end: number, place?: number) {
  const [{ revenue, checks, bar } = { revenue: NaN, checks: NaN, bar: NaN }] = await stack.database.rows<Sold>`
    select coalesce(sum(sums.paid), 0)::float8 as revenue, count(*)::int as checks, coalesce(sum(sums.bar), 0)::float8 as bar
    from orders o, lateral (
      select sum(paidsum) as paid, sum(paidsum) filter (where type = 0) as bar
      from order_lines l where l.order_number = o.order_number) sums
    where cancelled_at is null and paid_time >= to_timestamp(${start}) and paid_time < to_timestamp(${end})
      and (${place ?? null}::int is null or place_id = ${place ?? null})`;
  return { revenue: toBaht(revenue), checks, bar: toBaht(bar) };
}

it('every figure of a night of the last weeks is that of the orders', async () => {
  const present = Math.floor(Date.now() / 1000);
  const clock = jest.spyOn(Date, 'now');
  for (let night = 0; night < NIGHTS; night += 1) {
    const today = dayStart(businessDate(present - night * STEP * DAY, ZONE), ZONE);
    // From early evening to past midnight, and a running minute.
    const now = Math.min(present, today + (5 + (night % 9)) * HOUR + night * 61);
    clock.mockReturnValue(now * 1000);
    const { evening, cashiers = [], yesterday, month, end_time } = await overviewOf(browserOf());
    expect(end_time).toBe(now);
    expect(evening).toMatchObject({
      now: await sold(today, today + DAY),
      past: await sold(today - 7 * DAY, now - 7 * DAY),
      halls: expect.arrayContaining([
        expect.objectContaining({
          hall: 'statistics',
          now: expect.objectContaining(await sold(today, today + DAY, BAR)),
        }),
        expect.objectContaining({
          hall: 'karaoke',
          now: expect.objectContaining(await sold(today, today + DAY, KARAOKE)),
        }),
      ]),
    });
    const hours = evening?.hours.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0) ?? NaN;
    expect(toBaht(hours)).toBe(evening?.now.revenue);
    // Cashiers of all halls, as the revenue beside them.
    const byCashiers = cashiers.reduce((sum, { revenue }) => sum + Math.round(revenue * 100), 0);
    expect(toBaht(byCashiers)).toBe(evening?.now.revenue);
    expect(yesterday).toMatchObject({
      now: await sold(today - DAY, today),
      past: await sold(today - 8 * DAY, today - 7 * DAY),
    });
    const first = dayStart(`${businessDate(now, ZONE).slice(0, 8)}01`, ZONE);
    // The month is read up to the minute.
    expect(month?.revenue).toBe((await sold(first, now)).revenue);
  }
});

it('a cashier sees their own evening, and neither costs nor the sales of others', async () => {
  const browser = await stack.enter('anna', 'CashierLogin', 'CashierView', 'OrdersView', 'MenuView');
  const { own, funds, evening, cashiers, month, yesterday } = await overviewOf(browser);
  expect(own).toMatchObject({ now: { revenue: 0, checks: 0, average: 0 } });
  expect(funds).toHaveProperty('safe');
  expect([evening, cashiers, month, yesterday]).toEqual([undefined, undefined, undefined, undefined]);
});

it('shows what the own screens of a person show, and nothing else', async () => {
  const orders = await overviewOf(await stack.enter('orders', 'OrdersView'));
  expect(orders.evening?.now).not.toHaveProperty('margin');
  expect(Object.keys(orders).toSorted()).toEqual(
    ['attention', 'business_date', 'cashiers', 'evening', 'end_time', 'month', 'yesterday'].toSorted(),
  );
  const money = await overviewOf(await stack.enter('money', 'ExpensesView'));
  expect(Object.keys(money).toSorted()).toEqual(['attention', 'business_date', 'end_time', 'funds']);
  await expect(overviewOf(await stack.enter('nobody', 'MenuView'))).rejects.toMatchObject({ problem: { code: 3 } });
});
