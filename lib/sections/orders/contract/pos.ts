import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, BahtInput, Id, inSteps, UnixSeconds } from '@/lib/contract/primitives';

const { ours } = endpointsOf();

const POS = '/api/v1/pos';
/** A till changes orders and, because stocktakes subtract what open tables hold, the stock too. */
const command = { access: 'till', changes: ['orders', 'stock'] } as const;
const told = { ...command, reply: z.object({}) };
const query = { access: 'till', reads: [] } as const;

/**
 * A table of a place. It is open while it has positions or a session. `time` is the moment of the event for a till that
 * sends later, at most seven days; it defaults to now. Calls that change something need an `Idempotency-Key`. Code 2
 * for an unknown place, 1 for a time in the future or too old. `user` is the account of the person, if the till knows it;
 * code 2 for an unknown one.
 */
const happened = { time: UnixSeconds.optional(), user: Id.optional() };
const table = { place_id: Id, table: z.string().trim().min(1).max(50), ...happened };
const Pieces = inSteps(z.number().positive().max(10_000), 0.001);
const position = { ...table, menu_id: Id };

/** Setup of a till: places, cashiers, delivery partners, agents, dishes and prices. */
export const posSetup = ours({
  id: 'pos.setup',
  ...query,
  path: `${POS}/setup`,
  reply: z.object({
    places: z.array(z.object({ place_id: Id, name: z.string() })),
    /** Baht to whose multiples cash is rounded; missing where it is not. */
    cash_rounding: Baht.optional(),
    cashiers: z.array(z.object({ user_id: Id, user_name: z.string() })),
    partners: z.array(z.object({ name: z.string() })),
    agents: z.array(z.object({ agent_id: Id, first_name: z.string() })),
    dishes: z.array(
      z.object({
        menu_id: Id,
        name: z.string(),
        retail_price: Baht,
        max_discount: z.number(),
        /** Whether the till asks for the price. */
        open_price: z.boolean().optional(),
      }),
    ),
  }),
});

/** Open tables with their positions, one for each price of a dish. `price` is per piece, as when it was added. */
export const posTables = ours({
  id: 'pos.tables',
  ...query,
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
});

/** Checks that a table is free before guests sit down. Stores nothing. Code 5 for a table that is open. */
export const posOpen = ours({
  id: 'pos.open',
  ...told,
  path: `${POS}/open`,
  body: z.object({ ...table }),
});

/**
 * Puts a dish on a table at its price of that moment and opens the table if needed. `price` of a piece is required for a
 * dish whose price the till asks for and refused otherwise (code 1). Code 2 for an unknown dish or place.
 */
export const posAdd = ours({
  id: 'pos.add',
  ...told,
  path: `${POS}/add`,
  body: z.object({ ...position, count: Pieces, price: BahtInput.optional() }),
});

/**
 * Says that the bill of a table was printed. What is taken off it from then on is known as taken off after the bill.
 * Code 2 for a table without positions.
 */
export const posPrint = ours({
  id: 'pos.print',
  ...told,
  path: `${POS}/print`,
  body: z.object({ ...table }),
});

/**
 * Takes pieces of a dish off a table, which leaves a trace: those of `price`, else those added last. Code 2 when the dish is
 * not on the table at that price, 1 for more pieces than there are.
 */
export const posRemove = ours({
  id: 'pos.remove',
  ...told,
  path: `${POS}/remove`,
  body: z.object({ ...position, count: Pieces, price: BahtInput.optional() }),
});

/**
 * Takes all pieces of a dish off a table; without a dish, everything. It leaves a trace. Code 2 when there is nothing
 * to take.
 */
export const posRemoveAll = ours({
  id: 'pos.removeAll',
  ...told,
  path: `${POS}/remove_all`,
  body: z.object({ ...table, menu_id: Id.optional() }),
});

/**
 * Pays a table: the order gets the time `time`, money and stock are booked now. `card_part` is required for `mixed` and
 * refused otherwise; the rest is cash. Code 2 for a table without positions, an unknown cashier, card or delivery
 * partner; 1 for an expired or withdrawn card, or a card part above the sum.
 */
export const posPay = ours({
  id: 'pos.pay',
  ...command,
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
    /** Rounding of the cash; missing if it was not rounded. The guest gives `paid_cash` + `rounding`. */
    rounding: Baht.optional(),
  }),
  changes: ['orders', 'stock', 'funds', 'expenses', 'payments'],
});

/**
 * Seats guests with their agents. `forced` when staff started it by hand. Code 5 while the table has an open
 * session, 2 for an unknown agent.
 */
export const posSessionStart = ours({
  id: 'pos.sessionStart',
  ...command,
  path: `${POS}/session/start`,
  body: z.object({
    ...table,
    participants: z.int().min(1).max(500),
    agents: z.array(Id).max(50),
    forced: z.boolean().default(false),
  }),
  reply: z.object({ session_id: Id }),
});

/**
 * Adds an agent to a session (also again) or removes one. Code 2 for an unknown agent, 5 for an agent who is there
 * already.
 */
export const posSessionAgent = ours({
  id: 'pos.sessionAgent',
  ...told,
  path: `${POS}/session/agent`,
  body: z.object({ session_id: Id, agent_id: Id, joins: z.boolean(), ...happened }),
});

/**
 * Ends a session and its agents' time. `duration` is seconds. Code 2 for an unknown session, 5 for one that has ended.
 */
export const posSessionEnd = ours({
  id: 'pos.sessionEnd',
  ...command,
  path: `${POS}/session/end`,
  body: z.object({ session_id: Id, ...happened }),
  reply: z.object({ duration: z.int() }),
});
