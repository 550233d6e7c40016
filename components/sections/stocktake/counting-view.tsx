'use client';
import { IconCloudOff } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { CountBar } from './count-bar';
import classes from './counting-view.module.css';
import { EntryPanel } from './entry-panel';
import { LineList } from './line-list';
import type { Counting } from './use-counting';
import { useScan } from './use-scan';

/** Counting: search and progress, lines, and the line being counted. */
export function CountingView({ counting }: { counting: Counting }) {
  const t = useTranslations('stocktake');
  const scan = useScan(counting);
  const stuck = [...counting.entries.values()].filter(({ state }) => state === 'waiting').length;
  return (
    <>
      <CountBar counting={counting} scan={scan} />
      {stuck > 0 && (
        <Alert
          role="status"
          color="orange"
          className={classes['unsaved'] ?? ''}
          icon={<IconCloudOff aria-hidden />}
          title={t('unsaved', { count: stuck })}
        >
          {t('unsavedText')}
        </Alert>
      )}
      <div className={classes['body']}>
        <LineList counting={counting} />
        <EntryPanel counting={counting} scan={scan} />
      </div>
    </>
  );
}
