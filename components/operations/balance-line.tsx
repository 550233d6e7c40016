'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { getFunds, type Fund } from '@/lib/contract/funds';
import { formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import classes from './operations.module.css';

interface BalanceLineProps {
  readonly fund: Fund;
  /** Balance afterwards in baht, from the one before; undefined while it is unknown. */
  readonly after: (before: number) => number | undefined;
}

/** Balance of a fund before and after, and the difference. */
export function BalanceLine({ fund, after }: BalanceLineProps) {
  const t = useTranslations('operations');
  const locale = useLocale();
  const { data } = useLiveEndpoint(getFunds, {});
  const before = data?.[fund];
  if (data && before === undefined) return null;
  const next = before === undefined ? undefined : after(before);
  const by = before === undefined || next === undefined ? undefined : toBaht(toSatang(next) - toSatang(before));
  const money = (baht: number | undefined) => (baht === undefined ? '…' : `${formatMoney(baht, locale)} ฿`);
  return (
    <p className={classes['change']} role="status">
      {t(`funds.${fund}`)}: {money(before)} → <strong>{money(next)}</strong>
      {by !== undefined && by !== 0 && ` (${by > 0 ? '+' : ''}${formatMoney(by, locale)})`}
    </p>
  );
}
