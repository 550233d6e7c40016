'use client';
import { useTranslations } from 'next-intl';
import { useClosed } from './sight';

/** Says why a list has no sums in cash and by card: an open count of the cashbox closes them. `sum` is one of them. */
export function CashNote({ reply, sum }: { readonly reply: unknown; readonly sum: number | string | undefined }) {
  const t = useTranslations('sight');
  const isClosed = useClosed('cashbox');
  return isClosed && reply !== undefined && sum === undefined ? <span>{t('takings')}</span> : null;
}
