import type { Attempt } from '@/lib/api/attempts';
import type { ChosenSession, Confirmation, PaymentType } from '@/lib/contract/payments';
import { RESEND_SECONDS } from '@/lib/domain/payments';
import type { HallChoice } from '@/lib/reports/payments';

/** Payout for which a code is asked; all unpaid bonuses of the kind in the chosen halls without `sessions`. */
export interface Payout {
  readonly agent_id: number;
  readonly payment_type: PaymentType;
  readonly halls: HallChoice;
  readonly sessions?: readonly ChosenSession[] | undefined;
}

/** A code that was sent, as the browser tab keeps it over a reload. */
export interface AskedCode extends Pick<Confirmation, 'amount' | 'sent_to' | 'expires_time' | 'mail_id'> {
  readonly otp_token: string;
  readonly sessions?: readonly ChosenSession[] | undefined;
  /** Typed part of the code that the agent reads out. */
  readonly typed?: string;
  /** Last call for it whose reply has not come. */
  readonly attempt?: Attempt | null;
  /** Whether it has paid. */
  readonly isPaid?: boolean;
  /** When it was asked for, in Unix milliseconds. */
  readonly asked: number;
}

/** Name of a payout, which no other line of a dialog has. */
export const nameOf = ({ agent_id, payment_type, halls }: Payout): string =>
  `payout ${agent_id} ${payment_type} ${halls}`;

/** Kept code for this agent and kind; null without one. */
export function keptCode(payout: Payout): AskedCode | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(payout)) ?? 'null') as Partial<AskedCode> | null;
    return typeof kept?.otp_token === 'string' && typeof kept.asked === 'number' ? (kept as AskedCode) : null;
  } catch {
    return null;
  }
}

/** Keeps a code over a reload, or none. A browser without storage keeps nothing. */
export function keepCode(payout: Payout, code: AskedCode | null): void {
  try {
    if (code) sessionStorage.setItem(nameOf(payout), JSON.stringify(code));
    else sessionStorage.removeItem(nameOf(payout));
  } catch {
    // The code is still in the open dialog.
  }
}

/** Milliseconds until another code may be asked for after one that was asked for at `asked`. */
export const waitAfter = (asked: number, now: number): number => Math.max(0, asked + RESEND_SECONDS * 1000 - now);

/** Forgets a code that has paid or is for other sessions, and one after which another may be asked for. */
export function forgetOlder(payout: Payout): void {
  const kept = keptCode(payout);
  const isSame = JSON.stringify(kept?.sessions) === JSON.stringify(payout.sessions);
  if (kept && (kept.isPaid || !isSame || waitAfter(kept.asked, Date.now()) === 0)) keepCode(payout, null);
}
