'use client';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, type CSSProperties } from 'react';
import { ScatterChart } from '@/components/chart/scatter-chart';
import { loadProblem } from '@/components/problem/load-problem';
import type { ListView } from '@/components/list/use-list-view';
import { cx, layout } from '@/components/ui/classes';
import { EmptyState } from '@/components/ui/empty-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useEveryPage } from '@/lib/api/use-every-page';
import { figuresOf } from '@/lib/lists/report/define';
import type { ReportList } from '@/lib/lists/report/list';
import type { Dot, ScatterValue, DotForm } from '@/lib/lists/scatter';
import { dishField, shareText, CLASS_LOOKS } from '@/lib/sections/statistics/lists/dish-field';
import { DISH_CLASSES } from '@/lib/sections/statistics/rules/dish-quadrant';
import { seriesColour } from '@/lib/lists/series-colours';
import { useFormats } from '@/components/frame/use-formats';
import classes from './quadrant.module.css';

const PATHS: Readonly<Record<DotForm, string>> = {
  circle: 'M6 1a5 5 0 1 0 0 10a5 5 0 1 0 0-10z',
  rect: 'M1.5 1.5h9v9h-9z',
  triangle: 'M6 .8l5.4 10.2h-10.8z',
  rectRot: 'M6 .2l5.8 5.8l-5.8 5.8l-5.8-5.8z',
};

/** Four classes of dishes with marks, counts and recommendations. */
function DishClasses({ dots }: { dots: readonly Dot[] }) {
  const t = useTranslations('reports');
  return (
    <ul className={classes['classes']} aria-label={t('quadrant.classes')}>
      {DISH_CLASSES.map((key) => (
        <li key={key}>
          <p className={cx(layout.line, layout.small, classes['name'])}>
            <svg
              viewBox="0 0 12 12"
              aria-hidden
              style={{ '--class': seriesColour(CLASS_LOOKS[key].colour) } as CSSProperties}
            >
              <path d={PATHS[CLASS_LOOKS[key].shape]} />
            </svg>
            {t(`classes.${key}`)}
            <span className={cx(layout.muted, layout.figures)}>{dots.filter(({ group }) => group === key).length}</span>
          </p>
          <p className={cx(layout.muted, layout.tiny)}>{t(`advice.${key}`)}</p>
        </li>
      ))}
    </ul>
  );
}

interface QuadrantViewProps {
  table: ReportList;
  view: ListView;
  /** Opens a dish of the menu, if allowed. */
  onDish: ((menu_id: number) => void) | undefined;
}

/** Dishes of a period by popularity and margin per portion (Kasavana and Smith), with recommendations. */
export default function QuadrantView({ table, view, onDish }: QuadrantViewProps) {
  const t = useTranslations();
  const formats = useFormats();
  const { first, rows, complete, error, isValidating, mutate } = useEveryPage(table, {
    ...view,
    filters: { ...view.filters, compare: 'none' as const },
    sort: table.sort ?? view.sort,
  });
  const chart = useMemo((): ScatterValue | null => {
    if (!first || !rows || !complete) return null;
    return dishField(rows, figuresOf(first.totals), t, formats);
  }, [first, rows, complete, t, formats]);
  const write = useCallback(
    (dot: Dot) => ({ x: shareText(dot.x, formats.locale), y: formats.formatMoney(dot.y) }),
    [formats],
  );
  const openDot = useMemo(() => onDish && (({ key }: Dot) => onDish(Number(key))), [onDish]);
  const failed = loadProblem(t('report.failed'), { error, data: first, mutate, isValidating });
  if (failed) return failed;
  if (complete && !chart)
    return (
      <EmptyState icon={<IconToolsKitchen2 />} title={t('report.empty')}>
        {t('report.emptyText')}
      </EmptyState>
    );
  return (
    <div className={cx(layout.screen, classes['view'])}>
      <div className={cx(layout.muted, layout.tiny)}>{chart ? chart.rule : <Skeleton height={12} width="60%" />}</div>
      <div className={classes['chart']}>
        {chart ? (
          <ScatterChart
            chart={chart}
            write={write}
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
