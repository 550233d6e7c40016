import { PAYERS, type Payer } from '../contract/debts';

/** Payers that every server knows; a legacy server has no others. */
const KNOWN_EVERYWHERE: readonly Payer[] = ['safe', 'owner', 'later'];

/** Payers that a server offers. `isOurs` is whether it is our own backend. */
export const payersOf = (isOurs: boolean): readonly Payer[] => (isOurs ? PAYERS : KNOWN_EVERYWHERE);

/** A payer as the two flags of the wire, which every server knows. */
export const flagsOf = (payer: Payer | null) => ({
  use_own_funds: payer === 'owner',
  pay_later: payer === 'later',
});

/** Whether a delivery would be owed to nobody: paid later, and no supplier named. */
export const owesNobody = (payer: Payer | null | undefined, supplier = ''): boolean =>
  payer === 'later' && supplier.trim() === '';
