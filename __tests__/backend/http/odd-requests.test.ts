import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { openClient, type Client } from '@/tools/torture/wire';
import { startStack } from '../../support/stack';

const stack = startStack();
let port: number;
let client: Client;
let cookie: string;
beforeAll(async () => {
  ({ port } = stack.app.server.address() as AddressInfo);
  client = openClient(`http://127.0.0.1:${port}`, 1);
  cookie = await stack.cookieOf('admin');
});
afterAll(() => client.close());

const part = (name: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="f"\r\n\r\n${content}\r\n`;

test.each([
  ['a second file', 'other', 400],
  ['no form at all', '', 400],
])(
  'a large upload that is refused half-way for %s leaves its connection usable',
  async (_why, name, status) => {
    const body = `${name && part(name, 'x')}${part('file', 'x'.repeat(3_000_000))}--b--\r\n`;
    const refused = await client.send({
      method: 'POST',
      path: '/api/v1/admin/expenses/files/upload',
      headers: { cookie, 'content-type': 'multipart/form-data; boundary=b' },
      body: name ? body : body.replaceAll('--b', '--c'),
    });
    const next = await client.send({ path: '/api/v1/auth/check', headers: { cookie } });
    expect([refused.status, next.status]).toEqual([status, 200]);
  },
  20_000,
);

/** Sends bytes to the backend and returns all that it writes until it closes the connection. */
async function answerTo(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
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
