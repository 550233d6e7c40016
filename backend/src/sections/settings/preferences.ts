import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { getPreferences, Preferences, savePreferences } from '@/lib/sections/settings/contract/preferences';
import type { Database, Queries } from '../../db/open';
import { userPreferences } from '../../db/schema';
import { command } from '../../http/command';
import { route } from '../../http/route';
import { findRow } from '../../db/rows';

/** The choices that this version knows; another one may have stored more, or other values. */
function known(stored: Readonly<Record<string, unknown>>): Preferences {
  const read = Object.entries(Preferences.shape).map(([name, schema]) => [name, schema.safeParse(stored[name]).data]);
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Preferences;
}

/** Choices stored with an account; none for one that has made no choice. */
export async function preferencesOf(db: Queries, userId: number): Promise<Preferences> {
  const row = await findRow(db, userPreferences, eq(userPreferences.user_id, userId));
  return known(row?.preferences ?? {});
}

/** A person's own choices. */
export function preferenceRoutes(app: FastifyInstance, { db }: Database): void {
  route(app, getPreferences, ({ caller }) => preferencesOf(db, caller.user_id));

  command(app, db, savePreferences, async (tx, { input: { body }, caller }) => {
    await tx
      .insert(userPreferences)
      .values({ user_id: caller.user_id, preferences: body })
      .onConflictDoUpdate({
        target: userPreferences.user_id,
        set: { preferences: sql`${userPreferences.preferences} || excluded.preferences`, updated_at: sql`now()` },
      });
  });
}
