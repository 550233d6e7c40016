import { readdirSync } from 'node:fs';
import path from 'node:path';
import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';
import { send } from '@/lib/api/call';
import { FLAGS, type Flag } from '@/lib/contract/access';
import { userSees } from '@/lib/sections/users/contract/sees';
import { saveVenueSettings, type Switchable } from '@/lib/sections/settings/contract/venue';
import { permissionsOf, ROLE_PRESETS } from '@/lib/rights/permissions';
import { readSettings, specialLoginsOf } from '@/lib/env';
import { openSections, settingsTabs, type SettingsTab } from '@/lib/navigation';
import type { Offers } from '@/lib/rights/may';
import { startStack, type Browser } from '../support/stack';

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
const COOKS: readonly (readonly [login: string, flags: readonly Flag[], screens: Screens, landing: string])[] = [
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
const TABS: readonly SettingsTab[] = ['users', 'cards', 'expense', 'venue', 'preferences', 'security'];
/** Logins with their flags, and the tabs of the settings that they have. */
const SETTERS: readonly (readonly [login: string, flags: readonly Flag[], tabs: readonly SettingsTab[]])[] = [
  ['till1', ['CashierLogin'], ['preferences', 'security']],
  ['viewer1', ['MenuView', 'StockView'], ['preferences', 'security']],
  ['brewer1', ['BeerCraft'], ['preferences', 'security']],
  ['books1', ['ExpensesCategoriesEdit'], ['expense', 'preferences', 'security']],
  ['admin', [], TABS],
];

const stack = startStack({ BEER_CRAFT_VIEWERS: 'visitor' });
const browsers = new Map<string, Browser>();
const landings = new Map<string, string>();

async function enter(login: string, permissions?: string): Promise<void> {
  if (permissions !== undefined) await stack.addUser(login, permissions);
  const browser = stack.browser();
  const { landing } = (await (await browser.signIn(login)).json()) as { landing: string };
  browsers.set(login, browser);
  landings.set(login, landing);
}
const withLogin = (flags: readonly Flag[]): string => permissionsOf(['ProgramLogin', ...flags]);

beforeAll(async () => {
  for (const [login, flags] of [...COOKS, ...SETTERS])
    if (!browsers.has(login)) await enter(login, login === 'admin' ? undefined : withLogin(flags));
  await enter('cashier1', withLogin(['OrdersView', 'CashierView', 'MenuView']));
  await enter('manager1', ROLE_PRESETS.Managers);
});

const browserOf = (login: string): Browser => browsers.get(login)!;

interface Visit {
  readonly cookie?: string;
  /** Address as the middleware tells it to the page. */
  readonly at?: string;
  readonly params?: object;
  readonly search?: object;
}

/** Calls a page or layout of `app` for a visitor. Returns its element, or the digest of a refusal or a redirect. */
async function outcomeOf(file: string, { cookie, at, params = {}, search = {} }: Visit): Promise<unknown> {
  visitor.headers = new Headers({ host: 'localhost:3000', ...(cookie && { cookie }), ...(at && { 'x-path': at }) });
  const { default: page } = (await import(path.resolve('app', file))) as {
    default: (props: object) => Promise<unknown>;
  };
  const props = { params: Promise.resolve(params), searchParams: Promise.resolve(search), children: null };
  return page(props).catch((error: unknown) => (error as { digest?: string }).digest ?? String(error));
}

const by = (login: string, at: string): Visit => ({ cookie: browserOf(login).cookie(), at });

/** Outcome for somebody who is signed in; SHOWN for a page. */
async function opened(login: string, file: string, params: object = {}): Promise<unknown> {
  const outcome = await outcomeOf(file, { ...by(login, '/statistics'), params });
  return typeof outcome === 'string' ? outcome : 'SHOWN';
}

/** Where the middleware sends a person who opens an address. */
async function redirectOf(login: string, address: string): Promise<string | null> {
  const headers = { host: 'localhost:3000', cookie: browserOf(login).cookie() };
  return (await middleware(new NextRequest(`http://localhost:3000${address}`, { headers }))).headers.get('location');
}

const SECTION = '(main)/[section]/[[...rest]]/page.tsx';
const TO_SIGN_IN = /^NEXT_REDIRECT;\w+;\/auth\/login;307;$/;

// Middleware is not involved: pages must refuse without it.
const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(\((main|print)\)\/(.*\/)?)?page\.tsx$/.test(file),
);
const params = { section: 'analytics', id: '1' };

test.each(pages)(
  'without a session %s itself redirects to the sign-in page, also with a forged session',
  async (file) => {
    const none = await outcomeOf(file, { at: '/stock', params });
    expect(none).toMatch(/^NEXT_REDIRECT;\w+;\/auth\/login\?next=%2Fstock;307;$/);
    expect(await outcomeOf(file, { cookie: '__Host-venue=Fe26.2*forged', params })).toMatch(TO_SIGN_IN);
  },
);

describe('receiving', () => {
  const PAGE = '(main)/stock/receive/page.tsx';
  const dialogOf = (login: string, file: string, open: string) =>
    outcomeOf(file, { ...by(login, '/stock'), search: { open } });

  test.each([
    ['keeper1', 'SHOWN'],
    ['admin', 'SHOWN'],
    ['viewer1', 'FORBIDDEN'],
    ['waiter1', 'FORBIDDEN'],
  ])('is for whoever may add to stock: %s %s', async (login, outcome) => {
    expect(await opened(login, PAGE)).toBe(outcome);
  });

  test('the addresses of its former dialogs lead to the page, for whoever may open it', async () => {
    const there = /^NEXT_REDIRECT;\w+;\/stock\/receive;307;$/;
    expect(await dialogOf('admin', '(main)/stock/page.tsx', 'new')).toMatch(there);
    expect(await dialogOf('admin', '(main)/operations/page.tsx', 'delivery')).toMatch(there);
    expect(await dialogOf('viewer1', '(main)/stock/page.tsx', 'new')).toBeInstanceOf(Object);
  });
});

describe('an address of nothing', () => {
  test.each([
    [SECTION, { section: 'nothing' }],
    [SECTION, { section: 'menu', rest: ['nothing'] }],
    [SECTION, { section: 'statistics', rest: ['nothing'] }],
    [SECTION, { section: 'statistics', rest: ['dishes', 'nothing'] }],
    [SECTION, { section: 'karaoke', rest: ['dishes_ddweed'] }],
    [SECTION, { section: 'analytics', rest: ['nothing'] }],
    [SECTION, { section: 'settings', rest: ['users', '1'] }],
    ['(main)/operations/days/[id]/page.tsx', { id: 'nothing' }],
    ['(main)/stock/counts/[id]/page.tsx', { id: '-1' }],
    ['(print)/stock/counts/[id]/sheet/page.tsx', { id: 'nothing' }],
    ['(print)/operations/days/[id]/sheet/page.tsx', { id: 'nothing' }],
  ])('%s with %j leads to the sign-in page', async (file, params) => {
    expect(await opened('admin', file, params)).toMatch(TO_SIGN_IN);
  });

  test.each([
    { section: 'analytics', rest: ['discount100'] },
    { section: 'statistics', rest: ['dishes'] },
  ])('%j is none and is shown', async (params) => {
    expect(await opened('admin', SECTION, params)).toBe('SHOWN');
  });

  test.each([
    ['admin', 'analytics', '/analytics/discount100'],
    ['cashier1', 'statistics', '/statistics/draft_beer'],
    ['manager1', 'statistics', '/statistics/draft_beer'],
  ])('for %s the section %s leads to its first report', async (login, section, report) => {
    expect(await opened(login, SECTION, { section })).toMatch(new RegExp(`^NEXT_REDIRECT;\\w+;${report};307;$`));
  });
});

test.each([
  [SECTION, { section: 'statistics', rest: ['expense_categories'] }],
  [SECTION, { section: 'karaoke', rest: ['expense_categories'] }],
  [SECTION, { section: 'ddweed', rest: ['expense_categories'] }],
  ['(print)/print/[table]/failed/page.tsx', { table: 'expense_categories' }],
  ['(print)/print/[table]/failed/page.tsx', { table: 'expense_categories_details' }],
])('%s with %j needs ExpensesView besides OrdersView: it is forbidden to a cashier', async (file, params) => {
  expect(await opened('cashier1', file, params)).toBe('FORBIDDEN');
  expect(await opened('manager1', file, params)).toBe('SHOWN');
});

describe('a section that the venue has switched off', () => {
  const save = (sections_off: readonly Switchable[]) =>
    send(saveVenueSettings, { body: { sections_off: [...sections_off] } }, browserOf('admin').fetch);
  /** Name and properties of the element that explains why an address is not shown. */
  const told = async (login: string, at: string) => {
    const { type, props } = (await outcomeOf('(main)/forbidden.tsx', by(login, at))) as {
      type: { name: string };
      props: object;
    };
    return { ...props, as: type.name };
  };
  beforeAll(() => save(['karaoke', 'beer-craft', 'payments']));
  afterAll(() => save([]));

  test.each([
    ['/karaoke/dishes?period_id=1', 'karaoke'],
    ['/karaoke', 'karaoke'],
    ['/payments/outbox', 'payments'],
    ['/beer-craft/batches', 'beer-craft'],
    ['/analytics/dishes_karaoke', 'karaoke'],
    ['/print/beer-crafts', 'beer-craft'],
  ])('%s says so, to the admin with a link', async (at, section) => {
    expect(await told('admin', at)).toMatchObject({ as: 'SectionOff', section, switches: true });
    expect(await told('manager1', at)).toMatchObject({ as: 'SectionOff', section, switches: false });
  });

  test('what is missing for another reason says that, as before', async () => {
    expect(await told('waiter1', '/orders')).toMatchObject({ as: 'NoAccess', section: 'orders' });
  });

  test.each([
    [SECTION, { section: 'karaoke', rest: ['dishes'] }],
    ['(main)/payments/page.tsx', {}],
    ['(main)/beer-craft/page.tsx', {}],
    ['(print)/print/[table]/failed/page.tsx', { table: 'beer-crafts' }],
  ])('%s with %j is not shown', async (file, params) => {
    expect(await opened('admin', file, params)).toBe('FORBIDDEN');
  });

  test('is in neither sidebar nor search, nor among the places to start in; draft beer stays without the brewery', async () => {
    const layout = (await outcomeOf('(main)/layout.tsx', by('admin', '/menu'))) as {
      props: { sections: { id: string }[]; closed: string[] };
    };
    const ids = layout.props.sections.map(({ id }) => id);
    for (const off of ['karaoke', 'beer-craft', 'payments']) expect(ids).not.toContain(off);
    expect(ids).toEqual(expect.arrayContaining(['ddweed', 'delivery', 'statistics']));
    expect(layout.props.closed).toContain('/analytics/dishes_karaoke');
    expect(layout.props.closed).not.toContain('/statistics/draft_beer');
    const preferences = by('admin', '/settings/preferences');
    const start = (await outcomeOf('(main)/settings/preferences/page.tsx', preferences)) as {
      props: { children: { props: { startSections: string[] } } };
    };
    expect(start.props.children.props.startSections).toEqual(ids);
    expect(await opened('admin', SECTION, { section: 'statistics' })).toMatch(/;\/statistics\/draft_beer;307;$/);
  });

  test('a brewer starts in what is left, with the address of the start too', async () => {
    expect(await outcomeOf('page.tsx', by('brewer2', '/'))).toMatch(/;\/stock;307;$/);
    expect(await redirectOf('brewer2', '/')).toBeNull();
  });

  test('what another person sees has no such section', async () => {
    const id = await stack.database.value`select user_id from users where login = 'allones1'`;
    const sees = await send(userSees, { params: { id }, query: {} }, browserOf('admin').fetch);
    const closed = sees.sections.filter(({ open }) => !open).map((section) => section.id);
    expect(closed).toEqual(['beer-craft', 'karaoke', 'payments']);
    expect(sees.actions.find((action) => action.id === 'payAgents')?.may).toBe(false);
  });
});

test.each(SETTERS)(
  '%s with %j opens and sees the tabs %j of the settings, from the preferences',
  async (login, _flags, tabs) => {
    for (const tab of TABS) {
      const expected = tabs.includes(tab) ? 'SHOWN' : 'FORBIDDEN';
      expect([tab, await opened(login, `(main)/settings/${tab}/page.tsx`)]).toEqual([tab, expected]);
    }
    const layout = (await outcomeOf('(main)/layout.tsx', by(login, '/settings'))) as {
      props: { children: { props: { offers: Offers } } };
    };
    const { person, special, server } = layout.props.children.props.offers;
    expect(settingsTabs(person, special, server.ours)).toEqual(tabs);
    expect(await opened(login, '(main)/settings/page.tsx')).toContain('/settings/preferences');
  },
);

describe.each(COOKS)('of crafts %s', (login, flags, screens, landing) => {
  const who = { login, permissions: login === 'admin' ? permissionsOf(FLAGS) : withLogin(flags) };

  test('has the screens in the sidebar, opens them and no other, and lands where they may be', async () => {
    const sections: readonly string[] = openSections(who, specialLoginsOf(readSettings(process.env)));
    for (const section of ['craft', 'beer-craft'] as const) {
      const isOpen = screens.includes(section);
      const outcome = await opened(login, `(main)/${section}/page.tsx`);
      expect([section, sections.includes(section), outcome]).toEqual([section, isOpen, isOpen ? 'SHOWN' : 'FORBIDDEN']);
    }
    expect(landings.get(login)).toBe(landing);
  });

  test('is redirected from the craft screen only as a brewer, and never from beer craft', async () => {
    const isLanding = landing === '/beer-craft';
    expect(await redirectOf(login, '/beer-craft')).toBeNull();
    expect(await redirectOf(login, '/beer-craft/batches?batch=1')).toBeNull();
    expect(await redirectOf(login, '/craft')).toBe(isLanding ? 'http://localhost:3000/beer-craft' : null);
  });
});
