import { useLocale, useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/domain/format';

/** Balance of a fund in baht; a note where a count closes it. */
export function Balance({ baht }: { readonly baht: number | undefined }) {
  const t = useTranslations('expenses.funds');
  const locale = useLocale();
  return baht === undefined ? <span title={t('closedTitle')}>{t('closed')}</span> : formatMoney(baht, locale);
}
