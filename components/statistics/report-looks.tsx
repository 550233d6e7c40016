import { Change } from '@/components/report/change';
import type { Looks } from '@/components/report/use-list-columns';
import type { ReportRow } from '@/lib/reports/report/define';
import type { TableColumn, Words } from '@/lib/reports/table';

/** What has changed is shown with its sign, in green or red. */
export function looksOf(columns: readonly TableColumn<ReportRow>[], words: Words): Looks<ReportRow> {
  const changes = columns.flatMap(({ key, change }) => {
    if (!change) return [];
    const { of, as } = change;
    const render = (row: ReportRow) => {
      const figures = change.figures(row, words);
      if (!figures) return null;
      return (
        <Change
          {...figures}
          kind={change.kind}
          decimals={change.decimals?.(row)}
          of={of}
          lessIsBetter={change.lessIsBetter?.(row)}
          only={as}
        />
      );
    };
    return [[key, { sortable: false, render }] as const];
  });
  return Object.fromEntries(changes);
}
