import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@/lib/sections/auth/contract/second-factor';
import { defineForm } from '@/lib/forms/define';
import { custom, type MessageKey } from '@/lib/forms/field';

const secret = (label: MessageKey) =>
  custom<string, string>(label, {
    secret: true,
    blank: () => '',
    show: (given) => given,
    read: (draft) => draft.trim() || undefined,
  });

const password = custom<string, string>('security.password', {
  secret: true,
  blank: () => '',
  show: (given) => given,
  read: (draft) => draft || undefined,
});
const proof = { password, code: secret('security.code') };

/** Begins a second factor: the password of the person. */
export const beginFactorForm = defineForm(beginSecondFactor, { fields: { password }, offUntilValid: true });

/** Turns it on: a first code of the app. */
export const confirmFactorForm = defineForm(confirmSecondFactor, {
  fields: { code: secret('security.firstCode') },
  offUntilValid: true,
});

/** New recovery codes, and turning it off: password and code. */
export const renewCodesForm = defineForm(renewRecoveryCodes, { fields: proof, offUntilValid: true });
export const turnOffFactorForm = defineForm(turnOffSecondFactor, { fields: proof, offUntilValid: true });
