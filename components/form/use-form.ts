'use client';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { useProblemText } from '@/components/problem/use-problem-text';
import { problemOf } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-command';
import type { RawInput, ReplyOf } from '@/lib/contract/endpoint';
import { CODE, type Problem } from '@/lib/contract/problem';
import { conflictOf, rebase, type Choices, type Conflict } from '@/lib/forms/conflict';
import { labelOf, type Command, type Draft, type Fields, type Form, type Name, type Values } from '@/lib/forms/define';
import { bodyOf, changedFields, fieldNamed, keyOfDraft, paramsOf, readDraft, startOf } from '@/lib/forms/evaluate';
import { derivedDraft, derivedProps } from './derived-props';
import { isEnterHeld } from './enter-held';
import { fieldProps } from './field-props';
import { useErrorText, useMessage } from './use-error-text';
import type { FocusTarget } from './use-focus-target';
import { useFormDraft } from './use-form-draft';
import { useKeptDraft } from './use-kept-draft';

export interface FormOptions<E extends Command, F extends Fields, R> {
  /** Initial record; later changes are ignored, unless it is `live`. */
  readonly record: R;
  /** The record changes, e.g. while it loads: rules check against the latest, and untouched fields follow it. */
  readonly live?: boolean;
  /** Initial values of the draft in place of the record's. */
  readonly initial?: Partial<Draft<F>> | undefined;
  /** Shows everything without allowing changes. */
  readonly readOnly?: boolean;
  /** Key of the stored draft; by default the form has its own. Undefined stores nothing. */
  readonly keep?: string | number | undefined;
  /** Reads the current record after a conflict. */
  readonly reread?: () => Promise<R>;
  /**
   * Settles a conflict at once by the choices that it returns; the user saves again; see `settled`. Without it the form
   * waits for `choose`, `keepEditing` or `resolve`.
   */
  readonly settle?: (conflict: Conflict<F, R>) => Choices<F>;
  /** Saves again by itself after a conflict in which nobody else changed the same field. */
  readonly merges?: boolean;
  /** Why the form cannot be sent at the moment, apart from its fields; empty if the content says why. */
  readonly blocked?: (draft: Draft<F>) => string | null;
  /** Handles refusals shown elsewhere; returns true for those. */
  readonly onRefused?: (problem: Problem, error: unknown) => boolean;
  /** Leaves the refresh of changed data to `onDone`. */
  readonly refreshing?: 'later';
  /**
   * Called with the reply, or `undefined` if nothing had changed and nothing was sent; `draft` is what was saved. The
   * form stays busy until it resolves.
   */
  readonly onDone: (
    reply: ReplyOf<E> | undefined,
    values: Partial<Values<F>>,
    refresh: () => Promise<unknown>,
    draft: Draft<F>,
  ) => unknown;
}

/** Name of the stored draft; null stores nothing, e.g. before hydration. */
function keepName<E extends Command, F extends Fields, R>(
  form: Form<E, F, R>,
  options: Pick<FormOptions<E, F, R>, 'keep' | 'record'>,
): string | null {
  if (!('keep' in options)) return keyOfDraft(form, options.record);
  return options.keep === undefined ? null : `${form.endpoint.id}:${options.keep}`;
}

/**
 * State of a form: draft, errors, submission, refusals by field, and the conflict if another user saved the record
 * first. Inputs are bound by `text`, `choice`, `flag`, `value` and `derived`.
 */
export function useForm<E extends Command, F extends Fields, R>(form: Form<E, F, R>, options: FormOptions<E, F, R>) {
  const { readOnly = false } = options;
  const locale = useLocale();
  const message = useMessage();
  const errorText = useErrorText();
  const problemText = useProblemText();
  const kept = useKeptDraft(readOnly ? null : keepName(form, options), form.keptForGood);
  const command = useCommand(form.endpoint, {
    attempts: kept.attempts,
    ...(options.refreshing && { refreshing: options.refreshing }),
  });
  const [initial, setBase] = useState({
    record: options.record,
    version: kept.found?.version ?? form.version?.(options.record),
    before: (kept.found?.before ?? {}) as Partial<Draft<F>>,
  });
  const base = options.live ? { ...initial, record: options.record } : initial;
  const [problem, setProblem] = useState<Problem | null>(null);
  const [conflict, setConflict] = useState<Conflict<F, R> | null>(null);
  const [settled, setSettled] = useState<Conflict<F, R> | null>(null);
  const [focusTarget, setFocusTarget] = useState<FocusTarget | null>(null);
  const [isSending, setSending] = useState(false);
  const state = useFormDraft(form, { ...base, readOnly, kept, initial: options.initial, live: options.live === true });
  const { draft, errors, firstWrong, shown } = state;

  const set = (patch: Partial<Draft<F>>) => {
    setProblem(null);
    setFocusTarget(null);
    state.set(patch);
  };
  const refuse = (error: unknown) => {
    const refused = problemOf(error);
    if (options.onRefused?.(refused, error)) return;
    const field = fieldNamed(form, refused.field);
    if (!field) {
      setProblem(refused);
      return;
    }
    const taken = refused.code === CODE.conflict ? form.fields[field]?.errors?.taken : undefined;
    state.refuse(field, taken ? message(taken) : problemText(refused));
    setFocusTarget({ field, problem: refused });
  };
  /** Adopts the current record, and the draft with the chosen sides. */
  const settle = (found: Conflict<F, R>, mine: Draft<F>) => {
    // A typed derived value stays, and what follows from it is computed from the current record.
    const follows = state.typed && derivedDraft({ form, record: found.theirs, locale }, state.typed);
    const merged = { ...rebase(form, mine, found, locale), ...follows };
    const next = { record: found.theirs, version: form.version?.(found.theirs), before: {} };
    setBase(next);
    setConflict(null);
    state.replace(merged, next);
    return { next, merged };
  };
  const compare = async (reread: () => Promise<R>, onto: typeof base, now: Draft<F>): Promise<void> => {
    const theirs = await reread();
    const found = conflictOf(form, { base: onto.record, before: onto.before, draft: now, theirs, locale });
    // Sends again only if the version is newer, because a server that refuses its own version would be asked forever.
    const isNewer = form.version?.(theirs) !== onto.version;
    if (options.merges && isNewer && !Object.values(found.choices).includes('mine')) {
      const { next, merged } = settle(found, now);
      await send(next, merged);
      return;
    }
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
      return options.onDone(reply, sent, command.refresh, now);
    };
    if (changedFields(form, sent, onto.record).length === 0) {
      await done(undefined);
      return;
    }
    setProblem(null);
    state.act();
    setFocusTarget(null);
    setSettled(null);
    setSending(true);
    try {
      const derived = state.typed && form.derived?.[state.typed.name]?.sends?.(onto.record);
      const body = { ...(bodyOf(form, sent, onto.record, onto.version) as object), ...derived };
      const input: RawInput = { ...paramsOf(form, sent), body };
      await done(await command.send(input as Parameters<typeof command.send>[0]));
    } catch (error) {
      const { code, field } = problemOf(error);
      const reread = code === CODE.conflict && field === 'version' ? options.reread : undefined;
      if (reread) await compare(reread, onto, now).catch(refuse);
      else refuse(error);
    }
    setSending(false);
  };
  const resolve = async (): Promise<void> => {
    if (!conflict || isSending) return;
    const { next, merged } = settle(conflict, draft);
    await send(next, merged);
  };
  const reasonOf = (name: Name<F>): string | null => {
    const [error, label] = [errors[name], labelOf(form, name, draft)];
    if (!error || !label) return null;
    const isEmpty = 'kind' in error && error.kind === 'required';
    return isEmpty
      ? message('form.reason', { field: message(label) })
      : `${message(label)}: ${state.textOf(name, error)}`;
  };
  const blocked = options.blocked?.(draft) ?? null;
  const isUnchanged =
    form.offUntilChanged === true && changedFields(form, state.values, base.record).length === 0 && !firstWrong;

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
    /** Money that the draft moves: null while it is unknown, undefined for a form that moves none. */
    move: form.moves && (form.moves(state.values, base.record) ?? null),
    conflict,
    choose: (choices: Choices<F>) => setConflict((before) => before && { ...before, choices }),
    /** Leaves a conflict undecided: the next submission asks again. */
    dismiss: () => setConflict(null),
    keepEditing: () => {
      if (conflict) settle(conflict, draft);
    },
    resolve,
    /** Conflict that `settle` has just settled; null after the next submission. */
    settled,
    /** Field to focus after a refusal or a failed check; a new object each time. */
    focusTarget,
    /** Why the primary action is disabled; null while enabled. */
    reason:
      blocked ?? (form.offUntilValid && firstWrong !== undefined ? reasonOf(firstWrong) : isUnchanged ? '' : null),
    /** Restarts from another state of the record and discards the draft. */
    adopt: (record: R) => {
      const next = { record, version: form.version?.(record), before: {} };
      setBase(next);
      state.replace(startOf(form, record, locale), next);
    },
    /** Sets a new version of the record that was saved elsewhere. */
    advance: (version: number) => {
      setBase((before) => ({ ...before, version }));
      state.advance(version);
    },
    reset: () => {
      setProblem(null);
      setSettled(null);
      state.reset();
    },
    forget: kept.clear,
    /** Whether the browser's storage took the last draft. */
    isKept: kept.isAccepted,
    /** Sends the form once more with further values, after the question that a refusal asked. */
    resend: (patch: Partial<Draft<F>>) => send(base, { ...draft, ...patch }),
    /** Sends the form; `version` is that of a save which has just happened elsewhere, e.g. of the record's photo. */
    submit: async (version = base.version) => {
      if (readOnly || isSending || blocked !== null) return;
      if (conflict) {
        await resolve();
        return;
      }
      if (firstWrong === undefined) {
        if (!form.moves || !isEnterHeld()) await send({ ...base, version }, draft);
        return;
      }
      state.showAll();
      setFocusTarget({ field: firstWrong });
    },
  };
}

export type FormState<E extends Command = Command, F extends Fields = Fields, R = unknown> = ReturnType<
  typeof useForm<E, F, R>
>;
