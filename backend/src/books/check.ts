import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../db/open';
import type { Ledger } from '../db/schema/ledger-chain';
import { checkChain, headOf, lostHeads, type Ask, type Fault, type Head } from './chain';

/** Rules that every venue meets at any time, as one query with a row per fault: `rule` and `record`. */
export const INVARIANTS = path.resolve('backend/src/db/invariants.sql');

/** The same as one query per rule. */
const readRules = (): string[] =>
  readFileSync(INVARIANTS, 'utf8')
    .replace(/;\s*$/, '')
    // Unions inside a rule are indented.
    .split(/^union all$/m)
    .map((rule) => `select * from (${rule}) as faults (rule, record)`);

/** Evaluates every rule. */
export async function checkRules(ask: Ask): Promise<{ rules: number; faults: Fault[] }> {
  const rules = readRules();
  let faults: Fault[] = [];
  for (const rule of rules) faults = faults.concat(await ask<Fault>(rule));
  return { rules: rules.length, faults };
}

export interface BooksSummary {
  readonly rules: number;
  readonly rows: Readonly<Record<Ledger, number>>;
  /** End of the chain when the check began. */
  readonly head: Head;
  readonly seconds: number;
  readonly faults: readonly Fault[];
}

/** Heads that daily checks of this venue have kept. */
async function keptHeads(ask: Ask): Promise<Head[]> {
  const runs = await ask<{ head: Head | null }>(
    `select report -> 'head' as head from scheduled_runs where job = 'check_books' and report ? 'head'`,
  );
  return runs.flatMap(({ head }) => head ?? []);
}

/** Time for one query, in place of the venue's limit: a rule may read all that was ever sold. */
const QUERY_MS = 2 * 3_600_000;

interface Options {
  /** Heads noted elsewhere, beside those kept by daily checks. */
  readonly heads?: readonly Head[];
  readonly stopping?: AbortSignal;
}

/**
 * Checks every rule of the books and the chain of the ledgers, on a running venue too: query by query, without a
 * transaction, each seeing one state of the books. It writes nothing.
 * @throws when `stopping` is aborted
 */
export async function checkBooks(
  { pool }: Pick<Database, 'pool'>,
  { heads = [], stopping }: Options = {},
): Promise<BooksSummary> {
  const ask: Ask = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    stopping?.throwIfAborted();
    const query = { text, values: [...values], query_timeout: QUERY_MS };
    const { rows } = await pool.query(query);
    return rows as Row[];
  };
  const began = performance.now();
  const head = await headOf(ask);
  const lost = await lostHeads(ask, [...(await keptHeads(ask)), ...heads]);
  const chain = await checkChain(ask);
  const { rules, faults } = await checkRules(ask);
  const seconds = Math.round(performance.now() - began) / 1000;
  const all = [...lost, ...chain.faults, ...faults];
  return { rules, rows: chain.rows, head, seconds, faults: all };
}
