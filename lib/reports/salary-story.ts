import type { SALARY_OPERATIONS, SalaryStoryItem, STORY_TYPES } from '../contract/salary-operations';
import { monthName } from '../domain/salary-month';
import type { MessageKey, TableColumn, Words } from './table';

/** `type_code` of a penalty, which is red. */
const PENALTY = 3;
/** Types in the order of their `type_code`. */
const TYPES = [
  ...(['salary', 'prepayment', 'overtime', 'penalty', 'bonus', 'credit'] as const satisfies typeof SALARY_OPERATIONS),
  ...(['instalment', 'debt'] as const),
] as const satisfies typeof STORY_TYPES;
export type StoryType = (typeof TYPES)[number];

/** Id of an operation; undefined for an instalment and a debt, which are none. Older servers have another name for it. */
export const storyIdOf = ({ salary_story_id, stock_story_id }: SalaryStoryItem): number | undefined =>
  salary_story_id ?? stock_story_id ?? undefined;

/** Type of a row; a legacy server may tell it by code alone. */
export const storyTypeOf = ({ type, type_code }: SalaryStoryItem): StoryType | undefined =>
  TYPES.find((known) => known === type) ?? TYPES[type_code];

export const isTakenBack = ({ removed_time }: SalaryStoryItem): boolean => typeof removed_time === 'number';

/** Whether an operation can be taken back. */
export const mayGo = (item: SalaryStoryItem): boolean => storyIdOf(item) !== undefined && !isTakenBack(item);

/** Type in words; a legacy server's own text where it is unknown. */
export function storyTypeText(item: SalaryStoryItem, words: Words): string {
  const known = storyTypeOf(item);
  return known ? words(`salary.types.${known}` satisfies MessageKey) : item.type;
}

/** Columns of an employee's story. `locale` is that of the month's name. */
export const storyColumns = (locale: string): readonly TableColumn<SalaryStoryItem>[] => [
  {
    ...{ key: 'salary_story_id', kind: 'id', label: 'salary.story.id', width: 56 },
    value: (item) => storyIdOf(item) ?? '—',
  },
  {
    ...{ key: 'type', kind: 'text', label: 'salary.story.type', minWidth: 128, value: storyTypeText },
    tone: ({ type_code }) => (type_code === PENALTY ? 'bad' : undefined),
  },
  {
    ...{ key: 'amount', kind: 'money', label: 'salary.story.amount', width: 104 },
    tone: ({ type_code }) => (type_code === PENALTY ? 'bad' : undefined),
  },
  {
    ...{ key: 'month', kind: 'text', label: 'salary.story.month', minWidth: 124 },
    value: (item) => monthName(item, locale),
  },
  { key: 'time', kind: 'time', label: 'salary.story.time', width: 132 },
  { key: 'description', kind: 'text', label: 'salary.story.description', minWidth: 140 },
];
