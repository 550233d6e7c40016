import type { Random } from '@/tools/sample/random';
import type { ReplyOf } from '@/lib/contract/endpoint';
import type { posSetup } from '@/lib/sections/orders/contract/pos';

export type Setup = ReplyOf<typeof posSetup>;

/** Prices in satang. */
export type Dishes = readonly { readonly menu_id: number; readonly price: number }[];

type What =
  | { readonly what: 'open' | 'print' }
  | { readonly what: 'add' | 'remove'; readonly menu_id: number; readonly count: number }
  | { readonly what: 'remove_all'; readonly menu_id: number }
  | { readonly what: 'session_start'; readonly participants: number; readonly agents: readonly number[] }
  | { readonly what: 'session_agent'; readonly agent_id: number; readonly joins: boolean }
  | { readonly what: 'session_end' }
  | {
      readonly what: 'pay';
      readonly cashier_id: number;
      readonly paid_type: 'cash' | 'card' | 'mixed';
      readonly card_part?: number;
      readonly discount_card?: string;
      readonly delivery_partner?: string;
      /** Expected sum before discounts, in satang, by the till's own prices. */
      readonly expected: number;
    };

/** An action of a party, in minutes after its arrival. */
export type Step = What & { readonly after: number };

interface PartyOptions {
  readonly setup: Setup;
  readonly dishes: Dishes;
  readonly cards: readonly string[];
  readonly isDelivery: boolean;
}

/** Orders and returns of a party; something always remains. */
function orderRounds(dishes: Dishes, random: Random): { steps: Step[]; expected: number } {
  const steps: Step[] = [];
  const on = new Map<number, number>();
  const prices = new Map(dishes.map(({ menu_id, price }) => [menu_id, price]));
  const add = (after: number): void => {
    // The cheaper of two: whole bottles are ordered rarely.
    const [one, other] = [random.pick(dishes), random.pick(dishes)];
    const { menu_id } = one.price <= other.price ? one : other;
    const count = random.next() < 0.75 ? 1 : random.whole(2, 3);
    on.set(menu_id, (on.get(menu_id) ?? 0) + count);
    steps.push({ what: 'add', menu_id, count, after });
  };
  const rounds = random.whole(1, 3);
  for (let round = 0; round < rounds; round += 1)
    for (let line = random.whole(1, 3); line > 0; line -= 1) add(2 + round * 20 + line);
  const [first] = [...on];
  const sentBack = 3 + rounds * 20;
  if (first && random.next() < 0.15) {
    const [menu_id, held] = first;
    const isAll = held === 1 || random.next() < 0.4;
    if (isAll) on.delete(menu_id);
    else on.set(menu_id, held - 1);
    // Guests send a piece back after they have seen the bill.
    if (!isAll) steps.push({ what: 'print', after: sentBack - 0.5 });
    steps.push(
      isAll && random.next() < 0.6
        ? { what: 'remove_all', menu_id, after: sentBack }
        : { what: 'remove', menu_id, count: isAll ? held : 1, after: sentBack },
    );
    if (on.size === 0) add(sentBack + 1);
  }
  const expected = [...on].reduce((sum, [menu_id, count]) => sum + (prices.get(menu_id) ?? 0) * count, 0);
  return { steps, expected };
}

/**
 * Half pay in cash, one of eight both ways. Mixed payments show no card, because the till does not know its discount.
 */
function payment(expected: number, { setup, cards, isDelivery }: PartyOptions, random: Random): What {
  const kind = random.next();
  const part = random.between(0.2, 0.8);
  const card = cards.length > 0 && random.next() < 0.2 ? random.pick(cards) : undefined;
  const about = { what: 'pay', cashier_id: random.pick(setup.cashiers.slice(0, 3)).user_id, expected } as const;
  if (isDelivery)
    return { ...about, paid_type: kind < 0.8 ? 'card' : 'cash', delivery_partner: random.pick(setup.partners).name };
  if (kind < 0.12) return { ...about, paid_type: 'mixed', card_part: Math.floor((expected * part) / 100) };
  return { ...about, paid_type: kind < 0.58 ? 'cash' : 'card', ...(card !== undefined && { discount_card: card }) };
}

/** Every fourth party has agents, one of whom may come later or leave earlier. */
function session({ agents }: Setup, leaves: number, random: Random): Step[] {
  const there = agents.filter(() => random.next() < 0.4).map(({ agent_id }) => agent_id);
  const late = agents.find(({ agent_id }) => !there.includes(agent_id));
  const [early] = there;
  return [
    { what: 'session_start', participants: random.whole(1, 8), agents: there, after: 1 },
    ...(late && random.next() < 0.4
      ? [{ what: 'session_agent', agent_id: late.agent_id, joins: true, after: 9 } as const]
      : []),
    ...(early && random.next() < 0.4
      ? [{ what: 'session_agent', agent_id: early, joins: false, after: 12 } as const]
      : []),
    { what: 'session_end', after: leaves + (random.next() < 0.5 ? -0.5 : 0.5) },
  ];
}

export function planParty(options: PartyOptions, random: Random): Step[] {
  const { steps, expected } = orderRounds(options.dishes, random);
  const leaves = Math.max(...steps.map(({ after }) => after)) + random.whole(3, 40);
  const isSession = !options.isDelivery && random.next() < 0.25;
  return [
    ...(random.next() < 0.6 ? [{ what: 'open', after: 0 } as const] : []),
    ...(isSession ? session(options.setup, leaves, random) : []),
    ...steps,
    ...(options.isDelivery ? [] : [{ what: 'print', after: leaves - 1 } as const]),
    { ...payment(expected, options, random), after: leaves },
  ];
}
