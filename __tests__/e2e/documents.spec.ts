import en from '@/messages/en.json';
import ru from '@/messages/ru.json';
import { expect, signIn, test } from './support';

/** Texts that no first screen shows; those with arguments or quotes are written otherwise in a document. */
const HIDDEN = [ru, en]
  .flatMap(({ refusals, dishImage, stockAdd, menuExport }) => [refusals, dishImage, stockAdd, menuExport])
  .flatMap((namespace): unknown[] => Object.values(namespace))
  .filter((text): text is string => typeof text === 'string' && text.length > 20 && !/[{}"'&]/.test(text));

test('a document holds no messages, and names the files that do', async ({ page }) => {
  expect(HIDDEN.length).toBeGreaterThan(100);
  const login = await (await page.request.get('/auth/login')).text();
  await signIn(page);
  for (const path of ['/menu', '/orders', '/stock', '/operations']) {
    const html = await (await page.request.get(path)).text();
    expect(html).toContain(`/api/messages/ru${path}?v=`);
    for (const text of HIDDEN) expect([login, html].some((document) => document.includes(text)) && text).toBe(false);
  }
});

test('a section opened from another loads its messages alone, and a language both parts', async ({ page }) => {
  await signIn(page);
  // The account must not keep the language, which would follow the admin into other tests.
  await page.route('**/api/users/preferences', (route) => route.fulfill({ json: {} }));
  await page.goto('/menu', { waitUntil: 'networkidle' });
  const loaded: string[] = [];
  page.on('request', (request) => {
    const [, part] = /\/api\/messages\/(.*)\?/.exec(request.url()) ?? [];
    if (part) loaded.push(part);
  });
  await page.getByRole('link', { name: 'Заказы', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Заказы' })).toBeVisible();
  await expect.poll(() => loaded).toEqual(['ru/orders']);
  await page.getByText('EN', { exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Orders' })).toBeVisible();
  await expect.poll(() => loaded.toSorted()).toEqual(['en/orders', 'en/shell', 'ru/orders']);
});

test('rules of our elements override the baseline', async ({ page }) => {
  await signIn(page);
  await page.goto('/orders');
  const sizeOf = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => getComputedStyle(button).fontSize);
  expect(await sizeOf('Печать чеков')).toBe('12px');
});
