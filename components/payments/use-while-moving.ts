import { useEffect } from 'react';
import type { PaymentMail } from '@/lib/contract/payments';

const PAUSE_MS = 4_000;

/** Whether a mail is going to change by itself: it is on its way, or its code will expire. */
const moves = ({ state, code }: PaymentMail): boolean => state === 'waiting' || state === 'sending' || code !== null;

/** Reads the mails again every few seconds while one of them changes by itself and the page is in sight. */
export function useWhileMoving(mails: readonly PaymentMail[] | undefined, read: () => void): void {
  const isMoving = mails?.some(moves) === true;
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') read();
    }, PAUSE_MS);
    return () => clearInterval(timer);
  }, [isMoving, read]);
}
