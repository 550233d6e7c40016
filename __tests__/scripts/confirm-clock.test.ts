import { execFile } from 'node:child_process';
import { post } from '@/backend/src/funds/ledger';
import { moveEntry } from '@/backend/src/funds/operations';
import { freePort } from '@/scripts/test/free-port';
import { venueToKill } from '../support/backend-process';

let venue: Awaited<ReturnType<typeof venueToKill>>;
beforeAll(async () => {
  venue = await venueToKill();
});
afterAll(() => venue.close());

const confirm = () =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = venue.environment({});
    const child = execFile('node', ['scripts/run.mjs', 'confirm-clock'], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, output: out + err }),
    );
  });
const start = async () => venue.start({ BACKEND_PORT: String(await freePort()), LOG_LEVEL: 'warn' });
const TIME = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d';
const WHY = `The clock of this machine shows ${TIME}, which is before the last booking of ${TIME}.`;
const text = (pattern: string) => expect.stringMatching(new RegExp(pattern)) as string;

test('a start before the last booking warns the terminal and the log, until the clock is confirmed', async () => {
  expect(await confirm()).toEqual({
    code: 0,
    output: text(`^The clock shows ${TIME}, and nothing speaks against it.\n$`),
  });
  await venue.withDatabase(({ db }) =>
    db.transaction((tx) => {
      const entry_time = new Date(Date.now() + 3_600_000);
      const about = { kind: 'safe_deposit', description: '', user_id: null, entry_time };
      return post(tx, [moveEntry({ from: 'owner', to: 'safe' }, 100, about)]);
    }),
  );
  await venue.end(await start(), 'SIGTERM');
  const warned = venue.output();
  expect(warned).toEqual(
    text(`${WHY} No money is booked until the clock is right or confirmed: npm run confirm-clock`),
  );
  expect(warned).toEqual(text(`"reason":"${WHY}","msg":"the clock is wrong"`));

  expect(await confirm()).toEqual({ code: 0, output: text(`^${WHY}\n${TIME} is confirmed: `) });
  await venue.end(await start(), 'SIGTERM');
  expect(venue.output().slice(warned.length)).not.toContain('clock');
});
