import { screen } from '@testing-library/react';
import { Arrivals, Arriving, ArrivingArea } from '@/components/frame/arriving';
import { renderUi } from '../../support/render';

const status = { pending: false };
jest.mock('next/link', () => ({ useLinkStatus: () => status }));

const Screen = () => (
  <Arrivals>
    <span>
      Orders
      <Arriving heading="Orders" className="mark" />
    </span>
    <ArrivingArea withHeading>
      <h1>Menu</h1>
    </ArrivingArea>
  </Arrivals>
);

test('a pressed link shows heading and skeleton at once, and the page when it has arrived', () => {
  status.pending = false;
  const { rerender, container } = renderUi(<Screen />);
  expect(screen.getByRole('heading', { name: 'Menu' })).toBeVisible();
  expect(container.querySelector('[data-arriving]')).toBeNull();
  status.pending = true;
  rerender(<Screen />);
  expect(screen.getByRole('heading', { name: 'Orders' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Menu' })).not.toBeInTheDocument();
  expect(container.querySelector('[data-arriving]')).toHaveAttribute('aria-busy', 'true');
  expect(container.querySelector('.mark')).toHaveAttribute('data-pending');
  status.pending = false;
  rerender(<Screen />);
  expect(screen.getByRole('heading', { name: 'Menu' })).toBeVisible();
});
