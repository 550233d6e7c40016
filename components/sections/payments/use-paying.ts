'use client';
import { useCallback, useMemo, useState } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import type { RowKey } from '@/components/table/column';
import type { ChosenSession, PaymentType } from '@/lib/sections/payments/contract/payments';
import { BONUS_KINDS } from '@/lib/sections/payments/rules';
import type { HallChoice } from '@/lib/sections/payments/lists/payments';
import { forgetOlder, keptCode, type Payout } from './asked-code';

/** Part of a payout that a ticked row adds: a session of the agent, or an agent with the kinds of bonuses that are due. */
export interface ChosenPart {
  /** In baht. */
  readonly sum: number;
  readonly session?: ChosenSession;
  readonly due?: { readonly agent_id: number; readonly types: readonly PaymentType[] };
}
export type ChosenParts = ReadonlyMap<RowKey, ChosenPart>;

const NONE: ChosenParts = new Map();
/** Value of the address that stands for the payout of the chosen sessions; a kind of bonus stands for all of its kind. */
const CHOSEN = 'chosen';

/** Payouts that an address such as `7-1.12-2` names: agents, each with a kind of bonus. */
function payoutsIn(address: string, halls: HallChoice): Payout[] {
  const named = [...new Set(address.split('.'))].map((one) => /^([1-9]\d{0,8})-([12])$/.exec(one));
  return named.flatMap((found) =>
    found ? [{ agent_id: Number(found[1]), payment_type: Number(found[2]) as PaymentType, halls }] : [],
  );
}

/**
 * Ticked rows and open payouts. The rows are sessions of the chosen agent, or agents while none is chosen. The payouts are in
 * the address. Payouts opened by a link do not request codes automatically.
 */
export function usePaying(agent_id: number, type: PaymentType, halls: HallChoice) {
  const [{ pay }, setUrl] = useUrlState({ pay: '' });
  const [isPressed, setPressed] = useState(false);
  const of = `${agent_id} ${type} ${halls}`;
  const [choice, setChoice] = useState({ of, parts: NONE });
  const parts = choice.of === of ? choice.parts : NONE;
  const choose = useCallback(
    (rows: Iterable<readonly [RowKey, ChosenPart]>, isChosen: boolean) =>
      setChoice((before) => {
        const next = new Map(before.of === of ? before.parts : NONE);
        for (const [key, part] of rows)
          if (isChosen) next.set(key, part);
          else next.delete(key);
        return { of, parts: next };
      }),
    [of],
  );
  const chosen = useMemo(() => ({ parts, choose }), [parts, choose]);
  const sessions = parts.size > 0 ? [...parts.values()].flatMap(({ session }) => session ?? []) : undefined;

  const payoutsOf = (kind: string): readonly Payout[] => {
    if (agent_id <= 0) return payoutsIn(kind, halls);
    const whole = BONUS_KINDS.find((one) => String(one) === kind);
    if (whole !== undefined) return [{ agent_id, payment_type: whole, halls }];
    if (kind !== CHOSEN) return [];
    const payout = { agent_id, payment_type: type, halls };
    // After a reload the sessions are those for which the code was sent.
    const paid = sessions ?? (typeof window === 'undefined' ? undefined : keptCode(payout)?.sessions);
    return paid ? [{ ...payout, sessions: paid }] : [];
  };
  const begin = (kind: string) => {
    const payouts = payoutsOf(kind);
    if (payouts.length === 0) return;
    payouts.forEach(forgetOlder);
    setPressed(true);
    setUrl({ pay: kind });
  };
  return {
    chosen,
    clear: () => setChoice({ of, parts: NONE }),
    payouts: payoutsOf(pay),
    /** Whether the payouts were opened on this screen, rather than by their address. */
    isPressed,
    pay: (kind: PaymentType) => begin(String(kind)),
    payChosen: () => {
      const due = [...parts.values()].flatMap(
        ({ due: one }) => one?.types.map((kind) => `${one.agent_id}-${kind}`) ?? [],
      );
      begin(due.length > 0 ? due.join('.') : CHOSEN);
    },
    close: () => setUrl({ pay: '' }, { replace: true }),
  };
}
