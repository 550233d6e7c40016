'use client';
import { useLocale } from 'next-intl';
import { useState } from 'react';
import { problemOf } from '@/lib/api/call';
import { CODE } from '@/lib/contract/problem';
import { conflictOf, rebase, type Choices, type Conflict } from '@/lib/forms/conflict';
import type { Command, Fields, Form } from '@/lib/forms/define';
import type { ConflictOptions } from './form-options';
import type { FormDraft } from './use-form-draft';

/** Conflict of a draft with what another user saved first. */
export function useConflict<E extends Command, F extends Fields, R>(
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
    /** Meets a refusal: settles a conflict, or asks. Returns whether to send again. @throws any other refusal */
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
