import { screen, waitFor } from '@testing-library/react';
import { real } from '@/lib/contract/real';
import { browserPath } from '@/lib/contract/endpoint';
import { answer } from '../support/answer';
import { renderUi } from '../support/render';
import { RUM } from '../components/stock/item/shelf';
import { giveStock } from './give-contract';
import { GiveDialog } from './give-dialog';

test('the dialog shows what is wrong at its field, and sends quantity and reason', async () => {
  const sent: unknown[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input as string, 'http://venue.test');
    expect(pathname).toBe(browserPath(giveStock.path));
    sent.push(real(giveStock.body).parse(JSON.parse(init?.body as string)));
    await Promise.resolve();
    return answer({});
  };
  const onClose = jest.fn();
  const { user } = renderUi(<GiveDialog item={RUM} onClose={onClose} />, { locale: 'en' });
  await user.type(await screen.findByRole('textbox', { name: 'Write off' }), '11');
  await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Shift');
  await user.click(screen.getByRole('button', { name: 'Write off' }));
  expect(await screen.findByText(/^There is only 10/)).toBeVisible();
  expect(sent).toEqual([]);
  await user.clear(screen.getByRole('textbox', { name: 'Write off' }));
  await user.type(screen.getByRole('textbox', { name: 'Write off' }), '0.5');
  await user.click(screen.getByRole('button', { name: 'Write off' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([{ item_id: 201, quantity: 0.5, reason: 'Shift' }]);
});
