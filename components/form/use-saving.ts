'use client';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { useProblemText } from '@/components/problem/use-problem-text';
import { useCommand } from '@/lib/api/use-command';
import type { InputOf, RawInput, ReplyOf } from '@/lib/contract/endpoint';
import { CODE, type Problem } from '@/lib/contract/problem';
import type { Command, Draft, Fields, Form } from '@/lib/forms/define';
import { bodyOf, changedFields, fieldNamed, paramsOf, readDraft } from '@/lib/forms/evaluate';
import { problemOf } from '@/lib/api/call';
import { conflictOf, rebase, type Choices, type Conflict } from '@/lib/forms/conflict';
import type { FormOptions, ConflictOptions } from './form-options';
import { useMessage } from './use-error-text';
import type { FormFields } from './use-fields';
import type { FormDraft } from './use-form-draft';
import { useSubmission } from './use-submission';

/** Conflict of a draft with what another user saved first. */
function useConflict<E extends Command, F extends Fields, R>(
  form: Form<E, F, R>,
  { current, adopt }: FormDraft<E, F, R>,
  { reread, onConflict, settle = ({ choices }) => choices }: ConflictOptions<F, R>,
) {
  const locale = useLocale();
  const [conflict, setConflict] = useState<Conflict<F, R> | null>(null);
  const [settled, setSettled] = useState<Conflict<F, R> | null>(null);
  /** Adopts the current record, and the draft with the chosen sides. */
  const take = (found: Conflict<F, R>) => {
    setConflict(null);
    adopt(found.theirs, rebase(form, current().draft, found, locale));
  };
  return {
    /** Conflict that waits for an answer. */
    conflict,
    /** Conflict that has just been settled; null after the next submission. */
    settled,
    choose: (choices: Choices<F>) => setConflict((before) => before && { ...before, choices }),
    /** Leaves a conflict undecided: the next submission asks again. */
    dismiss: () => setConflict(null),
    /** Adopts the chosen sides of an open conflict. */
    keepEditing: () => {
      if (conflict) take(conflict);
    },
    forgetSettled: () => setSettled(null),
    /** Handles a refusal: settles a conflict, or asks. Returns whether to send again. @throws any other refusal */
    meet: async (error: unknown): Promise<boolean> => {
      const { code, field } = problemOf(error);
      if (code !== CODE.conflict || field !== 'version' || !reread) throw error;
      const theirs = await reread();
      const { record: base, version, before, draft } = current();
      const found = conflictOf(form, { base, before, draft, theirs, locale });
      const isFree = onConflict === 'merges' && !Object.values(found.choices).includes('mine');
      // Sends again only if the version is newer, because a server that refuses its own version would be asked forever.
      if (isFree && form.version?.(theirs) !== version) {
        take(found);
        return true;
      }
      if (onConflict) setConflict(found);
      else {
        const choices = settle(found);
        take({ ...found, choices });
        setSettled({ ...found, choices });
      }
      return false;
    },
  };
}

/** Sends a draft, meets a conflict with what another user saved, and shows a refusal at its field. */
export function useSaving<E extends Command, F extends Fields, R>(
  form: Form<E, F, R>,
  state: FormDraft<E, F, R>,
  { act, refuse }: Pick<FormFields<F, R>, 'act' | 'refuse'>,
  options: FormOptions<E, F, R>,
) {
  const { readOnly = false, refreshing, onRefused, onDone } = options;
  const locale = useLocale();
  const message = useMessage();
  const problemText = useProblemText();
  const command = useCommand(form.endpoint, { attempts: state.attempts, ...(refreshing && { refreshing }) });
  const { meet, ...conflict } = useConflict(form, state, options);
  const send = async (patch?: Partial<Draft<F>>): Promise<void> => {
    // An open conflict is settled by its chosen sides.
    conflict.keepEditing();
    const { draft, record, version } = state.current();
    const sent = { ...draft, ...patch };
    const { values } = readDraft(form, sent, record, locale);
    const done = async (reply: ReplyOf<E> | undefined) => {
      state.forget();
      await onDone(reply, values, command.refresh, sent);
    };
    if (changedFields(form, values, record).length === 0) {
      await done(undefined);
      return;
    }
    act();
    conflict.forgetSettled();
    const input: RawInput = { ...paramsOf(form, values), body: bodyOf(form, values, record, version) };
    let reply: ReplyOf<E>;
    try {
      reply = await command.send(input as InputOf<E>);
    } catch (error) {
      if (await meet(error)) await send();
      return;
    }
    await done(reply);
  };
  const refused = (problem: Problem, error: unknown): boolean => {
    if (onRefused?.(problem, error)) return true;
    const field = fieldNamed(form, problem.field);
    if (!field) return false;
    const taken = problem.code === CODE.conflict ? form.fields[field]?.errors?.taken : undefined;
    refuse(field, taken ? message(taken) : problemText(problem), problem);
    return true;
  };
  const blocked = options.blocked?.(state.draft) ?? null;
  const isMoving = form.moves !== undefined && conflict.conflict === null;
  const submission = useSubmission(send, readOnly ? '' : blocked, isMoving, refused);
  return { ...conflict, ...submission, blocked };
}
