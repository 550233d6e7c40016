import { rebuildRollUps } from '@/backend/src/ledger/sales/rebuild-roll-ups';
import { seedSampleVenue } from '@/tools/sample';
import type { FilledVenue } from './database';

const MINUTE = 60_000;
/** Present time, or an earlier one in the last minutes before noon, when the sample venue has closed the day already. */
function lastOpenMoment(): Date {
  const now = Date.now();
  const minutes = (now / MINUTE + 7 * 60) % (24 * 60);
  return new Date(minutes > 11 * 60 + 53 && minutes < 12 * 60 ? now - 8 * MINUTE : now);
}

/** The sample venue with some days of trade until now. */
export const sampleDays = (days: number): FilledVenue => ({
  name: `days_${days}`,
  fill: ({ db }) =>
    db.transaction(async (tx) => {
      const hashPassword = (password: string): Promise<string> => Promise.resolve(`hash of ${password}`);
      await seedSampleVenue(tx, { today: lastOpenMoment(), days, hashPassword, adminLogin: 'nobody' });
      await rebuildRollUps(tx, 'Asia/Bangkok');
    }),
});
