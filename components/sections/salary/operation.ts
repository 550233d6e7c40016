import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import type { SalaryData, SalaryOperation } from '@/lib/sections/salary/contract/operations';
import type { SalaryAsked } from '@/lib/sections/salary/forms/salary';

/** Props of the form of an operation. */
export interface OperationProps {
  readonly type: SalaryOperation;
  readonly asked: SalaryAsked;
  readonly row: SalaryRow;
  /** Figures to show; undefined while they load. */
  readonly figures: SalaryData | undefined;
  /** Reads the figures again. */
  readonly reload: () => void;
}

/** Stands for an amount that is loading. */
export const LOADING = '. . .';
