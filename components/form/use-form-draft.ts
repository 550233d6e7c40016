'use client';
import { useLocale } from 'next-intl';
import { useMemo, useRef, useState } from 'react';
import type { Command, Draft, Fields, Form } from '@/lib/forms/define';
import { changedDrafts, changedFields, keyOfDraft, readDraft, startOf } from '@/lib/forms/evaluate';
import type { DraftOptions } from './form-options';
import { useKeptDraft } from './use-kept-draft';

/** A record and what is changed of it. */
interface Work<F extends Fields, R> {
  readonly record: R;
  /** Version of the record under the draft. */
  readonly version: number | undefined;
  /** Drafts of the base of a stored draft, if the record has changed since. */
  readonly before: Partial<Draft<F>>;
  /** Drafts of the fields that differ from the record. */
  readonly edits: Partial<Draft<F>>;
}

/** Name of the stored draft; null stores nothing, e.g. before hydration. */
function keepName<E extends Command, F extends Fields, R>(
  form: Form<E, F, R>,
  options: Pick<DraftOptions<F, R>, 'keep' | 'record' | 'readOnly'>,
): string | null {
  if (options.readOnly) return null;
  if (!('keep' in options)) return keyOfDraft(form, options.record);
  return options.keep === undefined ? null : `${form.endpoint.id}:${options.keep}`;
}

/** Draft of a form: what is changed of a record, its values and their errors. It is stored as it changes. */
export function useFormDraft<E extends Command, F extends Fields, R>(form: Form<E, F, R>, options: DraftOptions<F, R>) {
  const { record: given, live = false, readOnly = false, initial } = options;
  const locale = useLocale();
  const kept = useKeptDraft(keepName(form, options), form.keptForGood);
  const [work, show] = useState<Work<F, R>>({
    record: given,
    version: kept.found?.version ?? form.version?.(given),
    before: (kept.found?.before ?? {}) as Partial<Draft<F>>,
    edits: { ...initial, ...kept.found?.patch } as Partial<Draft<F>>,
  });
  // For handlers that have awaited something.
  const latest = useRef(work);
  const record = live ? given : work.record;
  const start = useMemo(() => startOf(form, record, locale), [form, record, locale]);
  const draft = useMemo(() => ({ ...start, ...work.edits }), [start, work.edits]);
  const changed = changedDrafts(form, draft, start);
  const read = readDraft(form, draft, record, locale);
  const sent = changedFields(form, read.values, record);
  // The same value written in another way is no change.
  const isDirty = changed.some((name) => !form.fields[name]?.view && (name in read.errors || sent.includes(name)));

  /** The draft as it is now, and what it stands on. */
  const current = () => {
    const { edits, ...now } = { ...latest.current, ...(live && { record: given }) };
    return { ...now, draft: { ...startOf(form, now.record, locale), ...edits } };
  };
  const put = (draftNow: Draft<F>, part: Partial<Omit<Work<F, R>, 'edits'>> = {}) => {
    const now = { ...current(), ...part };
    const next = { ...draftNow, ...form.follows?.(draftNow, now.record, locale) };
    const from = startOf(form, now.record, locale);
    const names = changedDrafts(form, next, from);
    const pick = (drafts: Draft<F>, some = names) =>
      Object.fromEntries(some.map((name) => [name, drafts[name]])) as Partial<Draft<F>>;
    const { record: of, version, before } = now;
    latest.current = { record: of, version, before, edits: pick(next) };
    show(latest.current);
    const open = names.filter((name) => !form.fields[name]?.secret);
    kept.keep({ patch: pick(next, open), before: pick({ ...from, ...before }, open), version });
  };
  const adopt = (of: R, next: Draft<F> = startOf(form, of, locale)) =>
    put(next, { record: of, version: form.version?.(of), before: {} });

  return {
    ...read,
    draft,
    start,
    record,
    changed,
    /** Fields that a save sends. */
    sent,
    isDirty,
    /** Whether the draft was restored from an earlier visit. */
    isRestored: kept.found !== null && isDirty,
    /** Whether the browser's storage took the last draft. */
    isKept: kept.isAccepted,
    attempts: kept.attempts,
    current,
    set: (patch: Partial<Draft<F>>) => {
      if (readOnly) return;
      put({ ...current().draft, ...patch });
    },
    /** Begins again from another state of the record, by default without changes. */
    adopt,
    /** Sets a new version of the record that was saved elsewhere. */
    advance: (version: number) => put(current().draft, { version }),
    reset: () => {
      put(startOf(form, current().record, locale));
      kept.clear();
    },
    forget: kept.clear,
  };
}

export type FormDraft<E extends Command, F extends Fields, R> = ReturnType<typeof useFormDraft<E, F, R>>;
