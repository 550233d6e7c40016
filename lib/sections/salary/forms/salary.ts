import type { SalaryData, SalaryOperation } from '../contract/operations';
import { operateSalary, skipInstalment } from '../contract/operations';
import type { MoneyMove } from '@/lib/domain/money-moves';
import { overtimePay, suggestedPrepayment } from '../rules/salary';
import { dueWith, salaryFault, type SalaryBooking, type SalaryFault } from '../rules/operations';
import type { SalaryMonth } from '../rules/month';
import { defineForm } from '@/lib/forms/define';
import { money, number, optionalText, text, type FieldError, value } from '@/lib/forms/field';

/** Employee and month of an operation, and what the month is made of; undefined while it loads. */
export interface SalaryAsked extends SalaryMonth {
  readonly employee_id: number;
  readonly figures: SalaryData | undefined;
}

const MORE_THAN_DUE = 'salary.operation.errors.moreThanDue';
const MORE_THAN_WAGES = 'salary.operation.errors.moreThanWages';
const NOTHING_DUE = 'salary.operation.errors.nothingDue';

const target = (type: SalaryOperation, { employee_id, month, year }: SalaryAsked) => ({
  type,
  employee_id,
  month,
  year,
});
/** All that is paid to people comes out of the safe. */
const paid = (sum: number | undefined): MoneyMove | undefined => (sum === undefined ? undefined : { out: 'safe', sum });
const pays = { moves: ({ amount: sum }: { readonly amount?: number }) => paid(sum) };
const amount = money('salary.operation.fields.amount');

/** Error at a field for a rule that the operation breaks. */
function errorOf({ key, field, sum }: SalaryFault, figures: SalaryData): FieldError {
  if (key === 'salaryPaid') return { key: 'errors.e47' };
  if (key === 'instalmentAboveDue') return { key: 'salary.operation.errors.instalmentTooBig', args: { due: sum } };
  if (key === 'salaryAmount' && dueWith(figures, {}) === 0) return { key: NOTHING_DUE };
  if (key === 'salaryAmount') return { kind: 'moreThan', args: { min: 0 } };
  return { key: field === 'accrued' ? MORE_THAN_WAGES : MORE_THAN_DUE, args: { max: sum } };
}

/** Rules of the server, checked against the figures once they have loaded. */
const ruled =
  (type: SalaryOperation) =>
  (values: Omit<SalaryBooking, 'type'>, { figures, month, year }: SalaryAsked) => {
    const asked = { month, year };
    const fault = figures && salaryFault({ type, ...values }, figures, { month: asked, current: asked });
    return fault && { [fault.field === 'accrued' ? 'accrued' : 'amount']: errorOf(fault, figures) };
  };

/** Form of a salary: what the month's work earned, the compensation, and the amount to pay. */
export const salaryForm = defineForm(operateSalary, {
  fields: {
    accrued: money('salary.operation.fields.accrued'),
    allowances: value<0 | 1100>('salary.operation.fields.allowances', 0),
    amount,
  },
  values: ({ figures }: SalaryAsked) =>
    figures ? { accrued: figures.accrued ?? figures.wages, amount: dueWith(figures, {}) } : {},
  fixed: (asked) => target('salary', asked),
  check: ruled('salary'),
  ...pays,
  offUntilValid: true,
});

/** Form of a prepayment; half of what is due is suggested. */
export const prepaymentForm = defineForm(operateSalary, {
  fields: { amount },
  values: ({ figures }: SalaryAsked) => (figures ? { amount: suggestedPrepayment(dueWith(figures, {})) } : {}),
  fixed: (asked) => target('prepayment', asked),
  check: ruled('prepayment'),
  ...pays,
  offUntilValid: true,
});

/** An operation of overtime, with the cost of an hour in baht. */
export interface OvertimeAsked extends SalaryAsked {
  readonly hourCost: number;
}

/** Form of overtime, which is paid by the hour. */
export const overtimeForm = defineForm(operateSalary, {
  fields: { hours: number('salary.operation.fields.hours') },
  body: ({ hours }, asked: OvertimeAsked) => ({
    ...target('overtime', asked),
    hours,
    amount: overtimePay(hours, asked.hourCost),
  }),
  keep: (asked) => JSON.stringify(target('overtime', asked)),
  moves: ({ hours }, { hourCost }) => (hours === undefined ? undefined : paid(overtimePay(hours, hourCost))),
  offUntilValid: true,
});

const noted = (type: 'penalty' | 'bonus') =>
  defineForm(operateSalary, {
    fields: {
      amount: money('salary.operation.fields.amount'),
      description: text('salary.operation.fields.description', { required: true }),
    },
    fixed: (asked: SalaryAsked) => target(type, asked),
    offUntilValid: true,
  });

/** Forms of a penalty and a bonus: amount and reason. */
export const notedForms = { penalty: noted('penalty'), bonus: noted('bonus') };

/** Form of a credit: amount, and the months over which it is withheld. */
export const creditForm = defineForm(operateSalary, {
  fields: {
    amount: money('salary.operation.fields.amount'),
    duration: number('salary.operation.fields.duration'),
    description: optionalText('salary.operation.fields.comment'),
  },
  fixed: (asked: SalaryAsked) => target('credit', asked),
  check: (values, asked) => (values.duration === undefined ? undefined : ruled('credit')(values, asked)),
  ...pays,
  offUntilValid: true,
});

/** Month of a credit that is skipped by agreement. */
export interface SkippedMonth extends SalaryMonth {
  readonly credit_id: number;
}

/** Form of a skipped month: why. */
export const skipForm = defineForm(skipInstalment, {
  fields: { description: text('salary.credit.reason') },
  fixed: ({ credit_id, month, year }: SkippedMonth) => ({ credit_id, month, year, skip: true }),
  offUntilValid: true,
});
