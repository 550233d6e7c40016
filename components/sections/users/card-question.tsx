'use client';
import { useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import type { Problem } from '@/lib/contract/problem';

interface CardQuestionProps {
  /** Refusal of the save; our own server names the present owner. */
  readonly problem: Problem;
  readonly card: string;
  /** New owner. */
  readonly login: string;
  readonly onYes: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks whether to take a card from its present owner, who loses it and their rights. */
export function CardQuestion({ problem, card, login, onYes, onClose }: CardQuestionProps) {
  const t = useTranslations('users.taken');
  const name = problem.args?.['name'];
  return (
    <QuestionDialog title={t('title')} submitLabel={t('submit')} onSubmit={onYes} onClose={onClose}>
      {typeof name === 'string' ? t('owned', { card, login, name }) : t('unknown', { card, login })}
    </QuestionDialog>
  );
}
