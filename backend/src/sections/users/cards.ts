import { and, eq, isNull, sql } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { NO_PERMISSION } from '@/lib/rights/permissions';
import { removeRefusal } from '@/lib/rights/staff-rules';
import { insertOne } from '../../db/insert-rows';
import { differences, remember } from '../../db/history';
import { findRow } from '../../db/rows';
import { discountCards } from '../../db/schema';
import { findAccount, type Account } from '../../people/accounts';
import { changeAccount, type Edit } from '../../people/edit';
import { endSessions } from '../../people/sessions';

const RFID = 0;
const inUse = isNull(discountCards.removed_at);

export interface CardWish {
  readonly card_number?: string | undefined;
  readonly discount?: number | undefined;
  readonly reassign_card?: boolean | undefined;
}

/** Removes cards from use; they keep their owner, and with them their past in reports. */
async function endCards({ tx, editor }: Edit, which: ReturnType<typeof eq>): Promise<void> {
  const ended = await tx
    .update(discountCards)
    .set({ removed_at: sql`now()` })
    .where(and(which, inUse))
    .returning({ card_id: discountCards.card_id });
  const records = ended.map(({ card_id }) => ({ record_id: card_id, action: 'removed' as const, changes: [] }));
  await remember(tx, 'card', editor.user_id, records);
}

/** Removes all cards of an account, QR cards too. */
export const endCardsOf = (edit: Edit, userId: number) => endCards(edit, eq(discountCards.owner_id, userId));

/**
 * The owner of a card that was taken loses their rights.
 * @throws ProblemError 3 for an owner who holds more than the editor, the administrator, and the editor.
 */
async function stripOwner(edit: Edit, owner: Account, cardId: number): Promise<void> {
  const { tx, editor, special } = edit;
  const reason = removeRefusal(editor, owner, special);
  if (reason) throw refusal(reason);
  await endCards(edit, eq(discountCards.card_id, cardId));
  await changeAccount(edit, owner, { permissions: NO_PERMISSION });
  await endSessions(tx, owner.user_id);
}

/** Frees a number for an account. @returns whether orders with the card belong to the promo. */
async function freeNumber(edit: Edit, userId: number, number: string, reassign: boolean): Promise<boolean> {
  const { tx, special } = edit;
  const card = await findRow(tx, discountCards, and(eq(discountCards.card_number, number), inUse));
  if (!card) return false;
  if (card.card_type !== RFID) throw refusal('cardIsQr', 'card_number');
  const isOthers = card.owner_id !== null && card.owner_id !== userId;
  const owner = isOthers ? await findAccount(tx, special, card.owner_id ?? 0) : null;
  const name = owner?.person ?? (card.owner_id === userId ? '' : card.owner_name);
  if (name && !reassign) throw refusal('cardTaken', 'card_number', { name });
  if (owner) await stripOwner(edit, owner, card.card_id);
  else await endCards(edit, eq(discountCards.card_id, card.card_id));
  return card.promo;
}

/**
 * Gives an account the card and discount it asks for. A card that changes hands, or comes back into use, gets a new row.
 * @throws ProblemError 20 for a card of somebody else, 3 when it may not be taken, 5 for the number of a QR card, 1 for
 * a discount without a card.
 */
export async function putCard(edit: Edit, account: Account, { card_number, discount, reassign_card }: CardWish) {
  const { tx, editor } = edit;
  const { user_id, card_id } = account;
  const percent = discount ?? account.discount;
  if (card_number !== undefined && card_number !== account.card_number) {
    const promo = await freeNumber(edit, user_id, card_number, reassign_card === true);
    if (card_id !== null) await endCards(edit, eq(discountCards.card_id, card_id));
    const row = { card_number, card_type: RFID, discount: percent, owner_id: user_id, promo };
    const { card_id: record_id } = await insertOne(tx, discountCards, row);
    const changes = differences({}, { card_number, card_type: RFID, discount: percent, owner_id: user_id });
    await remember(tx, 'card', editor.user_id, [{ record_id, action: 'created', changes }]);
  } else if (percent !== account.discount) {
    if (card_id === null) throw refusal('discountNeedsCard', 'card_number');
    await tx.update(discountCards).set({ discount: percent }).where(eq(discountCards.card_id, card_id));
    const changes = differences({ discount: account.discount }, { discount: percent });
    await remember(tx, 'card', editor.user_id, [{ record_id: card_id, action: 'changed', changes }]);
  }
}
