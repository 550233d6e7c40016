'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSubmission } from '@/components/form/use-submission';
import { useProblemText } from '@/components/problem/use-problem-text';
import { keptKeysOf } from '@/lib/api/kept-keys';
import { ApiError, problemOf } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-command';
import { confirmPayment } from '@/lib/sections/payments/contract/payments';
import type { InputOf } from '@/lib/contract/endpoint';
import { CODE, type Problem } from '@/lib/contract/problem';
import { countedIn } from '@/lib/sections/payments/lists/payments';
import { freeAfter, keepCode } from './asked-code';
import { isOpen, isReady, isUnasked, keepLine, lineOf, sumOf, type NamedPayout, type PayoutLine } from './payout-lines';

type Body = InputOf<typeof confirmPayment>['body'];

/** Refusals after which the code is no longer valid. */
const SPENT = ['codeUsedUp', 'codeTooOld', 'codeOfOtherPayout', 'payoutChanged'];

const bodyOf = ({ payout: { agent_id, payment_type, halls, sessions } }: PayoutLine): Body => ({
  agent_id,
  ...countedIn(halls),
  payment_type,
  ...(sessions && { sessions: [...sessions] }),
});

interface PayoutsOptions {
  readonly payouts: readonly NamedPayout[];
  /** Requests the codes at once. Otherwise the user does, e.g. after following a link. */
  readonly atOnce: boolean;
  /** Called after each press that has paid lines. */
  readonly onPaid: () => void;
  /** Called with all lines once they are paid. */
  readonly onAllPaid: (lines: readonly PayoutLine[]) => void;
}

/**
 * Lines of payouts: requests a code for each, keeps it over a reload, and pays with the code that the agent reads out. Lines
 * are sent one after another, each with its own idempotency key. A refused line does not stop the others.
 */
export function usePayouts({ payouts, atOnce, onPaid, onAllPaid }: PayoutsOptions) {
  const [lines, show] = useState(() => payouts.map(lineOf));
  // Current lines for calls that take longer than a render.
  const latest = useRef(lines);
  /** Sum of the lines being paid; set until the funds are read again. */
  const [underWay, setUnderWay] = useState<number | null>();
  const fresh = (line: PayoutLine) => latest.current.find(({ name }) => name === line.name) ?? line;
  const change = (name: string, part: Partial<PayoutLine>) => {
    latest.current = latest.current.map((line) => (line.name === name ? { ...line, ...part } : line));
    latest.current.filter((line) => line.name === name).forEach(keepLine);
    show(latest.current);
  };
  const { send, refresh } = useCommand(confirmPayment, { refreshing: 'later' });
  /** Makes a call for a line, which stores the idempotency key. */
  const sendFor = (line: PayoutLine, code?: Partial<Body>) =>
    send(
      { body: { ...bodyOf(line), ...code } },
      keptKeysOf(fresh(line).keptKey, (keptKey) => change(line.name, { keptKey })),
    );

  /** Requests a code. Returns the problem, or null. */
  const ask = async (line: PayoutLine): Promise<Problem | null> => {
    const { name, payout } = line;
    change(name, { busy: 'asks', problem: null, isResent: false, notSent: null, ...(line.asked && { typed: '' }) });
    try {
      const { otp_token, amount, sent_to, expires_time, mail_id } = await sendFor(line);
      const now = Date.now();
      change(name, { free: freeAfter(now) });
      if (otp_token === undefined) throw new ApiError({ code: CODE.drift, message: '' }, 0);
      const asked = { otp_token, amount, sent_to, expires_time, mail_id, asked: now, sessions: payout.sessions };
      change(name, { asked, busy: null });
      return null;
    } catch (error) {
      const problem = problemOf(error);
      const wait = Number(problem.args?.['seconds'] ?? 0);
      // Somebody else has just sent a code: the countdown says enough.
      const shown = problem.key === 'codeTooSoon' ? null : problem;
      change(name, { busy: null, problem: shown, ...(wait > 0 && { free: Date.now() + wait * 1000 }) });
      return problem;
    }
  };
  const askAll = async () => {
    for (const one of latest.current) {
      const line = fresh(one);
      if (isUnasked(line)) await ask(line);
    }
  };

  /** Pays a line. Returns whether the server answered. */
  const pay = async (line: PayoutLine): Promise<boolean> => {
    const { name, asked, typed } = line;
    if (!asked) return true;
    change(name, { busy: 'pays', problem: null, isResent: false, notSent: null });
    try {
      const code = { force: true, otp_token: asked.otp_token, otp_key: typed.trim() };
      const { amount = asked.amount } = await sendFor(line, code);
      change(name, { busy: null, isPaid: true, asked: { ...asked, amount } });
      return true;
    } catch (error) {
      const problem = problemOf(error);
      const isSpent = SPENT.includes(problem.key ?? '');
      change(name, { busy: null, problem, ...(isSpent && { asked: null, typed: '' }) });
      if (problem.key === 'payoutChanged') {
        const notSent = await ask(fresh(line));
        change(name, { problem, isResent: notSent === null, notSent });
      }
      return problem.code < CODE.noJson;
    }
  };
  const confirming = useSubmission(
    async () => {
      const ready = latest.current.filter(isReady);
      if (ready.length === 0) return;
      setUnderWay(sumOf(ready) ?? null);
      for (const line of ready) if (!(await pay(line))) break;
      // A refusal can also mean that the sums of the screen are out of date.
      await refresh().catch(() => undefined);
      setUnderWay(undefined);
      if (ready.map(fresh).every(isOpen)) return;
      const isAll = !latest.current.some(isOpen);
      if (isAll) latest.current.forEach(({ payout }) => keepCode(payout, null));
      onPaid();
      if (isAll) onAllPaid(latest.current);
    },
    null,
    true,
  );
  const begin = useEffectEvent(() => {
    if (atOnce) void askAll();
  });
  useEffect(() => begin(), []);
  const ready = lines.filter(isReady);
  return {
    lines,
    setCode: ({ name }: PayoutLine, typed: string) => change(name, { typed, problem: null, notSent: null }),
    ask: (line: PayoutLine) => void ask(line),
    askAll: () => void askAll(),
    confirm: confirming.submit,
    pays: confirming.isSending,
    asks: lines.some(({ busy }) => busy === 'asks'),
    isOff: ready.length === 0,
    /** Sum of the lines whose codes are typed, or of all that have a code; null if it is unknown. */
    sum:
      underWay === undefined
        ? (sumOf(ready.length > 0 ? ready : lines.filter(({ asked, isPaid }) => asked && !isPaid)) ?? null)
        : underWay,
  };
}

/** Text of a payout's error, translated by its code if possible. An unknown error is logged in the console. */
export function usePayoutError(problem: Problem | null): string | null {
  const t = useTranslations('payments.pay');
  const words = useTranslations('errors');
  const textOf = useProblemText();
  const why = problem && textOf(problem, { translateFirst: true });
  const isUnknown = problem !== null && why === words('unknown', { code: String(problem.code) });
  useEffect(() => {
    if (isUnknown) console.error(problem);
  }, [problem, isUnknown]);
  return why === null ? null : t('failed', { why: isUnknown ? t('serverError') : why });
}
