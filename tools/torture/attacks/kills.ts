import { setTimeout as pause } from 'node:timers/promises';
import type { Attack } from '../attack';
import { forgetting, lostOrDouble, openTills } from '../tills';

const TILLS = 4;
const LONGEST_LIFE_MS = 900;
/** Processes that one kill ends together; the database only if it is the venue's own. */
const KILLED: readonly (readonly ('backend' | 'database' | 'web')[])[] = process.env['DATABASE_URL']
  ? [['backend'], ['web'], ['backend', 'web']]
  : [['backend'], ['database'], ['web'], ['backend', 'web', 'database']];
/** A venue that was killed takes payments again within this time, on a slow machine too. */
const PATIENCE_MS = 120_000;

/**
 * Kills backend, web server, PostgreSQL or all of them at random moments while tills pay, and restarts them. At the end the
 * books must hold each acknowledged payment once.
 */
export const kills: Attack = {
  name: 'kills',
  share: 25,
  least: { kills: 300 },
  endsProcesses: true,
  planted: [{ says: 'the database forgets one acknowledged order', seenAs: /acknowledged and is lost/ }],
  async run(run) {
    const venue = await run.open({ apart: true });
    const random = run.random('moments');
    const tills = await openTills(venue, { tills: TILLS });
    for (let kill = 0; run.goesOn(kill, 8); kill += 1) {
      if (!(await tills.untilPaid(PATIENCE_MS))) {
        run.fault(`No payment within ${PATIENCE_MS / 1000} s of a restart`, { reply: venue.output.slice(-1500) });
        break;
      }
      await pause(random.whole(0, LONGEST_LIFE_MS));
      const names = random.pick(KILLED);
      await venue.kill(...names);
      run.count('kills');
      run.count(`kills of ${names.join(', ')}`);
      await venue.start();
    }
    await tills.untilPaid(PATIENCE_MS);
    await tills.stop();
    run.count('payments acknowledged', tills.acknowledged.size);
    run.count('calls', tills.sent());
    const wrong = run.wrong ? forgetting(tills.acknowledged.values()) : [];
    const rows = await venue.books<{ table: string; numbers: number[] }>(tills.orders, ...wrong);
    for (const what of lostOrDouble(tills, rows)) run.fault(what);
    await run.judgeBooks(venue);
  },
};
