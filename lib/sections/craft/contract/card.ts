import { z } from '#zod';
import { orBeer, reading } from './craft';
import { endpointsOf } from '@/lib/contract/endpoint';
import { photoReply, photoUpload, WrittenId } from '@/lib/contract/photo';
import { HistoryEntry } from '@/lib/contract/history';
import { CRAFT } from '@/lib/contract/access';
import { ofPeriod } from '@/lib/contract/period';
import { Baht, Id } from '@/lib/contract/primitives';

const { ours } = endpointsOf('craft', 'beer-craft');

/** Changes of a craft, latest first. */
export const craftHistory = ours({
  id: 'craft.history',
  ...reading,
  path: '/api/v1/admin/craft/history',
  body: z.object({ craft_id: Id }),
  reply: z.object({ items: z.array(HistoryEntry) }),
});

/**
 * Cost of a craft by calendar day of the venue's zone, by the prices at the end of each day and today's recipe,
 * earliest first; a day without a change of prices has no point, except the first and the last. `unit_cost` is per
 * measure of the product, `portion_cost` per portion (null for a craft without portions). `moved_by` is the ingredient
 * that moved it most since the previous point, with the change of unit cost that it caused.
 */
export const craftCosts = ours({
  id: 'craft.costs',
  ...reading,
  path: '/api/v1/admin/craft/costs',
  body: ofPeriod({ craft_id: Id }),
  reply: z.object({
    items: z
      .array(
        z.object({
          point: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
          unit_cost: Baht,
          portion_cost: Baht.nullable(),
          moved_by: z.object({ item_id: Id, name: z.string(), change: Baht }).nullable(),
        }),
      )
      .optional(),
  }),
  hides: [{ needs: 'held', fields: ['items'] }],
});

/** Uploads a craft's photo, a jpg or png. */
export const uploadCraftPhoto = ours({
  id: 'craft.uploadPhoto',
  ...photoUpload,
  path: '/api/v1/admin/craft/photo/upload',
  body: z.object({ craft_id: WrittenId }),
  reply: z.object({}),
  access: orBeer(CRAFT.edit),
  changes: ['crafts'],
});

/** A craft's photo. Under its timestamp a browser may cache it forever. */
export const getCraftPhoto = ours({
  id: 'craft.photo',
  ...photoReply,
  path: '/api/v1/admin/craft/photo/:id',
  access: orBeer(CRAFT.read),
  reads: ['crafts'],
});
