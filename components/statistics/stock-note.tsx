'use client';
import { useTranslations } from 'next-intl';
import type { MessageKey } from '@/lib/reports/table';
import { FoldedNote } from './folded-note';

/** Explanation of a report's figures. */
export function StockNote({ part }: { part: string }) {
  const t = useTranslations();
  const key = `reports.parts.${part}.note` as MessageKey;
  if (!t.has(key)) return null;
  return (
    <FoldedNote summary={t('reports.stockNote')}>
      <p>{t(key)}</p>
    </FoldedNote>
  );
}
