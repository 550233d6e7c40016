import { saveAgent } from '../contract/agents';
import type { Agent } from '@/lib/sections/payments/contract/payments';
import { defineForm } from '@/lib/forms/define';
import { choice, custom, number, text } from '@/lib/forms/field';

const NOBODY = 0;
const percentErrors = { atLeast: 'agents.errors.percent', atMost: 'agents.errors.percent' } as const;

const fields = {
  first_name: text('agents.fields.first_name'),
  email: text('agents.fields.email', { errors: { invalid: 'agents.errors.email' } }),
  language: choice<'ru' | 'en'>('agents.fields.language'),
  percent: number('agents.fields.percent', { errors: percentErrors }),
  referral_percent: number('agents.fields.referral_percent', { errors: percentErrors }),
  /** Nobody is 0 in the draft. */
  referred_by: custom<number | null, number>('agents.fields.referred_by', {
    blank: () => NOBODY,
    show: (given) => given ?? NOBODY,
    read: (draft) => (draft === NOBODY ? null : draft),
    parse: Number,
  }),
};

/** Form of an agent's settings. */
export const agentForm = defineForm(saveAgent, {
  fields,
  values: ({ first_name, email, language = 'ru', percent = 0, referral_percent = 0, referred_by = null }: Agent) => ({
    first_name,
    email,
    language,
    percent,
    referral_percent,
    referred_by,
  }),
  fixed: ({ agent_id }) => ({ agent_id }),
  changesOnly: '',
  version: ({ version }) => version,
  offUntilChanged: true,
});
