'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { CountTotal } from '@/lib/sections/stocktake/contract';
import { formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import classes from './result-view.module.css';

/** Four figures of a count: value of the stock, shortage, surplus, and the balance. */
export function ResultFigures({ total, note }: { total: CountTotal; note: string }) {
  const t = useTranslations('stocktake.result');
  const locale = useLocale();
  const net = toBaht(toSatang(total.surplus) - toSatang(total.shortage));
  const figures = [
    { key: 'value', amount: total.value, sign: 0 },
    { key: 'shortage', amount: total.shortage, sign: total.shortage > 0 ? -1 : 0 },
    { key: 'surplus', amount: total.surplus, sign: total.surplus > 0 ? 1 : 0 },
    { key: 'net', amount: net, sign: Math.sign(net) },
  ] as const;
  return (
    <section className={classes['figures']} aria-label={t('label')}>
      <dl className={classes['list']}>
        {figures.map(({ key, amount, sign }) => (
          <div key={key} className={classes['figure']}>
            <dt>{t(key)}</dt>
            <dd data-sign={sign}>{formatMoney(amount, locale)} ฿</dd>
          </div>
        ))}
      </dl>
      {note && <p className={classes['note']}>{note}</p>}
    </section>
  );
}
