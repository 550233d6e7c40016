'use client';
import { useTranslations } from 'next-intl';
import { useClosed } from './offers';

/** Explains that an open count of the cashbox hides sums in cash and by card. `sum` is one of them. */
export function CashNote({ reply, sum }: { readonly reply: unknown; readonly sum: number | string | undefined }) {
  const t = useTranslations('sight');
  const isClosed = useClosed('cashbox');
  return isClosed && reply !== undefined && sum === undefined ? <span>{t('takings')}</span> : null;
}
