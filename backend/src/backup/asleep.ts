import type { PoolClient } from 'pg';

interface Trigger {
  readonly name: string;
  readonly of: string;
  readonly state: 'O' | 'A' | 'R';
}

interface Reference {
  readonly name: string;
  readonly of: string;
  readonly definition: string;
}

const ENABLE = { O: 'enable', A: 'enable always', R: 'enable replica' };

/**
 * Turns triggers off and drops foreign keys, so that rows come in as they are and in any order; an owner of the tables
 * may do so, without a superuser's rights. Call it in the transaction that loads the rows, so that a failure undoes it.
 * @returns a function that turns all on again and so checks every reference
 */
export async function asleep(client: PoolClient, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: triggers } = await client.query<Trigger>(
    `select quote_ident(tgname) as name, tgrelid::regclass::text as of, tgenabled as state from pg_trigger
     where not tgisinternal and tgenabled <> 'D' and tgrelid = any($1::regclass[])`,
    [tables],
  );
  const { rows: references } = await client.query<Reference>(
    `select quote_ident(conname) as name, conrelid::regclass::text as of, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conrelid = any($1::regclass[]) order by conrelid, conname`,
    [tables],
  );
  for (const { name, of } of triggers) await client.query(`alter table ${of} disable trigger ${name}`);
  for (const { name, of } of references) await client.query(`alter table ${of} drop constraint ${name}`);
  return async () => {
    for (const { name, of, definition } of references)
      await client.query(`alter table ${of} add constraint ${name} ${definition}`);
    for (const { name, of, state } of triggers)
      await client.query(`alter table ${of} ${ENABLE[state]} trigger ${name}`);
  };
}
