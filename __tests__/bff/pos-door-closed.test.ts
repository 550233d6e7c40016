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

test('a venue with a legacy server has no till door', async () => {
  const servers = JSON.stringify([{ id: 'old', name: 'Old', url: 'http://127.0.0.1:1' }]);
  expect(await ask({ POS_TOKEN: 'token-of-the-till-in-tests', LEGACY_SERVERS: servers })).toEqual([503, 1010]);
});

test('a venue without a token has none either', async () => {
  expect(await ask({})).toEqual([503, 1010]);
});

test('a silent backend is reported as 1002, so that the till keeps its queue', async () => {
  expect(await ask({ POS_TOKEN: 'token-of-the-till-in-tests', BACKEND_PORT: '1' })).toEqual([503, 1002]);
});
