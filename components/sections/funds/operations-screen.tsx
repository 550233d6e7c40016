'use client';
import { IconCashBanknote, IconReceipt2 } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { headerAction } from '@/components/frame/header-action';
import { useUrlState } from '@/components/address/use-url-state';
import { CurrentAt } from '@/components/frame/current-at';
import { PageHeader } from '@/components/frame/page-header';
import { readingProblem } from '@/components/problem/load-problem';
import { useMay } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { useCurrentAt } from '@/lib/api/readings';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { cacheKey } from '@/lib/contract/cache-key';
import { addService, getFunds, type Fund, type FundOperation } from '@/lib/sections/funds/contract';
import { FundBlock } from './fund-block';
import classes from './operations.module.css';

const ServiceDialog = lazyPart(() => import('./service-dialog').then((module) => module.ServiceDialog));

/** Operations of each fund in display order; the balance is set last. */
const FUND_BLOCKS: readonly { readonly fund: Fund; readonly operations: readonly FundOperation[] }[] = [
  { fund: 'cashier', operations: ['cashier_deposit', 'cashier_withdrawal', 'set_cashier_balance'] },
  {
    fund: 'safe',
    operations: [
      'safe_deposit',
      'transfer_from_cashier_to_safe',
      'transfer_from_bank_to_safe',
      'safe_withdrawal',
      'set_safe_balance',
    ],
  },
  { fund: 'bank', operations: ['set_bank_balance'] },
];

interface OperationsScreenProps {
  /** Button that adds to stock, if allowed. */
  readonly addToStock: ReactNode;
}

/** Cashbox, safe and bank with nine operations, a service, and a link to the close of the day. */
export function OperationsScreen({ addToStock }: OperationsScreenProps) {
  const mayServe = useMay()(addService);
  const t = useTranslations('operations');
  usePrefetch(ServiceDialog);
  const reading = useEndpoint(getFunds, {});
  const { data, error } = reading;
  const currentAt = useCurrentAt(cacheKey(getFunds, {}), reading);
  // The search leads here with the dialog open.
  const [{ add }, setUrl] = useUrlState({ add: '' });
  const isAdding = mayServe && add === 'expense';
  return (
    <div className={cx(layout.screen, classes['screen'])}>
      <PageHeader
        title={t('title')}
        actions={
          <div className={cx(layout.row, classes['actions'])}>
            <LinkButton
              {...headerAction(t('closeDay'), IconCashBanknote)}
              variant="default"
              href="/operations/day-close"
            />
            {addToStock}
            {mayServe && (
              <Button {...headerAction(t('addService'), IconReceipt2)} onClick={() => setUrl({ add: 'expense' })} />
            )}
          </div>
        }
      />
      <div className={cx(layout.screen, classes['body'])}>
        {readingProblem(t('fundsFailed'), reading)}
        <div className={classes['blocks']}>
          {FUND_BLOCKS.map(({ fund, operations }) => (
            <FundBlock
              key={fund}
              fund={fund}
              operations={operations}
              balance={data?.[fund]}
              closed={data !== undefined && data[fund] === undefined}
              loading={!data && !error}
            />
          ))}
        </div>
        <CurrentAt at={currentAt} />
      </div>
      {isAdding && <ServiceDialog onClose={() => setUrl({ add: '' }, { replace: true })} />}
    </div>
  );
}
