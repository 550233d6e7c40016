'use client';
import { IconBuildingBank, IconCashRegister, IconLock } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { useMay, useWhyReadOnly } from '@/components/sight/offers';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { Title } from '@/components/ui/title';
import { operationCall, type Fund, type FundOperation } from '@/lib/sections/funds/contract';
import { setsBalance } from '@/lib/domain/fund-operations';
import { useFormats } from '@/components/frame/use-formats';
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
  /** Baht; undefined while unknown. */
  readonly balance: number | undefined;
  /** Whether a count closes the balance. */
  readonly closed: boolean;
  readonly loading: boolean;
}

/** A fund: its balance and its operations. */
export function FundBlock({ fund, operations, balance, closed, loading }: FundBlockProps) {
  const t = useTranslations('operations');
  const { formatBaht } = useFormats();
  const may = useMay();
  const why = useWhyReadOnly();
  const Icon = ICONS[fund];
  const some = operations.some((operation) => !may(operationCall(operation)));
  return (
    <section className={cx(layout.stack, layout.panel, classes['block'])} aria-labelledby={`fund-${fund}`}>
      <header className={cx(layout.row, classes['head'])}>
        <Icon size={20} stroke={1.6} aria-hidden />
        <Title order={2} id={`fund-${fund}`}>
          {t(`funds.${fund}`)}
        </Title>
        <output
          className={cx(layout.figures, classes['balance'])}
          aria-label={t('balance', { fund: t(`funds.${fund}`) })}
        >
          {loading ? (
            <Skeleton width={120} height={24} />
          ) : closed ? (
            <span className={cx(layout.small, classes['closed'])}>{t('balanceClosed')}</span>
          ) : (
            formatBaht(balance)
          )}
        </output>
      </header>
      {operations.map((operation) => (
        <Fragment key={operation}>
          {setsBalance(operation) && <Title order={3}>{t('correction')}</Title>}
          <FundInput operation={operation} />
        </Fragment>
      ))}
      {some && <p className={cx(layout.muted, layout.small)}>{why(t('noRight'))}</p>}
    </section>
  );
}
