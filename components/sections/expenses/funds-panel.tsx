'use client';
import { useTranslations, useLocale } from 'next-intl';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Skeleton } from '@/components/ui/skeleton';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { getFunds } from '@/lib/sections/funds/contract';
import { formatMoney } from '@/lib/domain/format';
import classes from './expenses.module.css';

/** Balance of a fund in baht; a note where a count closes it. */
function Balance({ baht }: { readonly baht: number | undefined }) {
  const t = useTranslations('expenses.funds');
  const locale = useLocale();
  return baht === undefined ? <span title={t('closedTitle')}>{t('closed')}</span> : formatMoney(baht, locale);
}

const FUNDS = ['cashier', 'safe', 'bank'] as const;

/** Current balances of cashbox, safe and bank; read-only. */
export function FundsPanel() {
  const t = useTranslations('expenses.funds');
  const textOf = useProblemText();
  const { data, error } = useLiveEndpoint(getFunds, {});
  return (
    <dl className={classes['funds']} aria-label={t('label')}>
      {FUNDS.map((fund) => (
        <div key={fund}>
          <dt>{t(fund)}, ฿</dt>
          <dd>
            {data ? (
              <Balance baht={data[fund]} />
            ) : error ? (
              <span title={textOf(error.problem)}>—</span>
            ) : (
              <Skeleton height={14} width={72} />
            )}
          </dd>
        </div>
      ))}
      {error && !data && <div className={classes['failed']}>{t('failed')}</div>}
    </dl>
  );
}
