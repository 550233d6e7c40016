'use client';
import { IconUpload } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useImperativeHandle, useRef, useState, type RefObject } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { Image } from '@/components/ui/image';
import { Progress } from '@/components/ui/progress';
import { PICTURE_ASPECT } from '@/lib/domain/picture';
import { cutOut, type ImageRefusal } from './image-file';
import classes from './photo.module.css';

interface ImageCropProps {
  /** Object URL of the chosen file. */
  url: string;
  /** Sent fraction, 0 to 1; null when idle. */
  sent: number | null;
  /** Returns the chosen part of the image; null if it is too small, which `onRefuse` reports. */
  cutter: RefObject<(() => Promise<File | null>) | null>;
  /** Uploads at once; without it the photo waits for the dish to be saved. */
  onUpload?: (() => void) | undefined;
  onCancel: () => void;
  onRefuse: (why: ImageRefusal) => void;
}

const LEAST = 48;

const widest = ({ naturalWidth, naturalHeight }: HTMLImageElement): PercentCrop =>
  centerCrop(
    makeAspectCrop(
      naturalWidth / naturalHeight > PICTURE_ASPECT ? { unit: '%', height: 100 } : { unit: '%', width: 100 },
      PICTURE_ASPECT,
      naturalWidth,
      naturalHeight,
    ),
    naturalWidth,
    naturalHeight,
  );

/** Crops a photo to 3:2 by mouse, touch or arrow keys. */
export function ImageCrop({ url, sent, cutter, onUpload, onCancel, onRefuse }: ImageCropProps) {
  const t = useTranslations('dishImage');
  const image = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<PercentCrop>();
  const busy = sent !== null;
  const ready = crop !== undefined;
  const first = useRef<HTMLButtonElement>(null);
  // The button that chose the file is gone; this takes the focus.
  useEffect(() => {
    if (ready) first.current?.focus({ preventScroll: true });
  }, [ready]);
  useImperativeHandle(cutter, () => async () => {
    const picture = image.current && crop ? await cutOut(image.current, crop) : null;
    if (!picture) onRefuse('tooSmall');
    return picture;
  });
  const handle = t('handle');
  return (
    <div className={cx(layout.stack, classes['editor'])}>
      <p className={cx(layout.muted, layout.small)}>{t('cropHint')}</p>
      <ReactCrop
        {...(crop && { crop })}
        className={classes['crop'] ?? ''}
        aspect={PICTURE_ASPECT}
        minWidth={LEAST}
        keepSelection
        ruleOfThirds
        disabled={busy}
        onChange={(_pixels, percent) => setCrop(percent)}
        ariaLabels={{
          cropArea: t('cropArea'),
          nwDragHandle: `${handle}: ${t('topLeft')}`,
          nDragHandle: handle,
          neDragHandle: `${handle}: ${t('topRight')}`,
          eDragHandle: handle,
          seDragHandle: `${handle}: ${t('bottomRight')}`,
          sDragHandle: handle,
          swDragHandle: `${handle}: ${t('bottomLeft')}`,
          wDragHandle: handle,
        }}
      >
        <Image
          ref={image}
          src={url}
          alt={t('chosen')}
          className={classes['photo'] ?? ''}
          onLoad={(event) => setCrop(widest(event.currentTarget))}
          onError={() => onRefuse('unreadable')}
        />
      </ReactCrop>
      {busy && (
        <div className={cx(layout.muted, layout.small, classes['progress'])}>
          <Progress value={sent * 100} animated={sent === 1} aria-label={t('sending')} />
          <span role="status">{t(sent === 1 ? 'processing' : 'sending')}</span>
        </div>
      )}
      <div className={layout.row}>
        {onUpload && (
          <Button ref={first} icon={IconUpload} loading={busy} disabled={!ready} onClick={onUpload}>
            {t('upload')}
          </Button>
        )}
        <Button {...(!onUpload && { ref: first })} variant="default" onClick={onCancel}>
          {t(busy ? 'stop' : 'cancel')}
        </Button>
      </div>
    </div>
  );
}
