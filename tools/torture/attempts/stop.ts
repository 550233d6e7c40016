import type { Attempt } from '../attempt';
import { lostOrDouble, openTills } from '../tills';
import type { Reply } from '../wire';

const TILLS = 8;
const LONGEST_MS = 8_000;
/** Whether the venue never accepted the connection: it no longer listened, or stopped while the connection was queued. */
const isNotAccepted = ({ error, isReused }: Reply): boolean =>
  error === 'ECONNREFUSED' || (error === 'ECONNRESET' && !isReused);

/** SIGTERM under eight tills with kept connections: nothing accepted is cut off, and the process ends within 8 s with 0. */
export const stop: Attempt = {
  name: 'stop',
  share: 2,
  endsProcesses: true,
  planted: [{ says: 'the venue is killed instead of stopped', seenAs: /ended with|cut off/ }],
  async run(run) {
    for (let round = 0; run.goesOn(round, 2); round += 1) {
      const venue = await run.open();
      let began = Infinity;
      const judge = (reply: Reply): void => {
        const { status, error, headers } = reply;
        if (performance.now() < began) return;
        run.count('replies while stopping');
        if (status === 0 && isNotAccepted(reply)) run.count('connections that were not accepted');
        else if (status === 0) run.fault(`A call was cut off: ${error ?? 'unknown'}`);
        else if (status === 503 && headers['retry-after'] === undefined) run.fault('503 without Retry-After');
        else if (status !== 0 && status !== 200 && status !== 503)
          run.fault(`A till was answered ${status} while stopping`);
      };
      const tills = await openTills(venue, { tills: TILLS, onReply: judge });
      for (let paid = 0; paid < 5; paid += 1) await tills.untilPaid(30_000);
      began = performance.now();
      const code = await venue.stop(run.wrong ? 'SIGKILL' : 'SIGTERM');
      const ms = performance.now() - began;
      await tills.stop();
      run.count('stops');
      run.count('payments acknowledged', tills.acknowledged.size);
      if (code !== 0) run.fault(`The venue ended with ${code ?? 'a signal'}`, { reply: venue.output.slice(-800) });
      if (ms > LONGEST_MS) run.fault(`The venue took ${Math.round(ms)} ms to stop`);
      const rows = await venue.books<{ table: string; numbers: number[] }>(tills.orders);
      for (const what of lostOrDouble(tills, rows)) run.fault(what);
    }
  },
};
