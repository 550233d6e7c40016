'use client';
import { Button } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import type { Problem } from '@/lib/contract/problem';
import classes from './dialogs.module.css';
import { useDialog } from './use-leaving';
import { useWanted } from './use-wanted';

/** What a form body shows of a form, or of anything else that is sent. */
export interface FormStatus {
  readonly submit: () => Promise<void>;
  readonly isSending: boolean;
  readonly problem: Problem | null;
  /** Why the primary action is off; `null` while it is on, left out where it always is. */
  readonly reason?: string | null;
  readonly readOnly?: boolean;
  /** The field to move the focus to; a new object each time. */
  readonly wanted?: { readonly field: string } | null;
}

export interface FormBodyProps {
  readonly form: FormStatus;
  readonly submitLabel: string;
  readonly cancelLabel?: string;
  readonly danger?: boolean;
  /** What failed, above the reason. */
  readonly problemTitle?: string | undefined;
  /** The content scrolls between head and foot, as in a `tall` dialog. */
  readonly tall?: boolean;
  /** Enter in a field does not submit, Ctrl+Enter does: a barcode scanner ends with Enter. */
  readonly scanned?: boolean;
  /** The primary action is off without a word about why. */
  readonly off?: boolean;
  /** Before the buttons, such as Reset. */
  readonly foot?: ReactNode;
  /** Stands in the foot while there is no reason for the primary action to be off. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Fields, a refusal above them, Cancel, and the one primary action, which cannot be pressed twice. */
export function FormBody({ form, submitLabel, danger = false, tall = false, ...props }: FormBodyProps) {
  const t = useTranslations('form');
  const dialog = useDialog();
  const reasonId = useId();
  const root = useWanted(form.wanted);
  const { isSending, problem, reason = null, readOnly = false } = form;
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog opened from this form is inside it for React, and elsewhere in the page.
    const isOwn = event.target instanceof Node && root.current?.contains(event.target);
    if (event.key !== 'Enter' || !isOwn) return;
    const isForced = event.ctrlKey || event.metaKey;
    const isTyping = event.target instanceof HTMLInputElement;
    if (isForced || (props.scanned && isTyping)) event.preventDefault();
    if (isForced) void form.submit();
  };
  return (
    <form
      ref={root}
      className={classes[tall ? 'tallForm' : 'form']}
      noValidate
      aria-busy={isSending}
      onKeyDown={onKeyDown}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        void form.submit();
      }}
    >
      {problem && (
        <div className={classes['problem']}>
          <ProblemAlert problem={problem} {...(props.problemTitle && { title: props.problemTitle })} />
        </div>
      )}
      {props.children}
      <div className={classes[tall ? 'tallFoot' : 'foot']}>
        {props.foot}
        {form.reason !== undefined && (
          <span id={reasonId} className={classes['reason']} role="status">
            {(!readOnly && reason) || props.note}
          </span>
        )}
        <Button variant="default" data-autofocus={danger || undefined} onClick={() => dialog.leave()}>
          {readOnly ? t('close') : (props.cancelLabel ?? t('cancel'))}
        </Button>
        {!readOnly && (
          <Button
            type="submit"
            loading={isSending}
            disabled={reason !== null || props.off === true}
            aria-describedby={reason ? reasonId : undefined}
            {...(danger && { color: 'red.9' })}
          >
            {submitLabel}
          </Button>
        )}
      </div>
    </form>
  );
}
