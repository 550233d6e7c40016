import { bench } from '@/scripts/bench/run';

test('the bench of the reports asks every question of both periods, and all three answer alike', async () => {
  const said: string[] = [];
  const { results } = await bench({ lines: 20_000, rounds: 1, said: (what) => said.push(what) });
  expect(said.find((what) => what.includes('order lines'))).toMatch(/^(19|20)\d{3} order lines; rolled up in /);
  for (const period of ['this month', 'all time']) {
    const asked = results.filter((result) => result.period === period);
    expect(asked.map(({ question }) => question)).toEqual(
      expect.arrayContaining(['dishes', 'revenue', 'discount_cards']),
    );
    for (const { rolled, raw, duck } of asked) expect(Math.min(rolled, raw, duck)).toBeGreaterThan(0);
  }
}, 240_000);
