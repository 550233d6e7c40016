import { screen, waitFor, within } from '@testing-library/react';
import { AppFrame } from '@/components/frame/app-frame';
import { PurchaseLines } from '@/components/record/purchase-dialog';
import { OffersProvider } from '@/components/sight/offers';
import { DependenciesDialog, MadeFrom } from '@/components/sections/stock/story/dependencies-dialog';
import { StockWindows } from '@/components/sections/stock/stock-windows';
import { offersTo } from '@/lib/bff/offers';
import { batchStory } from '@/lib/sections/craft/contract/batches';
import { FLAGS, type Flag } from '@/lib/contract/access';
import { stockDependencies } from '@/lib/sections/stock/contract/dependencies';
import { type StockItemRow } from '@/lib/sections/stock/contract/stock';
import { getPurchase } from '@/lib/sections/stock/contract/purchase';
import { browserPath } from '@/lib/contract/endpoint';
import { MAX_PERMISSION, mayAccess, permissionsOf, ROLE_PRESETS, type Person } from '@/lib/rights/permissions';
import type { LegacyServer } from '@/lib/env';
import { readSettings, specialLoginsOf } from '@/lib/env';
import { adminEndpoints, bffEndpoints } from '@/lib/sections/endpoints';
import { SECTIONS } from '@/lib/contract/sections';
import { isSection, mayOpen, settingsTabs } from '@/lib/navigation';
import type { ReactNode } from 'react';
import { renderUi } from '../../support/render';
import { serveStory, STORY } from '../stock/story-server';
import { purchase } from '../stock/venue';

jest.mock('@/components/chart/step-chart', () => ({ StepChart: () => null }));

const special = specialLoginsOf(readSettings(process.env));
const url = `http://127.0.0.1:${readSettings(process.env).BACKEND_PORT}`;
const OWN: LegacyServer = { id: 'venue', name: 'Venue', hidden: false, readonly: false, url };
const with_ = (...flags: readonly Flag[]) => permissionsOf(['ProgramLogin', ...flags]);

/** Roles of a venue. */
const PEOPLE: readonly (readonly [who: string, person: Person])[] = [
  ['admin', { login: 'admin', permissions: MAX_PERMISSION }],
  ['manager', { login: 'manager', permissions: ROLE_PRESETS.Managers }],
  ['cashier', { login: 'cashier', permissions: ROLE_PRESETS.Cashiers }],
  ['brewer', { login: 'brewer', permissions: with_('BeerCraft', 'StockView', 'MenuView') }],
  ['brewer with expenses', { login: 'brewer', permissions: with_('BeerCraft', 'StockView', 'ExpensesView') }],
  ['localhost', { login: 'localhost', permissions: permissionsOf(FLAGS.filter((flag) => flag !== 'BeerCraft')) }],
  ['localhost without expenses', { login: 'localhost', permissions: with_('StockView', 'MenuView') }],
  ['manager of a bar', { login: 'manager', permissions: MAX_PERMISSION, off: ['karaoke', 'beer-craft', 'payments'] }],
];
/** The same with each flag alone beside StockView. */
const HOLDERS = FLAGS.map((flag) => [flag, { login: 'someone', permissions: with_('StockView', flag) }] as const);

const calls = [...adminEndpoints, ...bffEndpoints];
/** Whether an address opens, by the functions that guard pages and calls. */
function opensFor(person: Person, href: string): boolean {
  const path = href.split('?')[0]!;
  if (path.startsWith('/api/')) {
    const endpoint = calls.find((one) =>
      new RegExp(`^${browserPath(one.path).replaceAll(/:\w+/g, '[^/]+')}$`).test(path),
    );
    return endpoint !== undefined && mayAccess(person, endpoint.access, special);
  }
  const [, section = '', tab] = path.split('/');
  return (
    isSection(section) &&
    mayOpen(section, person, special) &&
    (section !== 'settings' || tab === undefined || settingsTabs(person, special).some((one) => one === tab))
  );
}

const shownTo = (person: Person, node: ReactNode, at = '/stock') =>
  renderUi(<OffersProvider offers={offersTo({ person, server: OWN })}>{node}</OffersProvider>, { at });

const linksIn = (): string[] =>
  [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!).filter((href) => href[0] === '/');

const item = { item_id: 51, name: 'Рис', parent_id: 0, is_file: true } as StockItemRow;
const BATCH = { ...STORY[2]!, stock_story_id: 9, kind: 'craft_in' as const, batch_id: 8, write_off_or_recharge: null };
const PURCHASE = purchase(12, { files: [{ file_id: 5, file_name: 'bill.pdf' }] });
const maker = (craft_id: number, is_beer_craft: boolean) => {
  const made = { output_quantity: 1, measure_name: 'kg', prime_cost: 1, ingredients: [] };
  return { ...made, craft_id, name: is_beer_craft ? 'Эль' : 'Соус', is_beer_craft };
};

test.each(PEOPLE)('%s gets in the history of an item only what opens', async (_who, person) => {
  if (!mayAccess(person, stockDependencies.access, special)) return;
  const server = serveStory([...STORY, BATCH]);
  server.on(getPurchase, PURCHASE);
  server.on(batchStory, { items: [] });
  const { user } = shownTo(person, <StockWindows window={{ kind: 'history', item }} onClose={() => undefined} />);
  await user.click(await screen.findByRole('radio', { name: 'Всё время' }));
  const grid = await screen.findByRole('grid', { name: 'Движения позиции' });
  await within(grid).findByRole('row', { name: /Накладная №/ });
  for (const name of [/Накладная №/, /партия|Партия/i]) {
    const row = within(grid).queryAllByRole('row', { name })[0];
    const button = row && within(row).queryByRole('button');
    if (!button) continue;
    await user.click(button);
    await waitFor(() => expect(screen.getAllByRole('dialog').length).toBeGreaterThan(1));
    await user.keyboard('{Escape}');
  }
  const refused = server.asked().filter((id) => {
    const { access } = calls.find((one) => one.id === id)!;
    return !mayAccess(person, access, special);
  });
  expect(refused).toEqual([]);
  expect(linksIn().filter((href) => !opensFor(person, href))).toEqual([]);
});

test.each([...PEOPLE, ...HOLDERS])('%s gets links only to what opens', async (_who, person) => {
  const mayRead = mayAccess(person, stockDependencies.access, special);
  const server = serveStory();
  server.on(stockDependencies, {
    items: [
      { ...DISH, menu_id: 11, type: 1 },
      { ...DISH, name: 'Варка', menu_id: 3, type: 2, is_beer_craft: true },
    ],
    made_from: [maker(1, false), maker(2, true)],
  });
  const sections = SECTIONS.filter(({ id }) => mayOpen(id, person, special));
  shownTo(
    person,
    <AppFrame {...FRAME} sections={sections.map(({ id, group }) => ({ id, group }))}>
      <PurchaseLines purchase={PURCHASE} />
      <MadeFrom makers={[maker(1, false), maker(2, true)]} />
      {mayRead && <DependenciesDialog item_id={51} name="Рис" onClose={() => undefined} />}
    </AppFrame>,
  );
  if (mayRead) await screen.findByRole('row', { name: /Плов/ });
  const links = linksIn();
  expect(links.filter((href) => !opensFor(person, href))).toEqual([]);
  expect(links.some((href) => href.startsWith('/beer-craft?'))).toBe(mayOpen('beer-craft', person, special));
  expect(links.some((href) => href.startsWith('/craft?'))).toBe(mayOpen('craft', person, special));
});

const SERVED = { max_discount: 15, retail_price: 200, last_update: 1_790_000_000 };
const DISH = { ...SERVED, name: 'Плов', quantity: 0.25, measure_name: 'kg' };
const SIGNED_IN = { user: { login: 'olga' }, server: { name: 'Venue', readonly: false }, venue: 'Venue' };
const NOTHING = { actions: [], closed: [], people: { cashiers: false, holders: false, staff: false } };
const FRAME = { ...SIGNED_IN, ...NOTHING, collapsed: false, choices: { areStored: false } };
