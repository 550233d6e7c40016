'use client';
import { useForm as useFormState } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { useLocale } from 'next-intl';
import { useEffect, useMemo, useState } from 'react';
import type { Command, Draft, Errors, Fields, Form, Name } from '@/lib/forms/define';
import { changedDrafts, readDraft, startOf } from '@/lib/forms/evaluate';
import type { FieldError } from '@/lib/forms/field';
import type { Typed } from './derived-props';
import { useErrorText } from './use-error-text';
import type { useKeptDraft } from './use-kept-draft';

interface DraftOptions<R> {
  readonly record: R;
  /** Version of the record under the draft. */
  readonly version: number | undefined;
  /** Drafts of the base of a stored draft, if the record has changed since. */
  readonly before: Partial<Draft<Fields>>;
  readonly readOnly: boolean;
  /** Untouched fields follow a record that changes. */
  readonly live: boolean;
  readonly initial?: Partial<Draft<Fields>> | undefined;
  readonly kept: ReturnType<typeof useKeptDraft>;
}

const isEmpty = (draft: unknown): boolean => draft === null || (typeof draft === 'string' && draft.trim() === '');

/** Draft of a form, its values and errors. The kit's form holds the state, the contract the rules. */
export function useFormDraft<E extends Command, F extends Fields, R>(form: Form<E, F, R>, options: DraftOptions<R>) {
  const { record, version, before, readOnly, live, initial, kept } = options;
  const locale = useLocale();
  const errorText = useErrorText();
  const [typed, setTyped] = useState<Typed | null>(null);
  const [isPressed, setPressed] = useState(false);
  // Refusals are kept apart from the kit's errors, which disappear when a live form updates a field.
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const act = () => setRefused({});
  const start = useMemo(() => startOf(form, record, locale), [form, record, locale]);
  const textOf = (name: string, error: FieldError) => errorText(error, form.fields[name]);
  const read = (draft: Draft<F>) => readDraft(form, draft, record, locale);
  const textsOf = (wrong: Errors<F>): Record<string, string> =>
    Object.fromEntries(
      Object.entries<FieldError | undefined>(wrong).flatMap(([name, error]) =>
        error ? [[name, textOf(name, error)]] : [],
      ),
    );
  const keep = (draft: Draft<F>, from: Draft<F>, onto: Pick<DraftOptions<R>, 'version' | 'before'>) => {
    const names = changedDrafts(form, draft, from).filter((name) => !form.fields[name]?.secret);
    const pick = (drafts: Draft<F>) => Object.fromEntries(names.map((name) => [name, drafts[name]]));
    kept.keep({ patch: pick(draft), before: pick({ ...from, ...onto.before }), version: onto.version });
  };
  const state = useFormState<Record<string, unknown>>({
    initialValues: { ...start, ...initial, ...kept.found?.patch },
    validate: (draft) => textsOf(read(draft as Draft<F>).errors),
    onValuesChange: (draft) => keep(draft as Draft<F>, start, { version, before }),
  });
  const draft = state.values as Draft<F>;
  const { values, errors } = read(draft);
  const [followed, setFollowed] = useState(start);
  const isBehind = live && followed !== start;
  const edited = changedDrafts(form, draft, isBehind ? followed : start);
  // A field that the effect below is about to update does not count as changed.
  const changed = isBehind ? changedDrafts(form, draft, start).filter((name) => edited.includes(name)) : edited;
  useEffect(() => {
    if (!isBehind) return;
    const moved = changedDrafts(form, draft, start).filter((name) => !edited.includes(name));
    // oxlint-disable-next-line react/set-state-in-effect -- same update as the draft, which the kit holds
    setFollowed(start);
    if (moved.length > 0) state.setValues(Object.fromEntries(moved.map((name) => [name, start[name]])));
  }, [isBehind, start, form, draft, edited, state]);
  const names: readonly Name<F>[] = Object.keys(form.fields);
  const { checkAfter } = form;
  const [quiet] = useDebouncedValue(draft, checkAfter ?? 0);
  const isQuiet = (name: Name<F>) => checkAfter === undefined || quiet[name] === draft[name];
  // Errors show while typing if the button is disabled or was pressed, else on blur.
  const isTold = (name: Name<F>) => errors[name] && !isEmpty(draft[name]) && isQuiet(name);
  const atOnce = form.offUntilValid || isPressed ? changed.filter(isTold) : [];
  const texts = textsOf(errors);
  const isDirty = changed.some((name) => !form.fields[name]?.view);

  return {
    draft,
    /** Returns the current draft, also in a handler that has awaited something. */
    now: () => state.getValues() as Draft<F>,
    start,
    values,
    errors,
    /** Visible error texts by field. */
    shown: {
      ...state.errors,
      ...refused,
      ...Object.fromEntries(atOnce.map((name) => [name, texts[name]])),
    } as Readonly<Record<string, string | undefined>>,
    firstWrong: names.find((name) => errors[name]),
    isDirty,
    /** Whether the draft was restored from an earlier visit. */
    isRestored: kept.found !== null && isDirty,
    typed,
    type: (next: Typed, patch: Partial<Draft<F>>) => {
      act();
      state.setValues(patch);
      setTyped(next);
    },
    set: (patch: Partial<Draft<F>>) => {
      if (readOnly) return;
      act();
      if (typed && form.derived?.[typed.name]?.clears.some((name) => name in patch)) setTyped(null);
      state.setValues(patch);
      Object.keys(patch).forEach((name) => state.clearFieldError(name));
    },
    replace: (next: Draft<F>, onto: Pick<DraftOptions<R>, 'record' | 'version' | 'before'>) => {
      state.setValues(next);
      keep(next, startOf(form, onto.record, locale), onto);
    },
    /** Keeps the draft under a new version of the record. */
    advance: (next: number) => keep(draft, start, { version: next, before }),
    reset: () => {
      setTyped(null);
      setPressed(false);
      act();
      state.setValues(start);
      state.clearErrors();
      kept.clear();
    },
    blur: (name: Name<F>) => {
      if (changed.includes(name)) state.validateField(name);
    },
    showAll: () => {
      setPressed(true);
      state.setErrors(texts);
    },
    /** Shows a refusal at its field until the person acts, whatever else changes the draft. */
    refuse: (name: string, text: string) => setRefused({ [name]: text }),
    act,
    textOf,
  };
}
