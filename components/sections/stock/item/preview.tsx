'use client';
import { IconArrowRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { useMeasure } from '@/components/frame/use-measure';
import { useFresh } from '@/lib/api/use-fresh';
import type { Measure } from '@/lib/domain/measure';
import { stockDependencies } from '@/lib/sections/stock/contract/dependencies';
import { useFormats } from '@/components/frame/use-formats';
import classes from './preview.module.css';

interface PreviewLine {
  readonly label: string;
  readonly before?: ReactNode;
  readonly after: ReactNode;
  /** The result is below zero. */
  readonly negative?: boolean;
}

/** Lines of a preview: a quantity of one measure, a price. */
export function usePreviewLines() {
  const { formatBaht } = useFormats();
  const words = useMeasure();
  return {
    quantity: (label: string, measure: Measure, before: number | undefined, after: number): PreviewLine => ({
      label,
      before: words.written(before, measure),
      after: words.written(after, measure),
      negative: after < 0,
    }),
    price: (label: string, before: number | undefined, after: number): PreviewLine => ({
      label,
      before: formatBaht(before),
      after: formatBaht(after),
    }),
  };
}

/** Text of a loaded figure: dots while it loads, a dash if it failed. */
export const readCount = ({ error }: { readonly error: unknown }, known: number | undefined) =>
  error ? '—' : (known ?? '…');

/** Number of recipes that use or make an item, as text. */
export function useRecipeCount(item_id: number) {
  const recipes = useFresh(stockDependencies, { body: { item_id } });
  const { items, made_from = [] } = recipes.data ?? {};
  return readCount(recipes, items && items.length + made_from.length);
}

/** Preview of an action: each figure before and after. */
export function Preview({ lines }: { lines: readonly PreviewLine[] }) {
  const t = useTranslations('stockItem');
  return (
    <dl className={cx(layout.figures, classes['preview'])} aria-label={t('preview')}>
      {lines.map(({ label: name, before, after, negative }) => (
        <div key={name} className={cx(layout.row, classes['line'])}>
          <dt className={layout.muted}>{name}</dt>
          <dd>
            {before !== undefined && (
              <>
                <span className={layout.muted}>{before}</span>{' '}
                <IconArrowRight size={13} className={layout.muted} role="img" aria-label={t('becomes')} />{' '}
              </>
            )}
            <span className={classes['after']} data-negative={negative || undefined}>
              {after}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
