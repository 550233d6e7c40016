import { saveEmployee, type SalaryRow } from '../contract/salary';
import { daysIn, type SalaryMonth } from '../rules/month';
import { defineForm } from '@/lib/forms/define';
import { money, number, text } from '@/lib/forms/field';

const fields = {
  employee_name: text('salary.fields.employee_name'),
  position: text('salary.fields.position'),
  wages: money('salary.fields.wages'),
  overtime_hour_cost: money('salary.fields.overtime_hour_cost'),
};

/** Form of a new employee, who works from the given day of a month on; a legacy server is told neither. */
export const newEmployeeForm = defineForm(saveEmployee, {
  fields: { ...fields, day: number('salary.fields.first_day', { optional: true }) },
  values: ({ day }: Partial<SalaryMonth> & { readonly day?: number }) => (day === undefined ? {} : { day }),
  fixed: ({ day: _, ...month }) => ({ type: 'add', employee_id: null, ...month }) as const,
  check: ({ day = 1 }, { month, year }) => {
    const most = month === undefined || year === undefined ? 31 : daysIn({ month, year });
    return day > most ? { day: { kind: 'atMost', args: { max: most } } } : undefined;
  },
  offUntilValid: true,
});

/** Form of an employee in a month: only what changed is sent, and holds from that month on. */
export const employeeForm = defineForm(saveEmployee, {
  fields,
  values: ({ employee_name, position, wages, overtime_hour_cost }: SalaryRow) => ({
    employee_name,
    position,
    wages,
    overtime_hour_cost,
  }),
  fixed: ({ employee_id, month, year }) => ({ employee_id, month, year }),
  version: ({ version }) => version,
  changesOnly: '',
});

export type EmployeeFieldName = keyof typeof fields;
