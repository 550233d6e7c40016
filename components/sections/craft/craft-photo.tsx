'use client';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { useHold } from '@/components/form/use-leaving';
import { useToasts } from '@/components/form/use-toasts';
import { PhotoField } from '@/components/photo/photo-field';
import { PhotoNow } from '@/components/photo/photo-now';
import { usePickedImage } from '@/components/photo/use-picked-image';
import { useUpload } from '@/lib/api/use-upload';
import { type Craft } from '@/lib/sections/craft/contract/craft';
import { getCraftPhoto, uploadCraftPhoto } from '@/lib/sections/craft/contract/card';
import { browserPath, wirePath } from '@/lib/contract/endpoint';

/** Photo of a craft, for its card and the kitchen sheet. It is uploaded at once, apart from the form. */
export function CraftPhoto({ craft, readOnly }: { craft: Craft; readOnly: boolean }) {
  const t = useTranslations('craft.editor');
  const toasts = useToasts();
  const { send, ...status } = useUpload(uploadCraftPhoto);
  const picked = usePickedImage();
  const cutter = useRef<() => Promise<File | null>>(null);
  useHold(picked.url !== null);
  const { craft_id, image_timestamp: timestamp } = craft;
  const upload = async () => {
    const file = await cutter.current?.();
    if (!file || !(await send({ craft_id }, file))) return;
    picked.drop();
    toasts.success(t('photoSaved'));
  };
  return (
    <PhotoField
      picked={picked}
      cutter={cutter}
      upload={status}
      current={
        typeof timestamp === 'number' && (
          <PhotoNow
            src={browserPath(wirePath(getCraftPhoto, { params: { id: craft_id }, query: { timestamp } }))}
            alt={t('photoOf', { name: craft.name })}
          />
        )
      }
      readOnly={readOnly}
      onUpload={() => void upload()}
    />
  );
}
