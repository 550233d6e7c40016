'use client';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { CurrentAt } from '@/components/frame/current-at';
import { PageHeader } from '@/components/frame/page-header';
import { readingProblem } from '@/components/problem/load-problem';
import { cx, layout } from '@/components/ui/classes';
import { useCurrentAt } from '@/lib/api/readings';
import { cacheKey } from '@/lib/contract/cache-key';
import { getOverview } from '@/lib/sections/overview/contract/overview';
import { casesIn } from '@/lib/sections/overview/rules/cases';
import { AwaitedParts } from './awaited-parts';
import { Balances, Evening, Month } from './figures';
import { HoursChart } from './hours-chart';
import { OverviewTabs } from './overview-tabs';
import { Attention, Cashiers, Halls, OpenTables } from './tables';
import { useOverview } from './use-overview';
import classes from './overview.module.css';

function ReadAt() {
  const { data, error } = useOverview();
  return <CurrentAt at={useCurrentAt(cacheKey(getOverview, {}), { data, error })} />;
}

function CaseCount() {
  const { data } = useOverview();
  return (data?.attention && casesIn(data.attention.rules)) || null;
}

/** Parts of the overview: tonight beside the same weekday last week, attention, halls, funds, open tables, cashiers and the month. */
function OverviewParts() {
  const t = useTranslations('overview');
  const reading = useOverview();
  const { data, error } = reading;
  return (
    <>
      {readingProblem(t('failed'), reading)}
      {!data && !error && <AwaitedParts />}
      {data?.evening && <Evening overview={data} evening={data.evening} />}
      {data?.own && <Evening overview={data} evening={data.own} cashier={data.own.cashier_id} />}
      {data && (
        <div className={classes['blocks']}>
          {data.attention && <Attention rules={data.attention.rules} />}
          {data.evening && <HoursChart hours={data.evening.hours} />}
          {data.evening && data.evening.halls.length > 1 && <Halls evening={data.evening} />}
          {data.funds && <Balances funds={data.funds} />}
          {data.tables && <OpenTables tables={data.tables} end_time={data.end_time} />}
          {data.cashiers && data.cashiers.length > 0 && <Cashiers cashiers={data.cashiers} />}
          {data.yesterday && data.month && <Month yesterday={data.yesterday} month={data.month} />}
        </div>
      )}
    </>
  );
}

/** Overview screen. Its title and tabs are sent before its figures have been read. */
export function OverviewScreen() {
  const t = useTranslations('overview');
  const readAt = (
    <Suspense fallback={<CurrentAt at={undefined} />}>
      <ReadAt />
    </Suspense>
  );
  const count = (
    <Suspense>
      <CaseCount />
    </Suspense>
  );
  return (
    <div className={layout.screen}>
      <PageHeader title={t('title')} actions={readAt} />
      <OverviewTabs open="today" count={count} />
      <div className={cx(layout.screen, classes['body'])}>
        <Suspense fallback={<AwaitedParts />}>
          <OverviewParts />
        </Suspense>
      </div>
    </div>
  );
}
