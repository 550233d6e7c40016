'use client';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CurrentAt } from '@/components/frame/current-at';
import { Pagination } from '@/components/table/pagination';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { useFormats } from '@/components/frame/use-formats';
import classes from './list-screen.module.css';
import type { ListView } from './use-list-view';

interface PageSizeProps {
  sizes: readonly (number | 'all')[];
  value: number | 'all';
  onChange: (size: number | 'all') => void;
}

/** Select for the number of rows per page. */
function PageSize({ sizes, value, onChange }: PageSizeProps) {
  const t = useTranslations('report');
  if (sizes.length < 2) return null;
  return (
    <SegmentedControl
      size="xs"
      className={classes['sizes'] ?? ''}
      aria-label={t('rowsOnPage')}
      value={String(value)}
      onChange={(chosen) => onChange(sizes.find((size) => String(size) === chosen) ?? value)}
      data={sizes.map((size) => ({
        value: String(size),
        label: <span title={t('rowsOnPage')}>{size === 'all' ? t('all') : size}</span>,
      }))}
    />
  );
}

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
  const { formatCount } = useFormats();
  const { page, count } = view;
  return (
    <div className={cx(layout.row, layout.onScreen, classes['foot'])}>
      <div className={classes['pages']}>
        {reading === undefined ? (
          <Pagination
            page={page}
            total={total}
            count={count === 'all' ? Math.max(total, 1) : count}
            onChange={view.setPage}
          />
        ) : (
          <div className={cx(layout.row, layout.muted, layout.tiny, layout.figures, classes['reading'])}>
            <span role="status">{t('reading', { read: formatCount(reading), total: formatCount(total) })}</span>
            <Button size="compact-xs" variant="default" onClick={() => view.setCount(sizes[0] ?? count)}>
              {t('stop')}
            </Button>
          </div>
        )}
      </div>
      {children && <div className={cx(layout.row, layout.muted, layout.tiny, classes['notes'])}>{children}</div>}
      <CurrentAt at={currentAt} />
      <PageSize sizes={sizes} value={count} onChange={view.setCount} />
    </div>
  );
}
