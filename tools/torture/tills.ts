import { setTimeout as pause } from 'node:timers/promises';
import { jsonOf, type Reply } from './wire';
import type { Venue } from './venue';

interface Setup {
  readonly places: readonly { readonly place_id: number }[];
  readonly cashiers: readonly { readonly user_id: number }[];
  readonly dishes: readonly { readonly menu_id: number }[];
}

export interface TillOptions {
  readonly tills: number;
  /** Time until an unanswered call is sent again under its key. */
  readonly answerMs?: number;
  /** Judges every reply, final or not. */
  readonly onReply?: (reply: Reply) => void;
}

/**
 * Tills that open a table of their own, pay it, and send a call again under its key until it is answered, through kills
 * and full disks. Each table is paid once, so that the books must hold it once.
 */
export async function openTills(venue: Venue, { tills, answerMs = 30_000, onReply = () => undefined }: TillOptions) {
  const setup = jsonOf(await venue.client.send(venue.tillCall('setup'))) as Setup;
  const run = crypto.randomUUID().slice(0, 6);
  const [place_id, cashier_id] = [setup.places[0]?.place_id, setup.cashiers[0]?.user_id];
  /** Order numbers by table, as the till was told. */
  const acknowledged = new Map<string, number>();
  const refused: string[] = [];
  let stopping = false;
  let sent = 0;

  /** The final reply: neither silence nor a 5xx. Null when the tills stop before there is one. */
  async function ask(name: string, body: object): Promise<Reply | null> {
    const call = { ...venue.tillCall(name, body), timeoutMs: answerMs };
    for (let again = 0; ; again += 1) {
      const reply = await venue.client.send(call);
      sent += 1;
      onReply(reply);
      if (reply.status > 0 && reply.status < 500) return reply;
      if (stopping) return null;
      await pause(Math.min(1000, 20 * 2 ** again));
    }
  }

  async function one(till: number): Promise<void> {
    for (let turn = 0; !stopping; turn += 1) {
      const table = `${run}-${till}-${turn}`;
      const dish = setup.dishes[turn % setup.dishes.length];
      const added = await ask('add', { place_id, table, menu_id: dish?.menu_id, count: 1 });
      if (added?.status !== 200) continue;
      const paid = await ask('pay', { place_id, table, cashier_id, paid_type: 'cash' });
      if (paid?.status === 200) acknowledged.set(table, (jsonOf(paid) as { order_number: number }).order_number);
      else if (paid) refused.push(`${table}: ${paid.status} ${paid.body.toString()}`);
    }
  }
  const working = Promise.all(Array.from({ length: tills }, (_, till) => one(till)));
  return {
    acknowledged: acknowledged as ReadonlyMap<string, number>,
    /** Payments refused with a 4xx: there must be none. */
    refused: refused as readonly string[],
    sent: () => sent,
    /** Resolves when one more payment is acknowledged, or after `withinMs`; says whether it was. */
    async untilPaid(withinMs: number): Promise<boolean> {
      const [before, until] = [acknowledged.size, Date.now() + withinMs];
      while (acknowledged.size === before && Date.now() < until) await pause(10);
      return acknowledged.size > before;
    },
    /** Lets every till finish its call. */
    async stop(): Promise<void> {
      stopping = true;
      await working;
    },
    /** Query of the orders that these tills have paid. */
    orders: `select "table", array_agg(order_number) as numbers from orders where "table" like '${run}-%' group by 1`,
  };
}
export type Tills = Awaited<ReturnType<typeof openTills>>;

/** Faults between the tills' answers and the books: payments lost, booked twice, under other numbers, or refused. */
export function lostOrDouble(tills: Tills, rows: readonly { table: string; numbers: readonly number[] }[]): string[] {
  const booked = new Map(rows.map(({ table, numbers }) => [table, numbers.map(Number)]));
  const lost = [...tills.acknowledged].flatMap(([table, number]) => {
    const numbers = booked.get(table);
    if (!numbers) return [`Order ${number} of table ${table} was acknowledged and is lost`];
    return numbers.includes(number) ? [] : [`Table ${table} was told ${number} and is booked as ${numbers.join()}`];
  });
  const twice = [...booked].flatMap(([table, numbers]) =>
    numbers.length > 1 ? [`Table ${table} is booked ${numbers.length} times: ${numbers.join()}`] : [],
  );
  return [...lost, ...twice, ...tills.refused.map((one) => `A payment was refused: ${one}`)];
}

/** An acknowledged booking that is gone: the database is made to forget it. */
export const forgetting = (numbers: Iterable<number>): string[] => {
  const [number = 0] = numbers;
  return ['set session_replication_role = replica', `delete from orders where order_number = ${number}`];
};
