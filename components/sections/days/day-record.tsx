'use client';
import { IconPrinter } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useHydrated } from '@/components/ui/use-hydrated';
import { PageHeader } from '@/components/frame/page-header';
import { loadProblem } from '@/components/problem/load-problem';
import { useMay } from '@/components/sight/offers';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { cx, layout } from '@/components/ui/classes';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { explainDay, getDay, listDays, reopenDay, type DayClose } from '@/lib/sections/days/contract';
import { isUnexplained } from '@/lib/sections/days/rules/close';
import { formatDate } from '@/lib/domain/format';
import { useFormats } from '@/components/frame/use-formats';
import { DayReport } from './day-report';
import classes from './day-screen.module.css';
import { ReopenButton } from './reopen-button';

const ExplainForm = lazyPart(() => import('./explain-form').then((module) => module.ExplainForm));

/** A count that closed no day: it waits for settlement, or another count replaced it. */
function SetAside({ close }: { readonly close: DayClose }) {
  const t = useTranslations('days.aside');
  const { formatMoney, formatTime } = useFormats();
  const { counted, expected, counted_by, counted_time } = close;
  return (
    <Alert color="gray" title={t(close.status === 'counted' ? 'waits' : 'cancelled')}>
      {t(expected === undefined ? 'blind' : 'figures', {
        login: counted_by,
        time: formatTime(counted_time),
        counted: formatMoney(counted),
        expected: formatMoney(expected ?? 0),
      })}
    </Alert>
  );
}

/** Closed day with a link to its printed sheet. It asks for the reason of a difference that nobody has explained. */
export function DayRecord({ id }: { readonly id: number }) {
  const may = useMay();
  const t = useTranslations('days');
  const query = useLiveEndpoint(getDay, { params: { id } });
  const { data } = query;
  // The server has no draft; the form remounts with the stored one after hydration.
  const isHydrated = useHydrated();
  const date = data && formatDate(data.business_date);
  return (
    <div className={layout.screen}>
      <PageHeader
        title={date ? t('record', { date }) : t('title')}
        actions={
          <>
            {may(listDays) && (
              <LinkButton variant="default" href="/operations/days">
                {t('list.link')}
              </LinkButton>
            )}
            {may(reopenDay) && data?.is_last && <ReopenButton {...data} />}
            {data?.sheet && (
              <Button component="a" href={`/operations/days/${id}/sheet`} icon={IconPrinter}>
                {t('print')}
              </Button>
            )}
          </>
        }
      />
      {/* Focusable, because it may scroll and has no other focusable element. */}
      <div
        className={cx(layout.screen, classes['body'])}
        role="region"
        aria-label={date ? t('record', { date }) : t('title')}
        tabIndex={0}
      >
        {!data &&
          (loadProblem(t('failed'), query) ??
            [0, 1, 2, 3].map((line) => <Skeleton key={line} height={44} style={{ maxWidth: 560 }} />))}
        {data?.status === 'reopened' && (
          <Alert color="orange" className={classes['early'] ?? ''}>
            {t('reopen.wasReopened')}
          </Alert>
        )}
        {data && may(explainDay) && isUnexplained(data) && <ExplainForm key={String(isHydrated)} close_id={id} />}
        {data?.sheet && <DayReport close={data} sheet={data.sheet} />}
        {data && !data.sheet && <SetAside close={data} />}
      </div>
    </div>
  );
}
