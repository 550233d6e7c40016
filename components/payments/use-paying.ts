'use client';
import { useCallback, useMemo, useState } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import type { PaymentRow, PaymentType } from '@/lib/contract/payments';
import { REFERRAL_BONUS, SESSION_BONUS } from '@/lib/domain/payments';
import { paymentsTable, type HallChoice } from '@/lib/reports/payments';
import { forgetOlder, keptCode, type Payout } from './asked-code';
import type { ChosenRows } from './chosen-box';

const NONE: ChosenRows = new Map();
/** Payout of the chosen sessions in the address; others are named by their kind. */
const CHOSEN = 'chosen';

/**
 * Chosen sessions of an agent, kind and halls, and the payout that is open, which is in the address. A payout opened by a link
 * asks for no code by itself.
 */
export function usePaying(agent_id: number, type: PaymentType, halls: HallChoice) {
  const [{ pay }, setUrl] = useUrlState({ pay: '' });
  const [isPressed, setPressed] = useState(false);
  const of = `${agent_id} ${type} ${halls}`;
  const [choice, setChoice] = useState({ of, rows: NONE });
  const rows = choice.of === of ? choice.rows : NONE;
  const choose = useCallback(
    (row: PaymentRow) =>
      setChoice((before) => {
        const rows = new Map(before.of === of ? before.rows : NONE);
        const key = paymentsTable.keyOf(row);
        if (!rows.delete(key)) rows.set(key, row);
        return { of, rows };
      }),
    [of],
  );
  const chosen = useMemo(() => ({ rows, choose }), [rows, choose]);
  const sessions =
    rows.size > 0
      ? [...rows.values()].map(({ session_id, referral_agent_id }) => ({ session_id, referral_agent_id }))
      : undefined;

  const payoutOf = (kind: string): Payout | null => {
    if (agent_id <= 0) return null;
    const whole = [SESSION_BONUS, REFERRAL_BONUS].find((one) => String(one) === kind) as PaymentType | undefined;
    if (whole !== undefined) return { agent_id, payment_type: whole, halls };
    if (kind !== CHOSEN) return null;
    const payout = { agent_id, payment_type: type, halls };
    // After a reload the sessions are those for which the code was sent.
    const paid = sessions ?? (typeof window === 'undefined' ? undefined : keptCode(payout)?.sessions);
    return paid ? { ...payout, sessions: paid } : null;
  };
  const begin = (kind: string) => {
    const payout = payoutOf(kind);
    if (!payout) return;
    forgetOlder(payout);
    setPressed(true);
    setUrl({ pay: kind });
  };
  return {
    chosen,
    clear: () => setChoice({ of, rows: NONE }),
    payout: payoutOf(pay),
    /** Whether the payout was opened on this screen, rather than by its address. */
    isPressed,
    pay: (kind: PaymentType) => begin(String(kind)),
    payChosen: () => begin(CHOSEN),
    close: () => setUrl({ pay: '' }, { replace: true }),
  };
}
