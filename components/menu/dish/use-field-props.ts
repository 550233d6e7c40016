'use client';
import { useTranslations } from 'next-intl';
import type { ChangeEvent } from 'react';
import { useProblemText } from '@/components/problem/use-problem-text';
import { CODE } from '@/lib/contract/problem';
import type { DishDraft } from './draft';
import type { DishForm } from './use-dish-form';
import { isRequired } from './validate';

/** The fields that are one line or box of text. */
export type TextField = {
  [K in keyof DishDraft]: DishDraft[K] extends string ? K : never;
}[keyof DishDraft];

/** What an input needs to be a field of the dish form: value, label, its error once it was left, and what the server said. */
export function useFieldProps(form: DishForm) {
  const t = useTranslations('dish');
  const textOf = useProblemText();
  const { refusal } = form;
  const errorAt = (field: TextField) => {
    if (refusal?.field === field) {
      return field === 'item_id' && refusal.problem.code === CODE.conflict ? t('id.occupied') : textOf(refusal.problem);
    }
    const error = form.shown(field);
    return error && t(`errors.${error}`);
  };
  return (field: TextField) => {
    const error = errorAt(field);
    const required = !form.readOnly && isRequired(field, form.isNew);
    return {
      name: field,
      label: t(`fields.${field}`),
      value: form.draft[field],
      autoComplete: 'off',
      readOnly: form.readOnly,
      withAsterisk: required,
      'aria-required': required || undefined,
      ...(error && { error }),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        form.change({ [field]: event.currentTarget.value }),
      onBlur: () => form.leave(field),
    };
  };
}
