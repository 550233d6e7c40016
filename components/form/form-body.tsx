'use client';
import { useTranslations } from 'next-intl';
import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Button } from '@/components/ui/button';
import type { Problem } from '@/lib/contract/problem';
import type { MoneyMove } from '@/lib/domain/money-moves';
import type { ProblemTextOptions } from '@/lib/i18n/problem-text';
import { cx, layout } from '@/components/ui/classes';
import { Form } from '@/components/ui/form';
import classes from './dialogs.module.css';
import { MoneyLines, useMoneyPress } from './money-lines';
import { RestoredNote } from './restored-note';
import { useDialog, useHold } from './use-leaving';
import { useFocusTarget, type FocusTarget } from './use-focus-target';

/** State of a form, or of anything else that is sent. */
export interface FormStatus {
  readonly submit: () => Promise<void>;
  readonly isSending: boolean;
  readonly problem: Problem | null;
  /** Why the primary action is disabled; null while enabled, undefined if it always is. */
  readonly reason?: string | null;
  readonly readOnly?: boolean;
  /** Field to focus; a new object for each request. */
  readonly focusTarget?: FocusTarget | null;
  /** Whether closing would lose input, which `forget` discards. */
  readonly isDirty?: boolean;
  readonly forget?: () => void;
  /** Whether the input was restored from an earlier visit; `reset` discards it. */
  readonly isRestored?: boolean;
  readonly reset?: () => void;
  /** Money that the primary action moves: null while it is unknown, undefined if the action moves none. */
  readonly move?: MoneyMove | null | undefined;
}

export interface FormBodyProps {
  readonly form: FormStatus;
  readonly submitLabel: string;
  readonly danger?: boolean;
  /** Title of an error. */
  readonly problemTitle?: string | undefined;
  /** Codes, or all, whose translation precedes the server's text. */
  readonly translateFirst?: ProblemTextOptions['translateFirst'];
  /** The content scrolls between header and footer, as in a `tall` dialog. */
  readonly tall?: boolean;
  /** Enter does not submit, Ctrl+Enter does, because barcode scanners end with Enter. */
  readonly scanned?: boolean;
  /** Disables the primary action without a reason. */
  readonly off?: boolean;
  /** Cancel is disabled while the form is sent. */
  readonly waits?: boolean;
  /** Before the buttons, e.g. Reset. */
  readonly foot?: ReactNode;
  /** Shown in the footer while there is no reason to disable the primary action. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** Scrolls an error into view: in a long dialog the pressed button may be far below it. */
const intoView = (box: HTMLElement | null) => box?.scrollIntoView({ block: 'nearest' });

/** Fields of a form with its error, Cancel, and a primary action that cannot be pressed twice. */
export function FormBody({ form, submitLabel, danger = false, tall = false, ...props }: FormBodyProps) {
  const t = useTranslations('form');
  const dialog = useDialog();
  const reasonId = useId();
  const [missing, setMissing] = useState<FocusTarget | null>(null);
  const root = useFocusTarget(form.focusTarget, setMissing);
  const { isSending, reason = null, readOnly = false, move } = form;
  // A refusal that names a field without an input is shown above the fields.
  const problem = form.problem ?? (missing && missing === form.focusTarget ? missing.problem : null);
  const label = useMoneyPress(submitLabel, move);
  useHold(form.isDirty === true, form.forget);
  const onKeyDown = (event: KeyboardEvent) => {
    // React bubbles events of nested dialogs here, although they are elsewhere in the DOM.
    const isOwn = event.target instanceof Node && root.current?.contains(event.target);
    if (event.key !== 'Enter' || !isOwn) return;
    const isForced = event.ctrlKey || event.metaKey;
    const isTyping = event.target instanceof HTMLInputElement;
    if (isForced || (props.scanned && isTyping)) event.preventDefault();
    if (isForced) void form.submit();
  };
  return (
    <Form
      ref={root}
      className={tall ? cx(layout.screen, classes['tallForm']) : layout.stack}
      aria-busy={isSending}
      onKeyDown={onKeyDown}
      onSubmit={() => void form.submit()}
    >
      {problem && (
        <div ref={intoView} className={classes['problem']}>
          <ProblemAlert
            problem={problem}
            translateFirst={props.translateFirst}
            {...(props.problemTitle && { title: props.problemTitle })}
          />
        </div>
      )}
      {form.isRestored && form.reset && (
        <div className={classes['problem']}>
          <RestoredNote onStartOver={form.reset} />
        </div>
      )}
      {props.children}
      {move && !readOnly && <MoneyLines move={move} inset={tall} />}
      <div className={classes[tall ? 'tallFoot' : 'foot']}>
        {props.foot}
        {form.reason !== undefined && (
          <span id={reasonId} className={cx(layout.muted, layout.tiny, classes['reason'])} role="status">
            {(!readOnly && reason) || props.note}
          </span>
        )}
        <Button
          variant="default"
          data-autofocus={danger || move !== undefined || undefined}
          disabled={props.waits === true && isSending}
          onClick={() => dialog.leave()}
        >
          {readOnly ? t('close') : t('cancel')}
        </Button>
        {!readOnly && (
          <Button
            type="submit"
            loading={isSending}
            disabled={reason !== null || props.off === true}
            aria-describedby={reason ? reasonId : undefined}
            {...(danger && { color: 'red.9' })}
          >
            {label}
          </Button>
        )}
      </div>
    </Form>
  );
}
