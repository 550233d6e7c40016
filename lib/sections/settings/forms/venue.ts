import { saveVenueSettings, type StoredVenueSettings, type Switchable } from '../contract/venue';
import { defineForm } from '@/lib/forms/define';
import { value } from '@/lib/forms/field';

/** Form of the venue's settings; only what changed is sent. */
export const venueForm = defineForm(saveVenueSettings, {
  fields: {
    sections_off: value<readonly Switchable[]>('venue.fields.sections_off', [], {
      same: (one, other) => one.length === other.length && one.every((section) => other.includes(section)),
    }),
    start_on_overview: value('venue.fields.start_on_overview', false),
  },
  values: ({ sections_off, start_on_overview = false }: StoredVenueSettings) => ({ sections_off, start_on_overview }),
  version: ({ version }) => version,
  keep: () => 'venue',
  changesOnly: '',
  offUntilChanged: true,
});
