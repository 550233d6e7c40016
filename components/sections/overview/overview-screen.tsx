'use client';
import { useTranslations } from 'next-intl';
import { CurrentAt } from '@/components/frame/current-at';
import { PageHeader } from '@/components/frame/page-header';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { useCurrentAt } from '@/lib/api/readings';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { cacheKey } from '@/lib/contract/cache-key';
import { getOverview } from '@/lib/sections/overview/contract/overview';
import { Attention } from './attention';
import { Balances } from './balances';
import { Cashiers } from './cashiers';
import { Evening } from './evening';
import { Halls } from './halls';
import { HoursChart } from './hours-chart';
import { Month } from './month';
import { OpenTables } from './open-tables';
import { OverviewTabs } from './overview-tabs';
import classes from './overview.module.css';

/** The running evening beside the same weekday before, funds, open tables, cashiers, the day before and the month. */
export function OverviewScreen() {
  const t = useTranslations('overview');
  const { data, error, mutate, isValidating } = useLiveEndpoint(getOverview, {});
  const currentAt = useCurrentAt(cacheKey(getOverview, {}), { data, error });
  return (
    <div className={classes['screen']}>
      <PageHeader title={t('title')} actions={<CurrentAt at={currentAt} />} />
      <OverviewTabs open="today" count={data?.attention?.rules.reduce((sum, { cases }) => sum + cases, 0)} />
      <div className={classes['body']}>
        {error && (
          <ProblemAlert
            problem={error.problem}
            onRetry={() => void mutate()}
            retrying={isValidating}
            title={t('failed')}
          />
        )}
        {data && (
          <>
            {data.evening && <Evening overview={data} evening={data.evening} />}
            {data.own && <Evening overview={data} evening={data.own} cashier={data.own.cashier_id} />}
            <div className={classes['blocks']}>
              {data.attention && <Attention rules={data.attention.rules} />}
              {data.evening && <HoursChart hours={data.evening.hours} />}
              {data.evening && data.evening.halls.length > 1 && <Halls halls={data.evening.halls} />}
              {data.funds && <Balances funds={data.funds} />}
              {data.tables && <OpenTables tables={data.tables} time={data.end_time} />}
              {data.cashiers && data.cashiers.length > 0 && <Cashiers cashiers={data.cashiers} />}
              {data.yesterday && data.month && <Month yesterday={data.yesterday} month={data.month} />}
            </div>
          </>
        )}
      </div>
    </div>
  );
}
