import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { startStack, type Stack } from '../../support/stack';

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

/** Sends bytes to the backend and returns all that it writes until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect((stack.app.server.address() as AddressInfo).port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.write(bytes);
  await once(socket, 'close');
  return text;
}

// A client would read the body of an answer to HEAD as the start of the next answer.
test.each([
  ['HEAD \\api\\v1\\admin\\menu HTTP/1.1\r\nHost: venue\r\n\r\n', '400 Bad Request'],
  [`HEAD / HTTP/1.1\r\nX-A: ${'a'.repeat(20_000)}\r\n\r\n`, '431 Request Header Fields Too Large'],
  ['no request\r\n\r\n', '400 Bad Request'],
])('an unreadable request is refused without a body: %#', async (bytes, status) => {
  expect(await answerTo(bytes)).toBe(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
});
