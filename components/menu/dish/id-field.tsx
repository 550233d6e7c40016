'use client';
import { Loader, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { DishForm } from './use-dish-form';
import type { useFieldProps } from './use-field-props';

interface IdFieldProps {
  form: DishForm;
  props: ReturnType<ReturnType<typeof useFieldProps>>;
}

/** The dish's id, checked with the server as it is typed. */
export function IdField({ form, props }: IdFieldProps) {
  const t = useTranslations('dish');
  const { idState, isNew, draft } = form;
  const taken = idState === 'occupied' || idState === 'ordered' ? t(`id.${idState}`) : undefined;
  const error = props.error ?? taken;
  const told =
    idState === 'none' ? (isNew && draft.item_id.trim() === '' ? t('id.next') : undefined) : t(`id.${idState}`);
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      {...(error && { error })}
      {...(!error && told && { description: told })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      rightSection={
        idState === 'waiting' ? (
          <Loader size={14} />
        ) : idState === 'free' ? (
          <IconCheck size={16} aria-hidden color="var(--mantine-color-green-text)" />
        ) : null
      }
      // Heard as well as seen.
      descriptionProps={{ role: 'status' }}
    />
  );
}
