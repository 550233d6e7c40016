import type { Pool } from 'pg';
import { LEDGERS, type Ledger } from '../db/schema/ledger-chain';
import { linksAfter, rowsAfter } from './chain-sql';

/** The rule that a record breaks, in words, and the record. */
export interface Fault {
  readonly rule: string;
  readonly record: string;
}

/** A link of the chain: its number and its hash in hexadecimal. Noted elsewhere, it proves everything before it. */
export interface Head {
  readonly seq: number;
  readonly hash: string;
}

/** Runs one query. */
export type Ask = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Asks a pool. */
export const askAtOnce =
  (pool: Pick<Pool, 'query'>): Ask =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await pool.query(text, [...values])).rows as Row[];

function recordOf(ledger: Ledger, row: string): string {
  if (ledger !== 'credit_instalments') return `${ledger} ${row}`;
  return `${ledger} ${BigInt(row) / 1000n}/${BigInt(row) % 1000n}`;
}

/** The chain's last link; number 0 without a hash in a venue that never booked anything. */
export async function headOf(ask: Ask): Promise<Head> {
  const [head] = await ask<Head>(
    `select seq, encode(hash, 'hex') as hash from ledger_chain where seq between 1 and ${Number.MAX_SAFE_INTEGER}
      order by seq desc limit 1`,
  );
  return head ?? { seq: 0, hash: '' };
}

/** Noted links that the chain no longer passes through: its end was cut off, or all of it was written anew. */
export async function lostHeads(ask: Ask, noted: readonly Head[]): Promise<Fault[]> {
  const lost = await ask<{ seq: number }>(
    `select seq from jsonb_to_recordset($1::jsonb) as noted (seq bigint, hash text)
      left join ledger_chain c using (seq)
      where seq > 0 and encode(c.hash, 'hex') is distinct from noted.hash order by seq`,
    [JSON.stringify(noted)],
  );
  return lost.map(({ seq }) => ({
    rule: 'the chain does not pass through a link noted earlier',
    record: `link ${seq}`,
  }));
}

interface Link {
  /** Null for the last link of a part. */
  readonly rule: string | null;
  readonly ledger: Ledger;
  readonly row_id: string;
  readonly seq: string | null;
}

/** Recomputes all links. @returns faults in the order of booking */
async function brokenLinks(ask: Ask): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (let last: string | null | undefined; last !== null;) {
    const links: Link[] = await ask<Link>(linksAfter(last === undefined), last === undefined ? [] : [last]);
    for (const { rule, ledger, row_id, seq } of links)
      if (rule !== null) faults.push({ rule, record: `${recordOf(ledger, row_id)} (link ${seq})` });
    last = links.find(({ rule }) => rule === null)?.seq ?? null;
  }
  return faults;
}

interface Part {
  readonly rows: number;
  readonly last: string | null;
  readonly unchained: readonly string[];
}

/** Verifies that the chain has every row of the ledgers as it was booked, and nothing else. */
export async function checkChain(ask: Ask): Promise<{ rows: Record<Ledger, number>; faults: Fault[] }> {
  const faults = await brokenLinks(ask);
  const rows: [Ledger, number][] = [];
  for (const ledger of LEDGERS) {
    let count = 0;
    for (let last: string | null | undefined; last !== null;) {
      const [part]: Part[] = await ask<Part>(rowsAfter(ledger, last === undefined), last === undefined ? [] : [last]);
      count += part?.rows ?? 0;
      for (const row of part?.unchained ?? [])
        faults.push({ rule: 'row was not booked by the program', record: recordOf(ledger, row) });
      last = part?.last ?? null;
    }
    rows.push([ledger, count]);
  }
  return { rows: Object.fromEntries(rows) as Record<Ledger, number>, faults };
}
