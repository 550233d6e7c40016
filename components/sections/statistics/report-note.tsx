'use client';
import { useTranslations } from 'next-intl';
import { useClosed, useSees } from '@/components/sight/offers';
import type { MessageKey } from '@/lib/lists/list';
import { FoldedNote } from './folded-note';

/** Reports whose note explains how long the stock lasts. */
const OF_STOCK = ['draft_beer', 'alcohol', 'products'];

/** Note on a report's figures, under the question `asked`; nothing about stock for those who may not see it. */
export function ReportNote({ part }: { part: string }) {
  const t = useTranslations();
  const seesStock = useSees('quantities');
  const isClosed = useClosed('quantities');
  const key = `reports.parts.${part}.note` as MessageKey;
  const asked = `reports.parts.${part}.asked` as MessageKey;
  if (OF_STOCK.includes(part) && isClosed)
    return (
      <FoldedNote summary={t('sight.closed')}>
        <p>{t('sight.closedText')}</p>
      </FoldedNote>
    );
  if (!t.has(key) || (OF_STOCK.includes(part) && !seesStock)) return null;
  return (
    <FoldedNote summary={t.has(asked) ? t(asked) : t('reports.stockNote')}>
      <p>{t(key)}</p>
    </FoldedNote>
  );
}
