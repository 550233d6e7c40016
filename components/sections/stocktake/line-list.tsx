'use client';
import { IconChecklist, IconSearchOff } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { groupBy } from '@/lib/domain/group-by';
import classes from './line-list.module.css';
import { LineRow } from './line-row';
import type { Counting } from './use-counting';

/** Lines to count, grouped by folder in the order of the storeroom. */
export function LineList({ counting }: { counting: Counting }) {
  const t = useTranslations('stocktake');
  const { visible, all } = counting;
  const folders = useMemo(() => [...groupBy(visible, ({ line }) => line.folder)], [visible]);
  const progress = useMemo(() => groupBy(all, ({ line }) => line.folder), [all]);
  if (visible.length === 0) {
    const searching = counting.query.trim() !== '';
    return (
      <div className={classes['list']}>
        <EmptyState
          icon={searching ? <IconSearchOff /> : <IconChecklist />}
          title={searching ? t('find.nothing', { query: counting.query.trim() }) : t('list.allDone')}
        >
          {!searching && t('list.allDoneText')}
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes['list']} role="region" aria-label={t('list.label')} tabIndex={-1}>
      {folders.map(([folder, items]) => {
        const inside = progress.get(folder) ?? [];
        const counted = inside.filter((item) => item.counted !== null).length;
        return (
          <section key={folder} className={classes['folder']} aria-label={folder || t('noFolder')}>
            <h2 className={classes['heading']}>
              <span>{folder || t('noFolder')}</span>
              <span className={classes['done']}>{t('ofLines', { counted, lines: inside.length })}</span>
            </h2>
            <ul>
              {items.map((item) => (
                <LineRow key={item.line.item_id} item={item} counting={counting} />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
