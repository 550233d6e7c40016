'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import { loadProblem } from '@/components/problem/load-problem';
import { useLineCosts } from '@/components/recipe/use-line-costs';
import { SmallTable, type SmallColumn } from '@/components/table/small-table';
import { cx, layout } from '@/components/ui/classes';
import { Skeleton } from '@/components/ui/skeleton';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { craftIngredients, type Craft } from '@/lib/sections/craft/contract/craft';
import { batchTakes, type Taken } from '@/lib/sections/craft/rules/batch';
import { useFormats } from '@/components/frame/use-formats';
import classes from './batch.module.css';

interface BatchPreviewProps {
  readonly craft: Craft;
  /** Undefined until it is typed. */
  readonly quantity: number | undefined;
  readonly real: number | undefined;
}

/** Ingredients that a batch takes from the stock, their cost, and the time until which the product keeps. */
export function BatchPreview({ craft, quantity, real }: BatchPreviewProps) {
  const t = useTranslations('craft.add');
  const { formatTime } = useFormats();
  const measure = useMeasure();
  const [now] = useState(() => Date.now() / 1000);
  const query = useEndpoint(craftIngredients, { body: { craft_id: craft.craft_id } });
  const costs = useLineCosts(query.data?.items ?? []);
  const problem = loadProblem(t('notLoaded'), query);
  if (!query.data) return problem ?? <Skeleton height={120} />;
  if (query.data.items.length === 0) return <p className={layout.muted}>{t('noIngredients')}</p>;
  if (quantity === undefined) return <p className={layout.muted}>{t('typeQuantity')}</p>;
  const { lines, cost, unitCost } = batchTakes(query.data.items, craft.output_quantity, quantity, real);
  const isKnown = lines.every(({ stock_quantity: held }) => held !== undefined);
  const columns: readonly SmallColumn<Taken>[] = [
    { key: 'name', label: t('columns.name'), cell: ({ name }) => name },
    { key: 'taken', label: t('columns.taken'), cell: ({ taken, measure_name: unit }) => measure.written(taken, unit) },
    ...(isKnown
      ? [
          {
            key: 'stock',
            label: t('columns.stock'),
            cell: ({ stock_quantity: held = 0, lacks, measure_name: unit }: Taken) => (
              <span className={classes['stock']} data-lacks={lacks || undefined} title={lacks ? t('lacks') : undefined}>
                {measure.written(held, unit)}
              </span>
            ),
          },
        ]
      : []),
    { key: 'cost', label: t('columns.cost'), total: costs.ofAll(cost), cell: (line) => costs.ofLine(line, line.cost) },
  ];
  return (
    <>
      <SmallTable
        label={t('takes')}
        columns={columns}
        rows={lines}
        keyOf={({ item_id }) => item_id}
        total={t('total')}
      />
      {costs.note !== null && cost !== undefined && (
        <p className={cx(layout.muted, classes['warning'])}>{costs.note}</p>
      )}
      <p className={layout.muted}>
        {t('unitCost', { measure: measure.name(craft.measure), cost: costs.ofAll(unitCost) })}
        {craft.shelf_life_hours != null && (
          <> {t('useBy', { time: formatTime(now + craft.shelf_life_hours * 3600) })}</>
        )}
      </p>
    </>
  );
}
