import { groupBy } from '@/lib/domain/group-by';
import type { discountCards, guestSessions, pendingOperations, sessionAgents } from '@/backend/src/db/schema';
import type { PaidOrder } from '@/backend/src/sections/orders/pay';
import type { SeatedAgent, Seated } from '../trade/bonuses';
import { YEAR } from '../calendar';
import type { Random } from '../random';
import { SAMPLE_CARDS } from './cards';
import { SAMPLE_AGENTS } from './people';

const DAY = 24 * 3600e3;
const MINUTE = 60e3;
const KARAOKE = 17;

type CardRow = typeof discountCards.$inferInsert & { card_id: number };
type SessionRow = typeof guestSessions.$inferInsert & { session_id: number; start_time: Date };
type StayRow = typeof sessionAgents.$inferInsert;

/** Cards as of now. The end of validity is a moment of a day. */
export const cardRows = (now: Date): CardRow[] =>
  SAMPLE_CARDS.map(({ until, since = YEAR, ...card }) => {
    const ended = until && new Date(now.getTime() - until.ago * DAY);
    return {
      ...card,
      created_at: new Date(now.getTime() - since * DAY),
      validtime: ended && !until.lost ? ended : null,
      removed_at: ended && until.lost ? ended : null,
    };
  });

const shownAllYear = new Set(SAMPLE_CARDS.filter(({ since }) => since === undefined).map(({ card_id }) => card_id));

const isGood = ({ validtime, removed_at }: CardRow, time: Date): boolean =>
  (!validtime || validtime >= time) && (!removed_at || removed_at > time);

/** Whether agents hand the card to their guests; the promo card of 100 % is the owners'. */
const isHandedOut = ({ promo, discount }: CardRow): boolean => promo === true && discount < 100;

/** A guest's card of this discount. Now and then the owners and their friends drink free, or for half. */
function cardOf(percent: number, cards: readonly CardRow[], time: Date, random: Random): CardRow | undefined {
  const chance = random.next();
  const wanted = chance < 0.004 ? 100 : chance < 0.01 ? 50 : percent;
  const good = cards.filter((card) => card.discount === wanted && !isHandedOut(card) && isGood(card, time));
  return wanted === 0 || good.length === 0 ? undefined : random.pick(good);
}

/** 100 % card of a guest treated by the owners; undefined for most orders. Shown about three times a week. */
function treat(cards: readonly CardRow[], random: Random): CardRow | undefined {
  const isTreated = random.next() < 0.009;
  return isTreated ? random.pick(cards.filter((card) => card.discount === 100 && !card.promo)) : undefined;
}

/** Promo card that an agent hands to guests without a card, in about a third of the sessions. */
function handedOut(company: readonly number[], cards: readonly CardRow[], random: Random): CardRow | undefined {
  const chance = random.next();
  const promo = cards.filter((card) => isHandedOut(card));
  return company.length > 0 && chance < 0.35 ? random.pick(promo) : undefined;
}

const shownAs = ({ card_id, card_number, discount, promo = false }: CardRow) => ({
  card_id,
  discount_card: card_number,
  discount_percent: discount,
  promo,
});

/** Agents who work at that time and come along; usually one. */
function companyOf(time: Date, now: Date, random: Random): readonly number[] {
  const there = SAMPLE_AGENTS.filter(({ since }) => now.getTime() - since * DAY < time.getTime());
  const first = there.length > 0 && random.next() < 0.75 ? random.pick(there).agent_id : undefined;
  const second = there.find(({ agent_id }) => agent_id !== first);
  if (first === undefined) return [];
  return second && random.next() < 0.25 ? [first, second.agent_id] : [first];
}

/** Whether guests sit in a session: most in the karaoke; in the hall those whom an agent brought in the evening. */
function isSession(
  { place_id, opened_time, delivery_partner }: PaidOrder,
  zoneHour: (time: Date) => number,
  random: Random,
): boolean {
  const hour = zoneHour(opened_time);
  const isEvening = hour >= 18 || hour < 3;
  return !delivery_partner && isEvening && random.next() < (place_id === KARAOKE ? 0.8 : place_id === 16 ? 0.12 : 0);
}

/** One session in seven is started by hand. */
const isForced = (random: Random): boolean => random.next() < 1 / 7;

interface Guests {
  readonly orders: readonly PaidOrder[];
  readonly sessions: readonly SessionRow[];
  readonly stays: readonly StayRow[];
}

/** Agents of each session in the order in which they came, with their rates. */
export function seatedIn(stays: readonly StayRow[]): Seated {
  const inOrder = stays.toSorted((a, b) => Number(a.start_time) - Number(b.start_time) || a.agent_id - b.agent_id);
  const rates = new Map(SAMPLE_AGENTS.map((agent) => [agent.agent_id, agent]));
  const agentOf = ({ agent_id }: StayRow): SeatedAgent => {
    const { percent = 0, referred_by } = rates.get(agent_id) ?? {};
    const by = referred_by ? rates.get(referred_by) : undefined;
    return { agent_id, percent, referrer: by && { agent_id: by.agent_id, referral_percent: by.referral_percent } };
  };
  const groups = groupBy(inOrder, ({ session_id }) => session_id);
  return new Map(Array.from(groups, ([session_id, group]) => [session_id, group.map(agentOf)]));
}

/**
 * Assigns shown cards and sessions to the year's orders; `promo` decides on promo cards and forced sessions, `treats` on
 * who drinks free.
 */
export function seatGuests(
  orders: readonly PaidOrder[],
  now: Date,
  hourOf: (time: Date) => number,
  random: Random,
  promo: Random,
  treats: Random,
): Guests {
  const cards = cardRows(now).filter(({ card_id }) => shownAllYear.has(card_id));
  const sessions: SessionRow[] = [];
  const stays: StayRow[] = [];
  const seated = orders.map((order): PaidOrder => {
    const { place_id, table, opened_time, paid_time, discount_percent, delivery_partner } = order;
    const own = delivery_partner ? undefined : cardOf(discount_percent, cards, paid_time, random);
    const card = delivery_partner ? own : (treat(cards, treats) ?? own);
    const shown = card ? shownAs(card) : { discount_percent: 0 };
    if (!isSession(order, hourOf, random)) return { ...order, ...shown };
    const session_id = sessions.length + 1;
    const end_time = new Date(Math.min(paid_time.getTime() + random.whole(0, 12) * MINUTE, now.getTime()));
    const about = { participants: random.whole(1, 8), forced: isForced(promo) };
    sessions.push({ session_id, place_id, table, ...about, start_time: opened_time, end_time });
    const late = () => new Date(Math.min(opened_time.getTime() + random.whole(0, 15) * MINUTE, end_time.getTime()));
    const company = companyOf(opened_time, now, random);
    for (const agent_id of company) stays.push({ session_id, agent_id, start_time: late(), end_time });
    const handed = handedOut(company, cards, promo);
    return { ...order, ...(handed && !card && !delivery_partner ? shownAs(handed) : shown), session_id };
  });
  return { orders: seated, sessions, stays };
}

/** Puts every third open table into a session. */
export function seatTonight(
  operations: readonly (typeof pendingOperations.$inferInsert & { operation_time: Date })[],
  now: Date,
  from: number,
  random: Random,
): Omit<Guests, 'orders'> {
  const sessions: SessionRow[] = [];
  const stays: StayRow[] = [];
  const first = new Map(
    operations.toReversed().map((operation) => [`${operation.place_id} ${operation.table}`, operation]),
  );
  [...first.values()].forEach(({ place_id, table, operation_time: start_time }, index) => {
    if (index % 3 !== 0) return;
    const session_id = from + sessions.length;
    const about = { participants: random.whole(2, 6), forced: index === 0 };
    sessions.push({ session_id, place_id, table, ...about, start_time });
    for (const agent_id of companyOf(now, now, random)) stays.push({ session_id, agent_id, start_time });
  });
  return { sessions, stays };
}
