'use client';
import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { call, problemOf } from '@/lib/api/call';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { isBahtInput } from '@/lib/contract/fits';
import { chooseReceipts } from '@/lib/sections/orders/contract/orders';
import type { Problem } from '@/lib/contract/problem';
import { typedNumber } from '@/lib/domain/typed-number';
import type { Period } from '@/lib/contract/period';

/** Chosen receipts with their filter. */
export interface Ready extends ReplyOf<typeof chooseReceipts> {
  readonly cashierId: number;
  readonly target: number | null;
}

/**
 * Typed sum in baht. `unlimited` if it is empty, or 0 and the login prints without orders; `nothing` for any other sum of 0
 * or less; `wrong` if it is unreadable.
 */
function targetOf(text: string, locale: string, isLocalhost: boolean): number | 'unlimited' | 'nothing' | 'wrong' {
  if (text.trim() === '') return 'unlimited';
  const number = typedNumber(text, locale);
  if (number === null) return 'wrong';
  if (number === 0 && isLocalhost) return 'unlimited';
  if (number <= 0) return 'nothing';
  return isBahtInput(number) ? number : 'wrong';
}

interface Asked {
  readonly period: Period;
  /** 0 for all cashiers. */
  readonly cashierId: number;
  /** Identifies the list of the receipts. */
  readonly narrowing: string;
  readonly isLocalhost: boolean;
}

/** Chooses receipts up to the typed sum, or all (docs/domain.md, section 10). */
export function useReceipts({ period, cashierId, narrowing, isLocalhost }: Asked) {
  const locale = useLocale();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [ready, setReady] = useState<Ready | null>(null);
  /** Why there are no receipts: the sum is wrong, nothing fits, or the call failed. */
  const [told, tell] = useState<'wrong' | 'nothing' | Problem | null>(null);
  const working = useRef(false);
  const target = targetOf(text, locale, isLocalhost);
  // A message about one list must not stay with another; typed input stays.
  const [previous, setPrevious] = useState(narrowing);
  if (previous !== narrowing) {
    setPrevious(narrowing);
    tell(null);
  }
  return {
    text,
    target,
    busy,
    ready,
    told,
    setText: (typed: string) => {
      setText(typed);
      tell(null);
    },
    close: () => setReady(null),
    async choose() {
      if (working.current) return;
      if (target === 'nothing') return;
      tell(target === 'wrong' ? 'wrong' : null);
      if (target === 'wrong') return;
      working.current = true;
      setBusy(true);
      const sum = target === 'unlimited' ? null : target;
      try {
        const body = {
          ...period,
          ...(cashierId > 0 && { cashier_id: cashierId }),
          ...(sum !== null && { target: sum }),
        };
        const reply = await call(chooseReceipts, { body });
        if (reply.orders > 0) setReady({ ...reply, cashierId, target: sum });
        else tell('nothing');
      } catch (error) {
        tell(problemOf(error));
      }
      working.current = false;
      setBusy(false);
    },
  };
}
