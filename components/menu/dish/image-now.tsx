'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Image } from '@/components/ui/image';
import { browserPath, wirePath } from '@/lib/contract/endpoint';
import { getPicture } from '@/lib/contract/menu-picture';
import classes from './image-tab.module.css';

/** Current picture of a dish. */
export function ImageNow({ itemId, timestamp }: { itemId: number; timestamp: number | null }) {
  const t = useTranslations('dishImage');
  const query = timestamp === null ? {} : { timestamp };
  const src = browserPath(wirePath(getPicture, { params: { id: itemId }, query }));
  // A legacy server may report a picture that it cannot deliver.
  const [missing, setMissing] = useState<string | null>(null);
  return (
    <div className={classes['frame']}>
      {missing === src ? (
        <p className={classes['hint']}>{t('cannotShow')}</p>
      ) : (
        <Image key={src} src={src} alt={t('current')} onError={() => setMissing(src)} />
      )}
    </div>
  );
}
