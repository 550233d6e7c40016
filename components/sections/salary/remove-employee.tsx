'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { QuestionDialog } from '@/components/form/question-dialog';
import { useToasts } from '@/components/form/use-toasts';
import { useMay, useServer } from '@/components/sight/offers';
import { Checkbox } from '@/components/ui/checkbox';
import { layout } from '@/components/ui/classes';
import { NativeSelect } from '@/components/ui/native-select';
import { Skeleton } from '@/components/ui/skeleton';
import { useCommand } from '@/lib/api/use-command';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { createUser } from '@/lib/sections/users/contract/users';
import { partWithPerson } from '@/lib/sections/users/contract/hiring';
import { removeEmployee, restoreEmployee, type SalaryRow } from '@/lib/sections/salary/contract/salary';
import { salaryCredits, salaryData } from '@/lib/sections/salary/contract/operations';
import { toBaht, toSatang } from '@/lib/domain/money';
import { daysWorked, dueSum, shareOfWages } from '@/lib/sections/salary/rules/salary';
import { daysIn, isSameMonth, monthWithin, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { openCredit } from '@/lib/sections/salary/rules/credit';
import { useFormats } from '@/components/frame/use-formats';
import { MonthShare, useToday } from './month-share';

interface RemoveEmployeeProps {
  readonly row: SalaryRow;
  /** The month that becomes the employee's last one. */
  readonly current: SalaryMonth;
  readonly onClose: () => void;
}

/** Asks before an employee is removed, and names what is still due and owed. A toast offers to undo it. */
export function RemoveEmployee({ row, current, onClose }: RemoveEmployeeProps) {
  const may = useMay();
  const { ours } = useServer();
  const t = useTranslations('salary.remove');
  const fields = useTranslations('salary.fields');
  const { locale, formatMoney } = useFormats();
  const toasts = useToasts();
  const { send: remove } = useCommand(removeEmployee);
  const { send: restore } = useCommand(restoreEmployee);
  const { send: part } = useCommand(partWithPerson);
  const { employee_id, employee_name: name, user_id, user_name } = row;
  const hasAccount = may(createUser) && user_id !== undefined;
  const [gone, setGone] = useState({ account: true, cards: true });
  const month = { month: current.month, year: current.year };
  const data = useEndpoint(salaryData, { body: { employee_id, ...month } });
  const credits = useEndpoint(salaryCredits, may(salaryCredits) ? { body: { employee_id } } : null);
  const credit = credits.data && openCredit(credits.data.items, current);
  const today = useToday();
  const [last, setLast] = useState(Math.min(today, daysIn(current)));
  const first =
    row.days_worked && row.joined && isSameMonth(row.joined, current) ? daysIn(current) - row.days_worked + 1 : 1;
  const figures = data.data;
  // The salary of the month, if it is paid already, said what was earned.
  const share =
    ours && figures && !figures.is_paid
      ? shareOfWages(figures.wages, daysWorked(current, { first, last }), current)
      : undefined;
  const sum = figures && dueSum({ ...figures, ...(share !== undefined && { accrued: share }) });
  const rest = sum && toBaht(toSatang(sum.due) - toSatang(sum.overpaid) - toSatang(credit ?? 0));
  const undo = () => void toasts.told(restore({ body: { employee_id } }), null, t('notRestored', { name }));
  const submit = async () => {
    const more = !hasAccount ? [] : gone.account ? (['account'] as const) : gone.cards ? (['cards'] as const) : [];
    if (more.length > 0) await part({ body: { parts: ['pay', ...more], employee_id, user_id, day: last } });
    else await remove({ body: { employee_id, ...(ours && { day: last }) } });
    if (ours && more.length === 0) toasts.done(t('done', { name }), undo);
    else toasts.success(t('done', { name }));
  };
  return (
    <QuestionDialog title={t('title', { name })} submitLabel={t('submit')} onSubmit={submit} onClose={onClose}>
      <p>{t('text', { month: monthWithin(current, locale) })}</p>
      {ours && (
        <>
          <NativeSelect
            label={fields('last_day')}
            value={String(last)}
            data={Array.from({ length: daysIn(current) - first + 1 }, (_, at) => String(first + at)).map((day) => ({
              value: day,
              label: day,
            }))}
            onChange={(event) => setLast(Number(event.currentTarget.value))}
          />
          {share !== undefined && <MonthShare month={current} wages={figures?.wages} first={first} last={last} />}
        </>
      )}
      {rest === undefined && !data.error && <Skeleton height={20} />}
      {credit !== undefined && credit > 0 && <p>{t('credit', { sum: formatMoney(credit) })}</p>}
      {rest !== undefined && rest >= 0 && <p>{rest > 0 ? t('due', { sum: formatMoney(rest) }) : t('nothingDue')}</p>}
      {rest !== undefined && rest < 0 && <p>{t(ours ? 'owes' : 'owesOnly', { sum: formatMoney(-rest) })}</p>}
      {hasAccount && (
        <div className={layout.stack}>
          <Checkbox
            label={t('account', { user: user_name ?? '' })}
            description={t('accountText')}
            checked={gone.account}
            onChange={() => setGone({ ...gone, account: !gone.account })}
          />
          <Checkbox
            label={t('cards')}
            checked={gone.account || gone.cards}
            disabled={gone.account}
            onChange={() => setGone({ ...gone, cards: !gone.cards })}
          />
        </div>
      )}
    </QuestionDialog>
  );
}
