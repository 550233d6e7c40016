'use client';
import { useTranslations } from 'next-intl';
import { useMay } from '@/components/sight/offers';
import { useToasts } from '@/components/form/use-toasts';
import { operateSalary, type SalaryOperation } from '@/lib/sections/salary/contract/operations';
import { payslipAddress } from '@/lib/sections/salary/papers';
import type { OperationProps } from './operation';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { useFormats } from '@/components/frame/use-formats';

const WITH_PAYSLIP: readonly SalaryOperation[] = ['salary', 'prepayment'];

/** Options that the forms of all operations share, and what is told after one. */
export function useOperation({ type, asked, row, figures, reload }: OperationProps) {
  const may = useMay();
  const t = useTranslations('salary');
  const { formatMoney } = useFormats();
  const toasts = useToasts();
  const { employee_id, month, year } = asked;
  /** Shows what was booked, and opens the payslip of a payment. */
  const booked = (amount: number, story?: number) => {
    const text = t(`operation.done.${type}`, { name: row.employee_name, sum: formatMoney(amount) });
    if (!WITH_PAYSLIP.includes(type)) {
      toasts.success(text);
      return;
    }
    const stories = story === undefined ? {} : { stories: [story] };
    toasts.opened(text, payslipAddress({ month, year, employees: [employee_id], ...stories }), t('operation.payslip'));
  };
  return {
    booked,
    options: {
      record: asked,
      live: true,
      hides: true,
      translateFirst: true,
      readOnly: !may(operateSalary),
      submitLabel: t(`operation.submit.${type}`),
      blocked: () => (figures ? null : ''),
      onRefused: () => {
        reload();
        return false;
      },
      onDone: (reply: ReplyOf<typeof operateSalary> | undefined, { amount = 0 }: { readonly amount?: number }) =>
        booked(amount, reply?.salary_story_id),
    },
  };
}
