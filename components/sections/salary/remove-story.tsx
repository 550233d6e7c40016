'use client';
import { useLocale, useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { useCommand } from '@/lib/api/use-command';
import { removeSalaryStory, type SalaryStoryItem } from '@/lib/sections/salary/contract/operations';
import { formatMoney } from '@/lib/domain/format';
import { monthWithin } from '@/lib/sections/salary/rules/month';
import { storyIdOf, storyTypeOf } from '@/lib/sections/salary/rules/story';
import { storyTypeText } from '@/lib/sections/salary/lists/story';

interface RemoveStoryProps {
  readonly item: SalaryStoryItem;
  readonly name: string;
  readonly onClose: () => void;
}

/** Operations that move no money. */
const BOOKED = ['penalty', 'bonus'];

/** Asks before an operation is taken back, and says what returns to the safe. */
export function RemoveStory({ item, name, onClose }: RemoveStoryProps) {
  const words = useTranslations();
  const t = useTranslations('salary.story');
  const locale = useLocale();
  const toasts = useToasts();
  const { send } = useCommand(removeSalaryStory);
  const type = storyTypeText(item, words);
  const sum = formatMoney(item.amount, locale);
  const submit = async () => {
    await send({ body: { salary_story_id: storyIdOf(item) ?? 0 } });
    toasts.success(t('removed', { type, sum }));
  };
  const isRepaid = storyTypeOf(item) === 'repayment';
  const isBooked = BOOKED.includes(storyTypeOf(item) ?? '');
  return (
    <QuestionDialog
      title={t('removeTitle', { type, name })}
      submitLabel={isBooked ? t('remove') : words('form.money.back')}
      problemTitle={t('notRemoved')}
      move={isBooked ? undefined : isRepaid ? { out: 'safe', sum: item.amount } : { in: 'safe', sum: item.amount }}
      onSubmit={submit}
      onClose={onClose}
    >
      {t(isBooked ? 'removeBooked' : 'removePaid', {
        sum,
        month: monthWithin(item, locale),
      })}
    </QuestionDialog>
  );
}
