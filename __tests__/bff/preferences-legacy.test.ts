import nock from 'nock';
import { MAX_PERMISSION, permissionsOf } from '@/lib/rights/permissions';
import { startText } from '@/lib/domain/preferences';
import { countLegacyAttempt } from '@/lib/http/legacy-attempts';
import { openBrowser } from '../support/browser';
import { LEGACY, legacyBrowser } from '../support/legacy';

legacyBrowser();

const signIn = async (permissions: string, cookie?: string) => {
  nock(LEGACY)
    .post('/api/v1/auth/login')
    .reply(200, { login: 'boss', permissions }, { 'set-cookie': ['PHPSESSID=2; path=/'] });
  const browser = openBrowser();
  if (cookie) browser.setCookie(cookie);
  const response = await browser.signIn('boss', 'secret', 'production');
  return { reply: (await response.json()) as object, cookies: browser.cookie() };
};

it('a legacy server is not asked for preferences: those of the browser hold', async () => {
  const asked: string[] = [];
  // Our own backend keeps the count of wrong guesses for every server.
  const note = ({ path }: { path: string }) => path !== countLegacyAttempt.path && asked.push(path);
  nock.emitter.on('no match', note);
  const { reply, cookies } = await signIn(MAX_PERMISSION, `start=${startText('boss', 'orders')}; locale=en`);
  nock.emitter.off('no match', note);
  expect(reply).toEqual({ landing: '/orders' });
  expect(cookies).toContain('locale=en');
  expect(asked).toEqual([]);
});

it('the start section of somebody else, or one that is not open, is ignored', async () => {
  const permissions = permissionsOf(['ProgramLogin', 'MenuView', 'StockView']);
  for (const cookie of [startText('other', 'stock'), startText('boss', 'orders'), '%E0%A4%A'])
    expect((await signIn(permissions, `start=${cookie}`)).reply).toMatchObject({ landing: '/menu' });
});
