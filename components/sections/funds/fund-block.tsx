'use client';
import { IconBuildingBank, IconCashRegister, IconLock } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { useWhyReadOnly } from '@/components/sight/offers';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Title } from '@/components/ui/title';
import type { FundOperation } from '@/lib/sections/funds/contract';
import { formatMoney } from '@/lib/domain/format';
import { setsBalance } from '@/lib/domain/fund-operations';
import type { Fund } from './fund-blocks';
import { FundRow } from './fund-row';
import classes from './operations.module.css';

/** Checking what one types needs more code than the page has before. */
export const FundInput = lazyPart(() => import('./fund-input').then((module) => module.FundInput), FundRow, {
  whenIdle: true,
});

const ICONS = { cashier: IconCashRegister, safe: IconLock, bank: IconBuildingBank } as const;

interface FundBlockProps {
  readonly fund: Fund;
  readonly operations: readonly FundOperation[];
  readonly allowed: readonly FundOperation[];
  /** Whether the server can take an operation back. */
  readonly undoes: boolean;
  /** Baht; undefined while unknown. */
  readonly balance: number | undefined;
  /** Whether a count closes the balance. */
  readonly closed: boolean;
  readonly loading: boolean;
}

/** A fund: its balance and its operations. */
export function FundBlock({ fund, operations, allowed, undoes, balance, closed, loading }: FundBlockProps) {
  const t = useTranslations('operations');
  const locale = useLocale();
  const why = useWhyReadOnly();
  const Icon = ICONS[fund];
  const some = operations.some((operation) => !allowed.includes(operation));
  return (
    <section className={classes['block']} aria-labelledby={`fund-${fund}`}>
      <header className={classes['head']}>
        <Icon size={20} stroke={1.6} aria-hidden />
        <Title order={2} id={`fund-${fund}`}>
          {t(`funds.${fund}`)}
        </Title>
        <output className={classes['balance']} aria-label={t('balance', { fund: t(`funds.${fund}`) })}>
          {loading ? (
            <Skeleton width={120} height={24} />
          ) : closed ? (
            <span className={classes['closed']}>{t('balanceClosed')}</span>
          ) : balance === undefined ? (
            '—'
          ) : (
            `${formatMoney(balance, locale)} ฿`
          )}
        </output>
      </header>
      {operations.map((operation) => (
        <Fragment key={operation}>
          {setsBalance(operation) && <Title order={3}>{t('correction')}</Title>}
          <FundInput operation={operation} allowed={allowed.includes(operation)} undoes={undoes} />
        </Fragment>
      ))}
      {some && <p className={classes['note']}>{why(t('noRight'))}</p>}
    </section>
  );
}
