import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { checkVersion } from '@/backend/src/db/embedded/folder';
import { openDatabase } from '@/backend/src/db/open';

let folder: string;
beforeEach(() => (folder = fs.mkdtempSync(path.join(os.tmpdir(), 'venue-refused-'))));
afterEach(() => fs.rmSync(folder, { recursive: true }));

const refused = (...parts: string[]) => ({
  name: 'StartupError',
  message: expect.stringMatching(new RegExp(parts.join('.*'))) as string,
});

describe('the data folder', () => {
  it('must be a folder', async () => {
    fs.writeFileSync(path.join(folder, 'file'), '');
    for (const name of ['file', 'file/inside']) {
      const dataDir = path.join(folder, name);
      await expect(openDatabase({ dataDir })).rejects.toMatchObject(refused(dataDir, 'is not a folder', 'DATA_DIR'));
    }
  });

  it('must be writable', async () => {
    // Tests may run as root, who can write anywhere but here.
    await expect(openDatabase({ dataDir: '/sys/venue' })).rejects.toMatchObject(
      refused('/sys/venue', 'cannot be written'),
    );
  });

  it.each(['0.4.3', '0.50.1', '1.5.16'])('must not come from PGlite %s', async (version) => {
    fs.mkdirSync(path.join(folder, 'pg'));
    fs.writeFileSync(path.join(folder, 'pglite-version'), version);
    await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject(refused(`PGlite ${version}`, 'DATABASE_URL'));
    // The refused start releases the folder.
    await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject(refused(`PGlite ${version}`));
  });

  it('must record its version', () => {
    fs.mkdirSync(path.join(folder, 'pg'));
    expect(() => checkVersion(folder)).toThrow('an unknown version');
  });

  it('may come from another patch of the same version', () => {
    checkVersion(folder, '0.5.3');
    fs.mkdirSync(path.join(folder, 'pg'));
    expect(() => checkVersion(folder, '0.5.99')).not.toThrow();
  });

  it('must hold a database that PostgreSQL can open', async () => {
    checkVersion(folder);
    fs.mkdirSync(path.join(folder, 'pg'));
    fs.writeFileSync(path.join(folder, 'pg', 'PG_VERSION'), '12\n');
    await expect(openDatabase({ dataDir: folder })).rejects.toMatchObject(refused('embedded database cannot start'));
  });
});

describe('the PostgreSQL address', () => {
  it.each(['nonsense', 'mysql://venue:secret@localhost/venue', 'postgresql://venue:secret@ho st/venue'])(
    'must be one: %s',
    async (url) => {
      await expect(openDatabase({ url })).rejects.toMatchObject(refused('DATABASE_URL is not a PostgreSQL address'));
    },
  );

  it('must be reachable, and its password is never printed', async () => {
    const error = await openDatabase({ url: 'postgresql://venue:secret@127.0.0.1:1/venue' }).catch(
      (cause: unknown) => cause,
    );
    expect(error).toMatchObject(refused('Cannot open PostgreSQL at 127.0.0.1:1/venue', 'ECONNREFUSED'));
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('secret');
  });

  it('must answer in time', async () => {
    const silent = net.createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as net.AddressInfo;
    await expect(openDatabase({ url: `postgresql://venue@127.0.0.1:${port}/venue` })).rejects.toMatchObject(
      refused('timeout'),
    );
    silent.close();
  });
});
