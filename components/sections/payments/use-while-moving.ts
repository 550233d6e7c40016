import { usePolling } from '@/lib/api/use-polling';
import type { PaymentMail } from '@/lib/sections/payments/contract/mails';

const PAUSE_MS = 4_000;

/** Whether a mail will change without the user: it is waiting or being sent, or its code will expire. */
const moves = ({ state, code }: PaymentMail): boolean => state === 'waiting' || state === 'sending' || code !== null;

/** Calls `read` every 4 seconds while the page is visible and used and one of the mails will change without the user. */
export function useWhileMoving(mails: readonly PaymentMail[] | undefined, read: () => void): void {
  const isMoving = mails?.some(moves) === true;
  usePolling(read, PAUSE_MS, isMoving);
}
