/** Operations of the salary screen, in the order of their `type_code` from 0. */
export const SALARY_OPERATIONS = ['salary', 'prepayment', 'overtime', 'penalty', 'bonus', 'credit'] as const;
/** Booked types of a story: the operations, and repayments of a debt by somebody who left (ours). */
export const BOOKED_TYPES = [...SALARY_OPERATIONS, 'repayment'] as const;
/** Types of story rows: the operations, deductions that are no operation, and repayments (ours). */
export const STORY_TYPES = [...SALARY_OPERATIONS, 'instalment', 'debt', 'repayment'] as const;
