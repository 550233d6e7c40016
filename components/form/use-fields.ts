'use client';
import { useDebouncedValue } from '@/components/ui/use-debounced';
import { useState } from 'react';
import type { Problem } from '@/lib/contract/problem';
import { labelOf, type Draft, type Errors, type Fields, type Inputs, type Name } from '@/lib/forms/define';
import type { FieldError } from '@/lib/forms/field';
import { fieldProps } from './field-props';
import { useErrorText, useMessage } from './use-error-text';
import type { FocusTarget } from './use-focus-target';

interface FieldsOptions<F extends Fields> {
  readonly draft: Draft<F>;
  readonly errors: Errors<F>;
  /** Fields whose drafts differ from the beginning. */
  readonly changed: readonly Name<F>[];
  readonly readOnly?: boolean;
  readonly set: (patch: Partial<Draft<F>>) => void;
}

interface Shown {
  /** Fields that show their errors. */
  readonly told: readonly string[];
  /** Refusals by field. They show until the person acts, whatever else changes the draft. */
  readonly refused: Readonly<Record<string, string>>;
  /** Field to focus after a refusal or a failed check; a new object each time. */
  readonly focusTarget: FocusTarget | null;
}

const NOTHING: Shown = { told: [], refused: {}, focusTarget: null };
const isEmpty = (draft: unknown): boolean => draft === null || (typeof draft === 'string' && draft.trim() === '');

/** Inputs of a draft, and which of its errors they show. */
export function useFields<F extends Fields, R>(form: Inputs<F, R>, options: FieldsOptions<F>) {
  const { draft, errors, changed, readOnly = false } = options;
  const message = useMessage();
  const errorText = useErrorText();
  const [{ told, refused, focusTarget }, show] = useState(NOTHING);
  const [isPressed, setPressed] = useState(false);
  const names: readonly Name<F>[] = Object.keys(form.fields);
  const { checkAfter } = form;
  const quiet = useDebouncedValue(draft, checkAfter ?? 0);
  const isQuiet = (name: Name<F>) => checkAfter === undefined || quiet[name] === draft[name];
  // Errors show while typing if the button is disabled or was pressed, else on blur.
  const atOnce =
    form.offUntilValid || isPressed ? changed.filter((name) => !isEmpty(draft[name]) && isQuiet(name)) : [];
  const textOf = (name: string, error: FieldError) => errorText(error, form.fields[name]);
  const textsOf = (some: readonly string[]) =>
    Object.fromEntries(
      some.flatMap((name) => {
        const error: FieldError | undefined = errors[name];
        return error ? [[name, textOf(name, error)]] : [];
      }),
    );
  const shown: Readonly<Record<string, string | undefined>> = { ...textsOf(told), ...refused, ...textsOf(atOnce) };
  const act = () => show(NOTHING);
  const set = (patch: Partial<Draft<F>>) => {
    show((now) => ({ ...NOTHING, told: now.told.filter((name) => !(name in patch)) }));
    options.set(patch);
  };
  const blur = (name: Name<F>) => {
    if (changed.includes(name)) show((now) => ({ ...now, told: [...now.told, name] }));
  };

  return {
    ...fieldProps({ form, draft, readOnly, set, message, shown, blur }),
    /** Visible error texts by field. */
    shown,
    focusTarget,
    firstWrong: names.find((name) => errors[name]),
    textOf,
    set,
    blur,
    /** Forgets what was shown, as the person acts. */
    act,
    reset: () => {
      act();
      setPressed(false);
    },
    /** Shows all errors after a press, and focuses a field. */
    showAll: (field: Name<F>) => {
      setPressed(true);
      show({ told: names, refused: {}, focusTarget: { field } });
    },
    refuse: (field: Name<F>, text: string, problem?: Problem) =>
      show((now) => ({ ...now, refused: { [field]: text }, focusTarget: { field, ...(problem && { problem }) } })),
    /** Why a field keeps the form from being sent; null if it does not. */
    reasonOf: (name: Name<F>): string | null => {
      const [error, label] = [errors[name], labelOf(form, name, draft)];
      if (!error || !label) return null;
      const isMissing = 'kind' in error && error.kind === 'required';
      return isMissing
        ? message('form.reason', { field: message(label) })
        : `${message(label)}: ${textOf(name, error)}`;
    },
  };
}

export type FormFields<F extends Fields, R> = ReturnType<typeof useFields<F, R>>;
