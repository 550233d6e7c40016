'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { CODE, type Problem } from '@/lib/contract/problem';
import type { UserRow } from '@/lib/contract/user-rows';
import { newUserForm } from '@/lib/forms/users';
import { AccountBody } from './account-body';
import { CardQuestion } from './card-question';
import type { Reader } from './reader';
import { useAccountWords } from './use-account-words';
import classes from './user-dialog.module.css';

interface NewUserDialogProps {
  readonly reader: Reader;
  readonly others: readonly UserRow[];
  readonly onClose: () => void;
}

/** Dialog of a new account. */
export function NewUserDialog({ reader, others, onClose }: NewUserDialogProps) {
  const t = useTranslations('users');
  const toasts = useToasts();
  const words = useAccountWords();
  const [taken, setTaken] = useState<Problem | null>(null);
  return (
    <FormDialog
      title={t('newTitle')}
      layout="sheet"
      size="56rem"
      tall
      form={newUserForm}
      record={null}
      submitLabel={t('create')}
      problemTitle={words.problemTitle}
      onRefused={(problem) => {
        words.refused(problem);
        if (problem.code === CODE.cardTaken) setTaken(problem);
        return problem.code === CODE.cardTaken;
      }}
      onDone={() => toasts.success(t('done'))}
      above={(form) =>
        taken && (
          <CardQuestion
            problem={taken}
            card={form.draft.card_number}
            login={form.draft.login}
            onYes={() => form.resend({ reassign_card: true })}
            onClose={() => setTaken(null)}
          />
        )
      }
      onClose={onClose}
    >
      {(form) => (
        <div className={classes['body']}>
          <AccountBody form={form} reader={reader} user={null} others={others} />
        </div>
      )}
    </FormDialog>
  );
}
