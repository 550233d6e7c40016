import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { orders } from '@/backend/src/db/schema';
import { freePort } from '@/scripts/test/free-port';
import { openVenueToKill, type venueToKill } from '@/__tests__/support/backend-process';
import { faultsIn } from '@/__tests__/support/database';
import { BAR, BEER, CASHIER, seedTill } from '@/__tests__/support/trade';
import { times } from '@/__tests__/support/effort';

// Every start takes a second or two.
const ROUNDS = times(2, 30);
const TILLS = 4;
const TOKEN = 'the-token-of-the-test-till';

let venue: ReturnType<typeof venueToKill>;
let port: number;

beforeAll(async () => {
  port = await freePort();
  venue = await openVenueToKill();
  await venue.withDatabase((database) => seedTill(database));
});
afterAll(() => venue.close());

const startBackend = () => venue.start({ POS_TOKEN: TOKEN, BACKEND_PORT: String(port) });

/** One guest: positions put on the table and paid, each under its own key. */
interface Guest {
  readonly table: string;
  readonly keys: { readonly add: string; readonly pay: string };
  order_number?: number;
  paidsum?: number;
}

async function send(call: string, key: string, body: object): Promise<Record<string, number>> {
  const reply = await fetch(`http://127.0.0.1:${port}/api/v1/pos/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${TOKEN}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const answer = (await reply.json()) as Record<string, number>;
  if (!reply.ok) throw new Error(`${call}: ${JSON.stringify(answer)}`);
  return answer;
}

async function serve(guest: Guest): Promise<void> {
  const at = { place_id: BAR, table: guest.table };
  await send('add', guest.keys.add, { ...at, menu_id: BEER, count: 2 });
  const paid = await send('pay', guest.keys.pay, { ...at, cashier_id: CASHIER, paid_type: 'cash' });
  guest.order_number = paid['order_number'] ?? 0;
  guest.paidsum = paid['paidsum'] ?? 0;
}

const newGuest = (till: number): Guest => {
  return { table: `${till}-${randomUUID().slice(0, 8)}`, keys: { add: randomUUID(), pay: randomUUID() } };
};

/** Serves guests until the backend is gone, and records everybody it began to serve. */
async function till(number: number, guests: Guest[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const guest = newGuest(number);
    guests.push(guest);
    try {
      await serve(guest);
    } catch (error) {
      if (!isOver()) throw error;
    }
  }
}

const ordersNow = () =>
  venue.withDatabase(async (database) => {
    const rows = await database.db.select().from(orders);
    return { booked: rows.map((row) => [row.table, row.order_number, row.paidsum]), faults: await faultsIn(database) };
  });

it(
  `no payment is lost or doubled when the backend is killed ${ROUNDS} times`,
  async () => {
    const guests: Guest[] = [];
    let unanswered = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const backend = await startBackend();
      // The till returns and sends its queue again.
      for (const guest of guests.filter(({ order_number }) => order_number === undefined)) await serve(guest);
      let over = false;
      const served: Guest[] = [];
      const tills = [...Array(TILLS).keys()].map((number) => till(number, served, () => over));
      // Kills at a different moment each time, once the tills are busy.
      while (served.length < 2 * TILLS) await Promise.race([wait(5), ...tills]);
      await wait((round * 7) % 40);
      over = true;
      await venue.end(backend, 'SIGKILL');
      await Promise.all(tills);
      unanswered += served.filter(({ order_number }) => order_number === undefined).length;
      guests.push(...served);
    }
    const backend = await startBackend();
    for (const guest of guests.filter(({ order_number }) => order_number === undefined)) await serve(guest);
    await venue.end(backend, 'SIGTERM');

    const { booked, faults } = await ordersNow();
    const told = guests.map(({ table, order_number, paidsum = 0 }) => [table, order_number, Math.round(paidsum * 100)]);
    expect(booked.toSorted()).toEqual(told.toSorted());
    expect(faults).toEqual([]);
    expect(unanswered).toBeGreaterThan(0);
    console.log(`${guests.length} payments over ${ROUNDS} kills, ${unanswered} of them without an answer at first`);
  },
  600_000 + ROUNDS * 60_000,
);
