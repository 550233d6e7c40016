import type { RefObject } from 'react';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { uploadPicture } from '@/lib/sections/menu/contract/picture';

/** Uploads the chosen photo as the picture of a dish; null if it was refused, which the photo's tab then says. */
export type SendPhoto = (itemId: number) => Promise<ReplyOf<typeof uploadPicture> | null>;

/** Upload of the photo that is chosen at the moment; null without one. */
export type PhotoRef = RefObject<SendPhoto | null>;
