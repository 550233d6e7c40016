import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../support/render';
import { on, serve } from '../support/serve';
import { RUM } from '../components/stock/item/shelf';
import { giveStock } from './give-contract';
import { GiveDialog } from './give-dialog';

test('the dialog shows what is wrong at its field, and sends quantity and reason', async () => {
  const server = serve(on(giveStock, {}));
  const onClose = jest.fn();
  const { user } = renderUi(<GiveDialog item={RUM} onClose={onClose} />, { locale: 'en' });
  await user.type(await screen.findByRole('textbox', { name: 'Write off' }), '11');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Shift');
  await user.click(screen.getByRole('button', { name: 'Write off' }));
  expect(await screen.findByText(/^There is only 10/)).toBeVisible();
  expect(server.bodies(giveStock)).toEqual([]);
  await user.retype(screen.getByRole('textbox', { name: 'Write off' }), '0.5');
  await user.click(screen.getByRole('button', { name: 'Write off' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.bodies(giveStock)).toEqual([{ item_id: 201, quantity: 0.5, reason: 'Shift' }]);
});
