'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { Problem } from '@/lib/contract/problem';
import classes from './dialogs.module.css';
import { problemOf } from './use-toasts';

interface DialogFormProps {
  submitLabel: string;
  danger?: boolean;
  /** Something has to be chosen first. */
  disabled?: boolean;
  /** What stands in the way of submitting is said at its field. */
  onSubmit: () => Promise<unknown> | undefined;
  onCancel: () => void;
  /** Refusals that the form explains itself. */
  explains?: (problem: Problem) => boolean;
  /** What did not work, above the reason. */
  problemTitle?: string;
  children: ReactNode;
}

/** Fields, the server's refusal above them, and the one primary action, which cannot be pressed twice. */
export function DialogForm(props: DialogFormProps) {
  const { submitLabel, danger, disabled = false, onSubmit, onCancel, explains, problemTitle, children } = props;
  const t = useTranslations('form');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async () => {
    if (busy || disabled) return;
    const under = onSubmit();
    if (!under) return;
    setBusy(true);
    setProblem(null);
    try {
      await under;
    } catch (error) {
      setProblem(problemOf(error));
    }
    setBusy(false);
  };
  return (
    <form
      className={classes['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {problem && !explains?.(problem) && (
        <ProblemAlert problem={problem} {...(problemTitle && { title: problemTitle })} />
      )}
      {children}
      <div className={classes['foot']}>
        <Button variant="default" data-autofocus={danger || undefined} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={busy} disabled={disabled} {...(danger && { color: 'red.9' })}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
