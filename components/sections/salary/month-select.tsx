'use client';
import { useLocale, useTimeZone } from 'next-intl';
import { useState } from 'react';
import { NativeSelect } from '@/components/ui/native-select';
import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import {
  monthIn,
  monthName,
  monthOf,
  monthText,
  offeredMonths,
  type SalaryMonth,
} from '@/lib/sections/salary/rules/month';

interface MonthSelectProps {
  readonly label: string;
  readonly row: SalaryRow;
  /** Leaves out months for which the operation is too early or too late. */
  readonly isOffered: (month: SalaryMonth, current: SalaryMonth) => boolean;
  readonly value: SalaryMonth;
  readonly onChange: (month: SalaryMonth) => void;
}

/** Choice among the months of an employee's work, latest first. */
export function MonthSelect({ label, row, isOffered, value, onChange }: MonthSelectProps) {
  const locale = useLocale();
  const timeZone = useTimeZone() ?? 'UTC';
  const [current] = useState(() => monthOf(Date.now() / 1000, timeZone));
  const left = row.removed_time ? monthOf(row.removed_time, timeZone) : undefined;
  const months = offeredMonths({ current, shown: value, joined: row.joined, left });
  const offered = months.filter((month) => isOffered(month, current));
  return (
    <NativeSelect
      label={label}
      value={monthText(value)}
      data={offered.map((month) => ({ value: monthText(month), label: monthName(month, locale) }))}
      onChange={(event) => {
        const chosen = monthIn(event.currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
