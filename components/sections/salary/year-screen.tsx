'use client';
import { IconChevronLeft, IconChevronRight, IconUsers } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { BackLink } from '@/components/list/back-link';
import { ListScreen } from '@/components/list/list-screen';
import { useList } from '@/components/list/use-list';
import { salaryYearList } from '@/lib/sections/salary/lists/year';
import { ActionIcon } from '@/components/ui/action-icon';
import { EmptyState } from '@/components/ui/empty-state';
import { cx, layout } from '@/components/ui/classes';
import classes from './year.module.css';

interface YearStepProps {
  readonly year: number;
  readonly first: boolean;
  readonly last: boolean;
  readonly onChange: (year: number) => void;
}

/** The shown year between buttons to the one before and after; `first` and `last` have none beyond them. */
function YearStep({ year, first, last, onChange }: YearStepProps) {
  const t = useTranslations('exports.salaryYear');
  const step = (by: -1 | 1, isEnd: boolean) => {
    const Icon = by < 0 ? IconChevronLeft : IconChevronRight;
    return (
      <ActionIcon
        variant="default"
        aria-label={t(by < 0 ? 'earlier' : 'later')}
        // Not `disabled`, which would drop the focus of whoever steps to the end.
        aria-disabled={isEnd || undefined}
        onClick={() => !isEnd && onChange(year + by)}
      >
        <Icon size={16} aria-hidden />
      </ActionIcon>
    );
  };
  return (
    <div className={cx(layout.line, classes['step'])} role="group" aria-label={t('year')}>
      {step(-1, first)}
      <span className={cx(layout.figures, classes['year'])} aria-live="polite">
        {year}
      </span>
      {step(1, last)}
    </div>
  );
}

/** An employee's year: months with the lines of their pay. */
export function SalaryYearScreen() {
  const t = useTranslations('exports.salaryYear');
  const list = useList(salaryYearList);
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
      actions={<BackLink href="/salary">{t('back')}</BackLink>}
      instead={
        list.isReady ? undefined : (
          <div>
            <EmptyState icon={<IconUsers />} title={t('choose')}>
              {t('chooseHint')}
            </EmptyState>
          </div>
        )
      }
    />
  );
}
