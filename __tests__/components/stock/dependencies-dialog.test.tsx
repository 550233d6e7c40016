import { screen, waitFor, within } from '@testing-library/react';
import { DependenciesDialog } from '@/components/stock/story/dependencies-dialog';
import { renderUi } from '../../support/render';
import { serveStory } from './story-server';

const open = () => {
  const onClose = jest.fn();
  return { onClose, ...renderUi(<DependenciesDialog item_id={51} name="Рис" onClose={onClose} />) };
};
const row = (name: RegExp) => screen.findByRole('row', { name });

test('lists dishes that use the item, with its share of the price; a dish links to the menu, a craft does not', async () => {
  serveStory();
  const { user, router, onClose } = open();
  const cells = within(await row(/Плов/))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(
    expect.arrayContaining(['11', 'Плов', '0,250', 'кг', 'Кухня', '15\u202f%', '200,00', '14,53', '5,6\u202f%']),
  );
  expect(screen.getByRole('link', { name: 'Плов' })).toHaveAttribute('href', '/menu?dish=11');
  const craft = within(await row(/сироп/));
  expect(craft.getByText('Заготовка')).toBeVisible();
  expect(craft.queryByRole('link')).toBeNull();
  expect(screen.getByText('2 рецепта')).toBeVisible();
  (await row(/Плов/)).focus();
  await user.keyboard('{Enter}');
  expect(router.push.mock.calls).toEqual([['/menu?dish=11']]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

test('shows that nothing uses it, or a failure to load', async () => {
  serveStory({ dishes: [] });
  const { unmount } = open();
  expect(await screen.findByText('Нигде не используется')).toBeVisible();
  unmount();
  const { heal } = serveStory({ broken: true });
  const { user } = open();
  expect(await screen.findByText('Список блюд не загрузился')).toBeVisible();
  heal();
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByRole('link', { name: 'Плов' })).toBeVisible();
});
