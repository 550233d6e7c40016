import type { ListView, Step } from '@/components/list/use-list-view';
import type { ReportList } from '@/lib/lists/report/list';

/** Props of a filter's control: the value is the address's, read by the filter's schema. */
export interface FilterProps {
  readonly table: ReportList;
  /** Name in the address. */
  readonly name: string;
  readonly value: unknown;
  /** Period and all filters, for a control with two values. */
  readonly view: Pick<ListView, 'filters' | 'setFilters' | 'period'>;
  readonly onChange: (value: unknown, step?: Step) => void;
}
