import type { Attempt } from '@/lib/api/attempts';
import type { Agent, PaymentType } from '@/lib/contract/payments';
import type { Problem } from '@/lib/contract/problem';
import { toBaht, toSatang } from '@/lib/domain/money';
import { SESSION_BONUS } from '@/lib/domain/payments';
import { keepCode, keptCode, nameOf, waitAfter, type AskedCode, type Payout } from './asked-code';

/** Payout that is named on the screen; `due` is what the screen knows of its sum, in baht. */
export interface NamedPayout extends Payout {
  readonly agentName: string;
  readonly due?: number | undefined;
}

/** Line of the dialog: one payout with its code and state. */
export interface PayoutLine {
  readonly name: string;
  readonly payout: NamedPayout;
  readonly asked: AskedCode | null;
  readonly typed: string;
  readonly attempt: Attempt | null;
  readonly isPaid: boolean;
  /** From when another code may be asked for, in Unix milliseconds. */
  readonly free: number;
  readonly busy: 'asks' | 'pays' | null;
  readonly problem: Problem | null;
  /** After a changed sum a new code was asked for at once: it was sent, or why it was not. */
  readonly isResent: boolean;
  readonly notSent: Problem | null;
}

/** A line as it begins: with the kept code, if there is one. */
export function lineOf(payout: NamedPayout): PayoutLine {
  const asked = keptCode(payout);
  const now = Date.now();
  return {
    name: nameOf(payout),
    payout: { ...payout, sessions: payout.sessions ?? asked?.sessions },
    asked,
    typed: asked?.typed ?? '',
    attempt: asked?.attempt ?? null,
    isPaid: asked?.isPaid ?? false,
    free: asked ? now + waitAfter(asked.asked, now) : 0,
    busy: null,
    problem: null,
    isResent: false,
    notSent: null,
  };
}

/** Keeps a line's code with what was typed, for a reload or a new sign-in in this tab. */
export const keepLine = ({ payout, asked, typed, attempt, isPaid }: PayoutLine): void =>
  keepCode(payout, asked && { ...asked, typed, attempt, isPaid });

export const isOpen = ({ isPaid }: PayoutLine): boolean => !isPaid;
/** Whether a press pays the line. */
export const isReady = ({ asked, typed, isPaid, busy }: PayoutLine): boolean =>
  asked !== null && !isPaid && typed.trim() !== '' && busy !== 'asks';

/** What a line pays in baht; undefined where the server does not tell. */
export const amountOf = ({ asked, payout }: PayoutLine): number | undefined => asked?.amount ?? payout.due;

/** Sum of lines in baht; undefined where one is unknown, or without lines. */
export const sumOf = (lines: readonly PayoutLine[]): number | undefined =>
  lines.length > 0 && lines.every((line) => amountOf(line) !== undefined)
    ? toBaht(lines.reduce((sum, line) => sum + toSatang(amountOf(line) ?? 0), 0))
    : undefined;

/** What is unpaid of a kind of an agent's bonuses, in baht; below 0 the agent owes it. 0 where it is not told. */
export const dueOf = (agent: Agent, type: PaymentType): number =>
  (type === SESSION_BONUS ? agent.session_bonus_unpaid_sum : agent.referral_bonus_unpaid_sum) ?? 0;
