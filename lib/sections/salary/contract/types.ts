/** Operations of the salary screen, in the order of their `type_code` from 0. */
export const SALARY_OPERATIONS = ['salary', 'prepayment', 'overtime', 'penalty', 'bonus', 'credit'] as const;
/** What a story holds: the operations, and what somebody who left paid back of a debt (ours). */
export const BOOKED_TYPES = [...SALARY_OPERATIONS, 'repayment'] as const;
/** Types of story rows: the operations, what withholds pay without one, and what was paid back (ours). */
export const STORY_TYPES = [...SALARY_OPERATIONS, 'instalment', 'debt', 'repayment'] as const;
