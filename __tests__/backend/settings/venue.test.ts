import type { InputOf } from '@/lib/contract/endpoint';
import { CODE } from '@/lib/contract/problem';
import { venueHalls } from '@/lib/sections/settings/contract/halls';
import * as venue from '@/lib/sections/settings/contract/venue';
import { listCrafts } from '@/lib/sections/craft/contract/craft';
import { PLACE_IDS } from '@/lib/contract/places';
import { SECTIONS } from '@/lib/contract/sections';
import { cancel, importOrder, openBar, seconds } from '../orders/venue';
import { A, B, startNodes } from '../../support/nodes';
import { askingBy, codeOf, signedIn } from '../../support/ask';

const nodes = startNodes();
const admin = signedIn();
const read = () => admin(venue.getVenueSettings, {});
const save = (body: InputOf<typeof venue.saveVenueSettings>['body']) => admin(venue.saveVenueSettings, { body });

beforeEach(() => nodes.use(A, B));

test('sections that can be switched off are sections, in the order of the sidebar', () => {
  expect(SECTIONS.map(({ id }) => id).filter((id) => (venue.SWITCHABLE as readonly string[]).includes(id))).toEqual(
    venue.SWITCHABLE,
  );
});

test('every section is on until somebody changes it; the same once more changes nothing', async () => {
  expect(await read()).toEqual({ sections_off: [], version: 0 });
  expect(await save({ sections_off: ['payments', 'karaoke'], version: 0 })).toEqual({ version: 1 });
  expect(await save({ sections_off: ['karaoke', 'payments'], version: 1 })).toEqual({ version: 1 });
  expect(await read()).toEqual({ sections_off: ['karaoke', 'payments'], version: 1 });
});

test('what one node saves, the other tells at the next check of a session', async () => {
  for (const sections_off of [['delivery' as const], []]) {
    await nodes.use(A);
    await save({ sections_off });
    await nodes.use(B);
    expect((await read()).sections_off).toEqual(sections_off);
  }
});

test('a save from an old copy is refused, and the history has each change with its author', async () => {
  const { version } = await read();
  await save({ sections_off: ['ddweed'], version });
  expect(await codeOf(save({ sections_off: ['delivery'], version }))).toBe(CODE.conflict);
  const { items } = await admin(venue.venueHistory, {});
  const changes = [{ field: 'sections_off', before: [], after: ['ddweed'] }];
  expect(items[0]).toMatchObject({ action: 'changed', user_name: 'admin', changes });
  await save({ cover_days: 5 });
  const limit = { field: 'cover_days', before: 3, after: 5 };
  expect((await admin(venue.venueHistory, {})).items[0]).toMatchObject({ changes: [limit] });
  await save({ sections_off: [] });
});

test('sections of another version are ignored', async () => {
  await nodes.database.rows`update venue_settings
    set settings = '{"sections_off": ["delivery", "garden"], "landing": "garden"}'`;
  expect((await read()).sections_off).toEqual(['delivery']);
  await save({ sections_off: [] });
  const kept = { sections_off: [], landing: 'garden' };
  expect(await nodes.database.value`select settings from venue_settings`).toEqual(kept);
});

test('a brewer lands on the first section that is left, and calls of the brewery go on', async () => {
  const flags = ['BeerCraft', 'StockView'] as const;
  await save({ sections_off: ['beer-craft'] });
  await nodes.addPerson('brewer', ...flags);
  const brewer = nodes.browser();
  expect(await (await brewer.signIn('brewer')).json()).toEqual({ landing: '/stock' });
  expect(await codeOf(askingBy(brewer)(listCrafts, { body: {} }))).toBeNull();
  const file = await brewer.fetch('/api/export/beer-crafts?format=csv');
  expect(file.status).toBe(403);
  expect(await file.json()).toMatchObject({ key: 'sectionOff' });
  await save({ sections_off: [] });
  expect(await (await nodes.browser().signIn('brewer')).json()).toEqual({ landing: '/beer-craft' });
});

test('halls with orders in the period are told, without those whose orders were taken back', async () => {
  const { database } = nodes;
  await openBar(database);
  await database.rows`insert into places (place_id, name) values (16, 'Bar'), (17, 'K'), (18, 'D') on conflict do nothing`;
  expect(PLACE_IDS).toHaveLength(3);
  expect(await admin(venueHalls, { body: { period_id: 0 } })).toEqual({ places: [] });
  await importOrder(database, '2026-10-05 20:00', 100_00, { place_id: 17 });
  await importOrder(database, '2026-10-05 21:00', 100_00, { place_id: 16 });
  await importOrder(database, '2026-10-07 20:00', 100_00, { place_id: 16 });
  await cancel(database, await importOrder(database, '2026-10-05 22:00', 100_00, { place_id: 18 }), 1);
  const during = (from: string, to: string) =>
    admin(venueHalls, { body: { period_id: 5, start_time: seconds(from), end_time: seconds(to) } });
  expect(await during('2026-10-05 12:00', '2026-10-06 12:00')).toEqual({ places: [16, 17] });
  expect(await during('2026-10-07 12:00', '2026-10-08 12:00')).toEqual({ places: [16] });
});
