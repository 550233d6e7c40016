'use client';
import { useTranslations } from 'next-intl';
import type { StockIndex } from '@/components/browse/use-stock-rows';
import { Alert } from '@/components/ui/alert';
import type { ItemConflict } from '@/lib/sections/stock/forms/stock';
import { useFieldWords } from './use-field-words';

/** Conflict of an item: what another user saved first. Typed values stay, and saving again keeps them. */
export function ConflictNote({ conflict: { changed, now }, stock }: { conflict: ItemConflict; stock: StockIndex }) {
  const t = useTranslations('stockItem.conflict');
  const { words, nameOf } = useFieldWords(stock);
  const changes = changed.map((field) => `${nameOf(field)}: ${words(field, now[field], now.measure_id)}`);
  return (
    <Alert role="alert" color="yellow" title={t('title')}>
      {changes.length === 0 ? t('same') : `${changes.join('; ')}. ${t('text')}`}
    </Alert>
  );
}
