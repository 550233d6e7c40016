'use client';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { formatMoney, formatPercent, PERCENT_DECIMALS } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import { foodCost, recipeCost } from '@/lib/domain/recipe';
import { typedNumber } from '@/lib/domain/typed-number';
import type { DraftLine } from '@/lib/forms/menu';
import classes from './ingredients-tab.module.css';

interface RecipeTotalProps {
  lines: readonly DraftLine[];
  /** Menu price in the form; null if it is not a number. */
  price: number | null;
}

/** Cost of a dish, its share of the price, and the margin, red when negative. */
export function RecipeTotal({ lines, price }: RecipeTotalProps) {
  const t = useTranslations('dish.recipe');
  const locale = useLocale();
  const cost = recipeCost(
    lines.map(({ quantity, prime_cost }) => ({
      item_quantity: Math.max(0, typedNumber(quantity, locale) ?? 0),
      prime_cost: prime_cost ?? 0,
    })),
  );
  const share = foodCost(cost, price ?? 0);
  const margin = toSatang(price ?? 0) - cost;
  const loss = price !== null && margin < 0;
  const money = (satang: number) => `${formatMoney(toBaht(satang), locale)} ฿`;
  return (
    <div className={classes['total']}>
      <dl data-loss={loss || undefined}>
        <div>
          <dt>{t('total')}</dt>
          <dd data-strong>{money(cost)}</dd>
        </div>
        <div>
          <dt>{t('price')}</dt>
          <dd>{price === null ? '—' : money(toSatang(price))}</dd>
        </div>
        <div>
          <dt>{t('foodCost')}</dt>
          <dd data-mark>{share === null ? '—' : formatPercent(share, locale, PERCENT_DECIMALS)}</dd>
        </div>
        <div>
          <dt>{t('margin')}</dt>
          <dd data-mark>{price === null ? '—' : money(margin)}</dd>
        </div>
      </dl>
      <p role="status" className={classes['loss']}>
        {loss && (
          <>
            <IconAlertTriangle size={16} aria-hidden />
            {t('loss', { amount: money(-margin) })}
          </>
        )}
      </p>
    </div>
  );
}
