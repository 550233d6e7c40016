import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Tag } from '@/lib/contract/endpoint';
import { readVersions } from '@/lib/contract/versions';
import { businessDate } from '@/lib/domain/venue-time';
import type { Database } from '../db/open';
import { readRows } from '../db/rows';
import { tagChanges } from '../db/schema';
import { unixNow } from '../db/time';
import { route } from './route';

const HOUR = 3_600;

/**
 * Records the tags that a command changes, in its transaction. Rows are only added, so commands do not wait for each
 * other.
 */
export async function noteChanges(tx: Pick<Database['db'], 'insert'>, tags: readonly Tag[]): Promise<void> {
  if (tags.length > 0) await tx.insert(tagChanges).values(tags.map((tag) => ({ tag })));
}

/** Deletes notes older than an hour, except the last one of each tag, so that no version is used twice. */
export const forgetOldChanges = (db: Pick<Database['db'], 'execute'>): Promise<unknown> =>
  db.execute(sql`
    delete from tag_changes old where changed_at < now() - interval '1 hour'
      and change_id < (select max(change_id) from tag_changes last where last.tag = old.tag)`);

/**
 * Serves the versions (docs/decisions/0054). A version consists of the count of a tag's notes and the highest id, because a
 * lower id may become visible after a higher one. Imports are not commands; their own table is counted instead.
 */
export function versionRoutes(app: FastifyInstance, { db }: Database, zone: string): void {
  route(app, readVersions, async () => {
    const rows = await readRows<{ name: string | null; version: string }>(db)`
      select tag as name, count(*) || '.' || max(change_id) as version from tag_changes group by tag
      union all
      select null, extract(epoch from pg_postmaster_start_time()) || ' ' || count(*) || '.' || count(undone_at) from imports`;
    const now = unixNow();
    const venue = rows.find(({ name }) => name === null)?.version ?? '';
    const tags = rows.flatMap(({ name, version }) => (name === null ? [] : [[name, version] as const]));
    return { venue: `${businessDate(now, zone)} ${Math.floor(now / HOUR)} ${venue}`, tags: Object.fromEntries(tags) };
  });
}
