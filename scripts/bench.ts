import { parseArgs } from 'node:util';
import { bench } from './bench/run';

/**
 * Limits of "all time": a tenth of the time from lines, no more than DuckDB, and half as much again with ten times the
 * lines. Reports without lines (promo, today's menu) have only the last limit.
 */
const LIMITS = { toRaw: 0.1, toDuck: 1, growth: 1.5 };
const ALL_TIME = 'all time';

/**
 * `npm run bench`: fills a venue with BENCH_LINES order lines (1,200,000) and measures each report from roll-ups, from
 * lines and in DuckDB; with `--growth` also with ten times the lines. `--url` is a PostgreSQL server on which databases
 * may be created.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { url: { type: 'string' }, growth: { type: 'boolean' }, rounds: { type: 'string' } },
  });
  const onProgress = (what: string) => process.stderr.write(`${what}\n`);
  const lines = Number(process.env['BENCH_LINES'] ?? 1_200_000);
  const options = { lines, rounds: Number(values.rounds ?? 13), growth: values.growth, url: values.url, onProgress };

  const { results, growth } = await bench(options);
  const shown = (of: number) => of.toFixed(of < 10 ? 2 : 0);
  console.table(
    results.map(({ question, period, rolled, raw, duck, toRaw, toDuck }) => ({
      ...{ period, question, 'roll-ups, ms': shown(rolled), 'lines, ms': shown(raw), 'DuckDB, ms': shown(duck) },
      ...{ '÷ lines': toRaw.toFixed(4), '÷ DuckDB': toDuck.toFixed(2) },
    })),
  );
  let missed = results.filter(
    ({ period, timeless, toRaw, toDuck }) =>
      period === ALL_TIME && !timeless && (toRaw > LIMITS.toRaw || toDuck > LIMITS.toDuck),
  ).length;

  if (growth.length > 0) {
    console.table(
      growth.map(({ question, period, few, many, ratio }) => ({
        ...{ period, question, ms: shown(few), 'ms of 10 ×': shown(many), ratio: ratio.toFixed(2) },
      })),
    );
    missed += growth.filter(({ period, ratio }) => period === ALL_TIME && ratio > LIMITS.growth).length;
  }
  console.log(missed === 0 ? 'All targets are met.' : `${missed} targets are missed.`);
  process.exitCode = missed === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
