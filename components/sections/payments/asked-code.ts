import { tabTexts } from '@/components/ui/kept-texts';
import type { KeptKey } from '@/lib/api/kept-keys';
import type { ChosenSession, Confirmation, PaymentType } from '@/lib/sections/payments/contract/payments';
import { RESEND_SECONDS } from '@/lib/sections/payments/rules';
import type { HallChoice } from '@/lib/sections/payments/lists/payments';

/** Payout that needs a code. Without `sessions` it pays all unpaid bonuses of the kind in the chosen halls. */
export interface Payout {
  readonly agent_id: number;
  readonly payment_type: PaymentType;
  readonly halls: HallChoice;
  readonly sessions?: readonly ChosenSession[] | undefined;
}

/** A sent code, as stored in the browser tab. */
export interface AskedCode extends Pick<Confirmation, 'amount' | 'sent_to' | 'expires_time' | 'mail_id'> {
  readonly otp_token: string;
  readonly sessions?: readonly ChosenSession[] | undefined;
  /** Typed part of the code that the agent reads out. */
  readonly typed?: string;
  /** Last call of the payout that has not succeeded yet. */
  readonly keptKey?: KeptKey | null;
  /** Whether the payout is paid. */
  readonly isPaid?: boolean;
  /** When the code was requested, in Unix milliseconds. */
  readonly asked: number;
}

/** Name of a payout, unique within a dialog; also its storage key. */
export const nameOf = ({ agent_id, payment_type, halls }: Payout): string =>
  `payout ${agent_id} ${payment_type} ${halls}`;

/** Stored code of a payout; null if none is stored. */
export function keptCode(payout: Payout): AskedCode | null {
  const kept = tabTexts.readJson(nameOf(payout)) as Partial<AskedCode> | null;
  return typeof kept?.otp_token === 'string' && typeof kept.asked === 'number' ? (kept as AskedCode) : null;
}

/** Stores the code of a payout; null removes it. */
export const keepCode = (payout: Payout, code: AskedCode | null): void => void tabTexts.writeJson(nameOf(payout), code);

/** When another code may be requested after one that was requested at `asked`; both in Unix milliseconds. */
export const freeAfter = (asked: number): number => asked + RESEND_SECONDS * 1000;

/** Removes a stored code that has paid, is for other sessions, or is old enough to request another one. */
export function forgetOlder(payout: Payout): void {
  const kept = keptCode(payout);
  const isSame = JSON.stringify(kept?.sessions) === JSON.stringify(payout.sessions);
  if (kept && (kept.isPaid || !isSame || freeAfter(kept.asked) <= Date.now())) keepCode(payout, null);
}
