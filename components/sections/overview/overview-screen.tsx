'use client';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { CurrentAt } from '@/components/frame/current-at';
import { PageHeader } from '@/components/frame/page-header';
import { cx, layout } from '@/components/ui/classes';
import { useCurrentAt } from '@/lib/api/readings';
import { cacheKey } from '@/lib/contract/cache-key';
import { getOverview } from '@/lib/sections/overview/contract/overview';
import { casesIn } from '@/lib/sections/overview/rules/cases';
import { AwaitedParts } from './awaited-parts';
import { OverviewParts } from './overview-parts';
import { OverviewTabs } from './overview-tabs';
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
