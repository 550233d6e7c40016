'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Tab, TabStrip } from '@/components/frame/tab-strip';
import { isSameMonth, monthName, monthTabs, monthText, type SalaryMonth } from '@/lib/sections/salary/rules/month';

interface MonthTabsProps {
  readonly current: SalaryMonth;
  readonly chosen: SalaryMonth;
  /** Filters and order of the list as a query string, which the tabs keep. */
  readonly narrowing: string;
}

/** Address of a month; the current one has no parameter. */
function hrefOf(month: SalaryMonth, current: SalaryMonth, narrowing: string): string {
  const params = new URLSearchParams(narrowing);
  params.delete('month');
  if (!isSameMonth(month, current)) params.set('month', monthText(month));
  return params.size > 0 ? `/salary?${params}` : '/salary';
}

/** Months around the current one. The year is shown where it begins; an older month from a link has a tab in front. */
export function MonthTabs({ current, chosen, narrowing }: MonthTabsProps) {
  const t = useTranslations('salary');
  const locale = useLocale();
  const tabs = monthTabs(current);
  const all = tabs.some((month) => isSameMonth(month, chosen)) ? tabs : [chosen, ...tabs];
  return (
    <TabStrip label={t('months')} current={monthText(chosen)}>
      {all.map((month, at) => (
        <Tab
          key={monthText(month)}
          href={hrefOf(month, current, narrowing)}
          label={monthName(month, locale, at > 0 && month.month > 1)}
          open={isSameMonth(month, chosen)}
        />
      ))}
    </TabStrip>
  );
}
