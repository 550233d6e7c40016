import { setTimeout as pause } from 'node:timers/promises';
import { randomFor } from '@/tools/sample/random';
import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint';
import { posSetup, posTables } from '@/lib/sections/orders/contract/pos';
import { errandsOf, type PaidOrder } from './errands';
import type { Setup } from './party';
import { planEvening, seatKey, type EveningOptions } from './plan';
import { openQueue } from './queue';
import { summaryOf, type Summary } from './summary';
import { askUntilAnswered, TillError, type WireOptions } from './wire';

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
