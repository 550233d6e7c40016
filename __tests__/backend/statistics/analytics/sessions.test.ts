import { guestSessions } from '@/backend/src/db/schema';
import { toVenueClock } from '@/lib/domain/venue-time';
import { faultsIn } from '@/__tests__/support/database';
import { valuesOf } from '@/__tests__/support/values-of';
import { at, seconds, ZONE } from '../../orders/venue';
import { directly } from './direct';
import { BEER, between, KARAOKE, one, startLunchBar, SOUP } from './lunch-bar';

const bar = startLunchBar();
/** Guests sit down; each sum is paid in an order of beer (80) at a time. */
async function seat(start: string, paid: Readonly<Record<string, number>>, rest: object = {}): Promise<void> {
  const sat = { place_id: 16, table: '7', start_time: at(start), end_time: at(start), ...rest };
  const { session_id, place_id } = (await bar.database.db.insert(guestSessions).values(sat).returning())[0]!;
  for (const [time, quantity] of Object.entries(paid))
    await bar.sell(time, [one(BEER, quantity)], { session_id, place_id });
}

beforeAll(async () => {
  await seat('2026-03-10T21:30', { '2026-03-10T23:00': 1 });
  // Paid after midnight, and the rest on the next business day.
  await seat('2026-03-10T23:50', { '2026-03-11T01:00': 2, '2026-03-11T20:00': 1 }, { forced: true });
  await seat('2026-03-11T00:10', {}, { place_id: KARAOKE });
  await seat('2026-03-09T21:00', { '2026-03-09T22:00': 5 });
  await seat('2026-03-03T21:00', { '2026-03-03T22:00': 2 });
  await seat('2026-02-10T21:00', { '2026-02-10T22:00': 1 });
  await seat('2026-02-28T21:00', { '2026-02-28T22:00': 3 }, { forced: true });
  await seat('2026-01-31T21:00', { '2026-01-31T22:00': 7 });
  // An order without a session does not count.
  await bar.sell('2026-03-10T22:00', [one(SOUP)]);
});

const rowsOf = ({ items }: { items: readonly object[] }) =>
  valuesOf(items, 'point total_sessions total_sessions_prev total_revenue total_revenue_prev');
const over = async (body: object, now?: string) => {
  const reply = now
    ? await directly(bar.database, ZONE, seconds(now))('princess_promo_sessions', { ...body })
    : await bar.report('princess_promo_sessions', { ...body });
  return rowsOf(reply);
};

test('the last month stands beside the whole month before it, each day beside its weekday', async () => {
  await seat('2024-09-02T21:00', { '2024-09-02T22:00': 1 });
  await seat('2024-09-06T21:00', { '2024-09-06T22:00': 2 });
  await seat('2024-10-04T21:00', { '2024-10-04T22:00': 3 });
  // Four weeks earlier is 1 October, which is not in the month before, so this day has no pair.
  await seat('2024-10-29T21:00', { '2024-10-29T22:00': 1 });
  await seat('2024-10-31T21:00', { '2024-10-31T22:00': 4 });
  const october = between('2024-10-01T12:00', '2024-11-01T12:00');
  expect(await over(october)).toEqual([
    [seconds('2024-10-04T12:00'), 1, 1, 240, 160],
    [seconds('2024-10-29T12:00'), 1, null, 80, null],
    [seconds('2024-10-31T12:00'), 1, null, 320, null],
  ]);
  const { totals } = await bar.report('princess_promo_sessions', october);
  expect(totals).toMatchObject({ total_sessions: 3, total_sessions_prev: 2 });
  expect(totals).toMatchObject({ total_revenue: 640, total_revenue_prev: 240 });
});

test('a day whose weekday lies before the months of the past has no pair', async () => {
  // The 90 days before March are moved by 13 weeks. The pair of 1 March would be 30 November, which is not among them.
  await seat('2025-03-01T21:00', { '2025-03-01T22:00': 1 });
  await seat('2025-03-02T21:00', { '2025-03-02T22:00': 2 });
  await seat('2024-12-01T21:00', { '2024-12-01T22:00': 3 });
  expect(await over(between('2025-03-01T12:00', '2025-06-01T12:00'))).toEqual([
    [seconds('2025-03-01T12:00'), 1, null, 80, null],
    [seconds('2025-03-02T12:00'), 1, 1, 160, 240],
  ]);
});

test('a period that began in an hour skipped by the clock is moved by whole days', async () => {
  const berlin = (local: string) => Date.parse(`${local}+02:00`) / 1000;
  // 02:30 did not exist in Berlin on 31 March 2024, so the previous period begins at 03:30.
  const [start_time, end_time] = [berlin('2024-04-01T02:30'), berlin('2024-04-02T02:30')];
  const [then, now] = [berlin('2024-03-31T20:00'), berlin('2024-04-01T20:00')];
  await bar.database.value`insert into guest_sessions (place_id, "table", start_time, end_time)
    values (16, '8', to_timestamp(${then}), to_timestamp(${then})) returning session_id`;
  const ask = directly(bar.database, 'Europe/Berlin', end_time + 86_400);
  const reply = await ask('princess_promo_sessions', { period_id: 5, start_time, end_time });
  expect(rowsOf(reply)).toEqual([[now, 0, 1, 0, 0]]);
});

test('a running period is compared with what was paid by the same minute, not with what was paid later', async () => {
  await seat('2025-06-09T20:00', { '2025-06-09T21:00': 1, '2025-06-09T23:00': 4 });
  await seat('2025-06-10T20:00', { '2025-06-10T21:00': 2 });
  const ask = directly(bar.database, ZONE, seconds('2025-06-10T22:00'));
  const today = await ask('princess_promo_sessions', { period_id: 0 });
  expect(rowsOf(today)).toEqual([[seconds('2025-06-10T20:00'), 1, 1, 160, 80]]);
  expect(today.totals).toMatchObject({ total_revenue: 160, total_revenue_prev: 80 });
});

test('a screen compares a running period with what was paid by the same minute', async () => {
  const now = Math.floor(Date.now() / 1000);
  const ago = (hours: number) =>
    toVenueClock(now - hours * 3600, ZONE)
      .slice(0, 16)
      .replace(' ', 'T');
  await seat(ago(26), { [ago(25)]: 1, [ago(23)]: 2 });
  const body = { period_id: 5, start_time: now - 3 * 3600, compare: 'previous' };
  const reply = await bar.report('princess_promo_sessions_by_hours', body);
  const { past_totals } = reply as { past_totals?: object };
  expect(past_totals).toMatchObject({ total_sessions_count: 1, total_sessions_price: 80 });
});

test('more than 92 days are months, counted from the month of the first business day', async () => {
  const body = between('2026-03-01T00:00', '2026-07-01T00:00');
  // The morning of the 1st is the business day of 28 February: its month stands beside October, 122 days before.
  await seat('2025-10-30T21:00', { '2025-10-30T22:00': 1 });
  await seat('2025-11-30T21:00', { '2025-11-30T22:00': 2 });
  expect(await over(body)).toEqual([
    [seconds('2026-02-01T12:00'), 0, 1, 0, 80],
    [seconds('2026-03-01T12:00'), 5, 1, 880, 160],
    [seconds('2026-05-01T12:00'), 0, 1, 0, 560],
    [seconds('2026-06-01T12:00'), 0, 2, 0, 320],
  ]);
});

test('a session that is corrected, or vanishes, takes its revenue along', async () => {
  const { pool } = bar.database;
  const month = () => over(between('2026-02-01T12:00', '2026-03-01T12:00'));
  expect(await month()).toEqual([
    [seconds('2026-02-10T12:00'), 1, 0, 80, 0],
    [seconds('2026-02-28T12:00'), 1, 1, 240, 560],
  ]);
  await pool.query(`update guest_sessions set forced = false, place_id = 17, start_time = '2026-02-11T21:00:00+07',
    end_time = '2026-02-11T22:00:00+07' where start_time = '2026-02-28T21:00:00+07'`);
  expect(await faultsIn(bar.database)).toEqual([]);
  expect((await month()).slice(0, 2)).toEqual([
    [seconds('2026-02-10T12:00'), 1, 0, 80, 0],
    [seconds('2026-02-11T12:00'), 1, 0, 240, 0],
  ]);
  const empty = await bar.database.value`
    insert into guest_sessions (place_id, "table", start_time, end_time)
    values (16, '9', ${at('2026-02-12T21:00')}, ${at('2026-02-12T22:00')}) returning session_id`;
  const of12th = async () => (await month()).some(([point]) => point === seconds('2026-02-12T12:00'));
  expect(await of12th()).toBe(true);
  await pool.query('delete from guest_sessions where session_id = $1', [empty]);
  expect(await of12th()).toBe(false);
  expect(await faultsIn(bar.database)).toEqual([]);
});
