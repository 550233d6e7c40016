process.env['LOG_LEVEL'] = 'silent';

/** Answers that a till gets from an app with these settings. */
async function ask(env: Readonly<Record<string, string>>): Promise<unknown[]> {
  jest.resetModules();
  const before = { ...process.env };
  Object.assign(process.env, env);
  const { posDoor } = await import('@/lib/sections/orders/bff/pos-door');
  const headers = { authorization: 'Bearer token-of-the-till-in-tests', host: 'localhost:3000' };
  const response = await posDoor(new Request('http://localhost:3000/api/v1/pos/setup', { headers }));
  process.env = before;
  return [response.status, ((await response.json()) as { code: number }).code];
}

const POS_TOKEN = 'token-of-the-till-in-tests';
const LEGACY_SERVERS = JSON.stringify([{ id: 'old', name: 'Old', url: 'http://127.0.0.1:1' }]);
test.each([
  ['a venue with a legacy server has no till door', { POS_TOKEN, LEGACY_SERVERS }, 1010],
  ['a venue without a token has none either', {}, 1010],
  ['a silent backend is reported as 1002, so that the till keeps its queue', { POS_TOKEN, BACKEND_PORT: '1' }, 1002],
])('%s', async (_, env, code) => {
  expect(await ask(env)).toEqual([503, code]);
});
