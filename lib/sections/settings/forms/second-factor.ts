import {
  beginSecondFactor,
  confirmSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@/lib/sections/auth/contract/second-factor';
import { defineForm } from '@/lib/forms/define';
import { password, typed } from '@/lib/forms/field';

const own = { password: password('security.password') };
const proof = { ...own, code: typed('security.code', { secret: true }) };

/** Begins a second factor: the password of the person. */
export const beginFactorForm = defineForm(beginSecondFactor, { fields: own, offUntilValid: true });

/** Turns it on: a first code of the app. */
export const confirmFactorForm = defineForm(confirmSecondFactor, {
  fields: { code: typed('security.firstCode', { secret: true }) },
  offUntilValid: true,
});

/** New recovery codes, and turning it off: password and code. */
export const renewCodesForm = defineForm(renewRecoveryCodes, { fields: proof, offUntilValid: true });
export const turnOffFactorForm = defineForm(turnOffSecondFactor, { fields: proof, offUntilValid: true });
