import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { menuItems } from '@/backend/src/db/schema';
import { runningOn } from '@/backend/src/postgres/postmaster';
import { freePort } from '@/scripts/test/free-port';
import { openVenueToKill } from '../../support/backend-process';
import { addSong, SONG, TOKEN } from '../../support/till';

test('while a killed server starts again the till gets 503 with Retry-After, and then books', async () => {
  const venue = await openVenueToKill({ ownServer: true });
  await venue.withDatabase(({ db }) =>
    db.insert(menuItems).values({ item_id: SONG, is_file: true, name: 'Песня', retail_price: 5000 }),
  );
  const BACKEND_PORT = String(await freePort());
  const backend = await venue.start({ BACKEND_PORT, POS_TOKEN: TOKEN });
  const add = () => addSong(fetch, `http://127.0.0.1:${BACKEND_PORT}`, '1', randomUUID());
  const booked = [200, null, undefined, undefined];
  expect(await add()).toEqual(booked);
  const server = runningOn(path.join(venue.folder, 'pg'))!;
  process.kill(server.pid, 'SIGKILL');
  const away: unknown[] = [];
  for (;;) {
    const answer = await add();
    if (answer[0] === 200 && away.length > 0) break;
    if (answer[0] !== 200) away.push(answer);
    await wait(20);
  }
  expect(new Set(away.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['[503,"5",1011,"databaseAway"]']));
  expect(backend.exitCode).toBeNull();
  await venue.end(backend, 'SIGTERM');
  // The backend may exit before the server has written its checkpoint.
  while (runningOn(path.join(venue.folder, 'pg'))) await wait(20);
  await venue.close();
});
