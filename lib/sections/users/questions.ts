import { resetSecondFactor } from '@/lib/sections/auth/contract/second-factor';
import { signOutUser } from '@/lib/sections/auth/contract/sessions';
import type { UserRow } from './contract/rows';
import { defineQuestion } from '@/lib/forms/question';
import { personText } from '@/lib/rights/person';

const inputOf = ({ user_id }: UserRow) => ({ body: { user_id } });

/** Asks before an account is signed out everywhere. */
export const signingOut = defineQuestion(signOutUser, {
  input: inputOf,
  asks: (user, words) => {
    const login = personText(user);
    return {
      title: words('users.sessions.signOutTitle', { login }),
      submit: words('users.sessions.signOut'),
      text: [words('users.sessions.signOutText', { login })],
      done: words('users.sessions.signedOut', { login }),
    };
  },
});

/** Asks before the second factor of an account is reset. */
export const factorReset = defineQuestion(resetSecondFactor, {
  input: inputOf,
  asks: (user, words) => {
    const login = personText(user);
    return {
      title: words('users.sessions.resetTitle', { login }),
      submit: words('users.sessions.reset'),
      text: [words('users.sessions.resetText')],
      done: words('users.sessions.resetDone', { login }),
    };
  },
});
