import { act, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { renderToString } from 'react-dom/server';
import { useReportView } from '@/components/report/use-report-view';
import { useRememberedSort } from '@/components/statistics/remembered-sort';
import { ReportTabs } from '@/components/statistics/report-tabs';
import { findReportTable } from '@/lib/reports/sections';
import en from '@/messages/en.json';
import { renderUi } from '../../support/render';

const table = findReportTable('statistics', 'dishes')!;
const USUAL = table.sort!;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function Report() {
  const { view } = useRememberedSort({ table, view: useReportView(table) });
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
const press = (user: ReturnType<typeof open>['user'], name: string) => user.click(screen.getByRole('button', { name }));

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
