import { Change } from '@/components/report/change';
import type { Looks } from '@/components/report/use-list-columns';
import type { ReportRow } from '@/lib/reports/report/define';
import type { TableColumn } from '@/lib/reports/table';

const CHANGE = /_change$/;
const CHANGE_PERCENT = /_change_percent$/;

/** What has changed is shown with its sign, in green or red. */
export function looksOf(columns: readonly TableColumn<ReportRow>[]): Looks<ReportRow> {
  const looks: Record<string, Looks<ReportRow>[string]> = {};
  for (const { key, kind } of columns) {
    if (!CHANGE.test(key) && !CHANGE_PERCENT.test(key)) continue;
    const of = key.replace(/_change(_percent)?$/, '');
    const part = CHANGE.test(key) ? 'difference' : 'percent';
    const own = columns.find((column) => column.key === of);
    looks[key] = {
      sortable: false,
      render: (row) => {
        const [now, past] = [row[of], row.past?.[of]];
        return typeof now === 'number' && past !== undefined ? (
          <Change kind={own?.kind ?? kind} now={now} past={past} decimals={own?.decimals?.(row)} of={of} only={part} />
        ) : null;
      },
    };
  }
  return looks;
}
