import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { useEveryPage } from '@/lib/api/use-every-page';
import { viewOf } from '@/lib/lists/view';
import { listOrders } from '@/lib/sections/orders/contract/orders';
import { ordersList } from '@/lib/sections/orders/lists/orders';
import { renderUi } from '../../support/render';
import { on, serve } from '../../support/serve';

type Page = ReplyOf<typeof listOrders>;
const SUMS = { total_price: 0, total_discount: 0, total_paidsum: 0, total_cash: 0, total_card: 0 };
const PAGE: Page = { orders: [], totals: { total_records: 0, ...SUMS } };
const held: ((page: Page) => void)[] = [];

beforeEach(() => {
  held.length = 0;
  serve(on(listOrders, () => new Promise<Page>((resolve) => held.push(resolve))));
});

function Rows() {
  const { rows, complete } = useEveryPage(ordersList, viewOf(ordersList, new URLSearchParams()));
  return <output>{complete ? `${rows?.length} orders` : 'on its way'}</output>;
}

function Details() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(!open)}>{open ? 'close' : 'open'}</button>
      {open && <Rows />}
    </>
  );
}

/** The app's settings: no automatic revalidation, no repeated request within a moment. */
const APP = { revalidateIfStale: false, revalidateOnFocus: false };
function show(dedupingInterval = 2000) {
  const { user } = renderUi(
    <SWRConfig value={{ ...APP, dedupingInterval }}>
      <Details />
    </SWRConfig>,
  );
  return (name: 'open' | 'close') => user.click(screen.getByRole('button', { name }));
}

const reply = (at: number) =>
  act(async () => {
    held[at]?.(PAGE);
    await Promise.resolve();
  });

test.each(['before', 'after'])('a list is fetched again when it is reopened %s its reply came', async (when) => {
  const press = show();
  await press('open');
  await waitFor(() => expect(held).toHaveLength(1));
  await press('close');
  if (when === 'after') await reply(0);
  await press('open');
  if (when === 'before') await reply(0);
  await waitFor(() => expect(held).toHaveLength(2));
  await reply(1);
  expect(await screen.findByText('0 orders')).toBeInTheDocument();
});

test('a visible list is fetched once', async () => {
  const press = show();
  await press('open');
  await reply(0);
  expect(await screen.findByText('0 orders')).toBeInTheDocument();
  await press('close');
  await press('open');
  expect(await screen.findByText('0 orders')).toBeInTheDocument();
  expect(held).toHaveLength(1);
});

test('a list closed long ago is fetched once more, not twice', async () => {
  const press = show(0);
  await press('open');
  await press('close');
  await reply(0);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await press('open');
  await reply(1);
  expect(await screen.findByText('0 orders')).toBeInTheDocument();
  expect(held).toHaveLength(2);
});
