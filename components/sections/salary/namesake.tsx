'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import { useMay } from '@/components/sight/offers';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { useCommand } from '@/lib/api/use-command';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { restoreEmployee, type SalaryRow } from '@/lib/sections/salary/contract/salary';
import { formerEmployees } from '@/lib/sections/salary/contract/leaving';
import { monthWithin } from '@/lib/sections/salary/rules/month';

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase();

interface NamesakeProps {
  readonly name: string;
  /** Employees of the open month. */
  readonly rows: readonly SalaryRow[];
  readonly onRestored: () => void;
}

/** Warns of a name that somebody has already, and offers to restore who left. */
export function Namesake({ name, rows, onRestored }: NamesakeProps) {
  const may = useMay();
  const t = useTranslations('salary.add.namesake');
  const locale = useLocale();
  const toasts = useToasts();
  const { send, busy } = useCommand(restoreEmployee);
  const { data } = useEndpoint(formerEmployees, may(formerEmployees) ? { body: {} } : null);
  const isSame = (one: { readonly employee_name: string }) => plain(one.employee_name) === plain(name);
  const left = data?.items.find(isSame);
  const works = rows.find((row) => isSame(row) && !row.removed_time);
  if (plain(name) === '' || (!left && !works)) return null;
  const restore = (employee_id: number) =>
    send({ body: { employee_id } }).then(
      () => {
        toasts.success(t('restored', { name }));
        onRestored();
      },
      (error: unknown) => toasts.failed(t('notRestored', { name }), error),
    );
  return (
    <Alert role="status" color="orange">
      {works && <p>{t('works', { name: works.employee_name, position: works.position })}</p>}
      {left && (
        <p>
          {t('left', { name: left.employee_name, position: left.position, month: monthWithin(left, locale) })}{' '}
          <Button size="compact-sm" variant="default" loading={busy} onClick={() => void restore(left.employee_id)}>
            {t('restore')}
          </Button>
        </p>
      )}
    </Alert>
  );
}
