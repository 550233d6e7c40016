import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { menuItems, pendingOperations } from '@/backend/src/db/schema';
import { freePort } from '@/scripts/test/free-port';
import { venueToKill } from '../../support/backend-process';
import { BAR, SONG, TOKEN } from '../../support/till';

const disk = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-full-'));

/** A disk of its own needs root. */
function isMounted(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=250m', 'tmpfs', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const runs = isMounted();
afterAll(() => {
  if (runs) execFileSync('umount', ['-l', disk]);
  fs.rmSync(disk, { recursive: true, force: true });
});

/** Leaves no byte on the disk. */
function fill(file: string): void {
  const handle = fs.openSync(file, 'w');
  try {
    for (const size of [1024 * 1024, 1024]) {
      try {
        for (;;) if (fs.writeSync(handle, Buffer.alloc(size)) < size) break;
      } catch (error) {
        expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
      }
    }
  } finally {
    fs.closeSync(handle);
  }
}

(runs ? test : test.skip)(
  'a full disk is 503 for the till, is named in the log, and its call is booked once later',
  async () => {
    const venue = await venueToKill({ parent: disk, ownServer: true });
    await venue.withDatabase(({ db }) =>
      db.insert(menuItems).values({ item_id: SONG, is_file: true, name: 'Песня', retail_price: 5000 }),
    );
    const BACKEND_PORT = String(await freePort());
    const start = () => venue.start({ BACKEND_PORT, POS_TOKEN: TOKEN, LOG_LEVEL: 'error' });
    const child = await start();
    // Sentences for the operator, which the program that started it prints.
    const reasons: string[] = [];
    child.on('message', (message: { doing?: string }) => reasons.push(message.doing ?? ''));
    const add = async (key: string) => {
      const response = await fetch(`http://127.0.0.1:${BACKEND_PORT}/api/v1/pos/add`, {
        method: 'POST',
        headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify({ place_id: BAR, table: key, menu_id: SONG, count: 1 }),
      });
      const { code = 0 } = (await response.json()) as { code?: number };
      return { status: response.status, code, retry: response.headers.get('retry-after') };
    };
    expect(await add('before-it-is-full')).toMatchObject({ status: 200 });
    const ballast = path.join(disk, 'ballast');
    fill(ballast);
    let key = '';
    let answer: Awaited<ReturnType<typeof add>> | undefined;
    for (let at = 0; at < 5_000; at += 1) {
      // A checkpoint frees old files of the log.
      if (at % 20 === 0) fill(path.join(disk, `ballast-${at}`));
      key = `while-it-is-full-${at}`;
      answer = await add(key);
      if (answer.status !== 200) break;
    }
    expect(answer).toEqual({ status: 503, code: 1011, retry: '5' });
    const said = /The disk of .* has \d MB of 250 MB left|No space left on device/;
    while (!said.test(venue.output() + reasons.join(''))) await new Promise((resolve) => setTimeout(resolve, 20));
    for (const name of fs.readdirSync(disk)) if (name.startsWith('ballast')) fs.rmSync(path.join(disk, name));
    while ((await add('untilThereIsRoom')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await add(key)).toMatchObject({ status: 200 });
    expect(await add(key)).toMatchObject({ status: 200 });
    await venue.end(child, 'SIGTERM');
    const rows = await venue.withDatabase(({ db }) => db.select().from(pendingOperations));
    expect(rows.filter(({ table }) => table === key)).toHaveLength(1);
    await venue.close();
  },
);
