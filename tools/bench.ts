import { parseArgs } from 'node:util';
import { runProgram } from '../lib/process/sentence';
import { bench, type Found } from './bench/run';

const THIS_MONTH = 'this month';
const ALL_TIME = 'all time';
type Limit = Readonly<Record<string, number>>;

/**
 * Limits for each report and period: its time from roll-ups ÷ from lines, ÷ in DuckDB, and with ten times the lines.
 * Reports without lines (promo, today's menu) have only the last.
 */
const TO_RAW: Limit = { [THIS_MONTH]: 1.2, [ALL_TIME]: 0.1 };
const TO_DUCK: Limit = { [ALL_TIME]: 1 };
const GROWTH: Limit = { [THIS_MONTH]: 1.5, [ALL_TIME]: 1.5 };

/**
 * Limits of the short form, for the time of all reports together ÷ from lines: with few lines the fixed cost of a
 * statement weighs more, and single figures vary on a busy machine. `each` is the limit of a single report, far above
 * its usual figure. A report that reads lines instead of roll-ups exceeds them.
 */
const SHORT = { [THIS_MONTH]: { together: 2.5, each: 8 }, [ALL_TIME]: { together: 0.6, each: 3 } };
const SHORT_LINES = 24_000;
const SHORT_ROUNDS = 9;

const over = (what: string, value: number, limit = Infinity): string[] =>
  value > limit ? [`${what}: ${value.toFixed(2)}, at most ${limit}`] : [];

/** Missed limits of the short form. */
const missedTogether = (results: Found['results']): string[] =>
  Object.entries(SHORT).flatMap(([name, { together, each }]) => {
    const of = results.filter(({ period, timeless }) => period === name && !timeless);
    const sum = (which: 'rolled' | 'raw') => of.reduce((total, result) => total + result[which], 0);
    const ratio = sum('rolled') / sum('raw');
    console.log(`${name}, all reports together ÷ lines: ${ratio.toFixed(2)}, at most ${together}`);
    return [
      ...over(`${name}, all reports together ÷ lines`, ratio, together),
      ...of.flatMap(({ question, toRaw }) => over(`${question}, ${name}, ÷ lines`, toRaw, each)),
    ];
  });

const shown = (of: number) => of.toFixed(of < 10 ? 2 : 0);

function print({ results, growth }: Found): void {
  console.table(
    results.map(({ question, period, rolled, raw, duck, toRaw, toDuck }) => ({
      period,
      question,
      'roll-ups, ms': shown(rolled),
      'lines, ms': shown(raw),
      'DuckDB, ms': shown(duck),
      '÷ lines': toRaw.toFixed(4),
      '÷ DuckDB': toDuck.toFixed(2),
    })),
  );
  if (growth.length > 0)
    console.table(
      growth.map(({ question, period, few, many, ratio }) => ({
        period,
        question,
        ms: shown(few),
        'ms of 10 ×': shown(many),
        ratio: ratio.toFixed(2),
      })),
    );
}

/** One line for each missed limit. */
function missedLimits({ results, growth }: Found): string[] {
  return [
    ...results.flatMap(({ question, period, timeless, toRaw, toDuck }) =>
      timeless
        ? []
        : [
            ...over(`${question}, ${period}, ÷ lines`, toRaw, TO_RAW[period]),
            ...over(`${question}, ${period}, ÷ DuckDB`, toDuck, TO_DUCK[period]),
          ],
    ),
    ...growth.flatMap(({ question, period, ratio }) =>
      over(`${question}, ${period}, ten times the lines`, ratio, GROWTH[period]),
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
  const rounds = Number(values.rounds ?? (values.short ? SHORT_ROUNDS : 13));
  const found = await bench({ lines, rounds, growth: values.growth, url: values.url, onProgress });
  print(found);
  const missed = values.short ? missedTogether(found.results) : missedLimits(found);
  for (const line of missed) console.log(`Missed: ${line}.`);
  console.log(missed.length === 0 ? 'All targets are met.' : `${missed.length} targets are missed.`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

runProgram(main);
