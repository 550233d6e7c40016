import type { ReportTable } from '@/lib/reports/report/table';

/** A filter of a report: its value is the address', by the filter's own schema. */
export interface FilterProps {
  readonly table: ReportTable;
  readonly value: unknown;
  /** With `replace` it is no step of the browser's history. */
  readonly onChange: (value: unknown, step?: { readonly replace?: boolean }) => void;
}
