import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { TIMES } from '@/lib/http/times';
import { Traffic } from '@/lib/http/traffic';
import { listen } from '../../support/listen';

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const BODY = Buffer.alloc(2 ** 20);

/** A server that answers the requests of a connection in turn. */
function serving(handler: RequestListener) {
  const server = createServer();
  const traffic = new Traffic(server, { most: 10, stalled: TIMES.stalled });
  return server.on('request', (request, response) => traffic.inTurn(request, () => handler(request, response)));
}

test('nothing that was begun is left open when a client leaves', async () => {
  const seen = { begun: 0, over: 0 };
  const handler: RequestListener = (_request, response) => {
    seen.begun += 1;
    response.once('close', () => (seen.over += 1));
    response.end(BODY);
  };
  const server = serving(handler);
  const port = await listen(server);
  const connection = once(server, 'connection');
  const client = connect(port, '127.0.0.1').pause();
  // The server may reset what it has no use for.
  client.on('error', () => undefined);
  client.write(REQUEST.repeat(20));
  const [socket] = (await connection) as [Socket];
  while (seen.begun === 0) await new Promise(setImmediate);
  // `once` of events would take the reset for a failure.
  const gone = new Promise((resolve) => socket.once('close', resolve));
  client.destroy();
  await gone;
  await new Promise(setImmediate);
  server.close();
  expect([seen.begun < 20, seen.begun - seen.over]).toEqual([true, 0]);
});

test('requests sent in a row are all answered, in order', async () => {
  let count = 0;
  const server = serving((_request, response) => void setTimeout(() => response.end(`${(count += 1)};`), 5 - count));
  const client = connect(await listen(server), '127.0.0.1');
  client.write(REQUEST.repeat(3) + REQUEST.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  const text = (await buffer(client)).toString();
  expect(text.match(/\d;/g)).toEqual(['1;', '2;', '3;', '4;']);
  server.close();
});
