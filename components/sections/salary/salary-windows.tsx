'use client';
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
  /** Employee in the address, or `new`; empty for none. */
  readonly opened: string;
  readonly task: SalaryTask | null;
  readonly onCloseOpened: () => void;
  readonly onCloseTask: () => void;
}

/** Windows of the salary screen: they load when the first of them opens. */
export function SalaryWindows(props: SalaryWindowsProps) {
  const { editors, month, current, rows, opened, task, onCloseOpened, onCloseTask } = props;
  const may = useMay();
  const employeeId = /^[1-9]\d{0,8}$/.test(opened) ? Number(opened) : null;
  return (
    <>
      {opened === 'new' && may(saveEmployee) && (
        <AddEmployee month={month} current={current} rows={rows} onClose={onCloseOpened} />
      )}
      {employeeId !== null && (
        <EmployeeDetails
          key={employeeId}
          employee_id={employeeId}
          row={rows.find(({ employee_id }) => employee_id === employeeId)}
          year={month.year}
          onClose={onCloseOpened}
        />
      )}
      {task?.kind === 'operation' && (
        <OperationDialog type={task.type} row={task.row} month={month} editors={editors} onClose={onCloseTask} />
      )}
      {task?.kind === 'pay' && <PaySeveralDialog rows={rows} month={month} current={current} onClose={onCloseTask} />}
      {task?.kind === 'settle' && <SettleDialog former={task.former} onClose={onCloseTask} />}
      {task?.kind === 'history' && <EmployeeHistory row={task.row} onClose={onCloseTask} />}
      {task?.kind === 'remove' && <RemoveEmployee row={task.row} current={current} onClose={onCloseTask} />}
    </>
  );
}
