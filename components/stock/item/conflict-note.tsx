'use client';
import { Alert } from '@mantine/core';
import { useTranslations } from 'next-intl';
import type { Conflict } from './use-item-form';
import type { StockIndex } from './use-stock-rows';
import { useFieldWords } from './use-field-words';

/** Somebody saved the item first: what they changed. What was typed here stays, and saving again keeps it. */
export function ConflictNote({ conflict: { fields, values }, stock }: { conflict: Conflict; stock: StockIndex }) {
  const t = useTranslations('stockItem.conflict');
  const { words, nameOf } = useFieldWords(stock);
  return (
    <Alert role="alert" color="yellow" variant="light" title={t('title')}>
      {fields.length === 0 ? (
        t('same')
      ) : (
        <>
          {fields.map((field) => `${nameOf(field)}: ${words(field, values[field], values.measure_id)}`).join('; ')}.{' '}
          {t('text')}
        </>
      )}
    </Alert>
  );
}
