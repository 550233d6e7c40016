import { sql } from 'drizzle-orm';
import type { InputOf } from '@/lib/contract/endpoint';
import type { countDay, Tender, TenderCount } from '@/lib/sections/days/contract';
import { refusal } from '@/lib/contract/refusals';
import { tenderIn } from '@/lib/sections/days/rules/close';
import { toBaht, toSatang } from '@/lib/domain/money';
import type { Queries, Transaction } from '../../db/open';
import { readRows } from '../../db/rows';
import { deliveryPartners, type KeptTender } from '../../db/schema';
import { within, type Day } from './sheet';

type Counted = NonNullable<InputOf<typeof countDay>['body']['tenders']>;

/**
 * Tenders that may be counted on a sheet: the card terminal, and each partner that brought orders. `expected` is what the
 * sheet's orders brought, in satang (docs/domain.md, Day close).
 */
export async function tendersOf(
  db: Queries,
  day: Pick<Day, 'since' | 'until'>,
): Promise<(Tender & { readonly expected: number })[]> {
  const sums = await readRows<{ name: string; expected: number }>(db)`
    select coalesce(min(p.name), min(delivery_partner)) as name, sum(paid_card)::float8 as expected
    from expenses join orders using (order_number) left join delivery_partners p on lower(p.name) = lower(delivery_partner)
    where ${within(sql`expense_time`, day)} and cancelled_at is null
    group by lower(delivery_partner) order by min(partner_id), 1`;
  const card = sums.find(({ name }) => name === '')?.expected ?? 0;
  const partners = sums.filter(({ name }) => name !== '').map((one) => ({ tender: 'partner' as const, ...one }));
  return [{ tender: 'card', name: '', expected: card }, ...partners];
}

/** Partners of the venue may be counted without orders in the books: their reports may have some. */
async function requirePartners(tx: Transaction, tenders: readonly Tender[]): Promise<void> {
  if (tenders.length === 0) return;
  const partners = await tx.select({ name: deliveryPartners.name }).from(deliveryPartners);
  const known = partners.map((one) => ({ tender: 'partner' as const, ...one }));
  const unknown = tenders.find((one) => !tenderIn(known, one));
  if (unknown) throw refusal('noSuchTender', 'tenders', { name: unknown.name });
}

/**
 * All tenders of a count with what is expected of each; a tender that is left out is not counted.
 * @throws ProblemError 1 for a tender that is unknown or given twice
 */
export async function countTenders(tx: Transaction, day: Pick<Day, 'since' | 'until'>, counted: Counted) {
  if (counted.some((one, index) => tenderIn(counted.slice(0, index), one))) throw refusal('tenderTwice', 'tenders');
  const known: KeptTender[] = (await tendersOf(tx, day)).map((one) => {
    const typed = tenderIn(counted, one);
    return { ...one, counted: typed ? toSatang(typed.counted) : null };
  });
  const others = counted.filter((one) => !tenderIn(known, one));
  await requirePartners(tx, others);
  return [...known, ...others.map((one) => ({ ...one, counted: toSatang(one.counted), expected: 0 }))];
}

/** @throws ProblemError 5 when the orders of a counted tender have changed since the count */
export async function requireUnmoved(
  tx: Transaction,
  day: Pick<Day, 'since' | 'until'>,
  kept: readonly KeptTender[],
): Promise<void> {
  const counted = kept.filter((one) => one.counted !== null);
  if (counted.length === 0) return;
  const now = await tendersOf(tx, day);
  if (counted.some((one) => (tenderIn(now, one)?.expected ?? 0) !== one.expected))
    throw refusal('tenderMoved', 'tenders');
}

/** Tenders on the wire, in baht; what was expected of them only for somebody who `sees` it. */
export const wireTenders = (kept: readonly KeptTender[], sees: boolean): TenderCount[] =>
  kept.map(({ tender, name, counted, expected }) => ({
    tender,
    name,
    counted: counted === null ? null : toBaht(counted),
    ...(sees && { expected: toBaht(expected), ...(counted !== null && { difference: toBaht(counted - expected) }) }),
  }));
