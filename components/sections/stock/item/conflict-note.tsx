'use client';
import { useTranslations } from 'next-intl';
import type { StockIndex } from '@/components/browse/use-stock-rows';
import { Alert } from '@/components/ui/alert';
import { sameValue } from '@/lib/forms/evaluate';
import { itemForm, type ItemConflict } from '@/lib/sections/stock/forms/stock';
import { useFieldWords } from './use-field-words';

const FIELDS = Object.keys(itemForm.fields) as (keyof typeof itemForm.fields)[];

/** Conflict of an item: what another user saved first. Typed values stay, and saving again keeps them. */
export function ConflictNote({ conflict: { base, now }, stock }: { conflict: ItemConflict; stock: StockIndex }) {
  const t = useTranslations('stockItem.conflict');
  const { words, nameOf } = useFieldWords(stock);
  const changed = FIELDS.filter((field) => !sameValue(itemForm, field, base, now));
  const changes = changed.map((field) => `${nameOf(field)}: ${words(field, now[field], now.measure_id)}`);
  return (
    <Alert role="alert" color="yellow" title={t('title')}>
      {changes.length === 0 ? t('same') : `${changes.join('; ')}. ${t('text')}`}
    </Alert>
  );
}
