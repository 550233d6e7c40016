'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import tabs from '@/components/form/dialog-tabs.module.css';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Skeleton } from '@/components/ui/skeleton';
import type { Craft } from '@/lib/sections/craft/contract/craft';
import { CraftEditor } from './craft-editor';
import { useCraftRecord } from './use-craft-record';

export interface CraftDialogProps {
  /** Row of the list. */
  readonly craft: Craft;
  /** Whether it is a beer craft, whose total is not divided by the output quantity. */
  readonly beer: boolean;
  /** Shows everything without allowing changes. */
  readonly readOnly?: boolean;
  readonly onClose: () => void;
}

const HEIGHTS = [40, 56, 40, 38, 38, 38, 38];

/** Dialog of a craft: recipe, card, scaling, cost by day and history. */
export function CraftDialog({ craft, onClose, ...editor }: CraftDialogProps) {
  const t = useTranslations('craft.editor');
  const { record, error, reload, items } = useCraftRecord(craft);
  return (
    <Dialog title={craft.name} size="56rem" layout="tall" onClose={onClose}>
      {record && <CraftEditor record={record} items={items} {...editor} />}
      {error && (
        <div className={tabs['panel']}>
          <ProblemAlert problem={error.problem} title={t('notLoaded')} onRetry={reload} />
        </div>
      )}
      {!record && !error && (
        <div className={tabs['panel']} role="status" aria-label={t('loading')}>
          {HEIGHTS.map((height, index) => (
            <Skeleton key={index} height={height} style={{ marginBottom: 14 }} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
