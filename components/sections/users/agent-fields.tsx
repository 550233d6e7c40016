'use client';
import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/form/number-field';
import type { FormState } from '@/components/form/use-form';
import { NativeSelect } from '@/components/ui/native-select';
import { Select } from '@/components/ui/select';
import { TextInput } from '@/components/ui/text-input';
import type { Agent } from '@/lib/sections/payments/contract/payments';
import type { agentForm } from '@/lib/sections/users/forms/agents';
import classes from './user-dialog.module.css';

type AgentFormState = FormState<(typeof agentForm)['endpoint'], (typeof agentForm)['fields'], Agent>;

interface AgentFieldsProps {
  readonly form: AgentFormState;
  /** Who may have brought this agent. */
  readonly others: readonly Agent[];
}

/** Name, mail, rates and referrer of an agent. */
export function AgentFields({ form, others }: AgentFieldsProps) {
  const t = useTranslations('agents');
  const { value, onChange, ...language } = form.choice('language');
  return (
    <div className={classes['fields']}>
      <TextInput {...form.text('first_name')} describedBelow description={t('hints.first_name')} data-autofocus />
      <TextInput {...form.text('email')} describedBelow description={t('hints.email')} inputMode="email" />
      <NumberField {...form.text('percent')} unit="%" describedBelow description={t('hints.percent')} />
      <NumberField
        {...form.text('referral_percent')}
        unit="%"
        describedBelow
        description={t('hints.referral_percent')}
      />
      <Select
        {...form.choice('referred_by')}
        searchable
        nothingFoundMessage={t('nobodyFound')}
        data={[
          { value: '0', label: t('nobody') },
          ...others.map(({ agent_id, first_name }) => ({
            value: String(agent_id),
            label: `${first_name} · ${agent_id}`,
          })),
        ]}
        describedBelow
        description={t('hints.referred_by')}
      />
      <NativeSelect
        {...language}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={(['ru', 'en'] as const).map((code) => ({ value: code, label: t(`languages.${code}`) }))}
      />
    </div>
  );
}
