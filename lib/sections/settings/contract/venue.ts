import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { HistoryEntry } from '@/lib/contract/history';
import { Limits } from './limits';

const { ours } = endpointsOf('settings');

/** Sections that a venue may do without, in the order of the sidebar. */
export const SWITCHABLE = ['beer-craft', 'karaoke', 'ddweed', 'delivery', 'payments'] as const;
export type Switchable = (typeof SWITCHABLE)[number];

/** Settings of the venue. A setting that nobody has made has its usual value: every section is on. */
export const VenueSettings = Limits.partial().extend({
  sections_off: z.array(z.enum(SWITCHABLE)).max(SWITCHABLE.length),
  /** Whoever has chosen no start of their own starts on the overview. */
  start_on_overview: z.boolean().optional(),
});
export type VenueSettings = z.infer<typeof VenueSettings>;

/** Settings as read. `version` counts their changes, from 0. */
export const StoredVenueSettings = VenueSettings.extend({ version: z.int() });
export type StoredVenueSettings = z.infer<typeof StoredVenueSettings>;

const access = { flags: ['UsersEdit'] } as const;
const path = '/api/v1/admin/venue/settings';

/** Venue settings. Only people who may change them can read them. */
export const getVenueSettings = ours({
  id: 'venue.settings',
  path,
  reply: StoredVenueSettings,
  access,
  reads: ['venue'],
});

/** Changes the given settings; others stay. Code 5 when they were changed since `version`. */
export const saveVenueSettings = ours({
  id: 'venue.saveSettings',
  path,
  body: VenueSettings.partial().extend({ version: z.int().optional() }),
  reply: z.object({ version: z.int() }),
  access,
  changes: ['venue', 'session'],
});

/** History of the venue's settings, latest change first. */
export const venueHistory = ours({
  id: 'venue.history',
  path: '/api/v1/admin/venue/history',
  reply: z.object({ items: z.array(HistoryEntry) }),
  access,
  reads: ['venue'],
});
