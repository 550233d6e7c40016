import { screen } from '@testing-library/react';
import { act, type ReactNode } from 'react';
import OverviewPage from '@/app/(main)/overview/page';
import { Preloaded } from '@/lib/api/preloaded';
import { invoke } from '@/lib/bff/invoke';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { cacheKey } from '@/lib/contract/cache-key';
import { getOverview } from '@/lib/sections/overview/contract/overview';
import { OverviewScreen } from '@/components/sections/overview/overview-screen';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';

jest.mock('@/components/chart/column-canvas', () => ({ ColumnCanvas: () => null }));
jest.mock('@/lib/bff/require-page', () => ({ requirePage: () => Promise.resolve({ context: {} }) }));
jest.mock('@/lib/bff/invoke', () => ({ invoke: jest.fn() }));

type Overview = ReplyOf<typeof getOverview>;
const OVERVIEW: Overview = {
  end_time: 1_790_000_000,
  business_date: '2026-09-21',
  evening: { now: { revenue: 4321, checks: 7, average: 617.29 }, halls: [], hours: [] },
  attention: { rules: [{ rule: 'stock_below_zero', cases: 45, amount: 10 }] },
};
const REVENUE = /4.321[.,]00/;

/** Renders a page whose reply may still be pending. */
const open = (page: ReactNode) =>
  act(() => Promise.resolve(renderUi(<main id="main">{page}</main>, { locale: 'en', at: '/overview' })));

test('a call refused on the server is asked again, and the screen says why it cannot be answered', async () => {
  const server = serve(on(getOverview, refuse(2)));
  jest.mocked(invoke).mockRejectedValue(refuse(2));
  const page = await OverviewPage({ searchParams: Promise.resolve({}) });
  const { user } = await open(page);
  expect(await screen.findByText('Could not load the overview')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  server.on(getOverview, OVERVIEW);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(REVENUE)).toBeVisible();
});

test('a reply that comes after the page is shown without another call', async () => {
  serve();
  let arrive: (reply: Overview) => void = () => undefined;
  const data = new Promise<Overview>((resolve) => (arrive = resolve));
  const entries = [{ key: cacheKey(getOverview, {}), data }];
  await open(
    <Preloaded entries={entries}>
      <OverviewScreen />
    </Preloaded>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  expect(screen.queryByText(REVENUE)).not.toBeInTheDocument();
  await act(async () => {
    arrive(OVERVIEW);
    await data;
  });
  expect(await screen.findByText(REVENUE)).toBeVisible();
  expect(screen.getByText(/^As of/)).toBeVisible();
});

test('sales of halls whose sections are off are one line, so that the halls add up to the venue', async () => {
  const sold = (revenue: number, checks: number) => ({ now: { revenue, checks, average: 0 } });
  const halls = [
    { hall: 'statistics', ...sold(3000, 4) },
    { hall: 'ddweed', ...sold(1000, 1) },
  ] as const;
  serve(on(getOverview, { ...OVERVIEW, evening: { ...OVERVIEW.evening!, halls: [...halls] } }));
  await open(<OverviewScreen />);
  expect(await screen.findByRole('row', { name: /^Other halls/ })).toHaveTextContent(/^Other halls321\.00—2$/);
});
