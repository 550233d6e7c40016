'use client';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { cx, layout } from '@/components/ui/classes';
import { FileButton } from '@/components/ui/file-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useDrop } from '@/components/ui/use-drop';
import type { useUpload } from '@/lib/api/use-upload';
import { PHOTO_MEGABYTES } from '@/lib/contract/primitives';
import { CODE, type Problem } from '@/lib/contract/problem';
import type { ImageRefusal } from './image-file';
import classes from './photo.module.css';
import type { usePickedImage } from './use-picked-image';

const ImageCrop = lazyPart(
  () => import('./image-crop').then((module) => module.ImageCrop),
  () => <Skeleton className={cx(layout.panel, classes['frame'])} />,
);

interface PhotoFieldProps {
  readonly picked: ReturnType<typeof usePickedImage>;
  readonly upload: Omit<ReturnType<typeof useUpload>, 'send'>;
  /** The current photo. */
  readonly current: ReactNode;
  readonly loading?: boolean;
  /** Shows the photo without replacing it. */
  readonly readOnly: boolean;
  /** Uploads at once; without it the photo waits for a save. */
  readonly onUpload: (() => void) | undefined;
}

/** Server error about the file itself, shown at the field. */
function refusalIn(problem: Problem | undefined): ImageRefusal | null {
  if (problem?.code === CODE.tooLarge) return 'tooLarge';
  return problem?.code === CODE.badRequest && problem.field === 'file' ? 'unreadable' : null;
}

const isUnsent = ({ code }: Problem): boolean => code === CODE.unreachable || code === CODE.tooSlow;

/** Photo of a record: shows it and replaces it with a chosen or dropped one, cropped to 3:2. */
export function PhotoField({ picked, upload, current, loading, readOnly, onUpload }: PhotoFieldProps) {
  const t = useTranslations('dishImage');
  const { sent, error, clear, giveUp } = upload;
  const pick = (files: readonly File[]) => {
    clear();
    void picked.pick(files);
  };
  const cancel = () => {
    if (sent !== null) return giveUp();
    clear();
    picked.drop();
  };
  const problem = error?.problem;
  const refusal = picked.refusal ?? refusalIn(problem);
  const choose = (word: 'replace' | 'choose') => (
    <FileButton
      fileLabel={t('file')}
      accept="image/jpeg,image/png"
      variant={word === 'choose' ? 'filled' : 'default'}
      icon={IconPhotoPlus}
      onPick={pick}
    >
      {t(word)}
    </FileButton>
  );
  const drag = useDrop((files) => sent === null && pick(files));
  return (
    <div className={cx(layout.stack, classes['tab'])} {...(!readOnly && drag)}>
      {problem && !refusalIn(problem) && (
        <ProblemAlert problem={problem} title={t(isUnsent(problem) ? 'uploadError' : 'updateFailed')} />
      )}
      {refusal && (
        <p role="alert" className={classes['refusal']}>
          {t(refusal, { megabytes: PHOTO_MEGABYTES })}
        </p>
      )}
      {picked.url ? (
        <ImageCrop
          key={picked.url}
          url={picked.url}
          sent={sent}
          cutter={picked.cutter}
          onUpload={onUpload}
          onCancel={cancel}
          onRefuse={picked.refuse}
        />
      ) : loading ? (
        <figure className={classes['figure']} aria-busy aria-label={t('loading')}>
          <Skeleton className={cx(layout.panel, classes['frame'])} />
        </figure>
      ) : current ? (
        <figure className={classes['figure']}>
          {current}
          {!readOnly && (
            <>
              <div className={layout.row}>{choose('replace')}</div>
              <figcaption className={cx(layout.muted, layout.small)}>
                {t('limits', { megabytes: PHOTO_MEGABYTES })}
              </figcaption>
            </>
          )}
        </figure>
      ) : readOnly ? (
        <p className={cx(layout.muted, classes['none'])}>{t('none')}</p>
      ) : (
        <div className={classes['drop']} data-over={drag['data-over']}>
          <p className={cx(layout.muted, layout.small)}>{t('empty')}</p>
          {choose('choose')}
          <p className={cx(layout.muted, layout.small)}>{t('limits', { megabytes: PHOTO_MEGABYTES })}</p>
        </div>
      )}
    </div>
  );
}
