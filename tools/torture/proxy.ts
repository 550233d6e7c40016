import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openClient, type Call, type Reply } from './wire';

/** Stands between an attack and a venue: passes a call on, or answers it in its place. */
export type Alter = (call: Call, pass: () => Promise<Reply>) => Promise<Reply>;

/** Several in a row; the first stands in front. */
export const inChain =
  (alters: readonly Alter[]): Alter =>
  (call, pass) =>
    alters.reduceRight<() => Promise<Reply>>((next, alter) => () => alter(call, next), pass)();

/** Headers that belong to one connection. */
const OWN = ['connection', 'keep-alive', 'transfer-encoding', 'content-length'];

/** A server on the loopback that plants a fault in front of a venue's. */
export async function openProxy(address: string, alter: Alter): Promise<{ address: string; close(): Promise<void> }> {
  const client = openClient(address);
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = parts.length > 0 ? Buffer.concat(parts) : undefined;
      const call: Call = { method: request.method ?? 'GET', path: request.url ?? '/', headers: request.headers, body };
      const reply = await alter(call, () => client.send(call));
      if (reply.status === 0) return void response.destroy();
      const headers = Object.entries(reply.headers).filter(([name]) => !OWN.includes(name));
      response.writeHead(reply.status, Object.fromEntries(headers)).end(reply.body);
    })().catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      client.close();
      await once(server, 'close').catch(() => undefined);
    },
  };
}

/** Text of a planted reply, by which it is told from others. */
export const PLANTED = 'planted by the torture';

/** A reply of a planted fault. */
export const planted = (status: number, body: string = PLANTED, headers: Reply['headers'] = {}): Reply => ({
  status,
  headers: { 'content-type': 'application/json', ...headers },
  body: Buffer.from(body),
  ms: 0,
});

/** Answers every `n`-th call with a bare 500. */
export const everyNth = (n: number): Alter => {
  let calls = 0;
  return (_call, pass) => ((calls += 1) % n === 0 ? Promise.resolve(planted(500)) : pass());
};
