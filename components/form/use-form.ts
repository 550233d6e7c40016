'use client';
import type { Command, Draft, Fields, Form } from '@/lib/forms/define';
import type { FormOptions } from './form-options';
import { useFields } from './use-fields';
import { useFormDraft } from './use-form-draft';
import { useSaving } from './use-saving';

/**
 * State of a form: draft, errors, submission, refusals by field, and the conflict if another user saved the record
 * first. Inputs are bound by `text`, `choice`, `flag` and `value`.
 */
export function useForm<E extends Command, F extends Fields, R>(form: Form<E, F, R>, options: FormOptions<E, F, R>) {
  const { readOnly = false } = options;
  const state = useFormDraft(form, options);
  const { values, record, sent } = state;
  const set = (patch: Partial<Draft<F>>) => {
    saving.clear();
    state.set(patch);
  };
  const fields = useFields(form, { ...state, readOnly, set });
  const { firstWrong } = fields;
  const { blocked, ...saving } = useSaving(form, state, fields, options);
  const { submit, isSending, conflict } = saving;
  const isUnchanged = form.offUntilChanged && !firstWrong && sent.length === 0;

  return {
    ...state,
    ...fields,
    ...saving,
    form,
    readOnly,
    /** Money that the draft moves: null while it is unknown, undefined for a form that moves none. */
    move: form.moves && (form.moves(values, record) ?? null),
    /** Why the primary action is disabled; null while enabled. */
    reason: blocked ?? (form.offUntilValid && firstWrong ? fields.reasonOf(firstWrong) : isUnchanged ? '' : null),
    reset: () => {
      saving.clear();
      saving.forgetSettled();
      fields.reset();
      state.reset();
    },
    /** Sends the form once more with further values, after the question that a refusal asked. */
    resend: (patch: Partial<Draft<F>>) => submit(patch),
    /** Sends the form, or shows what is wrong. */
    submit: async () => {
      if (!firstWrong || conflict) await submit();
      else if (!readOnly && !isSending && blocked === null) fields.showAll(firstWrong);
    },
  };
}

export type FormState<E extends Command = Command, F extends Fields = Fields, R = unknown> = ReturnType<
  typeof useForm<E, F, R>
>;
