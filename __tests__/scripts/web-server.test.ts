import { readSettings } from '@/lib/env';
import { WebServer } from '@/scripts/start/web-server';

type Sent = Readonly<Record<string, string>>;

/** Reply of a web server with settings; with an app, the client's address as a call of the API sees it. */
async function ask(env: Sent, sent: Sent = {}, withApp = false) {
  process.env['TRUST_PROXY'] = env['TRUST_PROXY'] ?? 'off';
  jest.resetModules();
  const { addressOf } = await import('@/lib/bff/context');
  const server = new WebServer(readSettings({ PORT: '0', ...env }), () =>
    Promise.resolve((request, response) =>
      response.end(addressOf(new Headers(request.headers as Record<string, string>))),
    ),
  );
  const port = await server.listen();
  try {
    if (withApp) (await server.loadApp(false))();
    const reply = await fetch(`http://127.0.0.1:${port}/api/x`, { headers: { connection: 'close', ...sent } });
    return { headers: reply.headers, text: await reply.text() };
  } finally {
    await server.close(true);
  }
}

test('a refusal before the app is loaded tells its characters', async () => {
  expect((await ask({})).headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['198.51.100.1, 203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:49152', '203.0.113.5'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['[2001:db8::1]:49152', '2001:db8::1'],
  ['', '127.0.0.1'],
  ['203.0.113.5,', '127.0.0.1'],
  ['unknown', '127.0.0.1'],
  ['_hidden:1', '127.0.0.1'],
  ['203.0.113.500', '127.0.0.1'],
  [undefined, '127.0.0.1'],
])('a trusted proxy that names "%s": the client is %s', async (forwarded, address) => {
  const sent = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect((await ask({ TRUST_PROXY: 'on' }, sent, true)).text).toBe(address);
});

test('without a trusted proxy the client is at the other end of the socket', async () => {
  expect((await ask({}, { 'x-forwarded-for': '203.0.113.5' }, true)).text).toBe('127.0.0.1');
});

test.each(['10.9.8.7', 'forged 10.9.8.7', ' 10.9.8.7'])(
  'a client that sends "%s" as its socket is not believed',
  async (claim) => {
    expect((await ask({}, { 'x-socket-address': claim }, true)).text).toBe('127.0.0.1');
  },
);
