'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type DragEvent } from 'react';
import { useHold } from '@/components/form/use-leaving';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { toasts } from '@/components/ui/toast-store';
import { useFresh } from '@/lib/api/use-fresh';
import { useUpload } from '@/lib/api/use-upload';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { checkPicture, uploadPicture } from '@/lib/contract/menu-picture';
import { CODE, type Problem } from '@/lib/contract/problem';
import { ImageChoose } from './image-choose';
import type { ImageRefusal } from './image-file';
import { ImageNow } from './image-now';
import classes from './image-tab.module.css';
import type { PhotoRef, SendPhoto } from './send-photo';
import { usePickedImage } from './use-picked-image';

const ImageCrop = lazyPart(
  () => import('./image-crop').then((module) => module.ImageCrop),
  () => <Skeleton className={classes['frame'] ?? ''} />,
);

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

/** Server error about the file itself, shown at the field. */
function refusalIn(problem: Problem | undefined): ImageRefusal | null {
  if (problem?.code === CODE.tooLarge) return 'tooLarge';
  return problem?.code === CODE.badRequest && problem.field === 'file' ? 'unreadable' : null;
}

const isUnsent = ({ code }: Problem): boolean => code === CODE.unreachable || code === CODE.tooSlow;

/** Picture of a dish: shows it and replaces it with a chosen or dropped photo, cropped to 3:2. */
export function ImageTab({ item_id, photo, readOnly = false, onUploaded, onPending }: ImageTabProps) {
  const t = useTranslations('dishImage');
  const check = useFresh(checkPicture, item_id === undefined ? null : { body: { item_id } });
  const [uploaded, setUploaded] = useState<number>();
  const { send, sent, error, clear, giveUp } = useUpload(uploadPicture);
  const picked = usePickedImage();
  const [over, setOver] = useState(false);
  const pending = picked.url !== null;
  useHold(pending);
  const notifyPending = useEffectEvent((now: boolean) => onPending?.(now));
  useEffect(() => {
    notifyPending(pending);
    return () => notifyPending(false);
  }, [pending]);

  const pick = (files: readonly File[]) => {
    clear();
    void picked.pick(files);
  };
  const dropped = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (sent === null) pick([...event.dataTransfer.files]);
  };
  const cutter = useRef<() => Promise<File | null>>(null);
  const upload = async (id: number) => {
    const file = await cutter.current?.();
    const reply = file ? await send({ item_id: id }, file) : null;
    if (!reply) return null;
    setUploaded(reply.timestamp);
    picked.drop();
    toasts.show({ color: 'green', message: t('saved'), closeLabel: t('close') });
    onUploaded?.(reply);
    return reply;
  };
  useImperativeHandle<SendPhoto | null, SendPhoto | null>(photo, () => (pending ? upload : null));
  const cancel = () => {
    if (sent !== null) return giveUp();
    clear();
    picked.drop();
  };

  if (check.error) {
    return <ProblemAlert problem={check.error.problem} title={t('checkFailed')} onRetry={check.reload} />;
  }
  const problem = error?.problem;
  const refusal = picked.refusal ?? refusalIn(problem);
  const timestamp = uploaded ?? check.data?.timestamp ?? null;
  const exists = uploaded !== undefined || check.data?.exists === true;
  const drag = {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: dropped,
  };
  return (
    <div className={classes['tab']} {...(!readOnly && drag)}>
      {problem && !refusalIn(problem) && (
        <ProblemAlert problem={problem} title={t(isUnsent(problem) ? 'uploadError' : 'updateFailed')} />
      )}
      {refusal && (
        <p role="alert" className={classes['refusal']}>
          {t(refusal)}
        </p>
      )}
      {picked.url ? (
        <ImageCrop
          key={picked.url}
          url={picked.url}
          sent={sent}
          cutter={cutter}
          onUpload={item_id === undefined ? undefined : () => void upload(item_id)}
          onCancel={cancel}
          onRefuse={picked.refuse}
        />
      ) : check.loading ? (
        <figure className={classes['figure']} aria-busy aria-label={t('loading')}>
          <Skeleton className={classes['frame'] ?? ''} />
        </figure>
      ) : exists && item_id !== undefined ? (
        <figure className={classes['figure']}>
          <ImageNow itemId={item_id} timestamp={timestamp} />
          {!readOnly && (
            <>
              <div className={classes['actions']}>
                <ImageChoose label={t('replace')} onPick={(file) => pick([file])} />
              </div>
              <figcaption className={classes['hint']}>{t('limits')}</figcaption>
            </>
          )}
        </figure>
      ) : readOnly ? (
        <p className={classes['none']}>{t('none')}</p>
      ) : (
        <div className={classes['drop']} data-over={over || undefined}>
          <p className={classes['hint']}>{t('empty')}</p>
          <ImageChoose label={t('choose')} primary onPick={(file) => pick([file])} />
          <p className={classes['hint']}>{t('limits')}</p>
        </div>
      )}
    </div>
  );
}
