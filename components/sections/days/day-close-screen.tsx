'use client';
import { IconCheck, IconCircleCheck, IconHistory } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { cx, layout } from '@/components/ui/classes';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { useHydrated } from '@/components/ui/use-hydrated';
import { headerAction } from '@/components/frame/header-action';
import { PageHeader } from '@/components/frame/page-header';
import { loadProblem } from '@/components/problem/load-problem';
import { useMay } from '@/components/sight/offers';
import { Alert } from '@/components/ui/alert';
import { LinkButton } from '@/components/ui/link-button';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { EmptyState } from '@/components/ui/empty-state';
import { useHeld } from '@/lib/api/readings';
import { useLiveEndpoint } from '@/lib/api/use-endpoint';
import { cacheKey } from '@/lib/contract/cache-key';
import { currentDay, listDays, reopenDay } from '@/lib/sections/days/contract';
import { formatDate } from '@/lib/domain/format';
import classes from './day-screen.module.css';
import { OpenTables } from './open-tables';
import { ReopenButton } from './reopen-button';
import { businessDate, CUT_OFF_HOUR, toVenueClock } from '@/lib/domain/venue-time';
import { useFormats } from '@/components/frame/use-formats';

const STEPS = ['count', 'settle', 'sheet'] as const;
type CloseStep = (typeof STEPS)[number];

/** Steps of the day close. Finished steps are ticked, the current one is marked. */
function CloseSteps({ current }: { readonly current: CloseStep }) {
  const t = useTranslations('days.steps');
  return (
    <ol className={cx(layout.row, layout.muted, classes['steps'])} aria-label={t('label')}>
      {STEPS.map((step, index) => {
        const isDone = index < STEPS.indexOf(current);
        return (
          <li
            key={step}
            className={layout.line}
            aria-current={step === current ? 'step' : undefined}
            data-done={isDone || undefined}
          >
            <span className={cx(layout.tiny, layout.figures)} aria-hidden>
              {isDone ? <IconCheck size={16} /> : index + 1}
            </span>{' '}
            {t(step)}
            {isDone && <VisuallyHidden>{t('done')}</VisuallyHidden>}
          </li>
        );
      })}
    </ol>
  );
}

const Waiting = () => [0, 1, 2, 3, 4, 5].map((line) => <Skeleton key={line} height={44} style={{ maxWidth: 560 }} />);
const CountForm = lazyPart(() => import('./count-form').then((module) => module.CountForm), Waiting);
const SettleForm = lazyPart(() => import('./settle-form').then((module) => module.SettleForm), Waiting);

const NO_TENDERS = [] as const;
/** Venue hour before which the screen warns that yesterday is probably still open. */
const EVENING = 18;

/** Close of a business day: counts the cashbox with the expected sum hidden, then settles it. */
export function DayCloseScreen() {
  const may = useMay();
  const t = useTranslations('days');
  const router = useRouter();
  const { timeZone } = useFormats();
  const query = useLiveEndpoint(currentDay, {});
  useHeld(cacheKey(currentDay, {}));
  const { data } = query;
  // The server has no draft; forms remount with the stored one after hydration.
  const isHydrated = useHydrated();
  const [again, setAgain] = useState(false);
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  const hour = Number(toVenueClock(now, timeZone).slice(11, 13));
  const begun = data?.begun ?? null;
  const date = begun?.business_date ?? data?.business_date;
  const early = hour >= CUT_OFF_HOUR && hour < EVENING && !begun;
  const isSettling = begun !== null && !again;
  return (
    <div className={layout.screen}>
      <PageHeader
        title={date ? t('titleOf', { date: formatDate(date) }) : t('title')}
        actions={
          may(listDays) && (
            <LinkButton {...headerAction(t('list.link'), IconHistory)} variant="default" href="/operations/days" />
          )
        }
      />
      <div className={cx(layout.screen, classes['body'])}>
        {!data && (loadProblem(t('failed'), query) ?? <Waiting />)}
        {data && <CloseSteps current={isSettling ? 'settle' : !begun && data.closed ? 'sheet' : 'count'} />}
        {/* Shown above the count, because open tables should pay first. */}
        {data && !data.closed && <OpenTables tables={data.open_tables} />}
        {data && isSettling && (
          <SettleForm
            key={`${begun.close_id}-${isHydrated}`}
            count={begun}
            lastFloat={data.last_float}
            running={begun.business_date === businessDate(now, timeZone) ? data.open_tables : null}
            keep={isHydrated ? begun.close_id : undefined}
            onAgain={() => setAgain(true)}
            onClosed={(id) => router.push(`/operations/days/${id}`)}
          />
        )}
        {data && !begun && data.closed && (
          <EmptyState
            icon={<IconCircleCheck />}
            title={t('closed.title')}
            action={
              data.closed_id !== null && (
                <div className={cx(layout.row, classes['closed'])}>
                  <LinkButton href={`/operations/days/${data.closed_id}`}>{t('closed.open')}</LinkButton>
                  {may(reopenDay) && <ReopenButton close_id={data.closed_id} business_date={data.business_date} />}
                </div>
              )
            }
          >
            {t('closed.text')}
          </EmptyState>
        )}
        {data && (begun ? again : !data.closed) && (
          <>
            {early && (
              <Alert color="orange" className={classes['early'] ?? ''}>
                {t('early')}
              </Alert>
            )}
            <CountForm
              key={`${data.business_date}-${isHydrated}`}
              keep={isHydrated ? data.business_date : undefined}
              before={begun}
              tenders={data.tenders ?? NO_TENDERS}
              onCounted={() => setAgain(false)}
            />
          </>
        )}
      </div>
    </div>
  );
}
