import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { PAGE_SIZES } from '@/lib/contract/primitives';

const { ours } = endpointsOf('settings');

/** Choices of a person, each missing until it is made. `start` is a section, empty for the usual one. */
export const Preferences = z.object({
  language: z.enum(['ru', 'en']).optional(),
  theme: z.enum(['light', 'dark', 'auto']).optional(),
  start: z.string().max(40).optional(),
  rows: z.union(PAGE_SIZES.map((rows) => z.literal(rows))).optional(),
  csv_separator: z.enum(['semicolon', 'comma']).optional(),
  /** Messages to the person (docs/domain.md, Messages to people): after each close of a day, and for each week. */
  told_daily: z.boolean().optional(),
  told_weekly: z.boolean().optional(),
  /** Where mails go; empty for none. */
  mail_address: z.union([z.literal(''), z.email().max(200)]).optional(),
  told_by_webhook: z.boolean().optional(),
});
export type Preferences = z.infer<typeof Preferences>;

const path = '/api/v1/admin/users/preferences';

/** Choices stored with the caller's account. */
export const getPreferences = ours({
  id: 'users.preferences',
  path,
  reply: Preferences,
  access: 'signed-in',
  reads: ['preferences'],
});

/** Stores the given choices; others stay. */
export const savePreferences = ours({
  id: 'users.savePreferences',
  path,
  body: Preferences,
  reply: z.object({}),
  access: 'signed-in',
  changes: ['preferences'],
});
