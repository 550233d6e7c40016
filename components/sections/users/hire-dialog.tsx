'use client';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { FormDialog } from '@/components/form/form-dialog';
import { useMay } from '@/components/sight/offers';
import { Checkbox } from '@/components/ui/checkbox';
import { cx, layout } from '@/components/ui/classes';
import { TextInput } from '@/components/ui/text-input';
import { saveEmployee } from '@/lib/sections/salary/contract/salary';
import type { HiredPart, hirePerson } from '@/lib/sections/users/contract/hiring';
import type { UserRow } from '@/lib/sections/users/contract/rows';
import { discountFor } from '@/lib/sections/cards/rules/cards';
import { hireForm, type Hiring, type HireFields } from '@/lib/sections/users/forms/hiring';
import { NumberField } from '@/components/form/number-field';
import type { FormState } from '@/components/form/use-form';
import { AccountBody } from './account-body';
import { useRefusals } from './use-refusals';
import type { Credentials } from './use-user-menu';
import classes from './user-dialog.module.css';
import { dayOfMonth } from '@/lib/domain/venue-time';
import { useFormats } from '@/components/frame/use-formats';

/** Job and pay of a new person, from the current month on. */
function PayFields({ form }: { readonly form: Pick<FormState<typeof hirePerson, HireFields, Hiring>, 'text'> }) {
  const t = useTranslations('users.hiring');
  return (
    <div className={classes['fields']} role="group" aria-label={t('pay')}>
      <TextInput {...form.text('position')} withAsterisk />
      <NumberField {...form.text('day')} />
      <NumberField {...form.text('wages')} withAsterisk unit="฿" />
      <NumberField {...form.text('overtime_hour_cost')} withAsterisk unit="฿" />
    </div>
  );
}

interface HireDialogProps {
  readonly others: readonly UserRow[];
  /** Called with the login and password of the new person, if there is an account. */
  readonly onHired: (credentials: Credentials) => void;
  readonly onClose: () => void;
}

/** Fields of a person without an account. */
const NO_ACCOUNT = { login: '', password: '', card_number: '' } as const;

/** Adds a person in one save: a name, and an account, a card and pay as chosen. */
export function HireDialog({ others, onHired, onClose }: HireDialogProps) {
  const t = useTranslations('users');
  const may = useMay();
  const refusals = useRefusals();
  const { timeZone } = useFormats();
  const [record] = useState((): Hiring => ({
    parts: ['account', 'card'],
    day: dayOfMonth(Date.now() / 1000, timeZone),
  }));
  return (
    <FormDialog
      title={t('newTitle')}
      layout="sheet"
      size="56rem"
      tall
      form={hireForm}
      record={record}
      submitLabel={t('create')}
      blocked={({ parts }) => (parts.length === 0 ? t('hiring.nothing') : null)}
      {...refusals}
      done={t('done')}
      onDone={(_, { parts = [], login, password }) => {
        if (parts.includes('account') && login !== undefined && password !== undefined) onHired({ login, password });
      }}
      onClose={onClose}
    >
      {(form) => {
        const { parts } = form.draft;
        const has = (part: HiredPart) => parts.includes(part);
        const without = (...gone: readonly HiredPart[]) => parts.filter((part) => !gone.includes(part));
        return (
          <div className={cx(layout.screen, classes['body'])}>
            <TextInput {...form.text('name')} withAsterisk={has('pay')} description={t('hints.name')} describedBelow />
            <Checkbox
              label={t('hiring.account')}
              description={t('hiring.accountHint')}
              checked={has('account')}
              onChange={() =>
                form.set(
                  has('account')
                    ? { parts: without('account', 'card', 'qr'), ...NO_ACCOUNT }
                    : { parts: [...parts, 'account'] },
                )
              }
            />
            {may(saveEmployee) && (
              <Checkbox
                label={t('hiring.pay')}
                description={t('hiring.payHint')}
                checked={has('pay')}
                onChange={() => form.set({ parts: has('pay') ? without('pay') : [...parts, 'pay'] })}
              />
            )}
            {has('pay') && <PayFields form={form} />}
            {has('account') && (
              <AccountBody
                form={form}
                user={null}
                others={others}
                card={{
                  kind: has('card') ? 'card' : has('qr') ? 'qr' : 'none',
                  onChange: (kind) => {
                    const rest = without('card', 'qr');
                    form.set({
                      parts: kind === 'none' ? rest : [...rest, kind],
                      card_number: '',
                      discount: kind === 'qr' ? (discountFor(null, form.draft.permissions) ?? 0) : 0,
                    });
                  },
                }}
              />
            )}
          </div>
        );
      }}
    </FormDialog>
  );
}
