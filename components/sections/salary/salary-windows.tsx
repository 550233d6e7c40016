'use client';
import type { useRecords } from '@/components/list/use-records';
import { useMay } from '@/components/sight/offers';
import { saveEmployee, type SalaryRow } from '@/lib/sections/salary/contract/salary';
import type { FormerEmployee } from '@/lib/sections/salary/contract/leaving';
import type { SalaryOperation } from '@/lib/sections/salary/contract/operations';
import type { SalaryMonth } from '@/lib/sections/salary/rules/month';
import { AddEmployee } from './add-employee';
import { EmployeeDetails } from './employee-details';
import { EmployeeHistory } from './employee-history';
import { OperationDialog } from './operation-dialog';
import { PaySeveralDialog } from './pay-several-dialog';
import { RemoveEmployee } from './remove-employee';
import { SettleDialog } from './settle-dialog';

/** Dialog besides those in the address. */
export type SalaryTask =
  | { readonly kind: 'operation'; readonly type: SalaryOperation; readonly row: SalaryRow }
  | { readonly kind: 'pay' }
  | { readonly kind: 'settle'; readonly former: FormerEmployee }
  | { readonly kind: 'history'; readonly row: SalaryRow }
  | { readonly kind: 'remove'; readonly row: SalaryRow };

interface SalaryWindowsProps {
  /** Logins that may change salaries. */
  readonly editors: readonly string[];
  readonly month: SalaryMonth;
  readonly current: SalaryMonth;
  readonly rows: readonly SalaryRow[];
  /** The open employee is a number, or `new`. */
  readonly records: ReturnType<typeof useRecords<SalaryRow, SalaryTask>>;
}

/** Windows of the salary screen: they load when the first of them opens. */
export function SalaryWindows({ editors, month, current, rows, records }: SalaryWindowsProps) {
  const { opened, openedId, openedRow, close, task, endTask } = records;
  const may = useMay();
  return (
    <>
      {opened === 'new' && may(saveEmployee) && (
        <AddEmployee month={month} current={current} rows={rows} onClose={close} />
      )}
      {openedId !== null && (
        <EmployeeDetails key={openedId} employee_id={openedId} row={openedRow} year={month.year} onClose={close} />
      )}
      {task?.kind === 'operation' && (
        <OperationDialog type={task.type} row={task.row} month={month} editors={editors} onClose={endTask} />
      )}
      {task?.kind === 'pay' && <PaySeveralDialog rows={rows} month={month} current={current} onClose={endTask} />}
      {task?.kind === 'settle' && <SettleDialog former={task.former} onClose={endTask} />}
      {task?.kind === 'history' && <EmployeeHistory row={task.row} onClose={endTask} />}
      {task?.kind === 'remove' && <RemoveEmployee row={task.row} current={current} onClose={endTask} />}
    </>
  );
}
