import type { ReportTable } from '@/lib/reports/report/table';

interface Step {
  /** No step of the browser's history. */
  readonly replace?: boolean;
}

/** A filter of a report: its value is that of the address, by the filter's own schema. */
export interface FilterProps {
  readonly table: ReportTable;
  /** Its name in the address. */
  readonly name: string;
  readonly value: unknown;
  /** All filters of the report, for one that has two values. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (value: unknown, step?: Step) => void;
  /** Changes several filters in one step. */
  readonly onPatch: (values: Readonly<Record<string, unknown>>) => void;
}
