import { useTimeZone, useTranslations } from 'next-intl';
import { cx, layout } from '@/components/ui/classes';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { formatTime } from '@/lib/domain/format';
import type { Compared, getOverview } from '@/lib/sections/overview/contract/overview';
import { ordersOf, revenueOf, TODAY } from './addresses';
import { Figure } from './figure';
import classes from './overview.module.css';

interface EveningProps {
  readonly overview: Pick<ReplyOf<typeof getOverview>, 'end_time' | 'business_date'>;
  readonly evening: Compared;
  /** Whose sales these are; the venue's without it. */
  readonly cashier?: number;
}

/** Sales of the evening so far, each beside the same weekday a week before until the same minute. */
export function Evening({ overview: { end_time, business_date }, evening: { now, past }, cashier }: EveningProps) {
  const t = useTranslations('overview');
  const zone = useTimeZone() ?? 'UTC';
  const weekday = String(new Date(`${business_date}T00:00:00Z`).getUTCDay());
  const orders = ordersOf(TODAY, cashier);
  const revenue = cashier === undefined ? revenueOf(TODAY) : orders;
  return (
    <section className={cx(layout.stack, layout.panel, classes['evening'])} aria-labelledby="overview-evening">
      <h2 id="overview-evening">{t(cashier === undefined ? 'evening' : 'ownEvening')}</h2>
      <dl>
        <Figure label={t('revenue')} value={now.revenue} past={past?.revenue} href={revenue} large />
        <Figure label={t('checks')} value={now.checks} past={past?.checks} kind="count" href={orders} />
        <Figure label={t('average')} value={now.average} past={past?.average} href={revenue} />
        {now.margin !== undefined && (
          <Figure label={t('margin')} value={now.margin} past={past?.margin} href={revenue} />
        )}
        {now.bar !== undefined && <Figure label={t('bar')} value={now.bar} past={past?.bar} href={revenue} />}
        {now.kitchen !== undefined && (
          <Figure label={t('kitchen')} value={now.kitchen} past={past?.kitchen} href={revenue} />
        )}
      </dl>
      <p className={classes['note']}>
        {past ? t('against', { weekday, time: formatTime(end_time, zone).slice(-5) }) : t('noPast')}
      </p>
    </section>
  );
}
