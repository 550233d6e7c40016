import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashPassword } from '@/backend/src/people/passwords';
import { users } from '@/backend/src/db/schema';
import { MAX_PERMISSION } from '@/lib/rights/permissions';
import { noteSocketAddress } from '@/lib/http/socket-address';
import { ADMIN, LOGINS, PASSWORD, STANDING_SETTINGS, TOKEN } from '@/tools/torture/accounts';
import type { Ground } from '@/tools/torture/engine';
import { openProxy } from '@/tools/torture/proxy';
import { Venue } from '@/tools/torture/venue';
import { openClient } from '@/tools/torture/wire';
import { eq } from 'drizzle-orm';
import { faultsIn } from '../../support/database';
import { handle } from '../../support/handlers';
import { tillStack } from '../../support/till';

/** App and backend of this process behind ports of their own, with the attempts' accounts, without pages. */
export async function stackVenue() {
  const stack = await tillStack({ ...STANDING_SETTINGS, POS_TOKEN: TOKEN });
  const password_hash = await hashPassword(PASSWORD);
  const { db } = stack.database;
  for (const login of LOGINS.filter((one) => one !== ADMIN))
    await db.insert(users).values({ login, permissions: MAX_PERMISSION, password_hash, role_id: 1 });
  await db.update(users).set({ password_hash }).where(eq(users.login, ADMIN));
  const server = createServer((request, response) => {
    noteSocketAddress(request.headers, request.socket.remoteAddress);
    void handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const [app, backend] = [server.address() as AddressInfo, stack.app.server.address() as AddressInfo];

  const ground: Ground = {
    folder: '',
    async open(_options, alter) {
      const [address, behind] = [`http://localhost:${app.port}`, `http://127.0.0.1:${backend.port}`];
      const proxies = alter ? [await openProxy(address, alter), await openProxy(behind, alter)] : [];
      const clients = [openClient(proxies[0]?.address ?? address), openClient(proxies[1]?.address ?? behind)] as const;
      const venue = Object.assign(Object.create(Venue.prototype) as Venue, {
        address: proxies[0]?.address ?? address,
        client: clients[0],
        backendClient: clients[1],
        faultsInBooks: () => faultsIn(stack.database),
        async close() {
          for (const client of clients) client.close();
          for (const proxy of proxies.splice(0)) await proxy.close();
        },
      });
      Object.defineProperty(venue, 'output', { value: '' });
      return venue;
    },
  };
  return {
    ground,
    async close() {
      server.closeAllConnections();
      server.close();
      await stack.close();
    },
  };
}
