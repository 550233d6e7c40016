import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Id, UnixSeconds } from '@/lib/contract/primitives';

const { call, ours } = endpointsOf('menu');

const viewMenu = { flags: ['MenuView'] } as const;

export const checkPicture = call({
  id: 'menu.checkPicture',
  method: 'POST',
  path: '/api/v1/admin/menu/picture/check',
  body: z.object({ item_id: Id }),
  reply: z.object({ exists: z.boolean(), timestamp: UnixSeconds.nullable() }),
  access: viewMenu,
  reads: ['menu'],
});

/** Uploads a jpg or png. `version` (ours) is the dish's version, which the upload increments. */
export const uploadPicture = call({
  id: 'menu.uploadPicture',
  method: 'POST',
  path: '/api/v1/admin/menu/picture/upload',
  body: z.object({ item_id: z.coerce.number<number>().pipe(Id) }),
  fileLimit: 20 * 1024 * 1024,
  reply: z.object({ timestamp: UnixSeconds, version: z.int().optional() }),
  access: { flags: ['MenuEdit'] },
  changes: ['menu'],
});

/** The picture itself. With the timestamp of `checkPicture` a browser may cache it forever. */
export const getPicture = ours({
  id: 'menu.getPicture',
  method: 'GET',
  path: '/api/v1/admin/menu/picture/:id',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  query: z.object({ timestamp: z.coerce.number<number>().pipe(UnixSeconds).optional() }),
  replyTypes: ['image/jpeg'],
  reply: z.unknown(),
  access: viewMenu,
  reads: ['menu'],
});
