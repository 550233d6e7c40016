import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Connection } from '@/lib/sockets/connection';

/** A connection whose request of 5,000 bytes arrives, as `giveWay` sees it after some seconds. */
function afterSeconds(seconds: number, bytes: number, complete = false) {
  const socket = { bytesRead: 400, bytesWritten: 0, writableLength: 0 };
  const connection = new Connection(socket as Socket, '10.0.0.1');
  const req = { complete: false, readableLength: 0, readableHighWaterMark: 65_536 };
  connection.begin(Object.assign(new EventEmitter(), { req }) as unknown as ServerResponse);
  const began = performance.now();
  // A server that looks each second sees that bytes move.
  for (let second = 0; second <= seconds; second += 1) {
    socket.bytesRead = 400 + Math.round((bytes * second) / seconds);
    req.complete = complete && second === seconds;
    connection.giveWay(began + second * 1000);
  }
  return connection.giveWay(began + seconds * 1000);
}

test.each([
  ['a byte every four seconds gives way', 8, 2, [0, 8000]],
  ['a byte every four seconds is waited for at first', 4, 1, null],
  ['900 bytes a second give way', 10, 9_000, [0, 10_000]],
  ['a photo over a bad connection stays', 60, 300_000, null],
] as const)('%s', (_name, seconds, bytes, expected) => {
  const found = afterSeconds(seconds, bytes);
  if (expected === null) expect(found).toBeNull();
  else expect(found?.map((part, at) => Math.round(part / 1000) === (expected[at] ?? 0) / 1000)).toEqual([true, true]);
});

test('a slow request that is complete waits for us', () => {
  expect(afterSeconds(8, 2, true)).toBeNull();
});
