import { expect, signIn, test } from './support';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const PERIOD = 'period_id=5&start_time=1&end_time=1000';

test('every kind of reply has the security headers', async ({ page }) => {
  await signIn(page);
  const { request } = page;
  await page.goto('/menu', { waitUntil: 'networkidle' });
  const [script = ''] = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  const picture = await page.evaluate(() => document.querySelector<HTMLImageElement>('img[src^="/api/"]')?.src);
  const replies: readonly (readonly [kind: string, path: string, status: number, policy?: RegExp])[] = [
    ['page', '/orders', 200, /nonce-/],
    ['sign-in page of a signed-in person', '/auth/login', 307, /nonce-/],
    ['missing page', '/orders/failed', 404, /nonce-/],
    ['unknown address', '/no/such/address', 307],
    ['failure page of a paper', '/salary/failed?problem=2', 200, /nonce-/],
    ['API', '/api/menu/rows', 200, /default-src 'none'.*sandbox/],
    ['refusal', '/api/no/such/call', 404, /default-src 'none'.*sandbox/],
    ['export', `/api/export/orders?format=csv&${PERIOD}`, 200, /default-src 'none'.*sandbox/],
    ['PDF', '/api/menu/price-list.pdf', 200, /script-src 'none'/],
    ['redirect of the API', '/api/auth/ended?next=%2Fmenu', 303],
    ['slash at the end', '/api/menu/rows/', 200, /default-src 'none'.*sandbox/],
    ['wrong method', '/api/auth/login', 405],
    ['script', new URL(script).pathname, 200],
    ['icon', '/favicon.svg', 200],
    ['missing file', '/_next/static/nothing.js', 404],
    ['resizing of pictures', '/_next/image?url=%2Ffavicon.svg&w=640&q=75', 404],
    ...(picture ? [['picture', new URL(picture).pathname, 200, /default-src 'none'.*sandbox/] as const] : []),
  ];
  const found = [];
  for (const [kind, path, , policy] of replies) {
    const reply = await request.get(path, { maxRedirects: 0 });
    const headers = reply.headers();
    const missing = Object.entries(EVERYWHERE).filter(([name, value]) => headers[name] !== value);
    const isRuled = policy?.test(headers['content-security-policy'] ?? '') ?? true;
    found.push([kind, reply.status(), missing, isRuled]);
  }
  expect(found).toEqual(replies.map(([kind, , status]) => [kind, status, [], true]));
});
