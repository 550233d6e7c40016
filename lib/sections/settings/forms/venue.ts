import { saveVenueSettings, type StoredVenueSettings, type Switchable } from '../contract/venue';
import { sameItems } from '@/lib/domain/sets';
import { defineForm } from '@/lib/forms/define';
import { number, value } from '@/lib/forms/field';
import { LIMITS, limitsIn, USUAL_LIMITS, type Limit } from '../contract/limits';

const limits = Object.fromEntries(
  LIMITS.map((name) => [name, number(`venue.fields.${name}`, { start: USUAL_LIMITS[name], empty: 0 })]),
) as Record<Limit, ReturnType<typeof number>>;

/** Form of the venue's settings; only what changed is sent. */
export const venueForm = defineForm(saveVenueSettings, {
  fields: {
    sections_off: value<readonly Switchable[]>('venue.fields.sections_off', [], {
      same: sameItems,
    }),
    start_on_overview: value('venue.fields.start_on_overview', false),
    ...limits,
  },
  values: ({ sections_off, start_on_overview = false, ...others }: StoredVenueSettings) => ({
    sections_off,
    start_on_overview,
    ...USUAL_LIMITS,
    ...limitsIn(others),
  }),
  version: ({ version }) => version,
  keep: () => 'venue',
  changesOnly: '',
  offUntilChanged: true,
});
