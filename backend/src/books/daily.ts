import type { Database } from '../db/open';
import type { DailyJob, Outcome } from '../operation/schedule';
import { checkBooks, type BooksSummary } from './check';

/** Faults that a daily summary names; `npm run check-books` prints all. */
const NAMED = 20;

/** Report of a check as scheduled_runs keeps it. */
export function summaryOf({ faults, ...summary }: BooksSummary): Outcome['report'] {
  const named = faults.slice(0, NAMED).map(({ rule, record }) => `${rule}: ${record}`);
  return { ...summary, faults: faults.length, named };
}

/**
 * The daily check of the books. Its summary keeps the chain's head: each later check asks whether the chain still passes
 * through it, and the log has it outside of the database.
 * @param at `HH:MM` by the venue's clock
 */
export const dailyCheck = ({ openUnlimited }: Pick<Database, 'openUnlimited'>, at: string): DailyJob => ({
  name: 'check_books',
  at,
  async run(stopping) {
    const database = await openUnlimited();
    const checked = await checkBooks(database, { stopping }).finally(() => database.close());
    return { ok: checked.faults.length === 0, report: summaryOf(checked) };
  },
});
