'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { layout } from '@/components/ui/classes';
import { daysWorked, shareOfWages } from '@/lib/sections/salary/rules/salary';
import { daysIn, monthWithin, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { dayOfMonth } from '@/lib/domain/venue-time';
import { useFormats } from '@/components/frame/use-formats';

/** Day of the month in the venue's zone, as of the first render. */
export function useToday(): number {
  const { timeZone } = useFormats();
  const [today] = useState(() => dayOfMonth(Date.now() / 1000, timeZone));
  return today;
}

interface MonthShareProps {
  readonly month: SalaryMonth;
  /** In baht; undefined while it is not known. */
  readonly wages: number | undefined;
  readonly first?: number | undefined;
  readonly last?: number | undefined;
}

/** Share of a month's wages for the days that are worked; nothing for the whole month. */
export function MonthShare({ month, wages, first = 1, last = daysIn(month) }: MonthShareProps) {
  const t = useTranslations('salary.add');
  const { locale, formatMoney } = useFormats();
  const of = daysIn(month);
  const days = daysWorked(month, { first, last });
  if (wages === undefined || days < 1 || days >= of) return null;
  const sum = formatMoney(shareOfWages(wages, days, month));
  return (
    <p className={layout.muted} role="status">
      {t('share', { days, of, sum, month: monthWithin(month, locale) })}
    </p>
  );
}
