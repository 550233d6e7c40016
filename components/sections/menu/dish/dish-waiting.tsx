'use client';
import { useTranslations } from 'next-intl';
import { Skeleton } from '@/components/ui/skeleton';
import classes from '@/components/form/dialog-tabs.module.css';

/** Place of a dish's form while its data loads. */
export function DishWaiting() {
  const t = useTranslations('dish');
  return (
    <div className={classes['panel']} role="status" aria-label={t('loading')}>
      {[40, 34, 56, 56, 40, 56, 96].map((height, index) => (
        <Skeleton key={index} height={height} style={{ marginBottom: 14 }} />
      ))}
    </div>
  );
}
