import { statusOf } from '@/lib/contract/problem';
import { refusal } from '@/lib/contract/refusals';
import { refusedAddress } from '@/lib/bff/bad-address';

const HOSTILE = ['%ff', '%E0%A4%A', '%', '%0', '%zz', '%C0%AF', '%ED%A0%80', '%00', 'a%00b', '%F5%80%80%80', '100%'];

test.each(HOSTILE)('%s in a call is a problem, in a page a page', async (part) => {
  for (const path of [`/api/export/${part}`, `/api/${part}`, `/api/v1/pos/${part}`, `/api/print/${part}`]) {
    const reply = refusedAddress(path, undefined);
    expect([reply?.status, reply?.headers.get('content-type')]).toEqual([400, 'application/json']);
    const { code, message, details } = refusal('badAddress');
    expect([statusOf(code), await reply?.json()]).toEqual([400, { code, message, ...details }]);
  }
  for (const path of [`/menu/${part}`, `/${part}`, `/catalogue/${part}`, `/_next/static/${part}`]) {
    const reply = refusedAddress(path, undefined);
    expect([reply?.status, reply?.headers.get('content-type')]).toEqual([400, 'text/html; charset=utf-8']);
    const body = await reply?.text();
    expect(body).toContain('Адрес страницы повреждён');
    expect(body).not.toContain(part);
  }
});

test('the page has the reader’s language, and Russian for one that is not ours', async () => {
  expect(await refusedAddress('/%ff', 'en')?.text()).toContain('The address of this page is damaged');
  for (const language of ['%ff', '"', 'de'])
    expect(await refusedAddress('/%ff', language)?.text()).toContain('lang="ru"');
});

test.each(['/menu', '/api/orders/list', '/menu/%D0%B1%D0%B0%D1%80', '/%25ff', '/a%2Fb'])('%s passes', (path) => {
  expect(refusedAddress(path, undefined)).toBeNull();
});
