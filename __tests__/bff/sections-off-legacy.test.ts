import nock from 'nock';
import { send } from '@/lib/api/call';
import { offersTo } from '@/lib/bff/offers';
import { SETTINGS_TABS } from '@/lib/navigation';
import { leadsTo } from '@/lib/rights/offers';
import { findServer } from '@/lib/bff/servers';
import { SWITCHABLE } from '@/lib/sections/settings/contract/venue';
import { createCategory } from '@/lib/sections/menu/contract/edit';
import { MAX_PERMISSION, permissionsOf } from '@/lib/rights/permissions';
import { LEGACY, legacyBrowser, signInAt } from '../support/legacy';

const viewer = permissionsOf(['ProgramLogin', 'MenuView']);
legacyBrowser(viewer);

test('on a legacy server every section is on, and the tab of the venue is not there', () => {
  const admin = { login: 'admin', permissions: MAX_PERMISSION };
  const offers = offersTo({ person: admin, server: findServer('production')! });
  const opens = (address: string) => leadsTo(offers, address);
  expect(SWITCHABLE.filter((section) => !opens(`/${section}`))).toEqual([]);
  expect(SETTINGS_TABS.map(({ id }) => id).filter((id) => opens(`/settings/${id}`))).toEqual([
    'users',
    'cards',
    'expense',
    'preferences',
  ]);
});

test('a server that only reads says so, and not that a right is missing', async () => {
  const browser = await signInAt('look', viewer);
  const asked = send(createCategory, { body: { parent_id: 0, name: 'Новая' } }, (...given) => browser.fetch(...given));
  await expect(asked).rejects.toMatchObject({ problem: { code: 1007 } });
});

test('a server that takes changes names the right', async () => {
  const browser = await signInAt('production', viewer);
  const asked = send(createCategory, { body: { parent_id: 0, name: 'Новая' } }, (...given) => browser.fetch(...given));
  await expect(asked).rejects.toMatchObject({ problem: { code: 3 } });
});

test('whoever is signed out hears that first, on a server that only reads too', async () => {
  const browser = await signInAt('look', viewer);
  nock.cleanAll();
  nock(LEGACY).get('/api/v1/auth/check').reply(401, { code: 4, error: 'no' }).persist();
  const asked = send(createCategory, { body: { parent_id: 0, name: 'Новая' } }, (...given) => browser.fetch(...given));
  await expect(asked).rejects.toMatchObject({ problem: { code: 1001 } });
});
