import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { post } from '@/backend/src/ledger/funds/ledger';
import { moveEntry } from '@/backend/src/ledger/funds/move-entry';
import { freePort } from '@/scripts/test/free-port';
import { venueToKill } from '../support/backend-process';
import { ran } from './ran';

const venue = venueToKill();

const run = (...args: readonly string[]) => ran(args, venue.environment({}));
const confirm = () => run('confirm-clock');
const start = async () => venue.start({ BACKEND_PORT: String(await freePort()), LOG_LEVEL: 'warn' });
const TIME = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d';
const WHY = `The clock of this machine shows ${TIME}, which is before the last booking of ${TIME}.`;
const WARNING = `${WHY} No money is booked until the clock is right or confirmed: npm run confirm-clock`;
const text = (pattern: string) => expect.stringMatching(new RegExp(pattern)) as string;

test('before the last booking a start and a check warn, and an import is refused, until the clock is confirmed', async () => {
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
  expect(warned).toEqual(text(WARNING));
  expect(warned).toEqual(text(`"reason":"${WHY}","msg":"the clock is wrong"`));

  const file = path.join(venue.folder, 'menu.csv');
  writeFileSync(file, 'Category,Name,Price\nBeer,Chang,90\n');
  const imports = [
    ['menu', file],
    ['menu', file, '--dry-run'],
    ['undo', '1'],
  ].map((args) => ['import', ...args]);
  for (const args of imports) expect(await run(...args)).toEqual({ code: 1, output: text(`^${WARNING}\n$`) });
  expect(await run('import', 'list')).toMatchObject({ code: 0 });
  expect(await run('check-books')).toEqual({ code: 0, output: text(`The books agree.\n${WARNING}\n$`) });

  expect(await confirm()).toEqual({ code: 0, output: text(`^${WHY}\n${TIME} is confirmed: `) });
  await venue.end(await start(), 'SIGTERM');
  expect(venue.output().slice(warned.length)).not.toContain('clock');
  expect(await run('import', 'menu', file)).toMatchObject({ code: 0 });
  expect((await run('check-books')).output).not.toContain('clock');
});
