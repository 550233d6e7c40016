import { z } from '#zod';
import { Id, PHOTO_MEGABYTES, UnixSeconds } from './primitives';

/** An id among the fields of a form or in an address. */
export const WrittenId = z.coerce.number<number>().pipe(Id);

/** Upload of a photo, a jpg or png. Its body names the record. */
export const photoUpload = { fileLimit: PHOTO_MEGABYTES * 1024 * 1024 } as const;

/** The photo of the record `id`. Under its timestamp a browser may cache it forever. */
export const photoReply = {
  params: z.object({ id: WrittenId }),
  query: z.object({ timestamp: z.coerce.number<number>().pipe(UnixSeconds).optional() }),
  replyTypes: ['image/jpeg'],
  reply: z.unknown(),
} as const;
