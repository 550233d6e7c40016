import { screen } from '@testing-library/react';
import { ReportTabs } from '@/components/statistics/report-tabs';
import { RightsContext } from '@/components/statistics/rights';
import { renderUi } from '../../support/render';

const RIGHTS = { groups: false, sensors: false, menu: false, venue: true };
const open = (
  closed: readonly string[],
  search = '',
  venue = true,
  [section, part]: readonly [string, string] = ['statistics', 'revenue'],
) =>
  renderUi(
    <RightsContext value={{ ...RIGHTS, venue, closed }}>
      <ReportTabs section={section as 'statistics'} part={part} />
    </RightsContext>,
    { at: `/${section}/${part}${search}`, locale: 'en' },
  );
const tabs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('the tab strip has every report that the person may open', () => {
  const manager = open([]);
  const all = tabs();
  expect(all).toContain('/statistics/expense_categories');
  manager.unmount();
  open(['expense_categories']);
  expect(tabs()).toEqual(all.filter((path) => path !== '/statistics/expense_categories'));
});

test('the tabs keep the whole venue, which a legacy server does not count', () => {
  open([], '?hall=venue');
  expect(tabs().every((path) => path?.endsWith('?hall=venue'))).toBe(true);
});

test('without the whole venue the tabs stay with the place', () => {
  open([], '?hall=venue', false);
  expect(tabs().some((path) => path?.includes('hall'))).toBe(false);
});

const names = () => screen.getAllByRole('link').map((link) => link.textContent);

test('a hidden report has a tab, marked as hidden, only while it is open', () => {
  const shown = open([], '', true, ['analytics', 'discount100']);
  expect(names()).toEqual(['100% cards', 'Orders in chosen hours', 'Write-offs']);
  shown.unmount();
  open([], '', true, ['analytics', 'cash2safe']);
  expect(names()).toEqual(['100% cards', 'Orders in chosen hours', 'Write-offs', 'Cashbox to safe hidden']);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Cashbox to safe');
});

test('write-offs have no tab without the right to see the stock', () => {
  open(['writeoff'], '', true, ['analytics', 'discount100']);
  expect(names()).toEqual(['100% cards', 'Orders in chosen hours']);
});
