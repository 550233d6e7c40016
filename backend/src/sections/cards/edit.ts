import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type { createQrCard } from '@/lib/sections/cards/contract';
import { refusal } from '@/lib/contract/refusals';
import { discountsOf, isQr, mayExpireAt } from '@/lib/sections/cards/rules/cards';
import type { SpecialLogins } from '@/lib/rights/permissions';
import { holdsAllOf } from '@/lib/rights/staff-rights';
import { insertOne } from '../../db/insert-rows';
import { remember, rememberChange } from '../../db/history';
import type { Transaction } from '../../db/open';
import { findRow, lockRow } from '../../db/rows';
import { discountCards, users } from '../../db/schema';
import { unixNow } from '../../db/time';
import type { Caller } from '../../http/route';
import { cardInWords, wireTime } from './list';

const DIGITS = 16;

/** Random card number: 16 digits, the first not 0. */
export const randomNumber = (): string =>
  Array.from({ length: DIGITS }, (_, at) => String(at === 0 ? randomInt(1, 10) : randomInt(10))).join('');

/** Random number that no card has or had. Orders keep the numbers of removed cards. */
export async function freeNumber(tx: Transaction, draw: () => string = randomNumber): Promise<string> {
  for (;;) {
    const number = draw();
    if ((await tx.$count(discountCards, eq(discountCards.card_number, number))) === 0) return number;
  }
}

type User = typeof users.$inferSelect;
type CardRow = typeof discountCards.$inferSelect;

/** @throws ProblemError 3 for an account that holds more than the caller */
function requireHeld(caller: Caller, owner: User | null, special: SpecialLogins): void {
  if (owner && !holdsAllOf(caller, owner, special)) throw refusal('accountHoldsMore');
}

/** A card in use that the caller may change, with its owner. @throws ProblemError 2, 3 */
async function requireCard(
  tx: Transaction,
  cardId: number,
  caller: Caller,
  special: SpecialLogins,
): Promise<{ card: CardRow; owner: User | null }> {
  const inUse = and(eq(discountCards.card_id, cardId), isNull(discountCards.removed_at));
  const card = await lockRow(tx, discountCards, inUse, ['noSuchCard', 'card_id']);
  const owner =
    card.owner_id === null
      ? null
      : ((await findRow(tx, users, eq(users.user_id, card.owner_id), 'for update')) ?? null);
  requireHeld(caller, owner, special);
  return { card, owner };
}

/** Makes a QR card of an owner. @throws ProblemError 2, 3 */
export async function createQr(
  tx: Transaction,
  caller: Caller,
  { owner_id, discount }: InputOf<typeof createQrCard>['body'],
  special: SpecialLogins,
): Promise<ReplyOf<typeof createQrCard>> {
  const there = and(eq(users.user_id, owner_id), isNull(users.removed_at));
  const owner = await lockRow(tx, users, there, ['noSuchCardOwner', 'owner_id']);
  requireHeld(caller, owner, special);
  if (!owner.active) throw refusal('cardOwnerDisabled', 'owner_id');
  if (!discountsOf(owner.permissions).includes(discount)) throw refusal('discountNotAllowed', 'discount');
  const card_number = await freeNumber(tx);
  const made = { card_number, card_type: 1, discount, owner_id };
  const { card_id } = await insertOne(tx, discountCards, made);
  const changes = Object.entries(made).map(([field, after]) => ({ field, before: null, after }));
  await remember(tx, 'card', caller.user_id, [{ record_id: card_id, action: 'created', changes }]);
  const qr = { field: 'qr_card', before: null, after: cardInWords(made) };
  await rememberChange(tx, 'user', caller.user_id, owner_id, qr);
  return { card_id, card_number };
}

/** Sets the end of a card's validity, in Unix seconds. @throws ProblemError 1, 2, 3 */
export async function setExpiration(
  tx: Transaction,
  caller: Caller,
  { card_id, expiration }: { card_id: number; expiration: number | null },
  special: SpecialLogins,
): Promise<void> {
  const { card } = await requireCard(tx, card_id, caller, special);
  const before = wireTime(card.validtime);
  if (before === expiration) return;
  if (!mayExpireAt(expiration, unixNow())) throw refusal('expiryPast', 'expiration');
  const validtime = expiration === null ? null : new Date(expiration * 1000);
  await tx.update(discountCards).set({ validtime }).where(eq(discountCards.card_id, card_id));
  await rememberChange(tx, 'card', caller.user_id, card_id, { field: 'validtime', before, after: expiration });
}

/** Takes a card out of use. An RFID card is part of its owner's record, which changes with it. @throws ProblemError 2, 3 */
export async function removeCard(
  tx: Transaction,
  caller: Caller,
  card_id: number,
  special: SpecialLogins,
): Promise<void> {
  const { card, owner } = await requireCard(tx, card_id, caller, special);
  await tx.update(discountCards).set({ removed_at: new Date() }).where(eq(discountCards.card_id, card_id));
  await remember(tx, 'card', caller.user_id, [{ record_id: card_id, action: 'removed', changes: [] }]);
  if (!owner) return;
  if (isQr(card)) {
    const qr = { field: 'qr_card', before: cardInWords(card), after: null };
    return rememberChange(tx, 'user', caller.user_id, owner.user_id, qr);
  }
  await tx
    .update(users)
    .set({ version: sql`${users.version} + 1` })
    .where(eq(users.user_id, owner.user_id));
  const changes = [
    { field: 'card_number', before: card.card_number, after: null },
    { field: 'discount', before: card.discount, after: 0 },
  ];
  await remember(tx, 'user', caller.user_id, [{ record_id: owner.user_id, action: 'changed', changes }]);
}
