import { once } from 'node:events';
import net from 'node:net';
import { openDatabase } from '@/backend/src/db/open';

const refused = (...parts: string[]) => ({
  name: 'StartupError',
  message: expect.stringMatching(new RegExp(parts.join('.*'))) as string,
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
