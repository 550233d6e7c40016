import { screen } from '@testing-library/react';
import { ReportTabs } from '@/components/statistics/report-tabs';
import { RightsContext } from '@/components/statistics/rights';
import { renderUi } from '../../support/render';

const RIGHTS = { groups: false, sensors: false, menu: false };
const open = (closed: readonly string[]) =>
  renderUi(
    <RightsContext value={{ ...RIGHTS, closed }}>
      <ReportTabs section="statistics" part="revenue" />
    </RightsContext>,
    { at: '/statistics/revenue', locale: 'en' },
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
