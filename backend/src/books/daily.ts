import type { Database } from '../db/open';
import type { DailyJob, Outcome } from '../schedule';
import { checkBooks, type BooksReport } from './check';

/** Faults that a daily report names; `npm run check-books` prints all. */
const NAMED = 20;

/** What scheduled_runs keeps of a check. */
export function reportOf({ faults, ...report }: BooksReport): Outcome['report'] {
  const named = faults.slice(0, NAMED).map(({ rule, record }) => `${rule}: ${record}`);
  return { ...report, faults: faults.length, named };
}

/**
 * The daily check of the books. Its report keeps the chain's head: each later check asks whether the chain still passes
 * through it, and the log has it outside of the database.
 * @param at `HH:MM` by the venue's clock
 */
export const dailyCheck = ({ openUnlimited }: Pick<Database, 'openUnlimited'>, at: string): DailyJob => ({
  name: 'check_books',
  at,
  async run(stopping) {
    const database = await openUnlimited();
    const checked = await checkBooks(database, { stopping }).finally(() => database.close());
    return { ok: checked.faults.length === 0, report: reportOf(checked) };
  },
});
