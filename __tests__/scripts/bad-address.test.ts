import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { statusOf } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { refusesAddress } from '@/scripts/start/bad-address';

let server: Server;
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    if (!refusesAddress(incoming, outgoing)) outgoing.end('passed');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const ask = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
  const sent = request({ host: '127.0.0.1', port: (server.address() as AddressInfo).port, path, headers, method });
  sent.end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) };
};

const HOSTILE = ['%ff', '%E0%A4%A', '%', '%0', '%zz', '%C0%AF', '%ED%A0%80', '%00', 'a%00b', '%F5%80%80%80', '100%'];

test.each(HOSTILE)('%s in a call is a problem, in a page a page', async (part) => {
  for (const path of [`/api/export/${part}`, `/api/${part}`, `/api/v1/pos/${part}`, `/api/print/${part}?a=1`]) {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type']]).toEqual([400, 'application/json']);
    const { code, message, details } = refusal('badAddress');
    expect([statusOf(code), JSON.parse(body)]).toEqual([400, { code, message, ...details }]);
  }
  for (const path of [`/menu/${part}`, `/${part}`, `/catalogue/${part}`, `/_next/static/${part}`]) {
    const { status, headers, body } = await ask(path);
    expect([status, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(body).toContain('Адрес страницы повреждён');
    expect(body).not.toContain(part);
  }
});

test('the page has the reader’s language, and HEAD no body', async () => {
  expect((await ask('/%ff', { cookie: 'x=1; locale=en' })).body).toContain('The address of this page is damaged');
  expect(await ask('/%ff', {}, 'HEAD')).toMatchObject({ status: 400, body: '' });
});

test.each(['%ff', '%', 'x%00', '"', '%E0%A4%A'])('a cookie "%s" damages no page', async (value) => {
  const cookie = `locale=${value}; session=${value}`;
  expect((await ask('/menu?x=%ff', { cookie })).body).toBe('passed');
  expect((await ask('/%ff', { cookie })).body).toContain('Адрес страницы повреждён');
});

test.each(['/menu', '/menu?x=%ff', '/api/orders/list?x=%ff', '/menu/%D0%B1%D0%B0%D1%80', '/%25ff', '/a%2Fb', '/x?%'])(
  '%s passes',
  async (path) => {
    expect((await ask(path)).body).toBe('passed');
  },
);
