'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import { useFormats } from '@/components/frame/use-formats';
import classes from './pagination.module.css';

const EDGE = 3;
const NEAR = 1;

/** Pages to offer: three at each end and those beside the current one; `null` is a gap of two or more. */
export function pagesShown(page: number, pages: number): (number | null)[] {
  const near = Math.min(Math.max(page, 1), pages);
  const isShown = (candidate: number): boolean =>
    candidate <= EDGE || candidate > pages - EDGE || Math.abs(candidate - near) <= NEAR;
  const shown: (number | null)[] = [];
  for (let candidate = 1; candidate <= pages; candidate++) {
    const single = isShown(candidate - 1) && isShown(candidate + 1);
    if (isShown(candidate) || single) shown.push(candidate);
    else if (shown.at(-1) !== null) shown.push(null);
  }
  return shown;
}

export interface PaginationProps {
  /** From 1. */
  readonly page: number;
  /** Number of rows in all, and per page. */
  readonly total: number;
  readonly count: number;
  readonly onChange: (page: number) => void;
}

/** Range of rows shown, and links to other pages if there are any. */
export function Pagination({ page, total, count, onChange }: PaginationProps) {
  const t = useTranslations('table.pages');
  const { formatCount } = useFormats();
  const pages = Math.max(1, Math.ceil(total / count));
  const step = (to: number, label: string, Icon: typeof IconChevronLeft) => (
    <button
      type="button"
      className={classes['page']}
      aria-label={label}
      title={label}
      // Not disabled: a button loses the focus when it is disabled.
      aria-disabled={to < 1 || to > pages}
      onClick={() => to >= 1 && to <= pages && onChange(to)}
    >
      <Icon size={16} aria-hidden />
    </button>
  );
  const write = (value: number) => formatCount(value);
  const from = write((page - 1) * count + 1);
  return (
    <div className={cx(layout.row, layout.small, layout.figures, classes['bar'])}>
      <span className={cx(layout.muted, layout.tiny, classes['range'])} role="status">
        {total > 0 && t('range', { from, to: write(Math.min(total, page * count)), total: write(total) })}
      </span>
      {pages > 1 && (
        <nav className={cx(layout.line, layout.onScreen, classes['pages'])} aria-label={t('label')}>
          {step(page - 1, t('previous'), IconChevronLeft)}
          <div className={cx(layout.line, classes['numbers'])}>
            {pagesShown(page, pages).map((shown, place) =>
              shown === null ? (
                // At most two gaps, one on each side of the current page.
                <span
                  key={place < 4 ? 'gap before' : 'gap after'}
                  className={cx(layout.muted, classes['gap'])}
                  aria-hidden
                >
                  …
                </span>
              ) : (
                <button
                  key={shown}
                  type="button"
                  className={classes['page']}
                  aria-label={t('page', { page: shown })}
                  aria-current={shown === page ? 'page' : undefined}
                  onClick={() => shown !== page && onChange(shown)}
                >
                  {shown}
                </button>
              ),
            )}
          </div>
          {step(page + 1, t('next'), IconChevronRight)}
        </nav>
      )}
    </div>
  );
}
