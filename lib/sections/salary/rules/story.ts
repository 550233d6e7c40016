import type { SALARY_OPERATIONS, SalaryStoryItem, STORY_TYPES } from '../contract/operations';

/** Types in the order of their `type_code`. */
const TYPES = [
  ...(['salary', 'prepayment', 'overtime', 'penalty', 'bonus', 'credit'] as const satisfies typeof SALARY_OPERATIONS),
  ...(['instalment', 'debt', 'repayment'] as const),
] as const satisfies typeof STORY_TYPES;
export type StoryType = (typeof TYPES)[number];

/** Id of an operation; undefined for an instalment and a debt, which are none. Older servers have another name for it. */
export const storyIdOf = ({ salary_story_id, stock_story_id }: SalaryStoryItem): number | undefined =>
  salary_story_id ?? stock_story_id ?? undefined;

/** Type of a row; a legacy server may tell it by code alone. */
export const storyTypeOf = ({ type, type_code }: SalaryStoryItem): StoryType | undefined =>
  TYPES.find((known) => known === type) ?? TYPES[type_code];

export const isTakenBack = ({ removed_time }: SalaryStoryItem): boolean => typeof removed_time === 'number';
