import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../db/open';
import { readRow } from '../db/rows';
import { fileContents, storedFiles } from '../db/schema';

type Kind = (typeof storedFiles.$inferSelect)['kind'];
type Connection = Pick<Database['db'], 'execute'>;

/**
 * Photos and papers of one kind, in the database: every node and every backup has them, and a file and its record commit
 * together. Names are generated, never a user's. Equal bytes are stored once.
 */
export function fileStore(kind: Kind) {
  return {
    /** The file's bytes, or null when there is none. `db` may be a transaction. */
    async read(db: Connection, name: string): Promise<Buffer | null> {
      const row = await readRow<{ bytes: Buffer }>(db)`
        select bytes from ${storedFiles} join ${fileContents} using (hash) where kind = ${kind} and name = ${name}`;
      return row?.bytes ?? null;
    },

    /** Adds or replaces a file. */
    async write(db: Connection, name: string, bytes: Buffer): Promise<void> {
      const hash = createHash('sha256').update(bytes).digest('hex');
      await db.execute(sql`
        with content as (
          insert into ${fileContents} (hash, bytes, size) values (${hash}, ${bytes}, ${bytes.length})
          on conflict do nothing
        )
        insert into ${storedFiles} (kind, name, hash) values (${kind}, ${name}, ${hash})
        on conflict (kind, name) do update set hash = excluded.hash, updated_at = excluded.updated_at`);
    },

    /** Gives a file's bytes a second name. @returns false when there is no such file */
    async copy(db: Connection, from: string, to: string): Promise<boolean> {
      const { rowCount } = await db.execute(sql`
        insert into ${storedFiles} (kind, name, hash)
        select kind, ${to}, hash from ${storedFiles} where kind = ${kind} and name = ${from}`);
      return rowCount === 1;
    },
  };
}

/** Name of a record's photo. */
export const photoName = (id: number): string => `${id}.jpg`;

/**
 * Deletes bytes older than a day that have no name. A writer that needs them again meanwhile is retried, as its
 * transaction is serializable.
 */
export const forgetUnnamedBytes = (db: Connection): Promise<unknown> =>
  db.execute(sql`
    delete from ${fileContents} c where created_at < now() - interval '1 day'
    and not exists (select from ${storedFiles} s where s.hash = c.hash)`);
