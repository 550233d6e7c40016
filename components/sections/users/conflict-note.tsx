'use client';
import { useTranslations } from 'next-intl';
import { Alert } from '@/components/ui/alert';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { listRoles } from '@/lib/sections/users/contract/users';
import { differenceOf } from '@/lib/rights/rights';
import type { Conflict } from '@/lib/forms/conflict';
import { sameValue } from '@/lib/forms/evaluate';
import { userForm, type UserFields } from '@/lib/sections/users/forms/users';
import { changesText } from '@/lib/sections/users/lists/rights-text';
import { LABELS, valueText } from './field-text';

const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];

interface ConflictNoteProps {
  readonly conflict: Pick<Conflict<UserFields, UserRow>, 'base' | 'now' | 'theirs'>;
}

/** Conflict of an account: what somebody else saved first. Typed values stay, and saving again keeps them. */
export function ConflictNote({ conflict: { base, now, theirs } }: ConflictNoteProps) {
  const t = useTranslations();
  const roles = useEndpoint(listRoles, {}).data?.items ?? [];
  const changes = FIELDS.filter((field) => !sameValue(userForm, field, base, now)).map((field) => {
    const value =
      field === 'permissions'
        ? changesText(differenceOf(base.permissions ?? '', theirs.permissions), t)
        : valueText(field, theirs[field], roles, t);
    return `${t(LABELS[field])}: ${value}`;
  });
  return (
    <Alert role="alert" color="yellow" title={t('users.conflict.title')}>
      {changes.length === 0 ? t('users.conflict.same') : t('users.conflict.text', { now: changes.join('; ') })}
    </Alert>
  );
}
