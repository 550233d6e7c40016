import { posDoor } from '@/lib/bff/pos-door';

const ask = async () => {
  const headers = { authorization: 'Bearer token-of-the-till-in-tests', host: 'localhost:3000' };
  const response = await posDoor(new Request('http://localhost:3000/api/v1/pos/setup', { headers }));
  return [response.status, ((await response.json()) as { code: number }).code];
};

test('a venue whose admin API is a legacy server has no door for tills', async () => {
  process.env['LOG_LEVEL'] = 'silent';
  process.env['POS_TOKEN'] = 'token-of-the-till-in-tests';
  process.env['LEGACY_SERVERS'] = JSON.stringify([{ id: 'old', name: 'Old', url: 'http://127.0.0.1:1' }]);
  expect(await ask()).toEqual([503, 1010]);
});

test('nor has one that has set no token', async () => {
  jest.resetModules();
  delete process.env['POS_TOKEN'];
  delete process.env['LEGACY_SERVERS'];
  const { posDoor: fresh } = await import('@/lib/bff/pos-door');
  const response = await fresh(new Request('http://localhost:3000/api/v1/pos/setup'));
  expect([response.status, ((await response.json()) as { code: number }).code]).toEqual([503, 1010]);
});
