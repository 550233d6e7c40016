'use client';
import { IconCashBanknote, IconReceipt2 } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import headerClasses from '@/components/frame/header-action.module.css';
import { useUrlState } from '@/components/address/use-url-state';
import { CurrentAt } from '@/components/frame/current-at';
import { PageHeader } from '@/components/frame/page-header';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useMay } from '@/components/sight/offers';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart, usePrefetch } from '@/components/ui/lazy-part';
import { useCurrentAt } from '@/lib/api/readings';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { cacheKey } from '@/lib/contract/cache-key';
import { addService, getFunds } from '@/lib/sections/funds/contract';
import { FundBlock } from './fund-block';
import { FUND_BLOCKS } from './fund-blocks';
import classes from './operations.module.css';

const ServiceDialog = lazyPart(() => import('./service-dialog').then((module) => module.ServiceDialog));
const PARTS = [ServiceDialog];

interface OperationsScreenProps {
  /** Button that adds to stock, if allowed. */
  readonly addToStock: ReactNode;
}

/** Cashbox, safe and bank with nine operations, a service, and a link to the close of the day. */
export function OperationsScreen({ addToStock }: OperationsScreenProps) {
  const mayServe = useMay()(addService);
  const t = useTranslations('operations');
  usePrefetch(PARTS);
  const { data, error, mutate, isValidating } = useEndpoint(getFunds, {});
  const currentAt = useCurrentAt(cacheKey(getFunds, {}), { data, error });
  // The search leads here with the dialog open.
  const [{ add }, setUrl] = useUrlState({ add: '' });
  const isAdding = mayServe && add === 'expense';
  const looks = (label: string) => ({ className: headerClasses['button'] ?? '', 'aria-label': label, title: label });
  return (
    <div className={cx(layout.screen, classes['screen'])}>
      <PageHeader
        title={t('title')}
        actions={
          <div className={classes['actions']}>
            <Button
              {...looks(t('closeDay'))}
              variant="default"
              component={Link}
              href="/operations/day-close"
              prefetch={false}
              leftSection={<IconCashBanknote size={16} aria-hidden />}
            >
              {t('closeDay')}
            </Button>
            {addToStock}
            {mayServe && (
              <Button
                {...looks(t('addService'))}
                leftSection={<IconReceipt2 size={16} aria-hidden />}
                onClick={() => setUrl({ add: 'expense' })}
              >
                {t('addService')}
              </Button>
            )}
          </div>
        }
      />
      <div className={cx(layout.screen, classes['body'])}>
        {error && (
          <ProblemAlert
            title={t('fundsFailed')}
            problem={error.problem}
            onRetry={() => void mutate()}
            retrying={isValidating}
          />
        )}
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
