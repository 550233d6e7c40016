'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import tabs from '@/components/form/dialog-tabs.module.css';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Skeleton } from '@/components/ui/skeleton';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { BrewForm } from './brew-form';
import type { Batch } from './use-batch';
import { useCraftRecord } from './use-craft-record';

interface BrewDialogProps {
  readonly craft: Craft;
  readonly batch: Pick<Batch, 'took' | 'refused'>;
  readonly onClose: () => void;
}

/** Makes a whole batch of a beer craft; its recipe can be changed before. */
export function BrewDialog({ craft, batch, onClose }: BrewDialogProps) {
  const t = useTranslations('craft');
  const { record, error, reload, items } = useCraftRecord(craft);
  return (
    <Dialog title={t('brew.title', { name: craft.name })} size="56rem" layout="tall" onClose={onClose}>
      {record && <BrewForm record={record} items={items} batch={batch} />}
      {error && (
        <div className={tabs['panel']}>
          <ProblemAlert problem={error.problem} title={t('editor.notLoaded')} onRetry={reload} />
        </div>
      )}
      {!record && !error && (
        <div className={tabs['panel']} role="status" aria-label={t('editor.loading')}>
          <Skeleton height={240} />
        </div>
      )}
    </Dialog>
  );
}
