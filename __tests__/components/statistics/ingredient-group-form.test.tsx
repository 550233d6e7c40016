import { screen } from '@testing-library/react';
import { IngredientGroupForm } from '@/components/statistics/ingredient-group-form';
import { ApiError } from '@/lib/api/call';
import { answer } from '../../support/answer';
import { renderUi } from '../../support/render';

const GIN = { list_id: 1, name: 'Gin', items: [11] };

test('a name that another group has is refused at its field until it changes', async () => {
  globalThis.fetch = jest.fn(() => Promise.resolve(answer({ items: [] })));
  const refuse = () =>
    Promise.reject(new ApiError({ code: 5, message: 'Another group has this name', field: 'name' }, 409));
  const nothing = () => undefined;
  const { user } = renderUi(
    <IngredientGroupForm
      {...{ group: GIN, onDirty: nothing, onUnchanged: nothing, onRemove: nothing, onCancel: nothing }}
      onSave={refuse}
    />,
    { locale: 'en' },
  );
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Rum');
  await user.click(screen.getByRole('button', { name: 'OK' }));
  expect(name).toHaveAccessibleDescription('There is already a group of this name. Choose another.');
  expect(name).toBeInvalid();
  expect(name).toHaveFocus();
  await user.type(name, ' of ours');
  expect(name).toBeValid();
});
