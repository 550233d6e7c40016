import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Rules that every venue meets at any time, as one query with a row per fault: `rule` and `record`. */
export const INVARIANTS = path.resolve('backend/src/db/invariants.sql');

/** The same as one query per rule, so that none of them holds the embedded engine for long. */
export const readRules = (): string[] =>
  readFileSync(INVARIANTS, 'utf8')
    .replace(/;\s*$/, '')
    // Unions inside a rule are indented.
    .split(/^union all$/m)
    .map((rule) => `select * from (${rule}) as faults (rule, record)`);
