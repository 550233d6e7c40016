import type { SalaryStoryItem } from '../contract/operations';
import { monthName } from '../rules/month';
import { isTakenBack, storyIdOf, storyTypeOf } from '../rules/story';
import { columnsIn, type MessageKey, type ListColumn, type Words } from '@/lib/lists/list';

/** `type_code` of a penalty, which is red. */
const PENALTY = 3;
/** Whether an operation can be taken back. */
export const mayGo = (item: SalaryStoryItem): boolean => storyIdOf(item) !== undefined && !isTakenBack(item);

/** Type in words; a legacy server's own text where it is unknown. */
export function storyTypeText(item: SalaryStoryItem, words: Words): string {
  const known = storyTypeOf(item);
  return known ? words(`salary.types.${known}` satisfies MessageKey) : item.type;
}

/** Columns of an employee's story. `locale` is that of the month's name. */
export const storyColumns = (locale: string): readonly ListColumn<SalaryStoryItem>[] =>
  columnsIn<SalaryStoryItem>('salary.story', {
    salary_story_id: { kind: 'id', label: 'salary.story.id', width: 56, value: (item) => storyIdOf(item) ?? '—' },
    type: {
      kind: 'text',
      minWidth: 128,
      value: storyTypeText,
      tone: ({ type_code }) => (type_code === PENALTY ? 'bad' : undefined),
    },
    amount: { kind: 'money', width: 104, tone: ({ type_code }) => (type_code === PENALTY ? 'bad' : undefined) },
    month: { kind: 'text', minWidth: 124, value: (item) => monthName(item, locale) },
    time: { kind: 'time', width: 132 },
    description: { kind: 'text', minWidth: 140 },
  });
