import { useLocale, useTranslations } from 'next-intl';
import type { Compared } from '@/lib/sections/overview/contract/overview';
import { Change } from '@/components/list/change';
import { OfferedLink } from '@/components/sight/offers';
import type { Hall } from '@/lib/contract/places';
import { formatCount, formatMoney } from '@/lib/domain/format';
import { revenueOf, TODAY } from './addresses';
import { Block } from './block';
import { SmallTable } from './small-table';

/** Sales of each hall. */
export function Halls({ halls }: { readonly halls: readonly (Compared & { readonly hall: Hall })[] }) {
  const t = useTranslations('overview');
  const locale = useLocale();
  return (
    <Block title={t('byHall')}>
      <SmallTable
        heads={[t('hall'), t('revenue'), t('change'), t('checks')]}
        rows={halls.map(({ hall, now, past }) => ({
          key: hall,
          cells: [
            <OfferedLink key="hall" href={revenueOf(TODAY, hall)}>
              {t(`halls.${hall}`)}
            </OfferedLink>,
            formatMoney(now.revenue, locale),
            past && past.revenue !== 0 ? (
              <Change key="change" kind="money" now={now.revenue} past={past.revenue} only="percent" />
            ) : (
              '—'
            ),
            formatCount(now.checks, locale),
          ],
        }))}
      />
    </Block>
  );
}
