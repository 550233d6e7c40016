import { createContext } from 'react';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import type { EmployeeFieldName } from '@/lib/sections/salary/forms/employees';

/** Columns that are edited in the table, in the order in which Tab goes through them. */
export const EDITABLE: readonly EmployeeFieldName[] = ['employee_name', 'position', 'wages', 'overtime_hour_cost'];

/** Cell being edited. */
export interface EditedCell {
  readonly row: SalaryRow;
  readonly field: EmployeeFieldName;
}

/** Name of an employee in a month, in the key of a stored draft. */
export const cellOf = ({ employee_id, month, year }: SalaryRow): string => `${employee_id} ${year}-${month}`;

interface CellEditing {
  readonly cell: EditedCell | null;
  readonly start: (cell: EditedCell) => void;
  /** Ends the editing of a cell, unless another one is being edited by now. */
  readonly end: (cell: EditedCell) => void;
}

export const CellEditingContext = createContext<CellEditing>({
  cell: null,
  start: () => undefined,
  end: () => undefined,
});
