import { setTimeout as pause } from 'node:timers/promises';
import { randomFor, type Random } from '@/tools/sample/random';
import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint';
import { posSetup, posTables } from '@/lib/sections/orders/contract/pos';
import { toBaht, toSatang } from '@/lib/domain/money';
import { errandsOf, type PaidOrder, type Books, type Refused } from './errands';
import type { Setup } from './party';
import { planEvening, seatKey, type EveningOptions } from './plan';
import { askUntilAnswered, TillError, type WireOptions, type Answer, type Errand } from './wire';

interface Traffic {
  /** Calls answered the first time. */
  sent: number;
  /** Calls sent again under the same key. */
  resent: number;
  /** Number of lost connections. */
  lost: number;
  /** Number of times the venue did not answer. */
  silent: number;
  /** Repeated calls with another answer; there must be none. */
  contradictions: string[];
}

/** Share of calls at which the till loses its connection and works on alone for a while. */
const LOSS_RATE = 0.03;
const LOST_ANSWER_RATE = 0.04;

/**
 * The till's queue, sent in order. Without a connection it waits; afterwards everything is sent, some of it twice,
 * because the till cannot know what arrived.
 */
function openQueue(options: WireOptions, random: Random) {
  const waiting: Errand[] = [];
  const traffic: Traffic = { sent: 0, resent: 0, lost: 0, silent: 0, contradictions: [] };
  let offlineFor = 0;

  async function send(errand: Errand, body: object): Promise<Answer> {
    const { answer, silent } = await askUntilAnswered(options, errand.endpoint, body, errand.key);
    traffic.silent += silent;
    return answer;
  }
  async function sendAgain(errand: Errand, body: object, before: Answer): Promise<void> {
    traffic.resent += 1;
    const again = await send(errand, body);
    // A refused call stores nothing; its second answer may differ.
    if ('reply' in before && JSON.stringify(again) !== JSON.stringify(before))
      traffic.contradictions.push(`${errand.endpoint.id} ${errand.key}`);
  }
  /** @returns a function that sends the call again; none for a refused call */
  async function deliver(errand: Errand): Promise<(() => Promise<void>) | null> {
    const body = errand.body();
    if (body === null) return null;
    const answer = await send(errand, body);
    traffic.sent += 1;
    // The reply is lost: the till sends the request again and gets the same reply.
    if (random.next() < LOST_ANSWER_RATE) await sendAgain(errand, body, answer);
    if ('refusal' in answer) {
      const instead = errand.refused?.(answer.refusal);
      return instead ? deliver(instead) : null;
    }
    errand.onReply?.(answer.reply);
    return () => sendAgain(errand, body, answer);
  }

  /** Sends everything that waits. */
  async function flush(again = false): Promise<void> {
    const sent: (() => Promise<void>)[] = [];
    for (let errand = waiting.shift(); errand; errand = waiting.shift()) {
      const repeat = await deliver(errand);
      if (repeat) sent.push(repeat);
    }
    if (again) for (const repeat of sent) await repeat();
  }
  return {
    traffic: traffic as Readonly<Traffic>,
    flush,
    async submit(errand: Errand): Promise<void> {
      waiting.push(errand);
      if (offlineFor > 0) {
        offlineFor -= 1;
        if (offlineFor === 0) await flush(random.next() < 0.5);
        return;
      }
      if (random.next() < LOSS_RATE) {
        traffic.lost += 1;
        offlineFor = random.whole(2, 12);
        return;
      }
      await flush();
    },
  };
}

/** Answers that a till got in an evening; money in baht. */
interface Summary extends Readonly<Traffic> {
  readonly orders: number;
  readonly total_price: number;
  readonly discount: number;
  readonly paidsum: number;
  readonly paid_cash: number;
  readonly paid_card: number;
  readonly order_numbers: readonly number[];
  /** Orders by partner and by discount card. */
  readonly delivery: Readonly<Record<string, number>>;
  readonly cards: Readonly<Record<string, number>>;
  readonly sessions: number;
  /** Orders whose sum before discounts differed from the till's own. */
  readonly differing: readonly { readonly order_number: number; readonly told: number; readonly expected: number }[];
  readonly refused: readonly Refused[];
  readonly open_tables: readonly { readonly place_id: number; readonly table: string }[];
}

type Money = 'total_price' | 'discount' | 'paidsum' | 'paid_cash' | 'paid_card';

function countsOf(orders: readonly PaidOrder[], name: 'delivery_partner' | 'discount_card'): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const order of orders) {
    const key = order[name];
    if (key) counts[key] = (counts[key] ?? 0) + 1;
  }
  return counts;
}

function summaryOf({ orders, refused, sessions, open }: Books, traffic: Readonly<Traffic>): Summary {
  const sum = (name: Money) => toBaht(orders.reduce((total, order) => total + toSatang(order[name]), 0));
  return {
    orders: orders.length,
    total_price: sum('total_price'),
    discount: sum('discount'),
    paidsum: sum('paidsum'),
    paid_cash: sum('paid_cash'),
    paid_card: sum('paid_card'),
    delivery: countsOf(orders, 'delivery_partner'),
    cards: countsOf(orders, 'discount_card'),
    sessions: sessions.size,
    differing: orders
      .filter(({ total_price, expected }) => toSatang(total_price) !== expected)
      .map(({ order_number, total_price, expected }) => ({
        order_number,
        told: total_price,
        expected: toBaht(expected),
      })),
    refused: [...refused],
    open_tables: [...open.values()],
    ...traffic,
    order_numbers: orders.map(({ order_number }) => order_number),
  };
}

export interface Evening extends WireOptions, EveningOptions {
  /** Speed relative to the clock; Infinity never waits. */
  readonly speed?: number;
  /** Called with every paid order. */
  readonly onOrder?: (order: PaidOrder) => void;
  /** Ends the evening early; queued calls are still sent. */
  readonly signal?: AbortSignal;
}

async function read<E extends Endpoint>(options: WireOptions, endpoint: E): Promise<ReplyOf<E>> {
  const { answer } = await askUntilAnswered(options, endpoint);
  if ('refusal' in answer) throw new TillError(`The venue refuses the till: ${answer.refusal.message}.`);
  return answer.reply as ReplyOf<E>;
}

/**
 * Plays an evening of one till against a running venue, over HTTP only. It opens, changes and pays tables, loses its
 * connection now and then, and sends its queue again under the same keys.
 * @returns what the till was told, to compare with the books
 * @throws TillError when the venue refuses the till or stays silent
 */
export async function playEvening(evening: Evening): Promise<Summary> {
  const { speed = Infinity, seed, signal } = evening;
  const setup: Setup = await read(evening, posSetup);
  const { tables } = await read(evening, posTables);
  const taken = new Set(tables.map(({ place_id, table }) => seatKey(place_id, table)));
  const actions = planEvening(setup, evening, taken);
  const queue = openQueue(evening, randomFor(seed, 'connection of a till'));
  const books = errandsOf(evening.onOrder);
  let clock = 0;
  for (const action of actions) {
    if (signal?.aborted) break;
    const wait = ((action.at - clock) * 60_000) / speed;
    clock = action.at;
    if (wait >= 1) await pause(wait, undefined, { ...(signal && { signal }) }).catch(() => undefined);
    await queue.submit(books.errandFor(action));
  }
  await queue.flush();
  return summaryOf(books, queue.traffic);
}
