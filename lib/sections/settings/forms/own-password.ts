import { changeOwnPassword } from '@/lib/sections/users/contract/users';
import { defineForm } from '@/lib/forms/define';
import { password } from '@/lib/forms/field';

/** Form of one's own password. */
export const ownPasswordForm = defineForm(changeOwnPassword, {
  fields: {
    old_password: password('preferences.password.old'),
    password: password('preferences.password.new', { errors: { invalid: 'users.errors.password' } }),
  },
  offUntilValid: true,
});
