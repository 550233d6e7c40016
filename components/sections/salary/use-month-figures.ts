'use client';
import { useState } from 'react';
import { useFresh } from '@/lib/api/use-fresh';
import { salaryData, type SalaryData } from '@/lib/sections/salary/contract/operations';
import { monthText, type SalaryMonth } from '@/lib/sections/salary/rules/month';

/**
 * Figures of an employee and month, read on open and whenever the month changes; none without `needs`. While those of the
 * same month are read again, `known` holds the earlier ones for rules to check against; `figures`, which are shown, are
 * undefined.
 */
export function useMonthFigures(employeeId: number, month: SalaryMonth, needs: boolean) {
  const { data, error, loading, reload } = useFresh(
    salaryData,
    needs ? { body: { employee_id: employeeId, ...month } } : null,
  );
  const [last, setLast] = useState<{ readonly of: string; readonly data: SalaryData } | null>(null);
  const of = monthText(month);
  if (data && data !== last?.data) setLast({ of, data });
  return { figures: data, known: data ?? (last?.of === of ? last.data : undefined), error, loading, reload };
}
