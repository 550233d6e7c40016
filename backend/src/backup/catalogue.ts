import type { PoolClient } from 'pg';

/** A table of the venue. Names are quoted where needed. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

export interface Sequence {
  readonly name: string;
  /** A string: it may be beyond JSON's numbers. */
  readonly last_value: string;
  readonly is_called: boolean;
}

const OURS = `n.nspname <> 'information_schema' and n.nspname !~ '^pg_' and n.nspname <> 'drizzle'`;

/** Every table of the venue by name. Generated columns are left out. */
export async function tablesOf(client: PoolClient): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attname)
        filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relpersistence <> 't' and ${OURS}
    group by n.nspname, c.relname order by n.nspname, c.relname`);
  return rows;
}

/** Sequences of the columns of tables, with their positions. */
export async function sequencesOf(client: PoolClient, tables: readonly Table[]): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype in ('a', 'i')
     where c.relkind = 'S' and d.refobjid = any($1::regclass[]) order by n.nspname, c.relname`,
    [tables.map(({ name }) => name)],
  );
  if (rows.length === 0) return [];
  const each = rows.map(
    ({ name }) => `select '${name.replaceAll("'", "''")}' as name, last_value::text, is_called from ${name}`,
  );
  return (await client.query<Sequence>(each.join(' union all '))).rows;
}
