import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ask, Fault } from './chain';

/** Rules that every venue meets at any time, as one query with a row per fault: `rule` and `record`. */
export const INVARIANTS = path.resolve('backend/src/db/invariants.sql');

/** The same as one query per rule, so that none of them holds the embedded engine for long. */
export const readRules = (): string[] =>
  readFileSync(INVARIANTS, 'utf8')
    .replace(/;\s*$/, '')
    // Unions inside a rule are indented.
    .split(/^union all$/m)
    .map((rule) => `select * from (${rule}) as faults (rule, record)`);

/** End of the two sides that a rule of roll-ups compares, both with the start of each period. */
const BOTH_SIDES = ') both_sides\n';

/** First days of the years of the roll-ups, without the first: a year more is a part more. */
async function newYears(ask: Ask): Promise<string[]> {
  const years = await ask<{ day: string }>(
    `select distinct start_date::text as day from (
      select start_date from orders_rollup where grain = 'year' union all
      select start_date from stock_rollup where grain = 'year' union all
      select start_date from expenses_rollup where grain = 'year'
    ) years order by 1`,
  );
  return years.slice(1).map(({ day }) => day);
}

/** Asks every rule; those of roll-ups, which read all that was ever sold, year by year. */
export async function checkRules(ask: Ask): Promise<{ rules: number; faults: Fault[] }> {
  const starts = ['-infinity', ...(await newYears(ask))];
  const rules = readRules();
  let faults: Fault[] = [];
  for (const rule of rules) {
    const inYear = rule.replace(BOTH_SIDES, ') both_sides where start_date >= $1 and start_date < $2\n');
    const parts = inYear === rule ? [[]] : starts.map((start, i) => [start, starts[i + 1] ?? 'infinity']);
    for (const part of parts) faults = faults.concat(await ask<Fault>(inYear, part));
  }
  return { rules: rules.length, faults };
}
