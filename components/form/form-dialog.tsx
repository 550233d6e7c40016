'use client';
import { useState, type ReactNode } from 'react';
import type { Command, Fields, Form, Values } from '@/lib/forms/define';
import { Dialog, type DialogProps } from './dialog';
import { FormBody, type FormBodyProps } from './form-body';
import type { FormOptions } from './form-options';
import { useForm, type FormState } from './use-form';
import { useDialog, useHiding } from './use-leaving';
import { useToasts } from './use-toasts';

/** Answers to the question before a form is sent. */
export interface Answer {
  readonly yes: () => Promise<void>;
  readonly no: () => void;
}

interface ContentProps<E extends Command, F extends Fields, R>
  extends Omit<FormOptions<E, F, R>, 'onDone'>, Omit<FormBodyProps, 'form' | 'children' | 'submitLabel' | 'note'> {
  readonly form: Form<E, F, R>;
  readonly submitLabel: string | ((form: FormState<E, F, R>) => string);
  readonly note?: (form: FormState<E, F, R>) => ReactNode;
  /** Toast shown after the form was sent. */
  readonly done?: string | ((values: Partial<Values<F>>) => string);
  /** Called after the dialog has closed. */
  readonly onDone?: FormOptions<E, F, R>['onDone'];
  /** Question before the form is sent: `yes` sends it. Null sends it at once. */
  readonly asks?: (form: FormState<E, F, R>, answer: Answer) => ReactNode;
  /** Hides the dialog while the form is sent; it comes back with a refusal. */
  readonly hides?: boolean;
  /** Dialogs above this one, outside its form. */
  readonly above?: (form: FormState<E, F, R>) => ReactNode;
  readonly children: (form: FormState<E, F, R>) => ReactNode;
}

/** Form inside a dialog: closes when done and asks before changes are discarded. */
export function FormContent<E extends Command, F extends Fields, R>(props: ContentProps<E, F, R>) {
  const { form, submitLabel, note, done, onDone, asks, hides = false, above, children, ...options } = props;
  const dialog = useDialog();
  const toasts = useToasts();
  const state = useForm(form, {
    ...options,
    onDone: (reply, values, ...more) => {
      dialog.close();
      if (reply && done !== undefined) toasts.success(typeof done === 'string' ? done : done(values));
      onDone?.(reply, values, ...more);
    },
  });
  const [isAsking, setAsking] = useState(false);
  const question = asks?.(state, { yes: () => state.submit(), no: () => setAsking(false) }) ?? null;
  // A form that cannot be sent says why instead of asking.
  const submit = async () => {
    if (question !== null && state.firstWrong === undefined && state.reason === null) setAsking(true);
    else await state.submit();
  };
  useHiding(hides && state.isSending);
  return (
    <>
      <FormBody
        {...options}
        form={{ ...state, submit }}
        submitLabel={typeof submitLabel === 'string' ? submitLabel : submitLabel(state)}
        note={note?.(state)}
      >
        {children(state)}
      </FormBody>
      {above?.(state)}
      {isAsking && question}
    </>
  );
}

type FormDialogProps<E extends Command, F extends Fields, R> = Omit<DialogProps, 'children'> & ContentProps<E, F, R>;

/** Dialog with a form. */
export function FormDialog<E extends Command, F extends Fields, R>(props: FormDialogProps<E, F, R>) {
  const { title, size, layout, onClose, leaveWords, ...content } = props;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      {...(size !== undefined && { size })}
      {...(layout && { layout })}
      {...(leaveWords && { leaveWords })}
    >
      <FormContent {...content} />
    </Dialog>
  );
}
