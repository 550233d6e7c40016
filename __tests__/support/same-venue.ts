import { tablesOf } from '@/backend/src/backup/catalogue';
import type { Database } from '@/backend/src/db/open';
import { LEDGERS } from '@/backend/src/db/schema';

/** A row: the transaction that wrote it, and a digest of all its columns. */
interface Row {
  readonly tx: string;
  readonly digest: string;
}
type Rows = ReadonlyMap<string, Row>;
/** Rows by primary key, of each table by name. */
export type Venue = ReadonlyMap<string, Rows>;

export const BOOKED = [...LEDGERS, 'ledger_chain', 'stored_files', 'file_contents'].map((name) => `public.${name}`);

/** All rows of all tables, in the order of their keys. Nobody may write meanwhile. */
export async function readVenue({ pool }: Pick<Database, 'pool'>): Promise<Venue> {
  const client = await pool.connect();
  try {
    const venue = new Map<string, Rows>();
    for (const { name } of await tablesOf(client)) {
      const { rows: keys } = await client.query<{ columns: string }>(
        `select string_agg('t.' || quote_ident(attname), ', ' order by attnum) as columns
         from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
         where indisprimary and indrelid = $1::regclass`,
        [name],
      );
      const key = keys[0]!.columns;
      const { rows } = await client.query<Row & { key: string }>(
        `select row(${key})::text as key, t.xmin::text as tx, md5(t::text) as digest from ${name} t order by ${key}`,
      );
      venue.set(name, new Map(rows.map(({ key, ...row }) => [key, row])));
    }
    return venue;
  } finally {
    client.release();
  }
}

interface Moment {
  /** The source at an earlier time; by default the copy has everything that the source has. */
  readonly before?: Venue;
  /** Idempotency keys of commands that were answered before the copy began. */
  readonly answered?: readonly string[];
  /** Tables whose rows were changed or deleted meanwhile: only rows that were not are compared. */
  readonly changing?: readonly string[];
}

/** Why a copy is not its source as of one moment; `source` is read later than the copy was made. None for a true copy. */
export function faultsOfCopy(source: Venue, copy: Venue, moment: Moment = {}): string[] {
  const { before = source, answered = [], changing = [] } = moment;
  if (String([...source.keys()]) !== String([...copy.keys()])) return ['the tables differ'];
  const tables = [...source].map(([name, rows]) => ({ name, rows, copied: copy.get(name)! }));
  const steady = tables.filter(({ name }) => !changing.includes(name));
  const keys = [...copy.get('public.idempotency_keys')!.keys()];
  return [
    ...BOOKED.filter((name) => !copy.get(name)?.size).map((name) => `${name} is empty`),
    ...tables.flatMap(({ name, copied }) =>
      [...before.get(name)!.keys()].filter((key) => !copied.has(key)).map((key) => `${name} ${key} is missing`),
    ),
    ...answered.filter((sent) => !keys.some((key) => key.includes(sent))).map((sent) => `command ${sent} is missing`),
    ...tables.flatMap(({ name, rows, copied }) => {
      const earlier = before.get(name)!;
      const isFixed = (key: string) =>
        !changing.includes(name) || (earlier.has(key) && earlier.get(key)?.tx === rows.get(key)?.tx);
      return [...copied]
        .filter(([key, { digest }]) => rows.get(key)?.digest !== digest && isFixed(key))
        .map(([key]) => `${name} ${key} differs from the source`);
    }),
    ...tornIn(steady),
  ];
}

/** Transactions of the source that the copy has only in part. */
function tornIn(tables: readonly { name: string; rows: Rows; copied: Rows }[]): string[] {
  const copied = new Set(tables.flatMap(({ rows, copied }) => [...copied.keys()].map((key) => rows.get(key)?.tx)));
  return tables.flatMap(({ name, rows, copied: there }) =>
    [...rows]
      .filter(([key, { tx }]) => copied.has(tx) && !there.has(key))
      .map(([key]) => `${name} ${key} is missing from its transaction`),
  );
}

/** Ledgers and files whose newest row a copy may lose without a fault. None, or the comparison is blind. */
export const unguarded = (copy: Venue, faults: (copy: Venue) => string[]): string[] =>
  BOOKED.filter((table) => {
    const rows = [...copy.get(table)!].slice(0, -1);
    return faults(new Map(copy).set(table, new Map(rows))).length === 0;
  });
