import { sql } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import { refusal } from '@/lib/contract/refusals';
import { SWITCHABLE, type saveVenueSettings, type StoredVenueSettings } from '@/lib/contract/venue';
import type { Database } from '../db/open';
import { venueSettings } from '../db/schema';
import { differences, remember } from '../history';
import type { Transaction } from '../http/command';

/** Number of the venue in histories. */
export const VENUE_RECORD = 1;

/** Settings that this version knows, with the usual values of those that nobody has made. */
export async function readSettings(db: Pick<Database['db'], 'select'>): Promise<StoredVenueSettings> {
  const [row] = await db.select().from(venueSettings);
  const off = row?.settings['sections_off'];
  return {
    // Another version may know more sections.
    sections_off: SWITCHABLE.filter((section) => Array.isArray(off) && off.includes(section)),
    version: row?.version ?? 0,
  };
}

/**
 * Saves the given settings and returns their version; the same settings once more change nothing.
 * @throws ProblemError 5 when they were changed since `version`
 */
export async function saveSettings(
  tx: Transaction,
  userId: number,
  { version, ...body }: InputOf<typeof saveVenueSettings>['body'],
): Promise<number> {
  const before = await readSettings(tx);
  if (version !== undefined && version !== before.version) throw refusal('changedMeanwhile', 'version');
  // In one order and without repetitions, so that a history shows only real changes.
  const off = body.sections_off && SWITCHABLE.filter((section) => body.sections_off?.includes(section));
  const settings = { ...body, ...(off && { sections_off: off }) };
  const changes = differences({ ...before }, settings);
  if (changes.length === 0) return before.version;
  const next = before.version + 1;
  await tx
    .insert(venueSettings)
    .values({ settings, version: next })
    .onConflictDoUpdate({
      target: venueSettings.id,
      set: {
        settings: sql`${venueSettings.settings} || excluded.settings`,
        version: next,
        updated_at: sql`now()`,
      },
    });
  await remember(tx, 'venue', userId, [{ record_id: VENUE_RECORD, action: 'changed', changes }]);
  return next;
}
