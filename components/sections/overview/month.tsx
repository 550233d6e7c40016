import { useTranslations } from 'next-intl';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { Compared, getOverview } from '@/lib/sections/overview/contract/overview';
import { MONTH, ordersOf, revenueOf, YESTERDAY } from './addresses';
import { Block } from './block';
import { Figure } from './figure';

interface MonthProps {
  readonly yesterday: Compared;
  readonly month: NonNullable<ReplyOf<typeof getOverview>['month']>;
}

/** The day before beside its weekday, and the month with what it comes to at this pace. */
export function Month({ yesterday: { now, past }, month: { revenue, pace, last } }: MonthProps) {
  const t = useTranslations('overview');
  return (
    <>
      <Block title={t('yesterday')}>
        <dl>
          <Figure label={t('revenue')} value={now.revenue} past={past?.revenue} href={revenueOf(YESTERDAY)} />
          <Figure label={t('checks')} value={now.checks} past={past?.checks} kind="count" href={ordersOf(YESTERDAY)} />
          <Figure label={t('average')} value={now.average} past={past?.average} href={revenueOf(YESTERDAY)} />
          {now.margin !== undefined && (
            <Figure label={t('margin')} value={now.margin} past={past?.margin} href={revenueOf(YESTERDAY)} />
          )}
        </dl>
      </Block>
      <Block title={t('month')}>
        <dl>
          <Figure label={t('soFar')} value={revenue} href={revenueOf(MONTH)} />
          <Figure label={t('pace')} value={pace} past={last} href={revenueOf(MONTH)} />
        </dl>
        <p>{t('paceHint')}</p>
      </Block>
    </>
  );
}
