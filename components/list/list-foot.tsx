'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CurrentAt } from '@/components/frame/current-at';
import { Pagination } from '@/components/table/pagination';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { formatCount } from '@/lib/domain/format';
import classes from './list-screen.module.css';
import { PageSize } from './page-size';
import type { ListView } from './use-list-view';

interface ListFootProps {
  view: Pick<ListView, 'page' | 'count' | 'setPage' | 'setCount'>;
  sizes: readonly (number | 'all')[];
  total: number;
  /** Number of rows loaded so far, while loading. */
  reading: number | undefined;
  /** Time up to which the rows are current, in milliseconds. */
  currentAt: number | undefined;
  /** Explanations of the figures. */
  children?: ReactNode;
}

/** Range of visible rows, page links, explanations and page size. */
export function ListFoot({ view, sizes, total, reading, currentAt, children }: ListFootProps) {
  const t = useTranslations('report');
  const locale = useLocale();
  const { page, count } = view;
  return (
    <div className={cx(layout.row, classes['foot'])}>
      <div className={classes['pages']}>
        {reading === undefined ? (
          <Pagination
            page={page}
            total={total}
            count={count === 'all' ? Math.max(total, 1) : count}
            onChange={view.setPage}
          />
        ) : (
          <div className={cx(layout.row, classes['reading'])}>
            <span role="status">
              {t('reading', { read: formatCount(reading, locale), total: formatCount(total, locale) })}
            </span>
            <Button size="compact-xs" variant="default" onClick={() => view.setCount(sizes[0] ?? count)}>
              {t('stop')}
            </Button>
          </div>
        )}
      </div>
      {children && <div className={classes['notes']}>{children}</div>}
      <CurrentAt at={currentAt} />
      <PageSize sizes={sizes} value={count} onChange={view.setCount} />
    </div>
  );
}
