import { useTranslations } from 'next-intl';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { Fund } from '@/lib/sections/funds/contract';
import type { getOverview } from '@/lib/sections/overview/contract/overview';
import { FUNDS } from './addresses';
import { Block } from './block';
import { Figure } from './figure';

type Funds = NonNullable<ReplyOf<typeof getOverview>['funds']>;

/** Balances of the three funds. That of the cashbox is missing while a count hides it. */
export function Balances({ funds }: { readonly funds: Funds }) {
  const t = useTranslations('overview');
  return (
    <Block title={t('balances')}>
      <dl>
        {(['cashier', 'safe', 'bank'] as const satisfies readonly Fund[]).map((fund) => {
          const balance = funds[fund];
          return balance === undefined ? (
            <div key={fund}>
              <dt>{t(`funds.${fund}`)}</dt>
              <dd>{t('closed')}</dd>
            </div>
          ) : (
            <Figure key={fund} label={t(`funds.${fund}`)} value={balance} href={FUNDS} />
          );
        })}
      </dl>
    </Block>
  );
}
