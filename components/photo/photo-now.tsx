'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { Image } from '@/components/ui/image';
import classes from './photo.module.css';

/** Current photo of a record. */
export function PhotoNow({ src, alt }: { src: string; alt: string }) {
  const t = useTranslations('dishImage');
  // A legacy server may report a picture that it cannot deliver.
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <div className={cx(layout.panel, layout.muted, classes['frame'])}>
      {missing === src ? (
        <p className={cx(layout.muted, layout.small)}>{t('cannotShow')}</p>
      ) : (
        <Image key={src} src={src} alt={alt} onError={() => setMissing(src)} />
      )}
    </div>
  );
}
