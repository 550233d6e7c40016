'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useImperativeHandle, useState } from 'react';
import { PhotoField } from '@/components/photo/photo-field';
import { usePickedImage } from '@/components/photo/use-picked-image';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { toasts } from '@/components/ui/toast-store';
import { useFresh } from '@/lib/api/use-fresh';
import { useUpload } from '@/lib/api/use-upload';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { checkPicture, uploadPicture } from '@/lib/sections/menu/contract/picture';
import { ImageNow } from './dish-photo';
import type { PhotoRef, SendPhoto } from './dish-types';

interface ImageTabProps {
  /** Missing for a dish that is yet to be created: its photo waits in `photo`. */
  readonly item_id?: number | undefined;
  /** Set while a chosen photo waits. */
  readonly photo?: PhotoRef;
  /** Shows the picture without replacing it. */
  readonly readOnly?: boolean;
  /**
   * Called with the time of the new picture and, from our own server, the new version of the dish, which a save must
   * name.
   */
  readonly onUploaded?: (reply: ReplyOf<typeof uploadPicture>) => void;
  /** Called when a chosen photo starts or stops waiting for upload. */
  readonly onPending?: (pending: boolean) => void;
}

/** Picture of a dish. */
export function ImageTab({ item_id, photo, readOnly = false, onUploaded, onPending }: ImageTabProps) {
  const t = useTranslations('dishImage');
  const check = useFresh(checkPicture, item_id === undefined ? null : { body: { item_id } });
  const [uploaded, setUploaded] = useState<number>();
  const { send, ...status } = useUpload(uploadPicture);
  const picked = usePickedImage();
  const pending = picked.url !== null;
  const notifyPending = useEffectEvent((now: boolean) => onPending?.(now));
  useEffect(() => {
    notifyPending(pending);
    return () => notifyPending(false);
  }, [pending]);

  const upload = async (id: number) => {
    const file = await picked.cutter.current?.();
    const reply = file ? await send({ item_id: id }, file) : null;
    if (!reply) return null;
    setUploaded(reply.timestamp);
    picked.drop();
    toasts.show({ color: 'green', message: t('saved') });
    onUploaded?.(reply);
    return reply;
  };
  useImperativeHandle<SendPhoto | null, SendPhoto | null>(photo, () => (pending ? upload : null));

  if (check.error) {
    return <ProblemAlert problem={check.error.problem} title={t('checkFailed')} onRetry={check.reload} />;
  }
  const exists = uploaded !== undefined || check.data?.exists === true;
  return (
    <PhotoField
      picked={picked}
      upload={status}
      current={
        exists &&
        item_id !== undefined && <ImageNow itemId={item_id} timestamp={uploaded ?? check.data?.timestamp ?? null} />
      }
      loading={check.loading}
      readOnly={readOnly}
      onUpload={item_id === undefined ? undefined : () => void upload(item_id)}
    />
  );
}
