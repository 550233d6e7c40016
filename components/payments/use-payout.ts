'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSubmission } from '@/components/form/use-submission';
import { ApiError } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-command';
import { confirmPayment, type Confirmation } from '@/lib/contract/payments';
import { CODE, type Problem } from '@/lib/contract/problem';
import { useProblemText } from '@/components/problem/use-problem-text';
import { countedIn } from '@/lib/reports/payments';
import { keepCode, keptCode, waitAfter, type AskedCode, type Payout } from './asked-code';

/** Refusals after which a code no longer holds. */
const SPENT = ['codeUsedUp', 'codeTooOld', 'codeOfOtherPayout', 'payoutChanged'];

interface PayoutOptions {
  readonly payout: Payout;
  /** Asks for a code at once; otherwise the reader does, as after following a link. */
  readonly atOnce: boolean;
  readonly onPaid: (reply: Confirmation, asked: AskedCode) => void;
}

/** Code of a payout: asked for, kept over a reload, sent back with what the agent reads out. */
export function usePayout({ payout, atOnce, onPaid }: PayoutOptions) {
  const { send, refresh } = useCommand(confirmPayment);
  const [asked, setAsked] = useState(() => keptCode(payout));
  /** From when another code may be asked for, in Unix milliseconds. */
  const [free, setFree] = useState(() => (asked ? Date.now() + waitAfter(asked.asked, Date.now()) : 0));
  const { agent_id, payment_type, halls } = payout;
  const sessions = payout.sessions ?? asked?.sessions;
  const body = { agent_id, ...countedIn(halls), payment_type, ...(sessions && { sessions: [...sessions] }) };
  const keep = (code: AskedCode | null) => {
    keepCode(payout, code);
    setAsked(code);
  };

  const asking = useSubmission(async () => {
    try {
      const { otp_token, amount, sent_to, expires_time, mail_id } = await send({ body });
      const now = Date.now();
      setFree(now + waitAfter(now, now));
      if (otp_token === undefined) throw new ApiError({ code: CODE.drift, message: '' }, 0);
      keep({
        ...{ otp_token, amount, sent_to, expires_time, mail_id, asked: now },
        ...(sessions && { sessions: body.sessions }),
      });
    } catch (error) {
      const wait = error instanceof ApiError ? Number(error.problem.args?.['seconds'] ?? 0) : 0;
      if (wait > 0) setFree(Date.now() + wait * 1000);
      throw error;
    }
  });
  const [code, setCode] = useState(asked?.typed ?? '');
  /** Stores the typed code with the requested one, for a reload or a new sign-in in this tab. */
  const type = (typed: string) => {
    setCode(typed);
    if (asked) keep({ ...asked, typed });
  };
  const confirming = useSubmission(
    async () => {
      if (!asked) return;
      try {
        const reply = await send({ body: { ...body, force: true, otp_token: asked.otp_token, otp_key: code.trim() } });
        keepCode(payout, null);
        onPaid(reply, asked);
      } catch (error) {
        if (error instanceof ApiError && SPENT.includes(error.problem.key ?? '')) {
          keep(null);
          setCode('');
          // The sums of the screen may be older than the refusal.
          void refresh();
          if (error.problem.key === 'payoutChanged') void asking.submit();
        }
        throw error;
      }
    },
    null,
    true,
  );
  const begin = useEffectEvent(() => {
    if (atOnce && !asked) void asking.submit();
  });
  useEffect(() => begin(), []);
  const ask = () => {
    confirming.clear();
    void asking.submit();
  };
  const confirm = () => {
    asking.clear();
    return confirming.submit();
  };
  // If the sum changed, a new code was requested at once.
  const isChanged = confirming.problem?.key === 'payoutChanged';
  return {
    asked,
    free,
    code,
    setCode: type,
    sessions,
    problem: confirming.problem ?? asking.problem,
    /** Why no new code was sent after the sum changed. */
    notSent: isChanged ? asking.problem : null,
    isResent: isChanged && asked !== null,
    ask,
    confirm,
    asks: asking.isSending,
    pays: confirming.isSending,
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
