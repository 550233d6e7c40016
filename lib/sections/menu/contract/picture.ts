import { z } from '#zod';
import { defineEndpoint } from '@/lib/contract/endpoint';
import { photoReply, photoUpload, WrittenId } from '@/lib/contract/photo';
import { Id, UnixSeconds } from '@/lib/contract/primitives';

const viewMenu = { flags: ['MenuView'] } as const;

export const checkPicture = defineEndpoint({
  id: 'menu.checkPicture',
  method: 'POST',
  path: '/api/v1/admin/menu/picture/check',
  body: z.object({ item_id: Id }),
  reply: z.object({ exists: z.boolean(), timestamp: UnixSeconds.nullable() }),
  access: viewMenu,
  reads: ['menu'],
});

/** Uploads a jpg or png. `version` (ours) is the dish's version, which the upload increments. */
export const uploadPicture = defineEndpoint({
  id: 'menu.uploadPicture',
  ...photoUpload,
  path: '/api/v1/admin/menu/picture/upload',
  body: z.object({ item_id: WrittenId }),
  reply: z.object({ timestamp: UnixSeconds, version: z.int().optional() }),
  access: { flags: ['MenuEdit'] },
  changes: ['menu'],
});

/** Ours: the picture itself. With the timestamp of `checkPicture` a browser may cache it forever. */
export const getPicture = defineEndpoint({
  id: 'menu.getPicture',
  ...photoReply,
  path: '/api/v1/admin/menu/picture/:id',
  access: viewMenu,
  reads: ['menu'],
});
