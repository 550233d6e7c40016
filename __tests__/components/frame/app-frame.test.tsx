import { act, screen, waitFor, within } from '@testing-library/react';
import { AppFrame, type AppFrameProps } from '@/components/frame/app-frame';
import { goTo } from '@/components/frame/browser';
import { NoAccess } from '@/components/frame/no-access';
import { TabStrip } from '@/components/frame/tab-strip';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import { listCardHolders, listCashiers } from '@/lib/sections/orders/contract/orders';
import { menuRows } from '@/lib/sections/menu/contract/menu';
import { signOut } from '@/lib/sections/auth/contract/sign-in';
import { SECTIONS } from '@/lib/contract/sections';
import { renderUi, type RenderUiOptions, textsOf } from '../../support/render';
import { on, serve } from '../../support/serve';
import { serveUsers } from '../../support/users';
import { dish } from '../menu/venue';
import { ROWS } from '../stock/venue';

jest.mock('@/components/frame/browser', () => ({
  ...jest.requireActual<object>('@/components/frame/browser'),
  goTo: jest.fn(),
}));

/** Messages to the browser's other tabs. */
const told: string[] = [];
class Channel extends EventTarget {
  constructor(readonly name: string) {
    super();
  }
  postMessage(message: string): void {
    told.push(`${this.name} ${message}`);
  }
}
Object.assign(globalThis, { BroadcastChannel: Channel });

const NOBODY = { cashiers: false, holders: false, staff: false };
function open(props: Partial<AppFrameProps> = {}, options?: RenderUiOptions) {
  return renderUi(
    <AppFrame
      user={{ login: 'olga' }}
      server={{ name: 'Main bar', readonly: false }}
      venue="The Venue"
      sections={SECTIONS.map(({ id, group }) => ({ id, group }))}
      collapsed={false}
      choices={{ areStored: false }}
      actions={[]}
      closed={[]}
      people={NOBODY}
      {...props}
    >
      {props.children ?? <h1>content</h1>}
    </AppFrame>,
    { at: '/menu', ...options },
  );
}

/** Opens the search by key, and types. */
const search = async (user: ReturnType<typeof open>['user'], text: string) => {
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), text);
};

const nav = () => screen.getByRole('navigation', { name: 'Разделы' });
const links = () => within(nav()).getAllByRole('link');

afterEach(() => {
  for (const name of ['sidebar', 'locale']) document.cookie = `${name}=; max-age=0; path=/`;
});

it('sidebar lists the sections in order, with a rule between groups, behind a skip link; collapses to icons with accessible names, and stores it for the server; on a phone in a drawer', async () => {
  const { user } = open();
  expect(screen.queryByText('только чтение')).not.toBeInTheDocument();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(SECTIONS.map(({ id }) => `/${id}`));
  expect(links()[1]).toHaveAccessibleName('Меню');
  const groups = new Set(SECTIONS.map(({ group }) => group)).size;
  expect(nav().querySelectorAll('li[aria-hidden]')).toHaveLength(groups - 1);
  expect(screen.getByRole('link', { name: 'Перейти к содержимому' })).toHaveAttribute('href', '#main');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
  await user.click(screen.getByRole('button', { name: 'Свернуть панель' }));
  expect(document.cookie).toContain('sidebar=collapsed');
  expect(links()[0]).toHaveAccessibleName('Обзор');
  await user.click(screen.getByRole('button', { name: 'Развернуть панель' }));
  expect(document.cookie).toContain('sidebar=expanded');
  await user.click(screen.getByRole('button', { name: 'Показать разделы' }));
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getAllByRole('link')).toHaveLength(SECTIONS.length);
  await user.click(within(drawer).getByRole('button', { name: 'Скрыть разделы' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('sidebar leads to the tab that the person used last, with the period where a section has one, and no more once it is closed to them', () => {
  const hrefs = () => links().map((link) => link.getAttribute('href'));
  const ids = ['stock', 'expenses', 'orders', 'statistics', 'settings'] as const;
  const sections = ids.map((id) => ({ id, group: 1 }));
  sessionStorage.setItem('period', 'period_id=3');
  const tab = (keeps: string) => (
    <TabStrip label="tabs" current="" keeps={keeps}>
      <i />
    </TabStrip>
  );
  const first = ['/stock', '/expenses?period_id=3', '/orders?period_id=3'];
  const bare = [...first, '/statistics?period_id=3', '/settings'];
  const kept = [...first, '/statistics/revenue?period_id=3', '/settings/users'];
  for (const [login, children, expected] of [
    ['olga', null, bare],
    ['olga', tab('/statistics/revenue'), [...first, '/statistics/revenue?period_id=3', '/settings']],
    ['olga', tab('/settings/users'), kept],
    ['ivan', null, bare],
    ['olga', null, kept],
    ['olga', <NoAccess key="403" section="statistics" open={[]} />, [...bare.slice(0, 4), '/settings/users']],
  ] as const) {
    const shown = open({ sections, user: { login }, children });
    expect(hrefs()).toEqual(expected);
    shown.unmount();
  }
});

it('sidebar marks the current section, also on its sub-pages, and no other; shows user, server, and whether it is read-only', () => {
  open({ server: { name: 'Archive', readonly: true } }, { at: '/beer-craft/12?x=1' });
  expect(textsOf(links().filter((link) => link.hasAttribute('aria-current')))).toEqual(['Пивоварня']);
  expect(screen.getByText('olga')).toBeVisible();
  expect(screen.getByText('Archive')).toBeVisible();
  expect(screen.getByText('только чтение')).toBeVisible();
});

it('switches to dark, and to the next language from a single button when collapsed', async () => {
  localStorage.setItem('color-scheme', 'light');
  const { user } = open({ collapsed: true });
  expect(screen.getByRole('button', { name: 'Развернуть панель' })).toHaveAttribute('aria-expanded', 'false');
  await user.click(screen.getByRole('button', { name: /Русский/ }));
  expect(document.cookie).toContain('locale=en');
  await user.click(screen.getByRole('button', { name: 'Светлое' }));
  expect(document.documentElement).toHaveAttribute('data-color-scheme', 'dark');
});

it('logs out once, tells the other tabs, and leaves by a full load', async () => {
  const server = serve(on(signOut, {}));
  const { user } = open();
  await user.dblClick(screen.getByRole('button', { name: 'Выйти' }));
  await waitFor(() => expect(goTo).toHaveBeenCalledWith('/auth/login'));
  expect(server.calls(signOut)).toHaveLength(1);
  expect(told).toEqual(['session changed']);
});

const field = () => screen.findByRole('combobox', { name: 'Найти раздел, блюдо или товар' });
const options = () => textsOf(screen.getAllByRole('option'));
const rum = ROWS.find(({ name }) => name === 'Ром')!;
const item = (item_id: number, name: string) => ({ ...rum, item_id, name });

it('search opens on Ctrl K, also with a Russian layout, finds in both languages, and tolerates the wrong layout', async () => {
  const { user, router } = open();
  await user.keyboard('{Control>}[KeyK]{/Control}');
  for (const [query, found] of [
    ['vty.', 'Меню'],
    ['ыещсл', 'Склад'],
    ['stock', 'Склад'],
  ] as const) {
    await user.retype(await field(), query);
    expect(options()).toEqual([found]);
  }
  await user.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledWith('/stock');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('search restores focus on Escape, and focuses the content when a section was chosen', async () => {
  const { user } = open();
  const link = links()[2]!;
  act(() => link.focus());
  for (let time = 1; time <= 2; time += 1) {
    await user.keyboard('{Control>}[KeyK]{/Control}');
    await waitFor(async () => expect(await field()).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(link).toHaveFocus());
  }
  await user.keyboard('{Control>}[KeyK]{/Control}');
  await user.type(await field(), 'склад{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.getByRole('main')).toHaveFocus();
});

it('search finds dishes and goods from the second letter on, if the user may read them', async () => {
  const server = serve(
    on(menuRows, { rows: [dish(11, 10, 'Ром с колой')] }),
    on(stockRows, { rows: [item(21, 'Ром белый')] }),
  );
  const sections = SECTIONS.filter(({ id }) => id === 'menu' || id === 'stock');
  const { user, router } = open({ sections });
  await search(user, 'р');
  await act(() => new Promise((resolve) => setTimeout(resolve, 150)));
  expect(server.asked()).toEqual([]);
  await user.type(await field(), 'ом');
  await waitFor(() => expect(options()).toEqual(['Ром с колойМеню', 'Ром белыйСклад']));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.push).toHaveBeenCalledWith('/stock?folder=10&item=21&open=21');
});

const serveFound = () =>
  serve(
    on(menuRows, { rows: [] }),
    on(stockRows, { rows: [item(21, 'Ром белый'), item(22, 'Ром')] }),
    on(listCashiers, { items: [{ user_id: 4, user_name: 'Ром' }] }),
    on(listCardHolders, { items: [{ card_number: '777', name: 'Роман Ким' }] }),
  );

it('search finds people whose lists may be read, asks for no others, and puts exact names first', async () => {
  const server = serveFound();
  const sections = SECTIONS.filter(({ id }) => id === 'stock');
  const { unmount, ...without } = open({ sections });
  await search(without.user, 'ром');
  await waitFor(() => expect(options()).toEqual(['РомСклад', 'Ром белыйСклад']));
  expect(server.asked()).toEqual([stockRows.id]);
  unmount();
  const { user, router } = open({ sections, people: { cashiers: true, holders: true, staff: false } });
  await search(user, 'ром');
  const found = ['РомКассир: заказы', 'РомСклад', 'Роман КимКарта скидок № 777', 'Ром белыйСклад'];
  await waitFor(() => expect(options()).toEqual(found));
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(router.push).toHaveBeenCalledWith('/statistics/discount_cards?period_id=4&hall=venue&card_number=777');
});

it.each([
  ['закрыть день', 'Закрыть деньДействие', '/operations/day-close'],
  ['приём', 'Принять товарДействие', '/stock/receive'],
  ['receive', 'Принять товарДействие', '/stock/receive'],
  ['расход', 'Добавить расходДействие', '/operations?add=expense'],
  ['bos', 'bossПользователь', '/settings/users?user=2'],
  ['777', 'Заказ №\u00a0777Заказы', '/orders?order=777'],
])('search leads by «%s» to an action, an account or an order', async (query, shown, href) => {
  serveUsers();
  const { user, router } = open({
    sections: [{ id: 'orders', group: 1 }],
    actions: ['receive', 'closeDay', 'addExpense'],
    people: { cashiers: false, holders: false, staff: true },
  });
  await search(user, query);
  await waitFor(() => expect(options()).toEqual([shown]));
  await user.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledWith(href);
});

it.each([
  ['списания', 'ru', 'СписанияАналитика', '/analytics/writeoff'],
  ['write-offs', 'ru', 'СписанияАналитика', '/analytics/writeoff'],
  ['сейф', 'en', 'Cash drawer to safeAnalytics, hidden report', '/analytics/cash2safe'],
] as const)('search finds the report by «%s» with the carried period', async (query, locale, shown, path) => {
  serve(on(menuRows, { rows: [] }), on(stockRows, { rows: [] }));
  sessionStorage.setItem('period', 'period_id=3');
  const { user, router } = open({}, { locale });
  await search(user, query);
  const option = screen.getAllByRole('option').find(({ textContent }) => textContent === shown);
  expect(options()).toContain(shown);
  await user.click(option!);
  expect(router.push).toHaveBeenCalledWith(`${path}?period_id=3`);
});

it('search offers only sections of the sidebar, and no report or action that is closed to the person', async () => {
  const sections = [{ id: 'analytics', group: 4 }] as const;
  const { user } = open({ sections, closed: ['/analytics/writeoff'], actions: ['receive'] });
  await user.click(screen.getAllByRole('button', { name: /Поиск/ })[0]!);
  await field();
  expect(options()).toEqual(['Аналитика']);
  for (const closed of ['списания', 'выручка', 'списать']) {
    await user.retype(await field(), closed);
    expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');
  }
});

it('search writes off: asks for the item, then leads to it', async () => {
  serveFound();
  const sections = SECTIONS.filter(({ id }) => id === 'stock');
  const { user, router } = open({ sections, actions: ['writeOff'] });
  await search(user, 'списать{Enter}');
  expect(await field()).toHaveValue('Списать ');
  await user.type(await field(), 'ром');
  await waitFor(() => expect(options()).toEqual(['РомСписать товар', 'Ром белыйСписать товар']));
  await user.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledWith('/stock?folder=10&item=22&act=writeoff');
});

it('keys are shown by ?, but not while somebody types', async () => {
  const { user } = open();
  await user.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Клавиши' });
  expect(dialog).toHaveTextContent('Переименовать');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await search(user, '?');
  expect(screen.queryByRole('dialog', { name: 'Клавиши' })).not.toBeInTheDocument();
  await user.clear(await screen.findByRole('combobox'));
  await user.click(await screen.findByRole('button', { name: /Все клавиши/ }));
  expect(await screen.findByRole('dialog', { name: 'Клавиши' })).toBeVisible();
});
