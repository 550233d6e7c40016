import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that the system gives to outgoing connections, which could take one before it is used. */
const FROM = 20_000;
const TO = 32_000;

/** A port of the loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const port = randomInt(FROM, TO);
  const server = createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!isFree) return freePort();
  server.close();
  await once(server, 'close');
  return port;
}
