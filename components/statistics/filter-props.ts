import type { ReportTable } from '@/lib/reports/report/table';

/** A filter of a report: its value is the address', by the filter's own schema. */
export interface FilterProps {
  readonly table: ReportTable;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}
