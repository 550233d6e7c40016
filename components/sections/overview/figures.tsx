import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Change } from '@/components/list/change';
import { OfferedLink } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import type { Compared } from '@/lib/sections/overview/contract/overview';
import { useFormats } from '@/components/frame/use-formats';
import classes from './overview.module.css';
import { FUNDS, MONTH, ordersOf, revenueOf, TODAY, YESTERDAY } from './addresses';
import { Block } from './block';
import type { Parts } from './use-overview';

interface FigureProps {
  readonly label: string;
  readonly value: number;
  /** The same figure of the past period, for the change in percent. */
  readonly past?: number | undefined;
  readonly kind?: 'money' | 'count';
  /** List that proves the figure. */
  readonly href: string;
  readonly large?: boolean;
}

/** A label above its content. */
export const Labelled = ({
  label,
  large = false,
  children,
}: Pick<FigureProps, 'label' | 'large'> & { readonly children: ReactNode }) => (
  <div className={classes['figure']} data-large={large || undefined}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/** A figure with its name and its change; a link to the list that proves it. */
function Figure({ label, value, past, kind = 'money', href, large = false }: FigureProps) {
  const { formatCount, formatBaht } = useFormats();
  const written = kind === 'money' ? formatBaht(value) : formatCount(value);
  return (
    <Labelled label={label} large={large}>
      <OfferedLink href={href}>{written}</OfferedLink>{' '}
      {past !== undefined && past !== 0 && <Change kind={kind} now={value} past={past} only="percent" />}
    </Labelled>
  );
}

interface EveningProps {
  readonly overview: Pick<Parts, 'end_time' | 'business_date'>;
  readonly evening: Compared;
  /** Cashier whose sales these are; without it those of the venue. */
  readonly cashier?: number;
}

/** Sales of the evening so far, each beside the same weekday a week before until the same minute. */
export function Evening({ overview: { end_time, business_date }, evening: { now, past }, cashier }: EveningProps) {
  const t = useTranslations('overview');
  const { formatTime } = useFormats();
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
      <p>{past ? t('against', { weekday, time: formatTime(end_time).slice(-5) }) : t('noPast')}</p>
    </section>
  );
}

/** Balances of the three funds. That of the cashbox is missing while a count hides it. */
export function Balances({ funds }: Pick<Parts, 'funds'>) {
  const t = useTranslations('overview');
  return (
    <Block title={t('balances')}>
      <dl>
        {(['cashier', 'safe', 'bank'] as const).map((fund) => {
          const balance = funds[fund];
          return balance === undefined ? (
            <Labelled key={fund} label={t(`funds.${fund}`)}>
              {t('closed')}
            </Labelled>
          ) : (
            <Figure key={fund} label={t(`funds.${fund}`)} value={balance} href={FUNDS} />
          );
        })}
      </dl>
    </Block>
  );
}

/** Yesterday compared with the same weekday, and the month with its projection at the current pace. */
export function Month({
  yesterday: { now, past },
  month: { revenue, pace, last },
}: Pick<Parts, 'yesterday' | 'month'>) {
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
