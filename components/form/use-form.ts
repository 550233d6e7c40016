'use client';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { useProblemText } from '@/components/problem/use-problem-text';
import { useCommand } from '@/lib/api/use-command';
import type { RawInput, ReplyOf } from '@/lib/contract/endpoint';
import { CODE, type Problem } from '@/lib/contract/problem';
import { conflictOf, rebase, type Choices, type Conflict } from '@/lib/forms/conflict';
import type { Command, Draft, Fields, Form, Name, Values } from '@/lib/forms/define';
import { bodyOf, changedFields, fieldNamed, paramsOf, readDraft } from '@/lib/forms/evaluate';
import { derivedProps } from './derived-props';
import { fieldProps } from './field-props';
import { useErrorText, useMessage } from './use-error-text';
import { useFormDraft } from './use-form-draft';
import { useKeptDraft } from './use-kept-draft';
import { problemOf } from './use-toasts';

export interface FormOptions<E extends Command, F extends Fields, R> {
  /** What the form begins with; it does not change under the person's hands. */
  readonly record: R;
  /** All can be read and nothing changed. */
  readonly readOnly?: boolean;
  /** Names the draft that the browser keeps, such as the record's id; without it nothing is kept. */
  readonly keep?: string | number | undefined;
  /** Reads the record as it is now, after somebody else saved it first. */
  readonly reread?: () => Promise<R>;
  /**
   * Settles a conflict at once by the choices that it returns, and leaves it to the person to save again; see `settled`.
   * Without it the form waits for `choose`, `keepEditing` or `resolve`.
   */
  readonly settle?: (conflict: Conflict<F, R>) => Choices<F>;
  /** Why the form cannot be sent at the moment, apart from its fields; empty where its content says why. */
  readonly blocked?: (draft: Draft<F>) => string | null;
  /** Shows refusals elsewhere; returns true for those. */
  readonly onRefused?: (problem: Problem, error: unknown) => boolean;
  /** Leaves it to `onDone` to read again what the command changed. */
  readonly refreshing?: 'later';
  /** Called with the reply, or `undefined` where nothing had changed and nothing was sent; `draft` is what was saved. */
  readonly onDone: (
    reply: ReplyOf<E> | undefined,
    values: Partial<Values<F>>,
    refresh: () => Promise<unknown>,
    draft: Draft<F>,
  ) => void;
}

/**
 * The state of a form: its draft, what is wrong with it, sending it, refusals at their fields, and the conflict when
 * somebody else saved the record first. Inputs are bound by `text`, `choice`, `flag`, `value` and `derived`.
 */
export function useForm<E extends Command, F extends Fields, R>(form: Form<E, F, R>, options: FormOptions<E, F, R>) {
  const { readOnly = false } = options;
  const locale = useLocale();
  const message = useMessage();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const kept = useKeptDraft(options.keep === undefined ? null : `${form.endpoint.id}:${options.keep}`);
  const command = useCommand(form.endpoint, {
    attempts: kept.attempts,
    ...(options.refreshing && { refreshing: options.refreshing }),
  });
  const [base, setBase] = useState({
    record: options.record,
    version: kept.found?.version ?? form.version?.(options.record),
    before: (kept.found?.before ?? {}) as Partial<Draft<F>>,
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [conflict, setConflict] = useState<Conflict<F, R> | null>(null);
  const [settled, setSettled] = useState<Conflict<F, R> | null>(null);
  const [wanted, setWanted] = useState<{ readonly field: Name<F> } | null>(null);
  const [isSending, setSending] = useState(false);
  const state = useFormDraft(form, { ...base, readOnly, kept });
  const { draft, errors, firstWrong, shown } = state;

  const set = (patch: Partial<Draft<F>>) => {
    setProblem(null);
    state.set(patch);
  };
  const refuse = (error: unknown) => {
    const refused = problemOf(error);
    const isShown = options.onRefused?.(refused, error) ?? false;
    const field = fieldNamed(form, refused.field);
    if (!field) {
      if (!isShown) setProblem(refused);
      return;
    }
    const taken = refused.code === CODE.conflict ? form.fields[field]?.errors?.taken : undefined;
    state.refuse(field, taken ? message(taken) : problemText(refused));
    setWanted({ field });
  };
  /** Takes over the record as it is now, and the draft with the sides that were chosen. */
  const settle = (found: Conflict<F, R>, mine: Draft<F>) => {
    const merged = rebase(form, mine, found, locale);
    const next = { record: found.theirs, version: form.version?.(found.theirs), before: {} };
    setBase(next);
    setConflict(null);
    state.replace(merged, next);
    return { next, merged };
  };
  const compare = async (reread: () => Promise<R>, onto: typeof base, now: Draft<F>): Promise<void> => {
    const theirs = await reread();
    const found = conflictOf(form, { base: onto.record, before: onto.before, draft: now, theirs, locale });
    if (!options.settle) {
      setConflict(found);
      return;
    }
    const choices = options.settle(found);
    settle({ ...found, choices }, now);
    setSettled({ ...found, choices });
  };
  const send = async (onto: typeof base, now: Draft<F>): Promise<void> => {
    const { values: sent } = readDraft(form, now, onto.record, locale);
    const done = (reply: ReplyOf<E> | undefined) => {
      kept.clear();
      options.onDone(reply, sent, command.refresh, now);
    };
    if (changedFields(form, sent, onto.record).length === 0) {
      done(undefined);
      return;
    }
    setProblem(null);
    setSettled(null);
    setSending(true);
    try {
      const body = bodyOf(form, sent, onto.record, onto.version);
      const input: RawInput = { ...paramsOf(form, sent), body };
      done(await command.send(input as Parameters<typeof command.send>[0]));
    } catch (error) {
      const { code, field } = problemOf(error);
      const reread = code === CODE.conflict && field === 'version' ? options.reread : undefined;
      if (reread) await compare(reread, onto, now).catch(refuse);
      else refuse(error);
    }
    setSending(false);
  };
  const reasonOf = (name: Name<F>): string | null => {
    const [error, label] = [errors[name], form.fields[name]?.label];
    if (!error || !label) return null;
    const isEmpty = 'kind' in error && error.kind === 'required';
    return isEmpty
      ? message('form.reason', { field: message(label) })
      : `${message(label)}: ${state.textOf(name, error)}`;
  };
  const blocked = options.blocked?.(draft) ?? null;

  return {
    ...state,
    ...fieldProps({ form, draft, readOnly, set, message, shown, blur: state.blur }),
    derived: (name: string) =>
      derivedProps({ form, record: base.record, readOnly, locale, message, errorText, ...state }, name),
    form,
    record: base.record,
    set,
    readOnly,
    isSending,
    problem,
    conflict,
    choose: (choices: Choices<F>) => setConflict((before) => before && { ...before, choices }),
    keepEditing: () => {
      if (conflict) settle(conflict, draft);
    },
    resolve: async () => {
      if (!conflict || isSending) return;
      const { next, merged } = settle(conflict, draft);
      await send(next, merged);
    },
    /** The conflict that `settle` has just settled; `null` again once the form is sent. */
    settled,
    /** The field to show, after a refusal or a failed check; a new object each time. */
    wanted,
    /** Why the primary action is off; `null` while it is on. */
    reason: blocked ?? (form.offUntilValid && firstWrong !== undefined ? reasonOf(firstWrong) : null),
    /** The record got a new version by another way than this form. */
    advance: (version: number) => setBase((before) => ({ ...before, version })),
    reset: () => {
      setProblem(null);
      setSettled(null);
      state.reset();
    },
    forget: kept.clear,
    submit: async () => {
      if (readOnly || isSending || blocked !== null) return;
      if (firstWrong === undefined) {
        await send(base, draft);
        return;
      }
      state.showAll();
      setWanted({ field: firstWrong });
    },
  };
}

export type FormState<E extends Command = Command, F extends Fields = Fields, R = unknown> = ReturnType<
  typeof useForm<E, F, R>
>;
