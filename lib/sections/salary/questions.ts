import { removeSalaryStory, type SalaryStoryItem } from './contract/operations';
import { storyTypeText } from './lists/story';
import { monthWithin } from './rules/month';
import { storyIdOf, storyTypeOf } from './rules/story';
import { formatMoney } from '@/lib/domain/format';
import type { MoneyMove } from '@/lib/domain/money-moves';
import { defineQuestion } from '@/lib/forms/question';

interface Operation {
  readonly item: SalaryStoryItem;
  /** Name of the employee. */
  readonly name: string;
}

/** Money that comes back when an operation is taken back; undefined for one that moved none. */
function moveBack(item: SalaryStoryItem): MoneyMove | undefined {
  const type = storyTypeOf(item);
  if (type === 'penalty' || type === 'bonus') return undefined;
  const { amount: sum } = item;
  return type === 'repayment' ? { out: 'safe', sum } : { in: 'safe', sum };
}

/** Asks before an operation is taken back, and says what returns to the safe. */
export const operationRemoval = defineQuestion(removeSalaryStory, {
  input: ({ item }: Operation) => ({ body: { salary_story_id: storyIdOf(item) ?? 0 } }),
  asks: ({ item, name }, words, locale) => {
    const type = storyTypeText(item, words);
    const sum = formatMoney(item.amount, locale);
    const move = moveBack(item);
    return {
      title: words('salary.story.removeTitle', { type, name }),
      submit: words(move ? 'form.money.back' : 'salary.story.remove'),
      text: [words(`salary.story.${move ? 'removePaid' : 'removeBooked'}`, { sum, month: monthWithin(item, locale) })],
      done: words('salary.story.removed', { type, sum }),
      failed: words('salary.story.notRemoved'),
      move,
    };
  },
});
