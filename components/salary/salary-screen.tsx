'use client';
import { useTranslations } from 'next-intl';
import { ListScreen } from '@/components/report/list-screen';
import { useListColumns } from '@/components/report/use-list-columns';
import { useReport } from '@/components/report/use-report';
import { salaryTable } from '@/lib/reports/salary';
import type { SalaryReader } from './reader';

/** Employees of a month: wages, payments, what is due, and operations for each. */
export function SalaryScreen({ reader }: { readonly reader: SalaryReader }) {
  const t = useTranslations('salary');
  const report = useReport(salaryTable);
  const columns = useListColumns(salaryTable, {});
  return <ListScreen report={report} columns={columns} {...(reader.edits && {})} emptyText={t('empty')} />;
}
