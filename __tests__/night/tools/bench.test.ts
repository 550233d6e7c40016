import { analytics } from '@/lib/sections/statistics/analytics/registry';
import { statistics } from '@/lib/sections/statistics/lists/registry';
import { bench } from '@/tools/bench/run';

test('the bench asks every report for both periods, and roll-ups, lines and DuckDB give equal answers', async () => {
  const progress: string[] = [];
  const { results } = await bench({ lines: 20_000, rounds: 1, onProgress: (what) => progress.push(what) });
  expect(progress.find((what) => what.includes('order lines'))).toMatch(/^(19|20)\d{3} order lines; rolled up in /);
  for (const period of ['this month', 'all time']) {
    const asked = results.filter((result) => result.period === period);
    expect(asked.map(({ question }) => question)).toEqual(
      expect.arrayContaining([
        ...[...statistics, ...analytics].map(({ part }) => part),
        'delivery',
        'dishes over time',
      ]),
    );
    for (const { rolled, raw, duck } of asked) expect(Math.min(rolled, raw, duck)).toBeGreaterThan(0);
  }
});
