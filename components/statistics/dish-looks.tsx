import { VisuallyHidden } from '@mantine/core';
import type { Words } from '@/lib/reports/table';
import type { Looks } from '@/components/report/use-list-columns';
import { formatMoney } from '@/lib/domain/format';
import { toSatang } from '@/lib/domain/money';
import type { ReportRow } from '@/lib/reports/report/define';
import classes from './quadrant.module.css';

/** A margin below half of what was paid is flagged (specification part 2 §9). */
const isLow = ({ margin, orders_price: price }: ReportRow): boolean =>
  typeof margin === 'number' && typeof price === 'number' && 2 * toSatang(margin) < toSatang(price);

export const dishLooks = (words: Words, locale: string): Looks<ReportRow> => ({
  margin: {
    render: (row) =>
      isLow(row) ? (
        <span className={classes['low']} title={words('reports.lowMargin')}>
          {formatMoney(Number(row['margin']), locale)}
          <VisuallyHidden>{` (${words('reports.lowMargin')})`}</VisuallyHidden>
        </span>
      ) : (
        formatMoney(Number(row['margin']), locale)
      ),
  },
});

/** What was removed from the menu stands out. */
export const additionLooks = (): Looks<ReportRow> => ({
  menu_id: {
    render: ({ menu_id: id }) =>
      Number(id) < 0 ? <span className={classes['low']}>{`DEL${Math.abs(Number(id))}`}</span> : String(id),
  },
});
