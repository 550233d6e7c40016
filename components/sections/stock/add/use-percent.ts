'use client';
import { useLocale, useTranslations } from 'next-intl';
import { formatQuantity } from '@/lib/domain/format';

/** Formatter of percents to a tenth, with a sign where it is a change; a dash for none. */
export function usePercent() {
  const t = useTranslations('stockAdd.moves');
  const locale = useLocale();
  return (value: number | null, signed = false): string => {
    if (value === null) return '—';
    const text = t('percent', { value: formatQuantity(Math.abs(value), locale, 1) });
    return signed ? `${value < 0 ? '−' : '+'}${text}` : text;
  };
}
