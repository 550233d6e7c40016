import path from 'node:path';
import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';
import { addCraft, craftIngredients, listCrafts, saveCraft } from '@/lib/contract/craft';
import { FLAGS, type Flag } from '@/lib/contract/permission';
import { permissionsOf } from '@/lib/domain/permissions';
import { readSettings, standingOf } from '@/lib/env';
import { openSections } from '@/lib/navigation';
import { beerBatchesTable, craftBatchesTable } from '@/lib/reports/craft-batches';
import { beerCraftsTable, craftsTable } from '@/lib/reports/crafts';
import { ALE, MALT, SAUCE, startKitchen, TOMATO, type Kitchen } from '../backend/craft/kitchen';
import type { Browser } from '../support/browser';

const visitor = { headers: new Headers() };
jest.mock('next/headers', () => ({
  headers: () => Promise.resolve(visitor.headers),
  cookies: () => Promise.resolve(new Map()),
}));
// Next allows these only in its own server.
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  forbidden: () => {
    throw Object.assign(new Error('forbidden'), { digest: 'FORBIDDEN' });
  },
}));

type Screens = readonly ('craft' | 'beer-craft')[];

/** Logins with their flags, the screens of crafts that they have, and where they land. */
const PEOPLE: readonly (readonly [login: string, flags: readonly Flag[], screens: Screens, landing: string])[] = [
  ['brewer1', ['BeerCraft'], ['beer-craft'], '/beer-craft'],
  // Brewers have no craft screen, whatever other rights they hold.
  ['brewer2', ['BeerCraft', 'StockView', 'StockAdd', 'StockEdit'], ['beer-craft'], '/beer-craft'],
  ['visitor', [], ['beer-craft'], '/beer-craft'],
  ['keeper1', ['StockView', 'StockAdd', 'StockEdit'], ['craft'], '/stock'],
  ['localhost', FLAGS.filter((flag) => flag !== 'ProgramLogin'), [], '/menu'],
  ['allones1', FLAGS.filter((flag) => flag !== 'ProgramLogin'), ['craft', 'beer-craft'], '/menu'],
  ['waiter1', ['MenuView'], [], '/menu'],
  ['admin', [], ['craft', 'beer-craft'], '/menu'],
];

let kitchen: Kitchen;
let crafts: Readonly<Record<'craft' | 'beer-craft', number>>;
const browsers = new Map<string, Browser>();
const landings = new Map<string, string>();
beforeAll(async () => {
  kitchen = await startKitchen();
  crafts = {
    craft: await kitchen.craft(SAUCE, 2, [[TOMATO, 0.1]]),
    'beer-craft': await kitchen.craft(ALE, 20, [[MALT, 0.1]]),
  };
  for (const [login, flags] of PEOPLE) {
    if (login !== 'admin') await kitchen.addUser(login, permissionsOf(['ProgramLogin', ...flags]));
    const browser = kitchen.browser();
    const { landing } = (await (await browser.signIn(login)).json()) as { landing: string };
    browsers.set(login, browser);
    landings.set(login, landing);
  }
});
afterAll(() => kitchen.close());

const cookieOf = (login: string): string => browsers.get(login)?.cookie() ?? '';

/** Outcome of a page: `object` for its element, or the digest of a refusal. */
async function opened(login: string, section: string, file: string): Promise<string> {
  visitor.headers = new Headers({ host: 'localhost:3000', cookie: cookieOf(login), 'x-path': `/${section}` });
  const { default: page } = (await import(path.resolve('app/(main)', section, file))) as {
    default: (props: object) => Promise<unknown>;
  };
  return page({ searchParams: Promise.resolve({}) }).then(
    (element) => typeof element,
    (error: unknown) => (error as { digest?: string }).digest ?? String(error),
  );
}

describe.each(PEOPLE)('%s', (login, flags, screens, landing) => {
  const who = { login, permissions: permissionsOf(login === 'admin' ? FLAGS : ['ProgramLogin', ...flags]) };

  test('has the screens in the sidebar, and lands where they may be', () => {
    const standing = standingOf(readSettings(process.env));
    const sections: readonly string[] = openSections(who, standing);
    expect(['craft', 'beer-craft'].filter((id) => sections.includes(id))).toEqual(screens);
    expect(landings.get(login)).toBe(landing);
  });

  test.each(['craft', 'beer-craft'] as const)('opens the pages of %s only with its screen', async (section) => {
    const expected = screens.includes(section) ? 'object' : 'FORBIDDEN';
    expect(await opened(login, section, 'page.tsx')).toBe(expected);
  });

  test('is redirected from the craft screen only as a brewer, and never from beer craft', async () => {
    const targetOf = async (address: string) => {
      const headers = { host: 'localhost:3000', cookie: cookieOf(login) };
      const response = await middleware(new NextRequest(`http://localhost:3000${address}`, { headers }));
      return response.headers.get('location');
    };
    const isLanding = landing === '/beer-craft';
    expect(await targetOf('/beer-craft')).toBeNull();
    expect(await targetOf('/beer-craft/batches?batch=1')).toBeNull();
    expect(await targetOf('/craft')).toBe(isLanding ? 'http://localhost:3000/beer-craft' : null);
  });

  test('has files and papers of the lists of those screens', async () => {
    const lists = { craft: [craftsTable, craftBatchesTable], 'beer-craft': [beerCraftsTable, beerBatchesTable] };
    for (const section of ['craft', 'beer-craft'] as const) {
      for (const { id } of lists[section]) {
        const file = await browsers.get(login)?.fetch(`/api/export/${id}?format=csv`);
        await file?.text();
        expect([id, file?.status]).toEqual([id, screens.includes(section) ? 200 : 403]);
      }
    }
  });

  test('reads and makes the crafts of those screens and no others', async () => {
    const ask = await kitchen.signedIn(login);
    const listed = await ask(listCrafts, { body: {} }).catch(() => ({ items: [] }));
    const ids = screens.map((screen) => crafts[screen]);
    expect(listed.items.map(({ craft_id }) => craft_id).sort()).toEqual([...ids].sort());
    for (const section of ['craft', 'beer-craft'] as const) {
      const craft_id = crafts[section];
      const beer = section === 'beer-craft' && { is_beer_craft: true };
      const codes = [
        await kitchen.refused(ask(craftIngredients, { body: { craft_id } })),
        await kitchen.refused(ask(saveCraft, { body: { craft_id } })),
        await kitchen.refused(ask(addCraft, { body: { craft_id, quantity: 1, forced: false, ...beer } })),
      ].map((refused) => refused?.startsWith('3') ?? false);
      expect([section, codes]).toEqual([section, codes.map(() => !screens.includes(section))]);
    }
  });
});
