import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Permissions } from '@/lib/contract/access';
import { Id } from '@/lib/contract/primitives';

const { call } = endpointsOf('settings');

const known = z.string().max(60);

/**
 * Access of the owner of an account: sections and tabs of the settings by id, in order, actions with their section, and
 * figures. `enters` is false for one who cannot sign in to the back office, whatever the rest says.
 */
export const UserSees = z.object({
  enters: z.boolean(),
  landing: known,
  sections: z.array(z.object({ id: known, open: z.boolean() })),
  tabs: z.array(z.object({ id: known, open: z.boolean() })),
  actions: z.array(z.object({ id: known, section: known, may: z.boolean() })),
  figures: z.array(z.object({ id: known, seen: z.boolean() })),
});
export type UserSees = z.infer<typeof UserSees>;

/** Reads `UserSees` of an account, by its own or other rights. Code 2 for an account that the server does not list. */
export const userSees = call({
  id: 'bff.userSees',
  path: '/api/users/:id/sees',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  query: z.object({ permissions: Permissions.optional() }),
  reply: UserSees,
  access: { flags: ['UsersEdit'] },
  reads: ['users'],
});
