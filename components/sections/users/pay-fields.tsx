'use client';
import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/form/number-field';
import type { FormState } from '@/components/form/use-form';
import { TextInput } from '@/components/ui/text-input';
import type { hirePerson } from '@/lib/sections/users/contract/hiring';
import type { HireFields, Hiring } from '@/lib/sections/users/forms/hiring';
import classes from './user-dialog.module.css';

/** Job and pay of a new person, from the current month on. */
export function PayFields({ form }: { readonly form: Pick<FormState<typeof hirePerson, HireFields, Hiring>, 'text'> }) {
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
