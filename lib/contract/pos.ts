import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { Baht, BahtInput, Id, UnixSeconds } from './primitives';

const access = 'till' as const;
const POS = '/api/v1/pos';
const changesTables = ['orders', 'stock'] as const;

/** A table of a place. `time` is when it happened, for what a till sends later; left out, it is now. */
const table = { place_id: Id, table: z.string().trim().min(1).max(50), time: UnixSeconds.optional() };
const Pieces = z.number().positive().max(10_000).multipleOf(0.001);
const position = { ...table, menu_id: Id };

/** What a till needs to work: places, cashiers, delivery partners, agents, and what is sold for how much. */
export const posSetup = defineEndpoint({
  id: 'pos.setup',
  method: 'GET',
  path: `${POS}/setup`,
  reply: z.object({
    places: z.array(z.object({ place_id: Id, name: z.string() })),
    cashiers: z.array(z.object({ user_id: Id, user_name: z.string() })),
    partners: z.array(z.object({ name: z.string() })),
    agents: z.array(z.object({ agent_id: Id, first_name: z.string() })),
    dishes: z.array(z.object({ menu_id: Id, name: z.string(), retail_price: Baht, max_discount: z.number() })),
  }),
  access,
  reads: [],
});

/** Tables that have not paid, with what is on them. */
export const posTables = defineEndpoint({
  id: 'pos.tables',
  method: 'GET',
  path: `${POS}/tables`,
  reply: z.object({
    tables: z.array(
      z.object({
        place_id: Id,
        table: z.string(),
        since: UnixSeconds,
        session_id: Id.nullable(),
        items: z.array(z.object({ menu_id: Id, name: z.string(), count: z.number(), price: Baht })),
      }),
    ),
  }),
  access,
  reads: [],
});

/** Code 5 for a table that is open already. */
export const posOpen = defineEndpoint({
  id: 'pos.open',
  method: 'POST',
  path: `${POS}/open`,
  body: z.object({ ...table }),
  reply: z.object({}),
  access,
  changes: [],
});

/** Puts a dish on a table, which is opened by that. Code 2 for no such dish or place. */
export const posAdd = defineEndpoint({
  id: 'pos.add',
  method: 'POST',
  path: `${POS}/add`,
  body: z.object({ ...position, count: Pieces }),
  reply: z.object({}),
  access,
  changes: [],
});

/** Takes some of a dish off a table, at most what is on it. */
export const posRemove = defineEndpoint({
  id: 'pos.remove',
  method: 'POST',
  path: `${POS}/remove`,
  body: z.object({ ...position, count: Pieces }),
  reply: z.object({}),
  access,
  changes: [],
});

/** Takes all of a dish off a table; without a dish, everything. */
export const posRemoveAll = defineEndpoint({
  id: 'pos.removeAll',
  method: 'POST',
  path: `${POS}/remove_all`,
  body: z.object({ ...table, menu_id: Id.optional() }),
  reply: z.object({}),
  access,
  changes: [],
});

/**
 * Pays what is on a table. `mixed` names the part paid by card; the rest is cash. Code 2 for a table without positions, an
 * unknown cashier or card, 1 for a card that expired or a card part above the sum.
 */
export const posPay = defineEndpoint({
  id: 'pos.pay',
  method: 'POST',
  path: `${POS}/pay`,
  body: z.object({
    ...table,
    cashier_id: Id,
    paid_type: z.enum(['cash', 'card', 'mixed']),
    card_part: BahtInput.optional(),
    discount_card: z.string().trim().max(64).optional(),
    delivery_partner: z.string().trim().max(100).optional(),
  }),
  reply: z.object({
    order_number: Id,
    total_price: Baht,
    discount: Baht,
    paidsum: Baht,
    paid_cash: Baht,
    paid_card: Baht,
  }),
  access,
  changes: ['orders', 'stock', 'funds', 'expenses'],
});

/** Guests sat down with their agents. Code 5 while a session is open at the table, 2 for an unknown agent. */
export const posSessionStart = defineEndpoint({
  id: 'pos.sessionStart',
  method: 'POST',
  path: `${POS}/session/start`,
  body: z.object({ ...table, participants: z.int().min(1).max(500), agents: z.array(Id).max(50) }),
  reply: z.object({ session_id: Id }),
  access,
  changes: changesTables,
});

/** An agent joins a session or leaves it. */
export const posSessionAgent = defineEndpoint({
  id: 'pos.sessionAgent',
  method: 'POST',
  path: `${POS}/session/agent`,
  body: z.object({ session_id: Id, agent_id: Id, joins: z.boolean(), time: UnixSeconds.optional() }),
  reply: z.object({}),
  access,
  changes: changesTables,
});

export const posSessionEnd = defineEndpoint({
  id: 'pos.sessionEnd',
  method: 'POST',
  path: `${POS}/session/end`,
  body: z.object({ session_id: Id, time: UnixSeconds.optional() }),
  reply: z.object({ duration: z.int() }),
  access,
  changes: changesTables,
});
