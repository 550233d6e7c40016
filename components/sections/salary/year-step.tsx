'use client';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { ActionIcon } from '@/components/ui/action-icon';
import { cx, layout } from '@/components/ui/classes';
import classes from './year.module.css';

interface YearStepProps {
  readonly year: number;
  readonly first: boolean;
  readonly last: boolean;
  readonly onChange: (year: number) => void;
}

/** The shown year between buttons to the one before and after; `first` and `last` have none beyond them. */
export function YearStep({ year, first, last, onChange }: YearStepProps) {
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
      <span className={classes['year']} aria-live="polite">
        {year}
      </span>
      {step(1, last)}
    </div>
  );
}
