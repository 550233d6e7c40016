'use client';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { Payer } from '@/lib/sections/stock/contract/debts';
import { getFunds } from '@/lib/sections/funds/contract';
import { useFormats } from '@/components/frame/use-formats';
import classes from './payer-choice.module.css';

interface PayerChoiceProps<Offered extends Payer> {
  payers: readonly Offered[];
  value: Offered | null;
  /** Baht to pay. */
  total: number;
  error?: string | undefined;
  onChange: (payer: Offered) => void;
}

/** Who pays, each fund with its balance for those who may see it. Nothing is chosen at first. */
export function PayerChoice<Offered extends Payer>(props: PayerChoiceProps<Offered>) {
  const { payers, value, total, error, onChange } = props;
  const t = useTranslations('stockAdd.payer');
  const { formatMoney } = useFormats();
  const name = useId();
  const { data } = useEndpoint(getFunds, {});
  const balanceOf = (payer: Payer) => (payer === 'owner' || payer === 'later' ? undefined : data?.[payer]);
  return (
    <fieldset role="radiogroup" aria-required className={cx(layout.small, classes['payers'])}>
      <legend>{t('label')}</legend>
      {payers.map((payer, index) => {
        const named: Payer = payer;
        const balance = balanceOf(named);
        const isShort = balance !== undefined && balance < total;
        return (
          <label key={payer} className={cx(layout.panel, classes['payer'])} data-short={isShort || undefined}>
            <input
              type="radio"
              name={name}
              data-path={index === 0 ? 'payer' : undefined}
              checked={payer === value}
              onChange={() => onChange(payer)}
            />
            <span>{t(`names.${named}`)}</span>
            {balance !== undefined && (
              <span className={cx(layout.muted, layout.tiny, layout.figures, classes['balance'])}>
                {isShort
                  ? t('short', { sum: formatMoney(total - balance) })
                  : t('balance', { sum: formatMoney(balance) })}
              </span>
            )}
          </label>
        );
      })}
      {error && (
        <p className={cx(layout.tiny, classes['error'])} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
