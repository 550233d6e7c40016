import { addressOf } from '@/lib/bff/context';
import { readSettings } from '@/lib/env';
import { WebServer } from '@/scripts/start/web-server';

/** The client's address as a call of the API sees it, by the header that a request came with. */
async function addressBehind(TRUST_PROXY: string, forwarded?: string): Promise<string | undefined> {
  const seen: (string | undefined)[] = [];
  const server = new WebServer(readSettings({ PORT: '0', TRUST_PROXY }), () =>
    Promise.resolve((request, response) => {
      seen.push(addressOf(new Headers(request.headers as Record<string, string>)));
      response.end();
    }),
  );
  const port = await server.listen();
  try {
    (await server.loadApp(false))();
    const headers = { connection: 'close', ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }) };
    await (await fetch(`http://127.0.0.1:${port}/api/x`, { headers })).text();
    return seen[0];
  } finally {
    await server.close(true);
  }
}

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
  expect(await addressBehind('on', forwarded)).toBe(address);
});

test('without a trusted proxy the client is at the other end of the socket', async () => {
  expect(await addressBehind('off', '203.0.113.5')).toBe('127.0.0.1');
});
