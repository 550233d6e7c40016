import { CODE, type Code } from './problem';
import type { ArgName } from './text-args';

const { badRequest, notFound, conflict } = CODE;

/** Refusals of salaries and of payouts to agents; see `refusals.ts`. */
export const PAY_REFUSALS = {
  // Salary
  noSuchEmployee: [notFound, 'No such employee'],
  employeeRemoved: [conflict, 'The employee is removed already', ['name']],
  employeeWorks: [conflict, 'The employee works here', ['name']],
  moreThanOwed: [badRequest, 'More than is owed', ['name', 'sum']],
  dayOfMonth: [badRequest, 'The month has no such day'],
  employeeBookedAhead: [conflict, 'A later month has operations of the employee', ['name']],
  employeeMonthAhead: [badRequest, 'The month is later than the next one'],
  employeeTwice: [badRequest, 'An employee stands twice in the list', ['name']],
  notEmployed: [badRequest, 'The employee does not work in this month', ['name']],
  wagesPaid: [conflict, 'The salary of this month is paid; change the wages from the next month', ['name']],
  salaryPaid: [CODE.salaryPaid, 'Salary already paid for this month', ['name', 'sum']],
  /** The same of one of several people. */
  salaryPaidOf: [CODE.salaryPaid, 'Salary already paid for this month: {name}', ['name']],
  salaryNotBegun: [badRequest, 'The month has not begun: only prepayments can be paid', ['name', 'sum']],
  salaryMonthAhead: [badRequest, 'The month is later than the next one', ['name', 'sum']],
  penaltyTooLate: [badRequest, 'The month is too long ago for a penalty', ['name', 'sum']],
  salaryAmount: [badRequest, 'The amount is missing or 0', ['name', 'sum']],
  salaryReason: [badRequest, 'The reason is missing', ['name', 'sum']],
  salaryHours: [badRequest, 'The hours are missing', ['name', 'sum']],
  overtimeCostChanged: [conflict, 'The hours cost another amount meanwhile', ['name', 'sum']],
  accruedAboveWages: [badRequest, 'More than the wages cannot be accrued', ['name', 'sum']],
  allowancePaid: [conflict, 'The allowance of this month is paid already', ['name', 'sum']],
  moreThanDue: [badRequest, 'More than is due', ['name', 'sum']],
  creditMonths: [badRequest, 'The duration is missing', ['name', 'sum']],
  instalmentAboveDue: [badRequest, 'The instalment is more than is due in its first month', ['name', 'sum']],
  noSuchSalaryRow: [notFound, 'No such operation'],
  salaryTakenBack: [conflict, 'The operation was taken back already'],
  creditWithheld: [conflict, 'An instalment of the credit was withheld from a paid salary', ['name']],
  noSuchCredit: [notFound, 'No such credit'],
  instalmentPaid: [conflict, 'A salary of this month or a later one is paid', ['name']],
  nothingFalls: [conflict, 'No instalment falls in this month', ['name']],
  notSkipped: [conflict, 'This month is not skipped', ['name']],
  skipReason: [badRequest, 'The reason is missing'],
  salaryPartlyPaid: [conflict, 'Paid: {name}. Not paid: {why}', ['name', 'why']],
  // Payouts to agents
  nothingUnpaid: [badRequest, 'Nothing is to be paid', ['sum']],
  agentHasNoEmail: [badRequest, 'The agent has no email address', ['name']],
  wrongCode: [badRequest, 'The code is wrong', ['count']],
  codeUsedUp: [badRequest, 'The code was tried too often'],
  codeTooOld: [badRequest, 'The code no longer holds'],
  codeOfOtherPayout: [badRequest, 'The code was sent for another payout'],
  codeTooSoon: [CODE.tooManyAttempts, 'Another code is sent in {seconds} seconds'],
  manyCodes: [CODE.tooManyAttempts, '{count} codes within an hour; the next one in {minutes} minutes ({seconds} s)'],
  tooManyCodes: [CODE.tooManyAttempts, 'Too many wrong codes for this agent'],
  payoutChanged: [conflict, 'The unpaid sum has changed since the code was sent', ['before', 'sum']],
} as const satisfies Readonly<Record<string, readonly [Code, string, (readonly ArgName[])?]>>;
