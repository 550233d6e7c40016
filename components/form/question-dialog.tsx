'use client';
import type { ReactNode } from 'react';
import { Alert } from '@/components/ui/alert';
import type { MoneyMove } from '@/lib/domain/money-moves';
import { Dialog } from './dialog';
import { FormBody } from './form-body';
import { useSubmission } from './use-submission';

interface QuestionDialogProps {
  readonly title: string;
  /** Label of the confirming button. */
  readonly submitLabel: string;
  /** Consequences of a yes. */
  readonly children: ReactNode;
  readonly size?: number;
  /** Removes something or cannot be undone: the safe button has the focus. On by default. */
  readonly danger?: boolean;
  /** Money that confirming moves: null while it is unknown, undefined if confirming moves none. */
  readonly move?: MoneyMove | null | undefined;
  /** Why confirming is impossible at the moment. */
  readonly blocked?: string | undefined;
  readonly onSubmit: () => Promise<unknown>;
  /** Closes the dialog: after a no, and after a yes that succeeded. */
  readonly onClose: () => void;
  /** Title of an error. */
  readonly problemTitle?: string | undefined;
  /** The children show errors; nothing else in the dialog does. */
  readonly explains?: boolean;
}

/** Asks for confirmation in a dialog above the current one. */
export function QuestionDialog({ title, size = 440, children, onClose, onSubmit, ...props }: QuestionDialogProps) {
  const { danger = true, move, blocked, submitLabel, problemTitle, explains = false } = props;
  const work = async () => {
    await onSubmit();
    onClose();
  };
  const { reason: _, ...sending } = useSubmission(work, null, move !== undefined);
  const submission = { ...sending, move };
  return (
    <Dialog title={title} size={size} onClose={onClose}>
      <FormBody
        form={explains ? { ...submission, problem: null } : submission}
        submitLabel={submitLabel}
        danger={danger}
        off={blocked !== undefined}
        problemTitle={problemTitle}
      >
        {blocked !== undefined && (
          <Alert role="status" color="orange">
            {blocked}
          </Alert>
        )}
        <div>{children}</div>
      </FormBody>
    </Dialog>
  );
}
