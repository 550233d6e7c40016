'use client';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { indexStock } from '@/components/browse/use-stock-rows';
import { Dialog } from '@/components/form/dialog';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Skeleton } from '@/components/ui/skeleton';
import { useFresh } from '@/lib/api/use-fresh';
import { CODE } from '@/lib/contract/problem';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import type { ItemAction } from './item-actions';
import { ItemEditor } from './item-editor';
import classes from './item-editor.module.css';

export interface ItemDialogProps {
  readonly item_id: number;
  readonly onClose: () => void;
  /** Opens another dialog of the same item in place of this one. */
  readonly onOpen: (what: ItemAction) => void;
  readonly mayEdit: boolean;
  readonly mayTransfer: boolean;
}

const HEIGHTS = [40, 34, 56, 56, 56, 96];

/** Dialog of a stock item, loaded on each opening. */
export function ItemDialog({ item_id, onClose, ...editor }: ItemDialogProps) {
  const t = useTranslations('stockItem');
  const { data, error, reload } = useFresh(stockRows, {});
  const stock = useMemo(() => data && indexStock(data.rows), [data]);
  const item = stock?.items.find((row) => row.item_id === item_id);
  const problem = error?.problem ?? (stock && !item ? { code: CODE.notFound, message: '' } : null);
  return (
    <Dialog title={item ? `${item.name} · #${item.item_id}` : t('item')} size={760} layout="tall" onClose={onClose}>
      {stock && item && <ItemEditor item={item} stock={stock} {...editor} />}
      {problem && (
        <div className={classes['panel']}>
          <ProblemAlert problem={problem} title={t('notLoaded')} onRetry={reload} />
        </div>
      )}
      {!item && !problem && (
        <div className={classes['panel']} role="status" aria-label={t('loading')}>
          {HEIGHTS.map((height, index) => (
            <Skeleton key={index} height={height} style={{ marginBottom: 14 }} />
          ))}
        </div>
      )}
    </Dialog>
  );
}
