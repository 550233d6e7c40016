import type { KeptKey } from '@/lib/api/kept-keys';
import type { Agent, PaymentType } from '@/lib/sections/payments/contract/payments';
import type { Problem } from '@/lib/contract/problem';
import { sumBaht } from '@/lib/domain/money';
import { SESSION_BONUS } from '@/lib/sections/payments/rules';
import { keepCode, keptCode, nameOf, freeAfter, type AskedCode, type Payout } from './asked-code';

/** Payout with the name of its agent. `due` is its sum in baht as far as the screen knows it. */
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
  readonly keptKey: KeptKey | null;
  readonly isPaid: boolean;
  /** When another code may be requested, in Unix milliseconds. */
  readonly free: number;
  readonly busy: 'asks' | 'pays' | null;
  readonly problem: Problem | null;
  /** Whether a new code was sent because the sum had changed. */
  readonly isResent: boolean;
  /** Why no new code was sent after the sum had changed. */
  readonly notSent: Problem | null;
}

/** New line of a payout, with the stored code if there is one. */
export function lineOf(payout: NamedPayout): PayoutLine {
  const asked = keptCode(payout);
  return {
    name: nameOf(payout),
    payout: { ...payout, sessions: payout.sessions ?? asked?.sessions },
    asked,
    typed: asked?.typed ?? '',
    keptKey: asked?.keptKey ?? null,
    isPaid: asked?.isPaid ?? false,
    free: asked ? freeAfter(asked.asked) : 0,
    busy: null,
    problem: null,
    isResent: false,
    notSent: null,
  };
}

/** Stores a line's code with the typed text, so that both survive a reload or a new sign-in in this tab. */
export const keepLine = ({ payout, asked, typed, keptKey, isPaid }: PayoutLine): void =>
  keepCode(payout, asked && { ...asked, typed, keptKey, isPaid });

export const isOpen = ({ isPaid }: PayoutLine): boolean => !isPaid;
/** Whether a code is to be requested for the line. */
export const isUnasked = ({ asked, isPaid, busy }: PayoutLine): boolean => !asked && !isPaid && !busy;
/** Whether the pay button pays this line. */
export const isReady = ({ asked, typed, isPaid, busy }: PayoutLine): boolean =>
  asked !== null && !isPaid && typed.trim() !== '' && busy !== 'asks';

/** Amount of a line in baht; undefined if neither server nor screen knows it. */
export const amountOf = ({ asked, payout }: PayoutLine): number | undefined => asked?.amount ?? payout.due;

/** Sum of lines in baht; undefined if an amount is unknown or there are no lines. */
export const sumOf = (lines: readonly PayoutLine[]): number | undefined =>
  lines.length > 0 && lines.every((line) => amountOf(line) !== undefined)
    ? sumBaht(lines.map((line) => amountOf(line) ?? 0))
    : undefined;

/** Unpaid bonuses of an agent of one kind, in baht; below 0 the agent owes them. 0 if the server tells no sum. */
export const dueOf = (agent: Agent, type: PaymentType): number =>
  (type === SESSION_BONUS ? agent.session_bonus_unpaid_sum : agent.referral_bonus_unpaid_sum) ?? 0;
