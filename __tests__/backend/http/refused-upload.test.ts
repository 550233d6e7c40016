import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PASSWORD, startStack, type Stack } from '../../support/stack';

let stack: Stack;
let cookie = '';
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  stack = await startStack();
  const credentials = JSON.stringify({ login: 'admin', password: PASSWORD, time: Math.floor(Date.now() / 1000) });
  const reply = await ask('POST', 'auth/login', credentials);
  cookie = (reply.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
});
afterAll(async () => {
  agent.destroy();
  await stack.close();
});

/** Calls the backend over the one connection that is kept. */
async function ask(method: string, path: string, body = '', type = 'application/json'): Promise<IncomingMessage> {
  const { port } = stack.app.server.address() as AddressInfo;
  const headers = { cookie, 'content-type': type, 'content-length': Buffer.byteLength(body) };
  const sent = request({ agent, port, host: '127.0.0.1', method, path: `/api/v1/${path}`, headers });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  await response.resume().toArray();
  return response;
}

const part = (name: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"; filename="f"\r\n\r\n${content}\r\n`;

test.each([
  ['a second file', 'other', 400],
  ['no form at all', '', 400],
])(
  'a large upload that is refused half-way for %s leaves its connection usable',
  async (_why, name, status) => {
    const body = `${name && part(name, 'x')}${part('file', 'x'.repeat(3_000_000))}--b--\r\n`;
    const refused = await ask(
      'POST',
      'admin/expenses/files/upload',
      name ? body : body.replaceAll('--b', '--c'),
      'multipart/form-data; boundary=b',
    );
    const next = await ask('GET', 'auth/check');
    expect([refused.statusCode, next.statusCode]).toEqual([status, 200]);
  },
  20_000,
);
