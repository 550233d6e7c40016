import { act, render, screen, waitFor, within } from '@testing-library/react';
import { ReportsScreen } from '@/components/sections/statistics/reports-screen';
import { menuFolders } from '@/lib/sections/menu/contract/folders';
import { everyReport, findReportList } from '@/lib/sections/reports';
import { opensDetails } from '@/lib/lists/report/define';
import { expenseCategories } from '@/lib/sections/statistics/lists/expense-categories';
import { inMain } from '../in-main';
import { renderUi, textsOf } from '../../support/render';
import { lost, on, serve } from '../../support/serve';
import { ReportTabs } from '@/components/sections/statistics/report-tabs';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { useListView } from '@/components/list/use-list-view';
import { useRememberedSort } from '@/components/sections/statistics/remembered-sort';
import en from '@/messages/en.json';
import { EarlierNote } from '@/components/sections/statistics/compared-note';
import { ReportNote } from '@/components/sections/statistics/report-note';
import type { Locale } from '@/lib/i18n/locale';
import type { TestOffers } from '../../support/offers';
import { fromVenueClock } from '@/lib/domain/venue-time';

jest.mock('@/components/chart/column-canvas', () => ({ ColumnCanvas: () => null }));

const LEGACY = { ours: false };

it.each(['revenue', 'orders_by_hours', 'ingredients_lists', 'delivery', 'draft_beer'])(
  'after a failure %s stops waiting',
  async (part) => {
    globalThis.fetch = lost;
    const section = part === 'delivery' ? 'delivery' : 'statistics';
    const at = `/statistics/${part}${part === 'draft_beer' ? '?item=11' : ''}`;
    renderUi(inMain(<ReportsScreen section={section} part={part} />), { at, locale: 'en', offers: LEGACY });
    expect(await screen.findAllByRole('button', { name: 'Retry' })).not.toHaveLength(0);
    await waitFor(() => expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(0));
    expect(document.querySelectorAll('aside .skeleton')).toHaveLength(0);
  },
);

test('all time has no comparison, and the screen explains it without empty columns', async () => {
  const table = findReportList('statistics', 'dishes')!;
  const figures = { menu_price: 250, orders_quantity: 3, average_orders_per_day: 1, orders_price: 750 };
  const row = { menu_id: 1, name: 'Tom yam', count: 3, ...figures };
  const axis = { start_time: null, end_time: 1 };
  serve(
    on(table.endpoint, { items: [row], totals: { total_records: 1 }, bucket: 'month', axis }),
    on(menuFolders, { rows: [] }),
  );
  const at = `${table.path}?period_id=4&compare=week`;
  renderUi(inMain(<ReportsScreen section="statistics" part="dishes" />), { at, locale: 'en', offers: LEGACY });
  const grid = await screen.findByRole('grid');
  expect(await screen.findByText('All time has nothing to be compared with.')).toBeInTheDocument();
  expect(within(grid).queryAllByRole('columnheader', { name: /change|Δ|%/ })).toEqual([]);
});

test('a category opens its expenses; stock losses, expenses without a category and sums open nothing', () => {
  const opens = (category_id: number | null) => opensDetails(expenseCategories.details, { category_id });
  expect([16, 99, 0, null].map(opens)).toEqual([true, false, false, false]);
});

const open = (path = 'statistics/revenue', offers: TestOffers = {}) => {
  const [section, part = ''] = path.split(/[/?]/);
  return renderUi(<ReportTabs section={section as 'statistics'} part={part} />, {
    at: `/${path}`,
    locale: 'en',
    offers,
  });
};
const tabs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the tab strip has every report that the person may open', () => {
  const manager = open();
  const all = tabs();
  expect(all).toContain('/statistics/expense_categories');
  manager.unmount();
  open('statistics/revenue', { closed: ['/statistics/expense_categories'] });
  expect(tabs()).toEqual(all.filter((path) => path !== '/statistics/expense_categories'));
});

test('the tabs of karaoke keep another hall, which a legacy server does not know', () => {
  const karaoke = open('karaoke/revenue?hall=venue');
  const undivided = tabs().filter((path) => !path?.endsWith('?hall=venue'));
  expect(undivided).toEqual(['/karaoke/expense_categories']);
  karaoke.unmount();
  open('karaoke/revenue?hall=venue', LEGACY);
  expect(tabs().filter((path) => path?.includes('hall'))).toEqual([]);
});

const names = () => textsOf(screen.getAllByRole('link'));

test('a hidden report has a tab, marked as hidden, only while it is open', () => {
  const shown = open('analytics/discount100');
  expect(names()).toEqual(['100% cards', 'Orders in chosen hours', 'Write-offs']);
  shown.unmount();
  open('analytics/cash2safe');
  expect(names()).toEqual(['100% cards', 'Orders in chosen hours', 'Write-offs', 'Cash drawer to safe hidden']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Cash drawer to safe');
});

test('the open tab is kept for the link of the section, a hidden one is not', () => {
  open('analytics/writeoff').unmount();
  open('analytics/cash2safe').unmount();
  open().unmount();
  const [kept] = Object.keys(localStorage).filter((key) => key.startsWith('tabs.'));
  expect(localStorage.getItem(kept ?? '')).toBe('analytics=%2Fwriteoff&statistics=%2Frevenue');
});

describe('the order of rows', () => {
  const table = findReportList('statistics', 'dishes')!;
  const USUAL = table.sort!;

  function Report() {
    const { view } = useRememberedSort({ table, view: useListView(table) });
    return (
      <>
        <output>{`${view.sort?.key} ${view.sort?.direction}`}</output>
        <button onClick={() => view.setSort({ key: 'name', direction: 'desc' })}>by name</button>
        <button onClick={() => view.setSort(USUAL)}>as usual</button>
        <ReportTabs section="statistics" part="dishes" />
      </>
    );
  }

  const open = (at = table.path) => renderUi(<Report />, { at, locale: 'en' });
  const order = () => screen.getByRole('status').textContent;
  const press = (user: ReturnType<typeof open>['user'], name: string) =>
    user.click(screen.getByRole('button', { name }));

  test('a report opens in the last used order', async () => {
    const first = open();
    expect(order()).toBe(`${USUAL.key} ${USUAL.direction}`);
    await press(first.user, 'by name');
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', `${table.path}?sort=name&dir=desc`);
    first.unmount();
    open();
    await waitFor(() => expect(order()).toBe('name desc'));
    expect(window.location.search).toBe('?sort=name&dir=desc');
  });

  test('its default order is remembered too', async () => {
    localStorage.setItem(`report.${table.id}.sort`, 'name desc');
    const first = open();
    await waitFor(() => expect(order()).toBe('name desc'));
    await press(first.user, 'as usual');
    expect(order()).toBe(`${USUAL.key} ${USUAL.direction}`);
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', table.path);
    first.unmount();
    open();
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(order()).toBe(`${USUAL.key} ${USUAL.direction}`);
  });

  test('an order in the address is used, and not remembered', async () => {
    localStorage.setItem(`report.${table.id}.sort`, 'name desc');
    const first = open(`${table.path}?sort=margin&dir=asc`);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    expect(order()).toBe('margin asc');
    first.unmount();
    open();
    await waitFor(() => expect(order()).toBe('name desc'));
  });

  test('the server renders the tabs as the browser does on its first render', () => {
    const tabs = (
      <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Bangkok">
        <ReportTabs section="statistics" part="dishes" />
      </NextIntlClientProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(tabs);
    localStorage.setItem(`report.${table.id}.sort`, 'name desc');
    render(tabs, { container, hydrate: true });
    expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', `${table.path}?sort=name&dir=desc`);
  });
});

const report = (part: string) => findReportList('analytics', part)!.report;
const reply = { axis: { start_time: null, end_time: fromVenueClock('2026-11-23 18:00:00', 'Asia/Bangkok') } };
const show = (part: string, period_id: 3 | 4, locale: Locale = 'en') =>
  renderUi(<EarlierNote report={report(part)} period={{ period_id }} reply={reply} />, { locale });
const TOLD = {
  ru: 'Прошлый период: 01.10.2026 12:00 – 23.10.2026 18:00. Дни сравниваются с тем же днём недели на 4 недели раньше, итоги — с этим периодом.',
  en: 'Previous period: 01.10.2026 12:00 – 23.10.2026 18:00. Days are compared with the same weekday 4 weeks earlier, totals with this period.',
};

test.each(['ru', 'en'] as const)('a note of sessions names the period before, in %s', (locale) => {
  show('princess_promo_sessions', 3, locale);
  expect(screen.getByRole('paragraph')).toHaveTextContent(TOLD[locale]);
});

test.each(['princess_promo_sessions', 'dishes_lanch'])('%s of all time have nothing before', (part) => {
  show(part, 4);
  expect(screen.getByText('All time has nothing to be compared with.')).toBeInTheDocument();
});

test.each(['discount100', 'dishes_lanch'])('%s have no note of the period before', (part) => {
  const { container } = show(part, 3);
  expect(container).toBeEmptyDOMElement();
});

test('a note opens under a question of its own', async () => {
  const { user } = renderUi(<ReportNote part="cash2safe" />, { locale: 'en' });
  await user.click(screen.getByRole('button', { name: 'What counts' }));
  expect(screen.getByText(en.reports.parts.cash2safe.note)).toBeVisible();
});

test('only notes about stock stand under the question about days left', () => {
  const { parts } = en.reports as { parts: Readonly<Record<string, { note?: string; asked?: string }>> };
  const without = everyReport.filter(({ part }) => parts[part]?.note && !parts[part].asked).map(({ part }) => part);
  expect(without).toEqual(['draft_beer', 'alcohol', 'products']);
});
