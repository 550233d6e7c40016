import { z } from '#zod';
import { PRIVATE } from '@/lib/contract/access';
import { endpointsOf } from '@/lib/contract/endpoint';
import { ofPeriod } from '@/lib/contract/period';
import { Id } from '@/lib/contract/primitives';

const { ours } = endpointsOf('settings');

/** Places of the venue that have orders in a period, for the choice of the hall. */
export const venueHalls = ours({
  id: 'venue.halls',
  path: '/api/v1/admin/venue/halls',
  body: ofPeriod({}),
  reply: z.object({ places: z.array(Id) }),
  access: { flags: ['OrdersView'], closedTo: PRIVATE },
  reads: ['orders'],
});
