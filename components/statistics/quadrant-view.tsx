'use client';
import { Skeleton } from '@mantine/core';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useMemo } from 'react';
import type { Dot, ScatterValue } from '@/components/chart/scatter';
import { ScatterChart } from '@/components/chart/scatter-chart';
import { ProblemAlert } from '@/components/layout/problem-alert';
import type { ReportView } from '@/components/report/use-report-view';
import { EmptyState } from '@/components/ui/empty-state';
import { useEveryPage } from '@/lib/api/use-every-page';
import { DISH_CLASSES, POPULAR_FROM, thresholdsOf } from '@/lib/domain/dish-quadrant';
import { formatMoney, formatPercent, formatQuantity } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { ReportTable } from '@/lib/reports/report/table';
import { inputOf } from '@/lib/reports/view';
import { DishClasses, LOOKS } from './dish-classes';
import classes from './quadrant.module.css';

interface QuadrantViewProps {
  table: ReportTable;
  view: ReportView;
  /** Opens a dish of the menu, for those who may. */
  onDish: ((menu_id: number) => void) | undefined;
}

/** Every dish of the period by popularity and by what a portion leaves (Kasavana and Smith), with what to do about it. */
export default function QuadrantView({ table, view, onDish }: QuadrantViewProps) {
  const t = useTranslations();
  const locale = useLocale();
  const asked = { ...view, filters: { ...view.filters, compare: 'none' as const } };
  const { replies, complete, error, isValidating, mutate } = useEveryPage(table.endpoint, {
    input: (page) => inputOf(table, { ...asked, ...(table.sort && { sort: table.sort }), page, count: table.most }),
    isLast: (reply, page) => reply.items.length === 0 || page * table.most >= table.total(reply),
  });
  const chart = useMemo((): ScatterValue | null => {
    const [first] = replies ?? [];
    const totals = first?.totals ?? {};
    const sold = totals['orders_quantity'] ?? 0;
    const limits = thresholdsOf({
      ...{ dishes: totals['total_records'] ?? 0, quantity: sold, margin: toSatang(totals['margin'] ?? 0) },
    });
    if (!first || !complete || !limits) return null;
    const rows = replies?.flatMap((reply) => [...table.rows(reply)]) ?? [];
    const number = (value: unknown) => Number(value ?? 0);
    return {
      title: t('reports.quadrant.title'),
      x: { label: t('reports.quadrant.popularity'), threshold: limits.popularity },
      y: { label: t('reports.quadrant.margin'), threshold: toBaht(limits.margin) },
      groups: DISH_CLASSES.map((key) => ({ key, label: t(`reports.classes.${key}`), ...LOOKS[key] })),
      dots: rows.map((row) => ({
        key: number(row['menu_id']),
        label: String(row['name']),
        x: (100 * number(row['orders_quantity'])) / sold,
        y: number(row['margin']) / number(row['orders_quantity']),
        group: String(row['class']),
      })),
    };
  }, [replies, complete, table, t]);
  const percent = useCallback((value: number) => `${formatQuantity(value, locale, 2)}\u202f%`, [locale]);
  const write = useCallback((dot: Dot) => ({ x: percent(dot.x), y: formatMoney(dot.y, locale) }), [locale, percent]);
  const mark = useCallback(
    (axis: 'x' | 'y', value: number) =>
      axis === 'x' ? `${value.toLocaleString(locale)}\u202f%` : value.toLocaleString(locale),
    [locale],
  );
  const openDot = useMemo(() => onDish && (({ key }: Dot) => onDish(Number(key))), [onDish]);
  if (error && !replies)
    return (
      <ProblemAlert
        title={t('report.failed')}
        problem={error.problem}
        onRetry={() => void mutate()}
        retrying={isValidating}
      />
    );
  if (complete && !chart)
    return (
      <EmptyState icon={<IconToolsKitchen2 />} title={t('report.empty')}>
        {t('report.emptyText')}
      </EmptyState>
    );
  return (
    <div className={classes['view']}>
      <div className={classes['rule']}>
        {chart ? (
          t('reports.quadrant.rule', {
            popularity: percent(chart.x.threshold),
            share: formatPercent(100 * POPULAR_FROM, locale),
            margin: `${formatMoney(chart.y.threshold, locale)} ฿`,
          })
        ) : (
          <Skeleton height={12} width="60%" />
        )}
      </div>
      <div className={classes['chart']}>
        {chart ? (
          <ScatterChart
            chart={chart}
            {...{ write, mark }}
            hint={t(onDish ? 'reports.quadrant.hintOpens' : 'reports.quadrant.hint')}
            onDot={openDot}
          />
        ) : (
          <Skeleton height="100%" />
        )}
      </div>
      <DishClasses dots={chart?.dots ?? []} />
    </div>
  );
}
