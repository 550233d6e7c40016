'use client';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Loader } from '@/components/ui/loader';
import { TextInput } from '@/components/ui/text-input';
import type { DishForm } from './dish-types';
import type { IdState } from './use-id-check';

/** Id of the dish, checked with the server while typing. */
export function IdField({ form, state }: { readonly form: DishForm; readonly state: IdState }) {
  const t = useTranslations('dish');
  const { error: refused, ...props } = form.text('item_id');
  // At once, as the button is off.
  const wrong = refused ?? (form.errors.item_id && form.textOf('item_id', form.errors.item_id));
  const isLeftOut = !form.record.dish && form.draft.item_id.trim() === '';
  const error = wrong ?? (state === 'occupied' || state === 'ordered' ? t(`id.${state}`) : undefined);
  const note = state === 'none' ? isLeftOut && t('id.next') : t(`id.${state}`);
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      {...(error && { error })}
      {...(!error && note && { description: note })}
      describedBelow
      rightSection={
        state === 'waiting' ? (
          <Loader size={14} />
        ) : state === 'free' ? (
          <IconCheck size={16} aria-hidden color="var(--kit-color-green-text)" />
        ) : null
      }
      // Announced to screen readers.
      descriptionRole="status"
    />
  );
}
