import { setTimeout as pause } from 'node:timers/promises';
import { checkBooks } from '@/backend/src/books/check';
import { openDatabase } from '@/backend/src/db/open';
import type { Attack, Run } from '../attack';
import { Pair } from '../pair';
import { forgetting, lostOrDouble, openTills } from '../tills';
import type { Venue } from '../venue';

const TILLS = 4;
/** Time until the operator, or a program of theirs, promotes the standby. */
const PROMOTED_MS = 6_000;
const PAID_MS = 10_000;
const NOT_READY_MS = 10_000;
const PATIENCE_MS = 120_000;

/** Milliseconds from `since` until `/readyz` is no longer 200, or undefined when it stays so for too long. */
async function untilNotReady(venue: Venue, since: number): Promise<number | undefined> {
  while (performance.now() - since < NOT_READY_MS) {
    if ((await venue.client.send({ path: '/readyz', timeoutMs: NOT_READY_MS })).status === 503)
      return performance.now() - since;
    await pause(250);
  }
  return undefined;
}

/** One switch to the standby, while the tills pay. Resolves to the milliseconds without a payment after the promotion. */
async function switchOver(
  run: Run,
  venue: Venue,
  pair: Pair,
  tills: Awaited<ReturnType<typeof openTills>>,
  kind: 'silence' | 'kill',
) {
  await tills.untilPaid(PATIENCE_MS);
  const since = performance.now();
  await pair[kind]();
  const notReady = await untilNotReady(venue, since);
  if (notReady === undefined) run.fault(`/readyz was 200 for ${NOT_READY_MS / 1000} s while nobody could pay`);
  await pause(Math.max(0, PROMOTED_MS - (performance.now() - since)));
  await pair.promote();
  const promoted = performance.now();
  if (!(await tills.untilPaid(PATIENCE_MS))) run.fault('No payment passed after the promotion');
  const ms = performance.now() - promoted;
  if (ms > PAID_MS) run.fault(`The first payment after the promotion took ${Math.round(ms / 1000)} s`);
  run.count(kind);
  await pair.rejoin();
  return ms;
}

/**
 * Freezes or kills the primary of a pair while tills pay, promotes the standby, and makes a standby of the old primary. Each
 * acknowledged payment must be booked once.
 */
export const standby: Attack = {
  name: 'standby',
  share: 8,
  least: { silence: 60 },
  endsProcesses: true,
  planted: [
    { says: 'replies are waited for a minute', seenAs: /The first payment after the promotion took/ },
    { says: 'the database forgets one acknowledged order', seenAs: /acknowledged and is lost/ },
  ],
  async run(run) {
    if (process.platform !== 'linux') {
      run.leaveOut('processes of a server can be frozen on Linux only');
      return;
    }
    const pairs: Pair[] = [];
    const venue = await run.open({
      movedTo: async (folder) => {
        const pair = await Pair.of(folder);
        pairs.push(pair);
        return pair.url;
      },
      ...(run.wrong && { settings: { ADMIN_API_TIMEOUT: '75' } }),
    });
    const [own] = pairs;
    if (!own) throw new Error('The venue has no pair');
    try {
      const tills = await openTills(venue, { tills: TILLS, answerMs: 10_000 });
      const waits: number[] = [];
      for (let round = 0; run.goesOn(round, 2); round += 1)
        waits.push(await switchOver(run, venue, own, tills, round % 4 === 1 ? 'kill' : 'silence'));
      await tills.untilPaid(PATIENCE_MS);
      await tills.stop();
      run.count('payments acknowledged', tills.acknowledged.size);
      run.note(`First payment after the promotion: ${waits.map((ms) => (ms / 1000).toFixed(1)).join(', ')} s`);
      await venue.stop();
      const database = await openDatabase({ url: own.url });
      for (const sql of run.wrong ? forgetting(tills.acknowledged.values()) : []) await database.pool.query(sql);
      const { rows } = await database.pool.query<{ table: string; numbers: number[] }>(tills.orders);
      for (const what of lostOrDouble(tills, rows)) run.fault(what);
      const { faults } = await checkBooks(database).finally(() => database.close());
      for (const { rule, record } of faults) run.fault(`The books break the rule ${rule}: ${record}`);
    } finally {
      await venue.stop();
      await own.end();
    }
  },
};
