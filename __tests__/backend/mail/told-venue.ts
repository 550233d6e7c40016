import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { eq, sql } from 'drizzle-orm';
import { dishIngredients, mailOutbox, places } from '@/backend/src/db/schema';
import { startMailWorker, type MailWorker } from '@/backend/src/mail/worker';
import type { AttentionLines } from '@/backend/src/mail/report';
import { composer } from '@/backend/src/sections/settings/told/compose';
import type { Flag } from '@/lib/contract/access';
import { readSettings } from '@/lib/env';
import { savePreferences, type Preferences } from '@/lib/sections/settings/contract/preferences';
import { signedIn } from '../../support/ask';
import { listen } from '../../support/listen';
import { fillStock } from '../../support/stock';
import { openTea, TEA, ZONE } from '../money/money';
import { FAST, startPostOffice, until } from './post-office';
import { forFile } from '../../support/for-file';

export const SECRET = 'a-secret-of-the-webhook-0123456789';

/** Decodes a part of a mail: base64 or quoted-printable, in UTF-8. */
function decoded(part: string): string {
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/transfer-encoding: base64/i.test(head)) return Buffer.from(body, 'base64').toString();
  const bytes = body.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'));
}

/** Plain text and HTML of a raw mail. */
export function partsOf(raw: string) {
  const parts = raw.split(/\r\n--[^\r]+\r\n/).slice(1);
  const of = (type: string) => decoded(parts.find((part) => part.includes(`Content-Type: ${type}`)) ?? '');
  return { text: of('text/plain').replaceAll('\r\n', '\n').trim(), html: of('text/html') };
}

interface Called {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Checks a signature as a receiver does, without code of the product. */
export function isGenuine({ headers, body }: Called): boolean {
  const signed = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`;
  const own = createHmac('sha256', SECRET).update(signed).digest('base64');
  return headers['webhook-signature'] === `v1,${own}`;
}

/** A receiver of the webhook on the loopback. It answers one call after another with these states, further ones with 200. */
export async function startReceiver(...states: number[]) {
  const calls: Called[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      calls.push({ headers: request.headers, body });
      const state = states.shift() ?? 200;
      response.writeHead(state, state === 302 ? { location: '/elsewhere' } : {}).end('x'.repeat(1000));
    });
  });
  const port = await listen(server);
  return {
    calls,
    /** States of the next answers. */
    states,
    url: `http://127.0.0.1:${port}/hook`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** A venue for the tests of a file. It sells tea of costly leaves, and has a mail server and a receiver of the webhook. */
export const startTold = forFile(async () => {
  const [office, receiver] = [await startPostOffice(), await startReceiver()];
  const hook = { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: SECRET };
  const stack = await openTea({ SMTP_URL: office.url, VENUE_NAME: 'Чайная', ...hook });
  const { database } = stack;
  const settings = readSettings(process.env);
  await database.db.insert(places).values({ place_id: 17, name: 'Караоке' }).onConflictDoNothing();
  await fillStock(database, [
    { item_id: 901, is_file: true, name: 'Лист', measure_id: 3, quantity: 9000, stock_price: 700 },
  ]);
  await database.db.insert(dishIngredients).values({ menu_id: TEA, item_id: 901, item_quantity: 1 });
  const workers: MailWorker[] = [];
  const lines: string[] = [];
  const keep = (...line: unknown[]) => void lines.push(JSON.stringify(line));
  const idOf = (login: string) => database.value`select user_id from users where login = ${login}`;
  const start = (pace: typeof FAST, attention?: AttentionLines): MailWorker => {
    const compose = composer(database, settings, attention);
    const worker = startMailWorker(database, { settings, log: { info: keep, warn: keep }, compose }, pace);
    workers.push(worker);
    return worker;
  };
  const choose = (login: string, body: Preferences) => signedIn(login)(savePreferences, { body });
  return {
    stack,
    database,
    settings,
    office,
    receiver,
    lines,
    idOf,
    choose,
    /** Adds a person with these rights and choices. */
    add: async (login: string, flags: readonly Flag[], body: Preferences) => {
      await stack.addPerson(login, ...flags);
      await choose(login, body);
    },
    start,
    /** Starts a worker, waits until nothing is under way, and stops it. */
    deliver: async (attention?: AttentionLines) => {
      const worker = start(FAST, attention);
      const left = sql`state in ('waiting', 'sending')`;
      await until(async () => (await database.db.$count(mailOutbox, left)) === 0);
      await worker.stop();
    },
    rowsOf: async (login: string) => {
      const own = eq(mailOutbox.user_id, await idOf(login));
      return database.db.select().from(mailOutbox).where(own).orderBy(mailOutbox.mail_id);
    },
    /** The last mail to an address. */
    lastTo: (address: string) => {
      const letter = office.letters.findLast(({ to }) => to.includes(address));
      return letter && partsOf(letter.raw);
    },
    /** Sales of business days so many days before today, recomputed from order lines, in satang. */
    raw: async (from: number, until_: number, place?: number) => {
      const rows = await database.rows<Record<'revenue' | 'orders' | 'cost', number>>`
        select coalesce(sum(l.paidsum), 0)::float8 as revenue, count(distinct o.order_number)::int as orders,
          coalesce(sum(l.cost), 0)::float8 as cost
        from orders o join order_lines l using (order_number)
        where cancelled_at is null and (${place ?? null}::int is null or place_id = ${place ?? null})
          and (paid_time at time zone ${ZONE} - interval '12 hours')::date between
            (now() at time zone ${ZONE} - interval '12 hours')::date - ${from}::int
            and (now() at time zone ${ZONE} - interval '12 hours')::date - ${until_}::int`;
      return rows[0]!;
    },
    close: async () => {
      for (const worker of workers) await worker.stop();
      await stack.close();
      await office.close();
      await receiver.close();
    },
  };
});
