'use client';
import { useLocale, useTranslations } from 'next-intl';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { Skeleton } from '@/components/ui/skeleton';
import { useCommand } from '@/lib/api/use-command';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { removeEmployee, restoreEmployee, type SalaryRow } from '@/lib/contract/salary';
import { salaryCredits, salaryData } from '@/lib/contract/salary-operations';
import { formatMoney } from '@/lib/domain/format';
import { dueSum } from '@/lib/domain/salary';
import { monthWithin, type SalaryMonth } from '@/lib/domain/salary-month';
import { openCredit } from '@/lib/domain/salary-credit';

interface RemoveEmployeeProps {
  readonly row: SalaryRow;
  /** The month that becomes the employee's last one. */
  readonly current: SalaryMonth;
  readonly isOwn: boolean;
  readonly onClose: () => void;
}

/** Asks before an employee is removed, and names what is still due and owed. A toast offers to undo it. */
export function RemoveEmployee({ row, current, isOwn, onClose }: RemoveEmployeeProps) {
  const t = useTranslations('salary.remove');
  const locale = useLocale();
  const toasts = useToasts();
  const { send: remove } = useCommand(removeEmployee);
  const { send: restore } = useCommand(restoreEmployee);
  const { employee_id, employee_name: name } = row;
  const month = { month: current.month, year: current.year };
  const data = useEndpoint(salaryData, { body: { employee_id, ...month } });
  const credits = useEndpoint(salaryCredits, isOwn ? { body: { employee_id } } : null);
  const due = data.data && dueSum(data.data).due;
  const credit = credits.data && openCredit(credits.data.items, current);
  const undo = () =>
    void restore({ body: { employee_id } }).catch((error: unknown) => toasts.failed(t('notRestored', { name }), error));
  const submit = async () => {
    await remove({ body: { employee_id } });
    if (isOwn) toasts.done(t('done', { name }), undo);
    else toasts.success(t('done', { name }));
  };
  return (
    <QuestionDialog title={t('title', { name })} submitLabel={t('submit')} onSubmit={submit} onClose={onClose}>
      <p>{t('text', { month: monthWithin(current, locale) })}</p>
      {due === undefined && !data.error && <Skeleton height={20} />}
      {due !== undefined && <p>{due > 0 ? t('due', { sum: formatMoney(due, locale) }) : t('nothingDue')}</p>}
      {credit !== undefined && credit > 0 && <p>{t('credit', { sum: formatMoney(credit, locale) })}</p>}
    </QuestionDialog>
  );
}
