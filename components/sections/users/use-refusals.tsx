'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CODE, type Problem } from '@/lib/contract/problem';
import { QuestionDialog } from '@/components/form/question-dialog';

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
function CardQuestion({ problem, card, login, onYes, onClose }: CardQuestionProps) {
  const t = useTranslations('users.taken');
  const name = problem.args?.['name'];
  return (
    <QuestionDialog title={t('title')} submitLabel={t('submit')} onSubmit={onYes} onClose={onClose}>
      {typeof name === 'string' ? t('owned', { card, login, name }) : t('unknown', { card, login })}
    </QuestionDialog>
  );
}

/** Form of an account as far as a taken card needs it. */
interface CardForm {
  readonly draft: { readonly card_number: string; readonly login: string };
  readonly resend: (patch: { readonly reassign_card: true }) => Promise<void>;
}

/**
 * Props of an account's dialog for refused saves: a title that says whether a right is missing, and the question whether
 * to take a card from somebody else.
 */
export function useRefusals() {
  const t = useTranslations('users');
  const [code, setCode] = useState(0);
  const [taken, setTaken] = useState<Problem | null>(null);
  return {
    problemTitle: t(code === CODE.forbidden ? 'forbidden' : 'failed'),
    onRefused: (problem: Problem): boolean => {
      setCode(problem.code);
      if (problem.code !== CODE.cardTaken) return false;
      setTaken(problem);
      return true;
    },
    above: ({ draft, resend }: CardForm) =>
      taken && (
        <CardQuestion
          problem={taken}
          card={draft.card_number}
          login={draft.login}
          onYes={() => resend({ reassign_card: true })}
          onClose={() => setTaken(null)}
        />
      ),
  };
}
