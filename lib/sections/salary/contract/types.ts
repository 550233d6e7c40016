/** Operations of the salary screen, in the order of their `type_code` from 0. */
export const SALARY_OPERATIONS = ['salary', 'prepayment', 'overtime', 'penalty', 'bonus', 'credit'] as const;
/** Types of booked story rows: operations, and repayments by employees who left (ours). */
export const BOOKED_TYPES = [...SALARY_OPERATIONS, 'repayment'] as const;
/** Types of story rows: the booked ones, instalments of a credit, and carried-over debts. */
export const STORY_TYPES = [...SALARY_OPERATIONS, 'instalment', 'debt', 'repayment'] as const;
