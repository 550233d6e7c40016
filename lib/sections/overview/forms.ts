import { defineForm } from '@/lib/forms/define';
import { custom, text } from '@/lib/forms/field';
import { setAside, type AttentionCase } from './contract/attention';

/** Days for which a case may be set aside; 0 is for good. */
export const ASIDE_DAYS = [1, 7, 30, 0] as const;

/** For how long a case is set aside, and why. */
export const asideForm = defineForm(setAside, {
  fields: {
    days: custom<number | null, string>('attention.aside.days', {
      blank: () => '7',
      show: (days) => String(days ?? 0),
      read: (draft) => (draft === '0' ? null : Number(draft)),
    }),
    reason: text('attention.aside.reason'),
  },
  fixed: ({ rule, subject }: Pick<AttentionCase, 'rule' | 'subject'>) => ({ rule, subject }),
});
