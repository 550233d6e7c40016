import { send as call } from '@/lib/api/call';
import { getPreferences, savePreferences, type Preferences } from '@/lib/sections/settings/contract/preferences';
import type { Flag } from '@/lib/contract/access';
import { permissionsOf } from '@/lib/rights/permissions';
import { startText } from '@/lib/domain/preferences';
import { refusal } from '../../support/ask';
import { browserOf, startStack, type Browser } from '../../support/stack';

const stack = startStack();

const add = (login: string, flags: readonly Flag[]) => stack.addPerson(login, ...flags);
const landing = async (browser: Browser, login: string) =>
  (await (await browser.signIn(login)).json()) as { landing: string; preferences: Preferences };
const stored = (browser: Browser) => call(getPreferences, {}, browser.fetch);
const store = (browser: Pick<Browser, 'fetch'>, body: Preferences) => call(savePreferences, { body }, browser.fetch);

it('follow their person to another browser, and no other person', async () => {
  await add('olga', ['MenuView', 'StockView', 'OrdersView']);
  await add('nok', ['MenuView', 'OrdersView']);
  const first = stack.browser();
  expect(await landing(first, 'olga')).toEqual({ landing: '/menu' });
  expect(first.cookie()).not.toMatch(/locale|rows|start/);
  await store(first, { language: 'en', theme: 'dark' });
  await store(first, { start: 'orders', rows: 100, csv_separator: 'comma', theme: 'light' });

  const second = stack.browser();
  const chosen = { language: 'en', theme: 'light', start: 'orders', rows: 100, csv_separator: 'comma' };
  expect(await landing(second, 'olga')).toEqual({ landing: '/orders', preferences: chosen });
  for (const cookie of ['locale=en', 'rows=100', `start=${startText('olga', 'orders')}`])
    expect(second.cookie()).toContain(cookie);
  expect(await stored(second)).toEqual(chosen);
  const session = await (await second.fetch('/api/auth/session')).json();
  expect(session).toEqual({ landing: '/orders' });

  // The same browser, another person: language and rows stay the browser's, the start section was olga's.
  expect(await landing(second, 'nok')).toEqual({ landing: '/menu' });
  expect(second.cookie()).toContain('locale=en');
  expect(await stored(second)).toEqual({});
});

it('a person without any keeps what the browser has', async () => {
  await add('plain', ['MenuView', 'StockView']);
  const browser = stack.browser();
  browser.setCookie('locale=en');
  browser.setCookie(`start=${startText('plain', 'stock')}`);
  expect((await landing(browser, 'plain')).landing).toBe('/stock');
  expect(browser.cookie()).toContain('locale=en');
});

it('a start section leads nowhere that its person may not open; a brewer starts with beer craft, whatever was chosen', async () => {
  const browser = await stack.enter('moved', 'MenuView', 'OrdersView');
  await store(browser, { start: 'orders' });
  const permissions = permissionsOf(['ProgramLogin', 'MenuView']);
  await stack.database.rows`update users set permissions = ${permissions} where login = 'moved'`;
  expect((await landing(stack.browser(), 'moved')).landing).toBe('/menu');
  for (const start of ['nowhere', '../auth', '']) {
    await store(browser, { start });
    expect((await landing(stack.browser(), 'moved')).landing).toBe('/menu');
  }
  const brewer = await stack.enter('brewer', 'MenuView', 'BeerCraft');
  await store(brewer, { start: 'menu' });
  expect((await landing(stack.browser(), 'brewer')).landing).toBe('/beer-craft');
});

it('what another version has stored is ignored, and kept', async () => {
  const browser = await stack.enter('newer', 'MenuView');
  await store(browser, { rows: 100 });
  await stack.database.pool.query(
    `update user_preferences set preferences = '{"rows": 25, "theme": "purple", "language": "en", "sounds": true}'
     where user_id = (select user_id from users where login = 'newer')`,
  );
  expect(await stored(browser)).toEqual({ language: 'en' });
  await store(browser, { theme: 'dark' });
  const kept = stack.database.value`
    select preferences from user_preferences join users using (user_id) where login = 'newer'`;
  expect(await kept).toEqual({ rows: 25, theme: 'dark', language: 'en', sounds: true });
});

it.each([{ language: 'th' }, { theme: 'purple' }, { rows: 7 }, { csv_separator: 'tab' }, { start: 'x'.repeat(41) }])(
  'refuses %j',
  async (wrong) => {
    const refused = store(browserOf(), wrong as never);
    expect(await refusal(refused)).toEqual([1, Object.keys(wrong)[0]]);
  },
);
