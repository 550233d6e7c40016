import { formatBaht, formatPercent, PERCENT_DECIMALS } from '@/lib/domain/format';
import { toBaht } from '@/lib/domain/money';
import type { ReportRow } from '@/lib/lists/report/define';
import type { DotForm, ScatterValue } from '@/lib/lists/scatter';
import type { Words, Writing } from '@/lib/lists/list';
import { DISH_CLASSES, POPULAR_FROM, thresholdsOf, type DishClass } from '../rules/dish-quadrant';
import { classMargin, soldTogether } from './dishes';

/** Colour and shape of each class of dishes. */
export const CLASS_LOOKS: Readonly<Record<DishClass, { readonly shape: DotForm; readonly colour: number }>> = {
  star: { shape: 'circle', colour: 0 },
  plough_horse: { shape: 'rect', colour: 1 },
  puzzle: { shape: 'triangle', colour: 2 },
  dog: { shape: 'rectRot', colour: 3 },
};

/** Formatted share of all portions. */
export const shareText = (percent: number, locale: string): string => formatPercent(percent, locale, PERCENT_DECIMALS);

/** Scatter chart of dishes by popularity and margin per portion (Kasavana and Smith); null without sales. */
export function dishField(
  rows: readonly ReportRow[],
  totals: Readonly<Record<string, number>>,
  words: Words,
  { locale }: Pick<Writing, 'locale'>,
): ScatterValue | null {
  const together = soldTogether(totals);
  const sold = together.quantity;
  const limits = thresholdsOf(together);
  if (!limits) return null;
  const rule = words('reports.quadrant.rule', {
    popularity: shareText(limits.popularity, locale),
    share: formatPercent(100 * POPULAR_FROM, locale),
    margin: formatBaht(toBaht(limits.margin), locale),
  });
  const byToday = totals['today_margin__no_totals'] === undefined ? [] : [words('reports.quadrant.today')];
  const left = rows.filter((row) => classMargin(row) === null).length;
  const number = (value: unknown) => Number(value ?? 0);
  return {
    title: words('reports.quadrant.title'),
    rule: [rule, ...byToday, ...(left > 0 ? [words('reports.quadrant.left', { count: left })] : [])].join(' '),
    x: { label: words('reports.quadrant.popularity'), threshold: limits.popularity, unit: '\u202f%' },
    y: { label: words('reports.quadrant.margin'), threshold: toBaht(limits.margin) },
    groups: DISH_CLASSES.map((key) => ({ key, label: words(`reports.classes.${key}`), ...CLASS_LOOKS[key] })),
    dots: rows.flatMap((row) => {
      const margin = classMargin(row);
      if (margin === null) return [];
      const quantity = number(row['orders_quantity']);
      return [
        {
          key: number(row['menu_id']),
          label: String(row['name']),
          group: String(row['class']),
          x: (100 * quantity) / sold,
          y: margin / quantity,
        },
      ];
    }),
  };
}
