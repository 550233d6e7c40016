import { VisuallyHidden } from '@mantine/core';
import type { Words } from '@/lib/reports/table';
import type { Looks } from '@/components/report/use-list-columns';
import { formatMoney } from '@/lib/domain/format';
import type { ReportRow } from '@/lib/reports/report/define';
import { isRemoved, numberOrRemoved } from '@/lib/reports/statistics/additions';
import { isLow } from '@/lib/reports/statistics/dishes';
import classes from './quadrant.module.css';

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
    render: (row) => {
      const id = numberOrRemoved(row);
      return isRemoved(row) ? <span className={classes['low']}>{id}</span> : String(id);
    },
  },
});
