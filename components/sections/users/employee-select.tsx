'use client';
import { useTranslations } from 'next-intl';
import { LinkButton } from '@/components/ui/link-button';
import { NativeSelect } from '@/components/ui/native-select';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { salaryPage } from '@/lib/sections/salary/contract/salary';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import classes from './user-dialog.module.css';

interface EmployeeSelectProps {
  readonly user: UserRow;
  readonly value: number | null;
  readonly disabled: boolean;
  readonly onChange: (employeeId: number | null) => void;
}

/** Chooses the employee of an account, for readers of the salary. Offers employees without another account. */
export function EmployeeSelect({ user, value, disabled, onChange }: EmployeeSelectProps) {
  const t = useTranslations('users');
  const people = useEndpoint(salaryPage, { body: {} }).data?.items ?? [];
  const free = people.filter(
    (one) => one.user_id === undefined && !one.removed_time && one.employee_id !== user.employee_id,
  );
  const own =
    user.employee_id === undefined ? [] : [{ employee_id: user.employee_id, employee_name: user.employee_name }];
  return (
    <div className={classes['employee']}>
      <NativeSelect
        label={t('fields.employee')}
        value={String(value ?? '')}
        data={[
          { value: '', label: t('noEmployee') },
          ...[...own, ...free].map((one) => ({ value: String(one.employee_id), label: one.employee_name ?? '' })),
        ]}
        disabled={disabled}
        onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? null : Number(currentTarget.value))}
      />
      {user.employee_id !== undefined && (
        <LinkButton variant="subtle" size="compact-sm" href={`/salary?employee=${user.employee_id}`}>
          {t('toEmployee')}
        </LinkButton>
      )}
    </div>
  );
}
