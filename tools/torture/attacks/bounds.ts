import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { FILES, PAGES } from '../addresses';
import type { Attack, Run } from '../attack';
import { planted, PLANTED } from '../proxy';
import type { Venue } from '../venue';
import { inParallel, inWords, jsonOf, pageHeaders, postOf, replyInWords, sendTwice, type Call } from '../wire';

/** Bytes that no address can be decoded from, and addresses of nothing. */
const UNDECODABLE = [
  '%ff',
  '%',
  '%c0%af',
  '%zz',
  '%e0%a4',
  '%00',
  '%ed%a0%80',
  '%f8%88%80%80%80',
  'x'.repeat(7000),
  '%2e%2e%2f',
];
const PARENTS = [
  '/api/',
  '/api/export/',
  '/api/print/',
  '/api/orders/',
  '/api/v1/pos/',
  '/api/messages/en/',
  '/api/messages/',
  '/api/sensors/',
  '/api/menu/export/',
  '/api/users/',
  '/',
  '/menu/',
  '/print/',
  '/catalogue/',
  '/stock/counts/',
  '/_next/static/',
];

/** Heads and bodies that are no request, or too much of one. */
const HEADERS: readonly Record<string, string>[] = [
  { 'x-long': 'x'.repeat(9000) },
  { 'x-long': 'x'.repeat(20_000) },
  { cookie: 'a=b; '.repeat(1500) },
  { accept: 'x'.repeat(5000) },
  { 'accept-language': 'ru,'.repeat(1500) },
  { 'if-none-match': '"x"' },
  { range: 'bytes=5-1' },
  { te: 'trailers' },
  { expect: '100-continue' },
  { 'content-type': 'a/b;c=d;'.repeat(300) },
];

/** A hostile address gets 4xx in words of ours, or a page; never a bare 5xx. */
async function ask(run: Run, venue: Venue, call: Call): Promise<void> {
  const reply = await sendTwice(venue.client, call);
  if (reply.error === 'UNSENT') return;
  run.count('requests');
  const details = { request: inWords(call), reply: replyInWords(reply) };
  if (reply.status >= 500) run.fault(`${call.path.replace(/[^/]*$/, '')}… answered ${reply.status}`, details);
  if (reply.status === 0) run.fault(`no reply (${reply.error ?? 'unknown'})`, details);
  const isJson = /json/.test(reply.headers['content-type'] ?? '');
  if (reply.status >= 400 && isJson && typeof (jsonOf(reply) as { code?: unknown } | undefined)?.code !== 'number')
    run.fault(`${reply.status} that is no problem of ours`, details);
}

/** Clients that leave before, while or after they are answered. None of them may be logged as an error. */
async function leave(run: Run, venue: Venue, call: Call, afterMs: number): Promise<void> {
  const leaving = new AbortController();
  const gone = pause(afterMs).then(() => leaving.abort());
  await Promise.all([venue.client.send({ ...call, signal: leaving.signal }), gone]);
  run.count('clients that left');
}

const messageOf = (line: string): string => /"msg":"([^"]*)"/.exec(line)?.[1] ?? '';

/** Undecodable addresses, oversized heads, bodies that unpack to more, and clients that leave. */
export const bounds: Attack = {
  name: 'bounds',
  share: 2,
  planted: [
    {
      says: 'an undecodable address is a bare 500',
      seenAs: new RegExp(PLANTED),
      alter: ({ path }, pass) => (path.includes('%ff') ? Promise.resolve(planted(500)) : pass()),
    },
    {
      says: 'a conditional request gets no reply',
      seenAs: /no reply \(/,
      alter: ({ headers }, pass) => (headers?.['if-none-match'] ? Promise.resolve(planted(0)) : pass()),
    },
  ],
  async run(run) {
    const venue = await run.open();
    const cookie = await venue.signIn();
    const random = run.random('requests');
    const bomb = gzipSync(Buffer.alloc(50 * 2 ** 20));
    const hostile: Call[] = [
      ...PARENTS.flatMap((parent) => UNDECODABLE.map((bad) => ({ path: parent + bad, headers: { cookie } }))),
      ...HEADERS.flatMap((headers) =>
        ['/menu', '/api/menu/list'].map((path) => ({ path, headers: { cookie, ...headers } })),
      ),
      ...['gzip', 'deflate', 'br', 'x'].map((encoding) => ({
        method: 'POST',
        path: '/api/orders/list',
        body: bomb,
        headers: { ...pageHeaders(cookie), 'content-encoding': encoding },
      })),
      ...['nowhere', '1', '__proto__'].map((category) =>
        postOf('/api/menu/export/karaoke', cookie, { category, items: [1] }),
      ),
    ];
    await inParallel(hostile, 6, (call) => ask(run, venue, call));
    const before = venue.output.length;
    const left = [...PAGES, ...FILES].map((path): Call => ({ path, headers: { cookie } }));
    for (let round = 0; round === 0 || run.goesOn(round, 1); round += 1) {
      const batch = Array.from({ length: 120 }, () => random.pick(left));
      await inParallel(batch, 6, (call) => leave(run, venue, call, random.whole(0, 120)));
    }
    await pause(1500);
    const errors = venue.output
      .slice(before)
      .split('\n')
      .filter((line) => /"level":(50|60)\b/.test(line));
    run.count('errors in the log', errors.length);
    for (const line of errors)
      run.fault(`A client that left is an error in the log: ${messageOf(line)}`, { reply: line.slice(0, 600) });
  },
};
