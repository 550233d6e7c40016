'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSubmission } from '@/components/form/use-submission';
import { useProblemText } from '@/components/problem/use-problem-text';
import { attemptsOf } from '@/lib/api/attempts';
import { ApiError, problemOf } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-command';
import { confirmPayment } from '@/lib/contract/payments';
import type { InputOf } from '@/lib/contract/endpoint';
import { CODE, type Problem } from '@/lib/contract/problem';
import { countedIn } from '@/lib/reports/payments';
import { keepCode, waitAfter } from './asked-code';
import { isOpen, isReady, keepLine, lineOf, sumOf, type NamedPayout, type PayoutLine } from './payout-lines';

type Body = InputOf<typeof confirmPayment>['body'];

/** Refusals after which a code no longer holds. */
const SPENT = ['codeUsedUp', 'codeTooOld', 'codeOfOtherPayout', 'payoutChanged'];

const bodyOf = ({ payout: { agent_id, payment_type, halls, sessions } }: PayoutLine): Body => ({
  agent_id,
  ...countedIn(halls),
  payment_type,
  ...(sessions && { sessions: [...sessions] }),
});

interface PayoutsOptions {
  readonly payouts: readonly NamedPayout[];
  /** Asks for the codes at once; otherwise the reader does, as after following a link. */
  readonly atOnce: boolean;
  /** Called after each press that has paid lines, with these. */
  readonly onPaid: (paid: readonly PayoutLine[], isAll: boolean) => void;
}

/**
 * Codes of payouts: asked for, kept over a reload, sent back with what the agents read out. Lines go one after another,
 * each with an idempotency key of its own: a refused one holds up no other.
 */
export function usePayouts({ payouts, atOnce, onPaid }: PayoutsOptions) {
  const [lines, show] = useState(() => payouts.map(lineOf));
  // Calls that go on while the dialog renders see the latest.
  const latest = useRef(lines);
  /** Sum of the lines being paid, which stays until the funds are read again. */
  const [underWay, setUnderWay] = useState<number | null>();
  const change = (name: string, part: Partial<PayoutLine>) => {
    latest.current = latest.current.map((line) => (line.name === name ? { ...line, ...part } : line));
    latest.current.filter((line) => line.name === name).forEach(keepLine);
    show(latest.current);
  };
  /** Key of the line that a call is for. */
  const keysOf = (input: string) => {
    const { body } = JSON.parse(input) as { body: Body };
    const of = latest.current.find(
      ({ payout }) => payout.agent_id === body.agent_id && payout.payment_type === body.payment_type,
    );
    return attemptsOf(of?.attempt, (attempt) => of && change(of.name, { attempt }));
  };
  const { send, refresh } = useCommand(confirmPayment, {
    attempts: {
      keyOf: (input) => keysOf(input).keyOf(input),
      failed: (attempt) => keysOf(attempt.input).failed(attempt),
      succeeded: (attempt) => keysOf(attempt.input).succeeded(attempt),
    },
    refreshing: 'later',
  });

  /** Asks for a code. Returns why there is none. */
  const ask = async (line: PayoutLine): Promise<Problem | null> => {
    const { name, payout } = line;
    change(name, { busy: 'asks', problem: null, isResent: false, notSent: null, ...(line.asked && { typed: '' }) });
    try {
      const { otp_token, amount, sent_to, expires_time, mail_id } = await send({ body: bodyOf(line) });
      const now = Date.now();
      const free = now + waitAfter(now, now);
      change(name, { free });
      if (otp_token === undefined) throw new ApiError({ code: CODE.drift, message: '' }, 0);
      const { sessions } = payout;
      const told = { otp_token, amount, sent_to, expires_time, mail_id, asked: now };
      change(name, { asked: { ...told, ...(sessions && { sessions }) }, busy: null });
      return null;
    } catch (error) {
      const problem = problemOf(error);
      const wait = Number(problem.args?.['seconds'] ?? 0);
      change(name, { busy: null, problem, ...(wait > 0 && { free: Date.now() + wait * 1000 }) });
      return problem;
    }
  };
  const askAll = async () => {
    for (const { name } of latest.current) {
      const line = latest.current.find((one) => one.name === name);
      if (line && !line.asked && !line.isPaid && !line.busy) await ask(line);
    }
  };

  /** Pays a line. Returns whether the server answered. */
  const pay = async (line: PayoutLine): Promise<boolean> => {
    const { name, asked, typed } = line;
    if (!asked) return true;
    change(name, { busy: 'pays', problem: null, isResent: false, notSent: null });
    try {
      const code = { force: true, otp_token: asked.otp_token, otp_key: typed.trim() };
      const { amount = asked.amount } = await send({ body: { ...bodyOf(line), ...code } });
      change(name, { busy: null, isPaid: true, asked: { ...asked, amount } });
      return true;
    } catch (error) {
      const problem = problemOf(error);
      const isSpent = SPENT.includes(problem.key ?? '');
      change(name, { busy: null, problem, ...(isSpent && { asked: null, typed: '' }) });
      if (problem.key === 'payoutChanged') {
        const [now = line] = latest.current.filter((one) => one.name === name);
        const notSent = await ask(now);
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
      // The sums of the screen may be older than a refusal, too.
      await refresh().catch(() => undefined);
      setUnderWay(undefined);
      const paid = latest.current.filter(({ name, isPaid }) => isPaid && ready.some((line) => line.name === name));
      if (paid.length === 0) return;
      const isAll = !latest.current.some(isOpen);
      if (isAll) latest.current.forEach(({ payout }) => keepCode(payout, null));
      onPaid(paid, isAll);
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
    /** Sum of the lines whose codes are typed, or of all that have a code; null where it is unknown. */
    sum:
      underWay === undefined
        ? (sumOf(ready.length > 0 ? ready : lines.filter(({ asked, isPaid }) => asked && !isPaid)) ?? null)
        : underWay,
  };
}

/** Text of a payout's error: the translation of its code first; details of an unknown one are in the console. */
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
