import { z } from 'zod';
import { defineEndpoint } from './endpoint';
import { Baht, BahtInput, Id, UnixSeconds } from './primitives';

const access = 'till' as const;
const POS = '/api/v1/pos';
/** What lies on tables is taken off what a stocktake expects; and all that a till does happens one after the other. */
const changes = ['orders', 'stock'] as const;

/**
 * A table of a place; it is open while something is on it or guests sit at it in a session. `time` is when it happened,
 * for what a till sends later, at most seven days; left out, it is now. Calls that change something need an
 * `Idempotency-Key`. Code 2 for no such place, 1 for a time to come or long gone.
 */
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

/** Open tables with what is on them; `price` is that of one piece. */
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

/** Asks for a table before guests sit down; nothing is kept of it. Code 5 for one that is open already. */
export const posOpen = defineEndpoint({
  id: 'pos.open',
  method: 'POST',
  path: `${POS}/open`,
  body: z.object({ ...table }),
  reply: z.object({}),
  access,
  changes,
});

/** Puts a dish on a table, which is opened by that. Code 2 for no such dish or place. */
export const posAdd = defineEndpoint({
  id: 'pos.add',
  method: 'POST',
  path: `${POS}/add`,
  body: z.object({ ...position, count: Pieces }),
  reply: z.object({}),
  access,
  changes,
});

/** Takes some of a dish off a table. Code 2 where none of it is on it, 1 for more than is. */
export const posRemove = defineEndpoint({
  id: 'pos.remove',
  method: 'POST',
  path: `${POS}/remove`,
  body: z.object({ ...position, count: Pieces }),
  reply: z.object({}),
  access,
  changes,
});

/** Takes all of a dish off a table; without a dish, everything. Code 2 where there is nothing to take. */
export const posRemoveAll = defineEndpoint({
  id: 'pos.removeAll',
  method: 'POST',
  path: `${POS}/remove_all`,
  body: z.object({ ...table, menu_id: Id.optional() }),
  reply: z.object({}),
  access,
  changes,
});

/**
 * Pays what is on a table: as of `time`, while money and stock are booked now. `mixed`, and nothing else, names the part
 * paid by card; the rest is cash. Code 2 for a table without positions, an unknown cashier, card or delivery partner, 1
 * for a card that expired or was taken back, or a card part above the sum.
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
  changes,
});

/** An agent joins a session, again if need be, or leaves it. Code 2 for an unknown one, 5 for one who is there already. */
export const posSessionAgent = defineEndpoint({
  id: 'pos.sessionAgent',
  method: 'POST',
  path: `${POS}/session/agent`,
  body: z.object({ session_id: Id, agent_id: Id, joins: z.boolean(), time: UnixSeconds.optional() }),
  reply: z.object({}),
  access,
  changes,
});

/** The session and its agents' time end; `duration` is seconds. Code 2 for no such session, 5 for one that has ended. */
export const posSessionEnd = defineEndpoint({
  id: 'pos.sessionEnd',
  method: 'POST',
  path: `${POS}/session/end`,
  body: z.object({ session_id: Id, time: UnixSeconds.optional() }),
  reply: z.object({ duration: z.int() }),
  access,
  changes,
});
