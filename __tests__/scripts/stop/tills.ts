import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { BAR, BEER, CASHIER } from '../../support/trade';

export const TOKEN = 'the-token-of-the-stopped-till';

/** Patience of a venue with `PATIENT`. */
export const PATIENT_MS = 120_000;

export interface Evening {
  /** Orders whose payment was answered with 200. */
  readonly paid: { readonly order_number: number; readonly table: string }[];
  /** Statuses of refused calls. */
  readonly refused: { readonly status: number; readonly retryAfter: string | undefined; readonly connection: string }[];
  /** Codes of broken calls, `ECONNRESET` for one that was cut off. */
  readonly broken: string[];
  /** Answers that ended their connection. */
  closing: number;
}

export const newEvening = (): Evening => ({ paid: [], refused: [], broken: [], closing: 0 });

/** Serves one guest after another over one kept connection, until an answer ends the connection, or a call is broken. */
export async function till(port: number, number: number, evening: Evening): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (call: string, body: object): Promise<Record<string, number> | undefined> => {
    const request = ask({
      port,
      host: '127.0.0.1',
      agent,
      method: 'POST',
      path: `/api/v1/pos/${call}`,
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
      },
    });
    request.end(JSON.stringify(body));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers } = response;
    const ends = headers.connection === 'close';
    if (ends) evening.closing += 1;
    if (status === 200) {
      const answer = (await json(response)) as Record<string, number>;
      if (call === 'pay') {
        const { table } = body as { table: string };
        evening.paid.push({ table, order_number: answer['order_number'] ?? 0 });
      }
      // An answer that ends the connection is the last one.
      return ends ? undefined : answer;
    }
    await text(response);
    evening.refused.push({ status, retryAfter: headers['retry-after'], connection: headers.connection ?? '' });
    return undefined;
  };
  try {
    for (;;) {
      const at = { place_id: BAR, table: `${number}-${randomUUID().slice(0, 8)}` };
      const added = await send('add', { ...at, menu_id: BEER, count: 2 });
      if (!added) return;
      const order = await send('pay', { ...at, cashier_id: CASHIER, paid_type: 'cash' });
      if (!order) return;
    }
  } catch (error) {
    evening.broken.push((error as NodeJS.ErrnoException).code ?? String(error));
  } finally {
    agent.destroy();
  }
}
