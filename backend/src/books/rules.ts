import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Ask, Fault } from './chain';

/** Rules that every venue meets at any time, as one query with a row per fault: `rule` and `record`. */
export const INVARIANTS = path.resolve('backend/src/db/invariants.sql');

/** The same as one query per rule. */
const readRules = (): string[] =>
  readFileSync(INVARIANTS, 'utf8')
    .replace(/;\s*$/, '')
    // Unions inside a rule are indented.
    .split(/^union all$/m)
    .map((rule) => `select * from (${rule}) as faults (rule, record)`);

/** Asks every rule. */
export async function checkRules(ask: Ask): Promise<{ rules: number; faults: Fault[] }> {
  const rules = readRules();
  let faults: Fault[] = [];
  for (const rule of rules) faults = faults.concat(await ask<Fault>(rule));
  return { rules: rules.length, faults };
}
