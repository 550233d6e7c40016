import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeFolder } from '@/backend/src/postgres/folder';
import { freePort } from '@/scripts/test/free-port';
import { openVenueToKill } from '../../support/backend-process';

jest.setTimeout(300_000);

/** Files and folders that group or others may read, below a folder and itself. */
function openIn(folder: string): string[] {
  const all = ['.', ...fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  return all.filter((name) => {
    const stats = fs.lstatSync(path.join(folder, name), { throwIfNoEntry: false });
    return stats !== undefined && (stats.mode & 0o077) !== 0;
  });
}

test('what the programs write is for its owner only, whatever the umask was', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-private-'));
  const before = process.umask(0o022);
  try {
    makeFolder(folder);
    fs.mkdirSync(path.join(folder, 'any'));
    fs.writeFileSync(path.join(folder, 'any', 'file'), '');
    expect(openIn(folder)).toEqual([]);
  } finally {
    process.umask(before);
    fs.rmSync(folder, { recursive: true, force: true });
  }
});

test('a start closes what an earlier release left open', async () => {
  const before = process.umask(0o022);
  const venue = await openVenueToKill();
  try {
    const older = path.join(venue.folder, 'older');
    fs.mkdirSync(older);
    fs.writeFileSync(path.join(older, '1.jpg'), 'photo');
    fs.chmodSync(path.join(older, '1.jpg'), 0o644);
    fs.chmodSync(older, 0o755);
    fs.chmodSync(venue.folder, 0o755);
    expect(openIn(venue.folder)).toEqual(['.', 'older', 'older/1.jpg']);
    const backend = await venue.start({ BACKEND_PORT: String(await freePort()) });
    while (openIn(venue.folder).length > 0) await pause(50);
    await venue.end(backend, 'SIGTERM');
    expect(openIn(venue.folder)).toEqual([]);
  } finally {
    process.umask(before);
    await venue.close();
  }
});
