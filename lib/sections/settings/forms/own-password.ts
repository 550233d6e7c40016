import { changeOwnPassword } from '@/lib/sections/users/contract/users';
import { defineForm } from '@/lib/forms/define';
import { custom, type MessageKey } from '@/lib/forms/field';

const secret = (label: MessageKey, invalid?: MessageKey) =>
  custom<string, string>(label, {
    secret: true,
    blank: () => '',
    show: (given) => given,
    read: (draft) => draft || undefined,
    ...(invalid && { errors: { invalid } }),
  });

/** Form of one's own password. */
export const ownPasswordForm = defineForm(changeOwnPassword, {
  fields: {
    old_password: secret('preferences.password.old'),
    password: secret('preferences.password.new', 'users.errors.password'),
  },
  offUntilValid: true,
});
