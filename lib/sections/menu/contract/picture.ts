import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { photoReply, photoUpload, WrittenId } from '@/lib/contract/photo';
import { Id, UnixSeconds } from '@/lib/contract/primitives';

const { call, ours } = endpointsOf('menu');

const viewMenu = { flags: ['MenuView'] } as const;

export const checkPicture = call({
  id: 'menu.checkPicture',
  path: '/api/v1/admin/menu/picture/check',
  body: z.object({ item_id: Id }),
  reply: z.object({ exists: z.boolean(), timestamp: UnixSeconds.nullable() }),
  access: viewMenu,
  reads: ['menu'],
});

/** Uploads a jpg or png. `version` (ours) is the dish's version, which the upload increments. */
export const uploadPicture = call({
  id: 'menu.uploadPicture',
  ...photoUpload,
  path: '/api/v1/admin/menu/picture/upload',
  body: z.object({ item_id: WrittenId }),
  reply: z.object({ timestamp: UnixSeconds, version: z.int().optional() }),
  access: { flags: ['MenuEdit'] },
  changes: ['menu'],
});

/** The picture itself. With the timestamp of `checkPicture` a browser may cache it forever. */
export const getPicture = ours({
  id: 'menu.getPicture',
  ...photoReply,
  path: '/api/v1/admin/menu/picture/:id',
  access: viewMenu,
  reads: ['menu'],
});
