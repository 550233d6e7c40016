'use client';
import { useTranslations } from 'next-intl';
import { useSees } from '@/components/sight/offers';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { getFunds } from '@/lib/sections/funds/contract';
import { toBaht, toSatang } from '@/lib/domain/money';
import { balanceAfter, fundChanges, type FundChange, type MoneyMove } from '@/lib/domain/money-moves';
import { cx, layout } from '@/components/ui/classes';
import { useFormats } from '@/components/frame/use-formats';
import classes from './money-lines.module.css';

/** Text of a button that moves money: the action, the sum and the funds; the action alone while the sum is unknown. */
export function useMoneyPress(action: string, move: MoneyMove | null | undefined): string {
  const t = useTranslations('form.money');
  const { formatMoney } = useFormats();
  if (!move || 'also' in move || (move.sum === 0 && !('set' in move))) return action;
  const words = { action, sum: formatMoney(move.sum) };
  if ('set' in move) return t('set', { ...words, fund: move.set });
  if (move.out && move.in) return t('over', { ...words, from: move.out, to: move.in });
  return move.out ? t('out', { ...words, from: move.out }) : t('in', { ...words, to: move.in });
}

/** Balances of the funds that a move changes, before and after; the change alone where a balance is hidden. */
export function MoneyLines({ move, inset }: { readonly move: MoneyMove; readonly inset: boolean }) {
  const t = useTranslations('form.money');
  const { formatBaht } = useFormats();
  const sees = useSees('balances');
  const { data, error } = useLiveEndpoint(getFunds, sees ? {} : null);
  const signed = (baht: number) => `${baht > 0 ? '+' : ''}${formatBaht(baht)}`;
  const textOf = (change: FundChange, before: number | undefined, after: number | undefined) => {
    if (before === undefined && !data && !error && sees) return '…';
    if (before === undefined || after === undefined) return 'to' in change ? formatBaht(change.to) : signed(change.by);
    const by = toBaht(toSatang(after) - toSatang(before));
    return `${formatBaht(before)} → ${formatBaht(after)}${'to' in change && by !== 0 ? ` (${signed(by)})` : ''}`;
  };
  return (
    <dl className={cx(layout.figures, classes['moves'])} data-inset={inset || undefined} aria-live="polite">
      {fundChanges(move).map((change) => {
        const { fund, held } = change;
        const before = held ?? data?.[fund];
        const after = balanceAfter(change, before);
        return (
          <div key={fund} data-negative={(after ?? 0) < 0 || undefined}>
            <dt>{t(`funds.${fund}`)}</dt>
            <dd>{textOf(change, before, after)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
