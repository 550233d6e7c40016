'use client';
import { IconCashBanknote } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { PageHeader } from '@/components/frame/page-header';
import { loadProblem } from '@/components/problem/load-problem';
import { useUrlState } from '@/components/address/use-url-state';
import { ExportMenu } from '@/components/list/export-menu';
import { PrintMenu } from '@/components/list/print-menu';
import { DataTable } from '@/components/table/data-table';
import { Pagination } from '@/components/table/pagination';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listDays } from '@/lib/sections/days/contract';
import { daysList } from '@/lib/sections/days/list';
import classes from './day-screen.module.css';
import { useDayColumns, type ListedDay } from './days-columns';
import { DAYS_ON_PAGE, pageOf } from './page-of';

const keyOf = (day: ListedDay) => day.close_id;
const wasSetAside = (day: ListedDay) => day.status !== 'closed';

/** All closed days, latest first; counts set aside are grey. */
export function DaysScreen() {
  const t = useTranslations('days');
  const router = useRouter();
  const columns = useDayColumns();
  const [url, setUrl] = useUrlState({ page: '1' });
  const page = pageOf(url.page);
  const { data, error, mutate, isValidating } = useEndpoint(listDays, { body: { page, count: DAYS_ON_PAGE } });
  return (
    <div className={classes['screen']}>
      <PageHeader
        title={t('list.title')}
        actions={
          <>
            <PrintMenu table={daysList.id} narrowing="" empty={data?.items.length === 0} />
            <ExportMenu table={daysList.id} narrowing="" />
            <Button
              component={Link}
              href="/operations/day-close"
              prefetch={false}
              leftSection={<IconCashBanknote size={16} aria-hidden />}
            >
              {t('list.close')}
            </Button>
          </>
        }
      />
      <div className={classes['table']}>
        <DataTable
          id="days"
          label={t('list.title')}
          columns={columns}
          rows={data?.items}
          getKey={keyOf}
          isMuted={wasSetAside}
          view={String(page)}
          onOpen={(day) => router.push(`/operations/days/${day.close_id}`)}
          empty={
            <EmptyState icon={<IconCashBanknote />} title={t('list.empty')}>
              {t('list.emptyText')}
            </EmptyState>
          }
          error={loadProblem(t('list.failed'), { error, data, mutate, isValidating })}
        />
      </div>
      <div className={classes['pages']}>
        <Pagination
          page={page}
          total={data?.total_records ?? 0}
          count={DAYS_ON_PAGE}
          onChange={(next) => setUrl({ page: String(next) })}
        />
      </div>
    </div>
  );
}
