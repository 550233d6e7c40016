'use client';
import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listRoles } from '@/lib/sections/users/contract/users';
import { roleText } from '@/lib/sections/users/lists/rights-text';
import classes from './users.module.css';

interface RoleSelectProps {
  /** 0 for all roles. */
  readonly value: number;
  readonly onChange: (roleId: number) => void;
}

/** Filter by role. */
export function RoleSelect({ value, onChange }: RoleSelectProps) {
  const words = useTranslations();
  const { data } = useEndpoint(listRoles, {});
  const roles = (data?.items ?? []).map(({ role_id, role_name }) => ({ category_id: role_id, role_name }));
  // A role of a link stays chosen while the list loads.
  const known = value === 0 || roles.some(({ category_id }) => category_id === value);
  const listed = known ? roles : [...roles, { category_id: value, role_name: '' }];
  return (
    <Select
      size="xs"
      className={classes['role'] ?? ''}
      aria-label={words('users.role')}
      data={[
        { value: '0', label: words('users.allRoles') },
        ...listed.map((role) => ({ value: String(role.category_id), label: roleText(role, words) })),
      ]}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
