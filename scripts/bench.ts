import { parseArgs } from 'node:util';
import { bench, type Found } from './bench/run';

/** What may be missed and by how much, for each period. */
interface Limits {
  /** Time from roll-ups ÷ time from lines. */
  readonly toRaw: Readonly<Record<string, number>>;
  /** Time from roll-ups ÷ time in DuckDB. */
  readonly toDuck: Readonly<Record<string, number>>;
  /** Time with ten times the lines ÷ time. */
  readonly growth: Readonly<Record<string, number>>;
}

const [THIS_MONTH, ALL_TIME] = ['this month', 'all time'];

/** Reports without lines (promo, today's menu) have no limit against lines. */
const WHOLE: Limits = {
  toRaw: { [THIS_MONTH]: 1.2, [ALL_TIME]: 0.1 },
  toDuck: { [ALL_TIME]: 1 },
  growth: { [ALL_TIME]: 1.5 },
};

/**
 * With few lines the fixed cost of a statement weighs more, and a busy machine blurs every figure. A report that reads
 * lines where it should read roll-ups still exceeds these.
 */
const SHORT: Limits = { toRaw: { [THIS_MONTH]: 8, [ALL_TIME]: 0.8 }, toDuck: {}, growth: {} };
const SHORT_LINES = 40_000;

const shown = (of: number) => of.toFixed(of < 10 ? 2 : 0);

/** Prints the results and returns one line for each missed limit. */
function report({ results, growth }: Found, limits: Limits): string[] {
  console.table(
    results.map(({ question, period, rolled, raw, duck, toRaw, toDuck }) => ({
      ...{ period, question, 'roll-ups, ms': shown(rolled), 'lines, ms': shown(raw), 'DuckDB, ms': shown(duck) },
      ...{ '÷ lines': toRaw.toFixed(4), '÷ DuckDB': toDuck.toFixed(2) },
    })),
  );
  if (growth.length > 0)
    console.table(
      growth.map(({ question, period, few, many, ratio }) => ({
        ...{ period, question, ms: shown(few), 'ms of 10 ×': shown(many), ratio: ratio.toFixed(2) },
      })),
    );
  const over = (what: string, value: number, limit = Infinity) =>
    value > limit ? [`${what}: ${value.toFixed(2)}, at most ${limit}`] : [];
  return [
    ...results.flatMap(({ question, period, timeless, toRaw, toDuck }) =>
      timeless
        ? []
        : [
            ...over(`${question}, ${period}, ÷ lines`, toRaw, limits.toRaw[period]),
            ...over(`${question}, ${period}, ÷ DuckDB`, toDuck, limits.toDuck[period]),
          ],
    ),
    ...growth.flatMap(({ question, period, ratio }) =>
      over(`${question}, ${period}, ten times the lines`, ratio, limits.growth[period]),
    ),
  ];
}

/**
 * `npm run bench`: fills a venue with BENCH_LINES order lines (1,200,000) and measures each report from roll-ups, from
 * lines and in DuckDB; with `--growth` also with ten times the lines. `--short` takes less than a minute: few lines and
 * wide limits. `--url` is a PostgreSQL server on which databases may be created. A missed limit is printed, and the exit
 * code is 1.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      growth: { type: 'boolean' },
      rounds: { type: 'string' },
      short: { type: 'boolean' },
    },
  });
  const onProgress = (what: string) => process.stderr.write(`${what}\n`);
  const lines = Number(process.env['BENCH_LINES'] ?? (values.short ? SHORT_LINES : 1_200_000));
  const rounds = Number(values.rounds ?? (values.short ? 9 : 13));
  const found = await bench({ lines, rounds, growth: values.growth, url: values.url, onProgress });
  const missed = report(found, values.short ? SHORT : WHOLE);
  for (const line of missed) console.log(`Missed: ${line}.`);
  console.log(missed.length === 0 ? 'All targets are met.' : `${missed.length} targets are missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
