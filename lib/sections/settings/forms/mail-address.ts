import { defineForm } from '@/lib/forms/define';
import { text } from '@/lib/forms/field';
import { savePreferences, type Preferences } from '../contract/preferences';

/** Address to which messages are mailed; empty for none. */
export const mailAddressForm = defineForm(savePreferences, {
  fields: { mail_address: text('preferences.messages.address', { errors: { invalid: 'agents.errors.email' } }) },
  values: ({ mail_address = '' }: Preferences) => ({ mail_address }),
});
