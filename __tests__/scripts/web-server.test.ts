import { addressOf } from '@/lib/bff/context';
import { readSettings } from '@/lib/env';
import { WebServer } from '@/scripts/start/web-server';

type Sent = Readonly<Record<string, string>>;

/** Reply of a web server with settings; with an app, the client's address as a call of the API sees it. */
async function ask(env: Sent, sent: Sent = {}, withApp = false) {
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

test('every reply has the headers, also before the app is loaded', async () => {
  expect(Object.fromEntries((await ask({})).headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('a refusal before the app is loaded tells its characters', async () => {
  expect((await ask({})).headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

test('a browser that came over https comes so for a year, to names below this one too; only a trusted proxy says so', async () => {
  const hsts = async (env: Sent, proto?: string) =>
    (await ask(env, proto === undefined ? {} : { 'x-forwarded-proto': proto })).headers.get(
      'strict-transport-security',
    );
  expect(await hsts({ TRUST_PROXY: 'on' }, 'https')).toBe('max-age=31536000; includeSubDomains');
  expect(await hsts({ TRUST_PROXY: 'on' }, 'http')).toBeNull();
  expect(await hsts({ TRUST_PROXY: 'on' })).toBeNull();
  expect(await hsts({}, 'https')).toBeNull();
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
