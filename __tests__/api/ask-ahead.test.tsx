import { screen, waitFor } from '@testing-library/react';
import { askAhead } from '@/lib/api/ask-ahead';
import { useFresh } from '@/lib/api/use-fresh';
import { menuDish } from '@/lib/sections/menu/contract/menu';
import { DISH } from '../components/menu/dish/kitchen';
import { renderUi } from '../support/render';
import { on, refuse, serve, type Server } from '../support/serve';

let server: Server;
beforeEach(() => {
  server = serve(
    on(menuDish, () => ({ dish: { ...DISH, name: `reply ${server.calls(menuDish).length}` }, recipe: [] })),
  );
});

const input = { params: { id: 7 } };
function Dish() {
  const { data, error } = useFresh(menuDish, input);
  return <output>{data?.dish.name ?? error?.problem.code}</output>;
}
const shows = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

test('a reply asked ahead is taken once; what opens later asks again', async () => {
  askAhead(menuDish, input);
  const { unmount } = renderUi(<Dish />);
  await shows('reply 1');
  unmount();
  renderUi(<Dish />);
  await shows('reply 2');
  expect(server.calls(menuDish)).toHaveLength(2);
});

test('a reply asked ahead and not taken for seconds is not shown', async () => {
  jest.useFakeTimers();
  askAhead(menuDish, input);
  jest.advanceTimersByTime(3000);
  jest.useRealTimers();
  renderUi(<Dish />);
  await shows('reply 2');
});

test('an error of a query asked ahead is shown by what takes it', async () => {
  server.on(menuDish, refuse(2));
  askAhead(menuDish, input);
  renderUi(<Dish />);
  await shows('2');
});
