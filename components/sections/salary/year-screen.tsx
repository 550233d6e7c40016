'use client';
import { IconChevronLeft } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { ListScreen } from '@/components/list/list-screen';
import { useListColumns } from '@/components/list/use-list-columns';
import { useList } from '@/components/list/use-list';
import { Button } from '@/components/ui/button';
import { salaryYearList } from '@/lib/sections/salary/lists/year';
import { YearStep } from './year-step';

const NO_LOOKS = {};

/** An employee's year: months with the lines of their pay. */
export function SalaryYearScreen() {
  const t = useTranslations('exports.salaryYear');
  const list = useList(salaryYearList);
  const columns = useListColumns(salaryYearList, NO_LOOKS);
  const { reply, view } = list;
  const { employee, year: chosen } = view.filters;
  const year = chosen || reply?.year;
  const [first] = reply?.items ?? [];
  // A legacy server does not tell when somebody joined; who has no January in a year began to work in it.
  const joined = first?.joined?.year ?? (first && first.month > 1 ? first.year : undefined);
  const name = reply && (reply.employee_name || t('number', { id: employee }));
  return (
    <ListScreen
      list={list}
      columns={columns}
      heading={name ? t('heading', { name }) : t('title')}
      emptyText={t('empty')}
      filters={
        year !== undefined && (
          <YearStep
            year={year}
            first={joined !== undefined && year <= joined}
            last={year >= (reply?.current.year ?? year)}
            onChange={(next) => view.setFilters({ year: next })}
          />
        )
      }
      actions={
        <Button
          component={Link}
          href="/salary"
          variant="subtle"
          prefetch={false}
          leftSection={<IconChevronLeft size={18} stroke={1.6} aria-hidden />}
        >
          {t('back')}
        </Button>
      }
    />
  );
}
