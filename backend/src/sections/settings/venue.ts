import { sql } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import { limitsIn, USUAL_LIMITS } from '@/lib/sections/settings/contract/limits';
import { SWITCHABLE, type saveVenueSettings, type StoredVenueSettings } from '@/lib/sections/settings/contract/venue';
import { differences, remember, requireVersion } from '../../db/history';
import type { Queries, Transaction } from '../../db/open';
import { venueSettings } from '../../db/schema';

/** Id of the venue in histories. */
export const VENUE_RECORD = 1;

/** Returns the switchable sections of a list, once each, in the order of the sidebar. */
const switchable = (sections: readonly unknown[]) => SWITCHABLE.filter((section) => sections.includes(section));

/** Reads the settings that this version knows. A setting that was never changed has its default. */
export async function readSettings(db: Queries): Promise<StoredVenueSettings> {
  const [row] = await db.select().from(venueSettings);
  const { sections_off: off, start_on_overview: starts, ...others } = row?.settings ?? {};
  return {
    // Another version may know more sections.
    sections_off: Array.isArray(off) ? switchable(off) : [],
    ...(typeof starts === 'boolean' && { start_on_overview: starts }),
    ...limitsIn(others),
    version: row?.version ?? 0,
  };
}

/**
 * Saves the given settings. Equal settings change nothing.
 * @throws ProblemError 5 when the settings were changed since `version`
 */
export async function saveSettings(
  tx: Transaction,
  userId: number,
  { version, ...body }: InputOf<typeof saveVenueSettings>['body'],
): Promise<{ version: number }> {
  const before = await readSettings(tx);
  requireVersion(before, version);
  // In one order and without repetitions, so that the history shows only real changes.
  const settings = { ...body, ...(body.sections_off && { sections_off: switchable(body.sections_off) }) };
  // The history shows the value before the change. For a limit that was never set, that is its default.
  const changes = differences({ ...USUAL_LIMITS, ...before }, settings);
  if (changes.length === 0) return { version: before.version };
  const next = before.version + 1;
  await tx
    .insert(venueSettings)
    .values({ settings, version: next })
    .onConflictDoUpdate({
      target: venueSettings.id,
      set: { settings: sql`${venueSettings.settings} || excluded.settings`, version: next, updated_at: sql`now()` },
    });
  await remember(tx, 'venue', userId, [{ record_id: VENUE_RECORD, action: 'changed', changes }]);
  return { version: next };
}
