import type { Pool } from 'pg';
import { LEDGERS, type Ledger } from '../db/schema/ledger-chain';
import { lastOf, LINKS, unchainedOf } from './chain-sql';

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

/** Runs one query, at a pace that leaves time to others. */
export type Ask = <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** Asks without pauses, for books that nobody else uses. */
export const askAtOnce =
  (pool: Pick<Pool, 'query'>): Ask =>
  async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await pool.query(text, [...values])).rows as Row[];

/** Links or rows per query: a fraction of a second in the embedded engine. */
const PART = 5_000;

/** Starts of the parts of 1 to `last`. */
const parts = (last: number): number[] => Array.from({ length: Math.ceil(last / PART) }, (_, i) => i * PART + 1);

const recordOf = (ledger: Ledger, row: number): string =>
  ledger === 'credit_instalments' ? `${ledger} ${Math.floor(row / 1000)}/${row % 1000}` : `${ledger} ${row}`;

/** The chain's last link; number 0 without a hash in a venue that never booked anything. */
export async function headOf(ask: Ask): Promise<Head> {
  const [head] = await ask<Head>(`select seq, encode(hash, 'hex') as hash from ledger_chain order by seq desc limit 1`);
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

/** Recomputes all links. @returns faults in the order of booking */
async function brokenLinks(ask: Ask): Promise<Fault[]> {
  const faults: Fault[] = [];
  const { seq: last } = await headOf(ask);
  for (const start of parts(last)) {
    const broken = await ask<{ rule: string; ledger: Ledger; row_id: number; seq: number }>(LINKS, [
      start,
      Math.min(last, start + PART - 1),
    ]);
    faults.push(
      ...broken.map(({ rule, ledger, row_id, seq }) => ({ rule, record: `${recordOf(ledger, row_id)} (link ${seq})` })),
    );
  }
  return faults;
}

/** Verifies that the chain has every row of the ledgers as it was booked, and nothing else. */
export async function checkChain(ask: Ask): Promise<{ rows: Record<Ledger, number>; faults: Fault[] }> {
  const faults = await brokenLinks(ask);
  const rows: [Ledger, number][] = [];
  for (const ledger of LEDGERS) {
    const [end] = await ask<{ last: number }>(lastOf(ledger));
    let count = 0;
    for (const start of parts(end?.last ?? 0)) {
      const [part] = await ask<{ rows: number; unchained: string[] }>(unchainedOf(ledger), [start, start + PART - 1]);
      count += part?.rows ?? 0;
      for (const row of part?.unchained ?? [])
        faults.push({ rule: 'row was not booked by the program', record: recordOf(ledger, Number(row)) });
    }
    rows.push([ledger, count]);
  }
  return { rows: Object.fromEntries(rows) as Record<Ledger, number>, faults };
}
