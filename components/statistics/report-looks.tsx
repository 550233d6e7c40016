import { Change } from '@/components/report/change';
import type { Looks } from '@/components/report/use-list-columns';
import type { ReportRow } from '@/lib/reports/report/define';
import type { TableColumn } from '@/lib/reports/table';

/** What has changed is shown with its sign, in green or red. */
export function looksOf(columns: readonly TableColumn<ReportRow>[]): Looks<ReportRow> {
  const changes = columns.flatMap(({ key, kind, change }) => {
    if (!change) return [];
    const { of, as } = change;
    const own = columns.find((column) => column.key === of);
    const render = (row: ReportRow) => {
      const [now, past] = [row[of], row.past?.[of]];
      if (typeof now !== 'number' || past === undefined) return null;
      return (
        <Change kind={own?.kind ?? kind} now={now} past={past} decimals={own?.decimals?.(row)} of={of} only={as} />
      );
    };
    return [[key, { sortable: false, render }] as const];
  });
  return Object.fromEntries(changes);
}
