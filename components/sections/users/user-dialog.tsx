'use client';
import { useTranslations } from 'next-intl';
import { FormDialog } from '@/components/form/form-dialog';
import { useMay, useServer } from '@/components/sight/offers';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { call } from '@/lib/api/call';
import { found } from '@/lib/api/found';
import { salaryPage } from '@/lib/sections/salary/contract/salary';
import { editUser, userHistory, listRoles } from '@/lib/sections/users/contract/users';
import { userRows, type UserRow } from '@/lib/sections/users/contract/rows';
import { personText } from '@/lib/rights/person';
import { userForm, type UserFields } from '@/lib/sections/users/forms/users';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { differenceOf } from '@/lib/rights/rights';
import type { Conflict } from '@/lib/forms/conflict';
import { sameValue } from '@/lib/forms/evaluate';
import { changesText } from '@/lib/sections/users/lists/rights-text';
import { useFormats } from '@/components/frame/use-formats';
import { AccountBody } from './account-body';
import { EmployeeSelect } from './employee-select';
import { useRefusals } from './use-refusals';
import { useHasAgent, type UserTask } from './use-user-menu';
import classes from './user-dialog.module.css';
import { LABELS, valueText } from './field-text';

const FIELDS = Object.keys(LABELS) as (keyof typeof LABELS)[];

interface ConflictNoteProps {
  readonly conflict: Pick<Conflict<UserFields, UserRow>, 'base' | 'now' | 'theirs'>;
}

/** Conflict of an account: what somebody else saved first. Typed values stay, and saving again keeps them. */
function ConflictNote({ conflict: { base, now, theirs } }: ConflictNoteProps) {
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

interface UserDialogProps {
  readonly user: UserRow;
  readonly others: readonly UserRow[];
  /** Initial rights, copied from another account; undefined for the account's own. */
  readonly rights: string | undefined;
  /** Begins a task; `sees` with the rights in the form. */
  readonly onTask: (task: UserTask, permissions?: string) => void;
  readonly onClose: () => void;
}

/** Reads an account again after somebody else saved it. */
async function readAgain(id: number): Promise<UserRow> {
  const { rows } = await call(userRows, { query: {} });
  return found(rows.find(({ user_id }) => user_id === id));
}

/** Dialog of an account. Settings that the reader may not change are locked, with the reason above them. */
export function UserDialog({ user, others, rights, onTask, onClose }: UserDialogProps) {
  const t = useTranslations();
  const may = useMay();
  const hasAgent = useHasAgent()(user);
  const { ours } = useServer();
  const { formatTime } = useFormats();
  const refusals = useRefusals();
  const reason = user.refused.edit ?? user.refused.standing;
  const { last_seen } = user;
  return (
    <FormDialog
      title={t('users.title', { login: personText(user) })}
      layout="sheet"
      size="56rem"
      tall
      form={userForm}
      record={user}
      readOnly={!may(editUser) || user.refused.edit !== null}
      initial={rights === undefined ? undefined : { permissions: rights }}
      submitLabel={t('users.save')}
      {...refusals}
      reread={() => readAgain(user.user_id)}
      done={t('users.done')}
      onClose={onClose}
      foot={
        may(userHistory) &&
        (['history', 'sessions', 'agent'] as const)
          .filter((task) => task !== 'agent' || hasAgent)
          .map((task) => (
            <Button key={task} variant="subtle" color="gray" size="compact-sm" onClick={() => onTask(task)}>
              {t(`users.tasks.${task}`)}
            </Button>
          ))
      }
    >
      {(form) => (
        <div className={cx(layout.screen, classes['body'])}>
          <p className={cx(layout.muted, layout.small)}>
            {[
              t('users.registered', { time: formatTime(user.registration_date) }),
              ...(last_seen === undefined
                ? []
                : [last_seen === null ? t('users.neverSeen') : t('users.seen', { time: formatTime(last_seen) })]),
            ].join(', ')}
          </p>
          {reason !== null && (
            <Alert role="status" color="gray">
              {t(`refusals.${reason}`)}
            </Alert>
          )}
          {form.settled && <ConflictNote conflict={form.settled} />}
          {ours && may(salaryPage) && (
            <EmployeeSelect user={user} disabled={form.readOnly} {...form.value('employee_id')} />
          )}
          <AccountBody form={form} user={user} others={others} onSees={(permissions) => onTask('sees', permissions)} />
        </div>
      )}
    </FormDialog>
  );
}
