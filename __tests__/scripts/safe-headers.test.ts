import { readSettings } from '@/lib/env';
import { WebServer } from '@/scripts/start/web-server';

/** Headers of a web server that has no app yet. */
async function headersOf(env: Readonly<Record<string, string>>, proto?: string): Promise<Headers> {
  const server = new WebServer(readSettings({ PORT: '0', ...env }));
  const port = await server.listen();
  try {
    const headers = { connection: 'close', ...(proto !== undefined && { 'x-forwarded-proto': proto }) };
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/pos/setup`, { headers });
    await response.text();
    return response.headers;
  } finally {
    await server.close();
  }
}

test('every reply has the headers, also before the app is loaded', async () => {
  const headers = await headersOf({});
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('a refusal before the app is loaded tells its characters', async () => {
  expect((await headersOf({})).get('content-type')).toBe('text/plain; charset=utf-8');
});

test('a browser that came over https comes so for a year, to names below this one too; only a trusted proxy says so', async () => {
  const hsts = async (...call: Parameters<typeof headersOf>) =>
    (await headersOf(...call)).get('strict-transport-security');
  expect(await hsts({ TRUST_PROXY: 'on' }, 'https')).toBe('max-age=31536000; includeSubDomains');
  expect(await hsts({ TRUST_PROXY: 'on' }, 'http')).toBeNull();
  expect(await hsts({ TRUST_PROXY: 'on' })).toBeNull();
  expect(await hsts({}, 'https')).toBeNull();
});
