import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { SWRConfig } from 'swr';
import { useEveryPage } from '@/lib/api/use-every-page';
import { listOrders } from '@/lib/contract/orders';
import { answer } from '../../support/answer';
import { renderUi } from '../../support/render';

const held: ((response: Response) => void)[] = [];

beforeEach(() => {
  held.length = 0;
  globalThis.fetch = jest.fn(() => new Promise<Response>((resolve) => held.push(resolve)));
});

function Rows() {
  const { replies, complete } = useEveryPage(listOrders, {
    input: (page) => ({ body: { page, count: 500, period_id: 0 } }),
    isLast: () => true,
  });
  return <output>{complete ? `${replies?.length} page` : 'on its way'}</output>;
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
const show = (dedupingInterval = 2000) =>
  renderUi(
    <SWRConfig value={{ ...APP, dedupingInterval }}>
      <Details />
    </SWRConfig>,
  );

const reply = (at: number) =>
  act(async () => {
    held[at]?.(answer({}));
    await Promise.resolve();
  });

test.each(['before', 'after'])('a list is fetched again when it is reopened %s its reply came', async (when) => {
  const { user } = show();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('open');
  await waitFor(() => expect(held).toHaveLength(1));
  await press('close');
  if (when === 'after') await reply(0);
  await press('open');
  if (when === 'before') await reply(0);
  await waitFor(() => expect(held).toHaveLength(2));
  await reply(1);
  expect(await screen.findByText('1 page')).toBeInTheDocument();
});

test('a visible list is fetched once', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await reply(0);
  expect(await screen.findByText('1 page')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'close' }));
  await user.click(screen.getByRole('button', { name: 'open' }));
  expect(await screen.findByText('1 page')).toBeInTheDocument();
  expect(held).toHaveLength(1);
});

test('a list closed long ago is fetched once more, not twice', async () => {
  const { user } = show(0);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('open');
  await press('close');
  await reply(0);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  await press('open');
  await reply(1);
  expect(await screen.findByText('1 page')).toBeInTheDocument();
  expect(held).toHaveLength(2);
});
