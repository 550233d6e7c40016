import { rebuildRollUps } from '@/backend/src/orders/rebuild-roll-ups';
import { seedSampleVenue } from '@/tools/sample';
import type { FilledVenue } from './database';

/** The sample venue with some days of trade until now. */
export const sampleDays = (days: number): FilledVenue => ({
  name: `days_${days}`,
  fill: ({ db }) =>
    db.transaction(async (tx) => {
      const hashPassword = (password: string): Promise<string> => Promise.resolve(`hash of ${password}`);
      await seedSampleVenue(tx, { today: new Date(), days, hashPassword, adminLogin: 'nobody' });
      await rebuildRollUps(tx, 'Asia/Bangkok');
    }),
});
