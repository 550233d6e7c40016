import { saveEmployee, type SalaryRow } from '../contract/salary';
import type { SalaryMonth } from '../domain/salary-month';
import { defineForm } from './define';
import { money, text } from './field';

const fields = {
  employee_name: text('salary.fields.employee_name'),
  position: text('salary.fields.position'),
  wages: money('salary.fields.wages'),
  overtime_hour_cost: money('salary.fields.overtime_hour_cost'),
};

/** Form of a new employee, who works from the given month on; a legacy server is told none. */
export const newEmployeeForm = defineForm(saveEmployee, {
  fields,
  fixed: (month: Partial<SalaryMonth>) => ({ type: 'add', employee_id: null, ...month }) as const,
  offUntilValid: true,
});

/** Form of an employee in a month: only what changed is sent, and holds from that month on. */
export const employeeForm = defineForm(saveEmployee, {
  fields,
  values: ({ employee_name, position, wages, overtime_hour_cost }: SalaryRow) => ({
    ...{ employee_name, position, wages, overtime_hour_cost },
  }),
  fixed: ({ employee_id, month, year }) => ({ employee_id, month, year }),
  changesOnly: '',
});

export type EmployeeFieldName = keyof typeof fields;
