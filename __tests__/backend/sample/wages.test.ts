import { tradingDays } from '@/tools/sample/trade/calendar-days';
import { openDiary } from '@/tools/sample/trade/diary';
import { OWNER } from '@/tools/sample/trade/happening';
import { planWages } from '@/tools/sample/wages';
import { insertRows } from '@/backend/src/db/insert-rows';

import { employees, employeeTerms, users } from '@/backend/src/db/schema';
import { REFERENCE, testDatabase } from '../../support/database';

const ZONE = 'Asia/Bangkok';
const RICH = 10_000_000_00;

const venue = testDatabase(REFERENCE);
beforeAll(async () => {
  const owner = { user_id: OWNER, login: 'viktor', permissions: '0'.repeat(32), password_hash: '', role_id: 1 };
  await venue.db.insert(users).values(owner);
});

class Undone extends Error {}

interface Kept {
  readonly months: { readonly name: string; readonly ago: number; readonly due: number; readonly paid: boolean }[];
  readonly story: { readonly type: string; readonly time: Date }[];
}

/** Books the wages of a year alone, as the sample does, and undoes it. The database refuses what is wrong. */
async function booked(today: string, days: number): Promise<Kept> {
  const now = new Date(today);
  let kept: Kept = { months: [], story: [] };
  const work = venue.db.transaction(async (tx) => {
    const wages = planWages(1, tradingDays(now, ZONE, days), now, ZONE);
    await insertRows(tx, employees, wages.employees);
    await insertRows(tx, employeeTerms, wages.terms);
    const diary = await openDiary(tx, [], [], ZONE);
    const postings = [
      { account: 'safe', amount: RICH },
      { account: 'owner', amount: -RICH },
    ] as const;
    diary.post({ kind: 'opening', description: '', user_id: OWNER, entry_time: new Date(0), postings });
    const inOrder = wages.happenings.toSorted((a, b) => a.time.getTime() - b.time.getTime());
    for (const { happen } of inOrder) await happen(diary);
    await diary.write();
    const months = await tx.execute<Kept['months'][number]>(`
      select employee_name as name, (due / 100)::int as due, is_paid as paid,
        (extract(year from age('${today}'::date, month)) * 12 + extract(month from age('${today}'::date, month)))::int as ago
      from salary_months('${today}') join employees using (employee_id) where month <= coalesce("left", month)`);
    const story = await tx.execute<Kept['story'][number]>(
      'select type, story_time as time from salary_story order by salary_story_id',
    );
    kept = { months: months.rows, story: story.rows.map((row) => ({ ...row, time: new Date(row.time) })) };
    throw new Undone();
  });
  await expect(work).rejects.toBeInstanceOf(Undone);
  return kept;
}

const CASES = [
  ['2026-03-14T09:30:00Z', 365],
  ['2024-02-29T20:00:00Z', 365],
  ['2026-01-01T01:00:00Z', 365],
  ['2026-07-31T12:00:00Z', 200],
  ['2026-05-03T09:00:00Z', 95],
  ['2026-10-05T12:00:00Z', 40],
  ['2026-10-20T12:00:00Z', 12],
  ['2026-10-31T16:00:00Z', 1],
] as const;

test.each(CASES)('wages of the year that ends at %s, over %i days', async (today, days) => {
  const { months, story } = await booked(today, days);
  const now = new Date(today).getTime();
  const times = story.map(({ time }) => time.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  for (const time of times) {
    expect(time).toBeLessThanOrEqual(now);
    expect(time).toBeGreaterThan(now - (days + 1) * 24 * 3600e3);
  }
  expect(new Set(months.filter(({ ago }) => ago === 0).map(({ name }) => name)).size).toBe(15);
  // The salaries of all months but the last two are paid in full.
  expect(months.filter(({ ago, due, paid }) => ago > 1 && (due !== 0 || !paid))).toEqual([]);
  expect(months.filter(({ ago, paid }) => ago === 0 && paid)).toEqual([]);
});
