import { QR_DISCOUNTS, type Card, type ListedCard, type QrDiscount } from '../contract';
import { businessDate, dayStart } from '@/lib/domain/venue-time';
import { holds } from '@/lib/rights/permissions';

const DAY = 24 * 3600;

/** Whether a card is a QR card; the others are RFID. */
export const isQr = ({ card_type }: Pick<Card, 'card_type'>): boolean => card_type !== 0;

const isQrDiscount = (percent: number): percent is QrDiscount => QR_DISCOUNTS.some((one) => one === percent);

/** Whether an account has the right to a discount of a QR card. Discounts without a right are free. */
const mayGive = (permissions: string, percent: number): boolean =>
  !isQrDiscount(percent) || holds({ permissions }, `DiscountCard${percent}`);

/** Discounts that the QR cards of an owner may have. */
export const discountsOf = (permissions: string): readonly QrDiscount[] =>
  QR_DISCOUNTS.filter((percent) => mayGive(permissions, percent));

/** The chosen discount where the owner may give it, else the first that they may; null without any. */
export function discountFor(chosen: QrDiscount | null, permissions: string): QrDiscount | null {
  const allowed = discountsOf(permissions);
  return allowed.find((percent) => percent === chosen) ?? allowed[0] ?? null;
}

/** An account as far as its cards depend on it. */
export interface CardOwner {
  readonly permissions: string;
  readonly active: boolean;
}

/** Why a card of an owner gives no discount; undefined if it gives one. A QR card needs its owner's right to it. */
export function ownerFault(
  card: Pick<Card, 'card_type' | 'discount'>,
  owner: CardOwner | null,
): 'owner_off' | 'not_allowed' | undefined {
  if (!owner) return undefined;
  if (!owner.active) return 'owner_off';
  return isQr(card) && !mayGive(owner.permissions, card.discount) ? 'not_allowed' : undefined;
}

/** Whether a card's validity has ended. 0 and null never end. */
const isExpired = (validtime: number | null, now: number): boolean => Boolean(validtime) && (validtime ?? 0) < now;

/** State of a card at a moment in Unix seconds. */
export const cardState = (
  card: Pick<Card, 'card_type' | 'discount' | 'validtime'>,
  owner: CardOwner | null,
  now: number,
): ListedCard['state'] => (isExpired(card.validtime, now) ? 'expired' : (ownerFault(card, owner) ?? 'valid'));

/** Whether a validity may be set to end then: not before now; null never ends. */
export const mayExpireAt = (expiration: number | null, now: number): boolean =>
  expiration === null || expiration >= now;

/** End of a business date (`YYYY-MM-DD`) in Unix seconds: a card chosen until that day holds through its night. */
export const endOfDay = (date: string, zone: string): number =>
  dayStart(businessDate(dayStart(date, zone) + DAY, zone), zone);

/** Business date at whose end a validity ends; null for any other moment. */
export function lastDayOf(validtime: number, zone: string): string | null {
  const date = businessDate(validtime - 1, zone);
  return endOfDay(date, zone) === validtime ? date : null;
}

/** Card to select after a removal: the nearest lower id, else the first; null if none remain. */
export function cardAfterRemoval(remaining: readonly number[], removed: number): number | null {
  const sorted = remaining.toSorted((one, other) => one - other);
  return sorted.findLast((id) => id < removed) ?? sorted[0] ?? null;
}
