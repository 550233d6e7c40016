'use client';
import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog';
import classes from './dialogs.module.css';
import { FormBody } from './form-body';
import { useSubmission } from './use-submission';

interface QuestionDialogProps {
  readonly title: string;
  /** What a yes does. */
  readonly submitLabel: string;
  /** What comes of it. */
  readonly children: ReactNode;
  readonly size?: number;
  /** Removes something or cannot be undone: the safe button has the focus. On by default. */
  readonly danger?: boolean;
  /** Why it cannot be done at the moment. */
  readonly blocked?: string | undefined;
  readonly onSubmit: () => Promise<unknown>;
  /** Closes the dialog; called by a no, and after a yes that succeeded. */
  readonly onClose: () => void;
  /** What failed, above the reason. */
  readonly problemTitle?: string;
  /** Shows refusals itself: nothing more stands in the dialog. */
  readonly explains?: boolean;
}

/** Asks once before something is done, above whatever dialog it was begun in. */
export function QuestionDialog({ title, size = 440, children, onClose, onSubmit, ...props }: QuestionDialogProps) {
  const { danger = true, blocked, submitLabel, problemTitle, explains = false } = props;
  const { reason: _, ...asked } = useSubmission(async () => {
    await onSubmit();
    onClose();
  });
  return (
    <Dialog title={title} size={size} onClose={onClose}>
      <FormBody
        form={explains ? { ...asked, problem: null } : asked}
        submitLabel={submitLabel}
        danger={danger}
        off={blocked !== undefined}
        problemTitle={problemTitle}
      >
        {blocked !== undefined && (
          <Alert role="status" color="orange" variant="light">
            {blocked}
          </Alert>
        )}
        <div className={classes['text']}>{children}</div>
      </FormBody>
    </Dialog>
  );
}
