import nock from 'nock';
import { send } from '@/lib/api/call';
import { offersTo } from '@/lib/bff/offers';
import { SETTINGS_TABS } from '@/lib/navigation';
import { leadsTo } from '@/lib/rights/may';
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
  const tabs = SETTINGS_TABS.map(({ id }) => id).filter((id) => opens(`/settings/${id}`));
  expect(tabs).toEqual(['users', 'cards', 'expense', 'preferences']);
});

test.each([
  ['look', 'signed in', 1007],
  ['production', 'signed in', 3],
  // A signed-out person gets that refusal first.
  ['look', 'signed out', 1001],
] as const)('a change on the server «%s» of somebody without the right, %s, is refused as %i', async (...given) => {
  const [server, who, code] = given;
  const { fetch } = await signInAt(server, viewer);
  if (who === 'signed out') {
    nock.cleanAll();
    nock(LEGACY).get('/api/v1/auth/check').reply(401, { code: 4, error: 'no' }).persist();
  }
  const asked = send(createCategory, { body: { parent_id: 0, name: 'Новая' } }, fetch);
  await expect(asked).rejects.toMatchObject({ problem: { code } });
});
