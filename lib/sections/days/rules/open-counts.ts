import type { Endpoint } from '@/lib/contract/endpoint';
import { BLIND_COUNTS, CASH_COUNT, type Sight } from '@/lib/contract/access';
import { mayAccess, type Person, type SpecialLogins } from '@/lib/rights/permissions';

/** Counts of a venue that wait: a blind stocktake, and the cashbox of the day to close. */
export interface OpenCounts {
  readonly stock: boolean;
  readonly day: 'uncounted' | 'counted' | 'closed';
  /** Unix seconds of the first booking on the sheet of the day to close. */
  readonly since: number;
}

/** Figures that open counts close to a person. */
export interface Closed {
  readonly sights: readonly Sight[];
  /** Unix seconds from which bookings do not tell the balance of the cashbox; undefined without an open count of it. */
  readonly since?: number;
}

/**
 * Figures that open counts close to a person in a reply for a period up to `end` (Unix seconds, not included; null for no
 * end). The balance of the cashbox is closed to everybody while its count waits to be settled, and before that to those
 * who may count; so are sums of cash that reach into the day to close (docs/domain.md, Rights).
 */
export function closedTo(
  person: Person,
  { stock, day, since }: OpenCounts,
  special: SpecialLogins,
  end: number | null = null,
): Closed {
  const counts = mayAccess(person, CASH_COUNT, special);
  const isBlind = (kind: keyof typeof BLIND_COUNTS): boolean => !mayAccess(person, BLIND_COUNTS[kind].except, special);
  const { closes, closesSums } = BLIND_COUNTS.cashbox;
  const ofStock = stock && isBlind('stock') ? BLIND_COUNTS.stock.closes : [];
  const waits = day === 'counted' || (day === 'uncounted' && counts);
  if (!waits || !isBlind('cashbox')) return { sights: ofStock };
  const reaches = end === null || end > since;
  return { sights: [...ofStock, ...closes, ...(reaches ? closesSums : [])], since };
}

const { stock, cashbox } = BLIND_COUNTS;
const CLOSABLE: readonly Sight[] = [...stock.closes, ...cashbox.closes, ...cashbox.closesSums, ...cashbox.closesRows];

/** Whether a reply has figures that an open count may close. */
export const dependsOnCounts = ({ hides = [] }: Pick<Endpoint, 'hides'>): boolean =>
  hides.some(({ needs }) => CLOSABLE.includes(needs));
