import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { OfferedLink } from '@/components/sight/offers';
import { formatMoney } from '@/lib/domain/format';
import type { getOverview } from '@/lib/sections/overview/contract/overview';
import { CASHIERS, ordersOf, TAKEN_OFF, TODAY } from './addresses';
import { Block } from './block';
import { SmallTable } from './small-table';

type Row = NonNullable<ReplyOf<typeof getOverview>['cashiers']>[number];

/** Sales, discounts, voids and removals of each cashier of the evening. */
export function Cashiers({ cashiers }: { readonly cashiers: readonly Row[] }) {
  const t = useTranslations('overview');
  const locale = useLocale();
  const money = (baht: number | undefined, href?: string): ReactNode => {
    if (!baht) return '—';
    const written = formatMoney(baht, locale);
    return href ? <OfferedLink href={href}>{written}</OfferedLink> : written;
  };
  return (
    <Block title={<OfferedLink href={CASHIERS}>{t('cashiers')}</OfferedLink>}>
      <SmallTable
        heads={[t('cashier'), t('revenue'), t('discounts'), t('voids'), t('takenOff')]}
        rows={cashiers.map(({ cashier_id, name, revenue, discount, voided, taken_off }) => ({
          key: cashier_id,
          cells: [
            cashier_id === 0 ? (
              t('nobody')
            ) : (
              <OfferedLink key="name" href={ordersOf(TODAY, cashier_id)}>
                {name}
              </OfferedLink>
            ),
            money(revenue),
            money(discount),
            money(voided),
            money(taken_off, TAKEN_OFF),
          ],
        }))}
      />
    </Block>
  );
}
