import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/open';
import type { Ledger } from '../db/schema/ledger-chain';
import { scheduledRuns } from '../db/schema';
import { checkChain, headOf, lostHeads, type Ask, type Fault, type Head } from './chain';
import { checkRules } from './rules';

export interface BooksReport {
  readonly rules: number;
  readonly rows: Readonly<Record<Ledger, number>>;
  /** End of the chain when the check began. */
  readonly head: Head;
  readonly seconds: number;
  /** The longest single query, in milliseconds: how long the embedded engine served nobody else. */
  readonly longest: number;
  readonly faults: readonly Fault[];
}

/** Heads that daily checks of this venue have kept. */
export async function keptHeads({ db }: Pick<Database, 'db'>): Promise<Head[]> {
  const runs = await db
    .select({ head: sql<Head | null>`${scheduledRuns.report} -> 'head'` })
    .from(scheduledRuns)
    .where(eq(scheduledRuns.job, 'check_books'));
  return runs.flatMap(({ head }) => (head ? [head] : []));
}

interface Options {
  /** Heads noted elsewhere, beside those kept by daily checks. */
  readonly heads?: readonly Head[];
  readonly stopping?: AbortSignal;
  /** Pause after each query, as a multiple of the time that it took; 1 leaves half of the engine to others. */
  readonly rest?: number;
}

/**
 * Checks every rule of the books and the chain of the ledgers, on a running venue too: query by query, without a
 * transaction, each seeing one state of the books. It writes nothing.
 * @throws when `stopping` is aborted
 */
export async function checkBooks(
  database: Pick<Database, 'db' | 'pool'>,
  { heads = [], stopping, rest = 0 }: Options = {},
): Promise<BooksReport> {
  let longest = 0;
  const ask: Ask = async <Row extends object>(text: string, values: readonly unknown[] = []) => {
    stopping?.throwIfAborted();
    const began = performance.now();
    const { rows } = await database.pool.query(text, [...values]);
    const took = performance.now() - began;
    longest = Math.max(longest, took);
    if (rest > 0) await pause(rest * took, undefined, { signal: stopping });
    return rows as Row[];
  };
  const began = performance.now();
  const head = await headOf(ask);
  const lost = await lostHeads(ask, [...(await keptHeads(database)), ...heads]);
  const chain = await checkChain(ask);
  const { rules, faults } = await checkRules(ask);
  const seconds = Math.round(performance.now() - began) / 1000;
  const all = [...lost, ...chain.faults, ...faults];
  return { rules, rows: chain.rows, head, seconds, longest: Math.round(longest), faults: all };
}
