import { api } from '@/lib/bff/api';

/** Handlers that answer with their own names. */
function mockHandlers(...names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, () => Promise.resolve(new Response(name))]));
}
jest.mock('@/lib/bff/sign-in', () => mockHandlers('ended', 'signIn', 'signOut', 'whoIsHere'));
jest.mock('@/lib/bff/alcohol-pdf', () => mockHandlers('alcoholPdf'));
jest.mock('@/lib/bff/receipts-pdf', () => mockHandlers('receiptsPdf'));
jest.mock('@/lib/bff/price-list', () => mockHandlers('priceListPdf'));
jest.mock('@/lib/bff/export/export-list', () => mockHandlers('exportList'));
jest.mock('@/lib/bff/export/list-pdf', () => mockHandlers('listPdf'));
jest.mock('@/lib/bff/messages-file', () => mockHandlers('messagesFile'));
jest.mock('@/lib/bff/pos-door', () => mockHandlers('posDoor'));
jest.mock('@/lib/bff/door', () => mockHandlers('door'));

const ask = async (method: string, path: string): Promise<string | number> => {
  const response = await api(new Request(`http://venue${path}`, { method }));
  return response.status === 200 ? response.text() : response.status;
};

test.each([
  ['/api/auth/ended', 'ended', 405],
  ['/api/auth/login', 405, 'signIn'],
  ['/api/auth/logout', 405, 'signOut'],
  ['/api/auth/session', 'whoIsHere', 405],
  ['/api/orders/alcohol.pdf', 'alcoholPdf', 405],
  ['/api/orders/receipts.pdf', 'receiptsPdf', 405],
  ['/api/menu/price-list.pdf', 'priceListPdf', 405],
  ['/api/export/orders', 'exportList', 405],
  ['/api/print/orders', 'listPdf', 405],
  ['/api/messages/ru/menu', 'messagesFile', 405],
  ['/api/v1/pos/pay', 'posDoor', 'posDoor'],
  ['/api/v1/pos/tables/open', 'posDoor', 'posDoor'],
  ['/api/orders/list', 'door', 'door'],
  ['/api/orders/17', 'door', 'door'],
  ['/api/menu/price-listXpdf', 'door', 'door'],
  ['/api/export/orders/more', 'door', 'door'],
  ['/api/export', 'door', 'door'],
  ['/api/messages/ru', 'door', 'door'],
  ['/api/v1/pos', 'door', 'door'],
  ['/api/v1/admin/orders/list', 'door', 'door'],
  ['/api/auth/login/again', 'door', 'door'],
  ['/api/%E0%A4%A', 'door', 'door'],
  ['/orders', 405, 405],
])('%s is answered by %s, a POST by %s', async (path, get, post) => {
  expect([await ask('GET', path), await ask('HEAD', path), await ask('POST', path)]).toEqual([get, get, post]);
});

test('a method that an address does not have is answered with the headers of every reply', async () => {
  const { headers } = await api(new Request('http://venue/api/auth/login'));
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none';.*; sandbox$/);
  expect(headers.get('cache-control')).toBe('no-store');
});
