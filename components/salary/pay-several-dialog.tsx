'use client';
import { useTranslations } from 'next-intl';
import { Dialog } from '@/components/form/dialog';
import type { SalaryRow } from '@/lib/contract/salary';
import type { SalaryMonth } from '@/lib/domain/salary-month';

interface PaySeveralDialogProps {
  /** Employees of the month. */
  readonly rows: readonly SalaryRow[];
  readonly month: SalaryMonth;
  readonly onClose: () => void;
}

/** Pays salaries or prepayments of several people at once. */
export function PaySeveralDialog({ rows, onClose }: PaySeveralDialogProps) {
  const t = useTranslations('salary.several');
  const due = rows.filter((row) => (row.due ?? 0) > 0);
  return (
    <Dialog title={t('title')} onClose={onClose}>
      {due.length === 0 ? t('nobody') : due.map((row) => <p key={row.employee_id}>{row.employee_name}</p>)}
    </Dialog>
  );
}
