import { signIn, test } from './support';
import { craft } from '../../messages/ru.json';
test('pics', async ({ browser }) => {
  void craft;
  for (const lang of ['ru', 'en']) for (const w of [1440, 390]) {
    const c = await browser.newContext({ viewport: { width: w, height: w === 390 ? 844 : 900 }, colorScheme: lang === 'en' && w === 1440 ? 'dark' : 'light' });
    const page = await c.newPage();
    await signIn(page);
    await c.addCookies([{ name: 'locale', value: lang, domain: 'localhost', path: '/' }]);
    const shot = (n: string) => page.screenshot({ path: `/tmp/beer-pics/${n}-${lang}-${w}.png` });
    await page.goto('/beer-craft', { waitUntil: 'networkidle' }); await shot('list');
    const ale = page.locator('button:enabled').filter({ hasText: /^(Создать|Create)$/ }).last();
    if (w === 1440) { await ale.click(); await page.waitForTimeout(1500);
      await page.getByRole('textbox', { name: /Сколько вышло|Amount made/ }).fill('18'); await shot('brew'); await page.getByRole('button', { name: /Отмена|Cancel/ }).last().click(); }
    await page.goto('/beer-craft/batches?period_id=4', { waitUntil: 'networkidle' }); await shot('batches');
    const id = (await page.getByRole('main').getByRole('row', { name: /Ale/ }).first().textContent()) ?? '';
    void id;
    await page.goto('/beer-craft/batches?period_id=4&batch=' + (process.env.BATCH ?? '1'), { waitUntil: 'networkidle' }); await shot('batch');
    await page.goto('/craft/batches?period_id=4', { waitUntil: 'networkidle' }); await shot('craftbatches');
    await c.close();
  }
});
