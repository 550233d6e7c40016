import fs from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Database } from '@/backend/src/db/open';

const INVARIANTS = fs.readFileSync('backend/src/db/invariants.sql', 'utf8');

/** Rules that the books break after a change that the database would refuse. The change is undone. */
export async function brokenBy({ db }: Pick<Database, 'db'>, change: string): Promise<string[]> {
  let broken: string[] = [];
  const undo = new Error('undo');
  await db
    .transaction(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql.raw(change));
      const { rows } = await tx.execute<{ rule: string }>(sql.raw(INVARIANTS));
      broken = [...new Set(rows.map(({ rule }) => rule))];
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return broken;
}

/** Message with which the database refuses a change; "committed" for one that it accepts. The change is undone. */
export function refusedWith({ db }: Pick<Database, 'db'>, change: string): Promise<string | null> {
  const undo = new Error('committed');
  return db
    .transaction(async (tx) => {
      await tx.execute(sql.raw(change));
      await tx.execute(sql`set constraints all immediate`);
      throw undo;
    })
    .then(
      () => null,
      (error: unknown) => (error as { cause?: Error }).cause?.message ?? (error as Error).message,
    );
}
