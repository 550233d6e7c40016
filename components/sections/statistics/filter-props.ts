import type { Step } from '@/components/list/use-list-view';
import type { Period } from '@/lib/contract/period';
import type { ReportList } from '@/lib/lists/report/list';

/** Props of a filter's control: the value is the address's, read by the filter's schema. */
export interface FilterProps {
  readonly table: ReportList;
  /** Name in the address. */
  readonly name: string;
  readonly value: unknown;
  readonly period: Period;
  /** Values of all filters, for a control with two values. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly onChange: (value: unknown, step?: Step) => void;
  /** Changes several filters in one history step. */
  readonly onPatch: (values: Readonly<Record<string, unknown>>) => void;
}
