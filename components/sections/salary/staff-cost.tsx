'use client';
import { useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { staffCost, type StaffCost as Cost } from '@/lib/sections/salary/contract/operations';
import { PERCENT_DECIMALS } from '@/lib/domain/format';
import {
  isSameMonth,
  monthName,
  monthsBetween,
  monthText,
  plusMonths,
  type SalaryMonth,
} from '@/lib/sections/salary/rules/month';
import { useFormats } from '@/components/frame/use-formats';
import classes from './staff-cost.module.css';

/** As many months as there are tabs. */
const COUNT = 12;

/** Staff cost in percent of the revenue; undefined without revenue. */
const shareOf = ({ staff_cost, revenue }: Cost): number | undefined =>
  revenue > 0 ? (100 * staff_cost) / revenue : undefined;

interface StaffCostProps {
  readonly month: SalaryMonth;
  readonly current: SalaryMonth;
}

/** Last month of the bars: the last tab, or an older month that has no tab. */
function lastOf({ month, current }: StaffCostProps): SalaryMonth {
  const next = plusMonths(current, 1);
  return monthsBetween(month, next) < COUNT ? next : month;
}

/** Staff cost of a month and its share of the revenue, with a bar for each month of the tabs. */
export function StaffCost({ month, current }: StaffCostProps) {
  const t = useTranslations('salary.cost');
  const { locale, formatMoney, formatPercent } = useFormats();
  const { data, error } = useEndpoint(staffCost, { body: { ...lastOf({ month, current }), count: COUNT } });
  const items = data?.items ?? [];
  const isOver = (item: Cost): boolean => monthsBetween(item, current) > 0;
  const most = Math.max(...items.filter(isOver).map((item) => shareOf(item) ?? 0), 1);
  const textOf = (item: Cost): string => {
    const share = shareOf(item);
    const sum = formatMoney(item.staff_cost);
    if (share === undefined) return t('withoutRevenue', { sum });
    const percent = formatPercent(share, PERCENT_DECIMALS);
    return t(isOver(item) ? 'ofRevenue' : 'soFar', { sum, share: percent });
  };
  const chosen = items.find((item) => isSameMonth(item, month));
  return (
    <div className={cx(layout.line, layout.tiny, layout.figures, classes['cost'])}>
      <span aria-live="polite">{error ? t('failed') : chosen && t('line', { text: textOf(chosen) })}</span>
      <ol className={classes['bars']} aria-label={t('history')}>
        {items.map((item) => {
          const text = `${monthName(item, locale)}: ${textOf(item)}`;
          return (
            <li
              key={monthText(item)}
              title={text}
              aria-current={isSameMonth(item, month) || undefined}
              data-open={!isOver(item) || undefined}
            >
              <span style={{ height: `${Math.min(100, (100 * (shareOf(item) ?? 0)) / most)}%` }} />
              <VisuallyHidden>{text}</VisuallyHidden>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
