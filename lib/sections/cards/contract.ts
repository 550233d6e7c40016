import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { HistoryEntry } from '@/lib/contract/history';
import { Id, Ids, LATEST, Page, PageSize, UnixSeconds } from '@/lib/contract/primitives';

const { call, ours } = endpointsOf('settings');

const access = { flags: ['UsersEdit'] } as const;
const edit = { access, changes: ['cards', 'users'] } as const;

/** Discounts of QR cards, in percent. */
export const QR_DISCOUNTS = [5, 10, 15, 20, 50] as const;
export type QrDiscount = (typeof QR_DISCOUNTS)[number];
/** States of a card at the till: it gives its discount if `valid`, and nothing for one of the other reasons. */
export const CARD_STATES = ['valid', 'expired', 'owner_off', 'not_allowed'] as const;
/** Columns that cards are sorted by. */
export const CARD_ORDERS = ['card_number', 'card_type', 'discount', 'owner_name', 'validtime'] as const;

/**
 * A discount card in use. `card_type` 0 is RFID, anything else QR. `permissions` are those of its owner, who is null for
 * a guest known by name only. `validtime` is the end of validity; null or 0 never ends. Ours: `state`.
 */
export const Card = z.object({
  card_id: Id,
  card_number: z.string(),
  card_type: z.int(),
  permissions: z.string().nullable(),
  discount: z.number(),
  owner_id: z.int().nullable(),
  owner_name: z.string().nullable(),
  validtime: UnixSeconds.nullable(),
  state: z.enum(CARD_STATES).optional(),
});
export type Card = z.infer<typeof Card>;

/**
 * Which cards are meant, all by default. `search` is a part of the number or, with a letter in it, of the owner's name.
 * `state` `off` is every card of a disabled owner and every one whose owner may not give its discount.
 */
const asked = {
  search: z.string().trim().max(200).optional(),
  state: z.enum(['all', 'valid', 'expired', 'off']).optional(),
  type: z.enum(['all', 'rfid', 'qr']).optional(),
  owner_id: Id.optional(),
  card_ids: Ids.optional(),
  page: Page.optional(),
  count: PageSize.optional(),
  sort: z.object({ key: z.enum(CARD_ORDERS), direction: z.enum(['asc', 'desc']) }).optional(),
};

const reading = { body: z.object(asked), access, reads: ['cards', 'users'] } as const;

/** Cards in use, by `card_id` without a `sort`. Ours: everything in the body, and `total_records` in the reply. */
export const listCards = call({
  id: 'cards.list',
  ...reading,
  path: '/api/v1/admin/users/cards',
  reply: z.object({ items: z.array(Card), total_records: z.int().optional() }),
});

/** Like `listCards`, for screens and files: narrowed and with states also where a legacy server sends all cards. */
export const cardPage = call({
  id: 'bff.cards',
  ...reading,
  path: '/api/users/card_page',
  reply: z.object({ items: z.array(Card.required({ state: true })), total_records: z.int() }),
});
export type ListedCard = Card & { readonly state: (typeof CARD_STATES)[number] };

/**
 * Sets the end of a card's validity; null (ours) never ends. Code 1 for a time before now, 2 for an unknown card, 3 for
 * the card of an account that holds more than the caller.
 */
export const expireCard = call({
  id: 'cards.expiration',
  ...edit,
  path: '/api/v1/admin/users/cards/expiration',
  body: z.object({ card_id: Id, expiration: UnixSeconds.positive().max(LATEST).nullable() }),
  reply: z.object({}),
});

/**
 * Makes a QR card with a random number. Code 2 for an unknown owner; 3 for a discount that the owner's rights do not
 * include, a disabled account, or one that holds more than the caller. Ours: `card_number`.
 */
export const createQrCard = call({
  id: 'cards.createQr',
  ...edit,
  path: '/api/v1/admin/users/cards/create_qr',
  body: z.object({ owner_id: Id, discount: z.union(QR_DISCOUNTS.map((percent) => z.literal(percent))) }),
  reply: z.object({ card_id: Id, card_number: z.string().optional() }),
});

/**
 * Takes a card out of use. Orders paid with it keep it. Code 2 for an unknown card, 3 for the card of an account that
 * holds more than the caller.
 */
export const deleteCard = call({
  id: 'cards.delete',
  ...edit,
  path: '/api/v1/admin/users/cards/delete',
  body: z.object({ card_id: Id }),
  reply: z.object({}),
});

/** Changes of a card, latest first. */
export const cardHistory = ours({
  id: 'cards.history',
  path: '/api/v1/admin/users/cards/:id/history',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: z.object({ items: z.array(HistoryEntry) }),
  access,
  reads: ['cards'],
});
