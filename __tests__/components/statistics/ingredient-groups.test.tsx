import { screen, waitFor, within } from '@testing-library/react';
import { IngredientGroupDialog } from '@/components/sections/statistics/ingredient-group-dialog';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import { ingredientGroupCalls } from '@/lib/sections/statistics/contract';
import { renderUi } from '../../support/render';
import { inTurn, on, refuse, serve, type Server } from '../../support/serve';
import { useState } from 'react';
import { IngredientTable } from '@/components/sections/statistics/ingredient-table';

const GIN = { list_id: 1, name: 'Gin', items: [11] };
const { save } = ingredientGroupCalls.karaoke;
let server: Server;

beforeEach(() => {
  server = serve(on(stockRows, { rows: [] }), on(save, {}));
});

function open() {
  const onClose = jest.fn();
  const dialog = <IngredientGroupDialog place="karaoke" group={GIN} onCreated={() => undefined} onClose={onClose} />;
  const ui = renderUi(dialog, { locale: 'en', toasts: true });
  return { ...ui, onClose, name: screen.getByRole('textbox', { name: 'Name' }) };
}

test('a name taken by another group is refused at its field, until it is changed', async () => {
  server.on(save, refuse(5, { field: 'name' }));
  const { user, name } = open();
  await user.retype(name, 'Rum');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(name).toBeInvalid());
  expect(server.bodies(save)).toEqual([{ list_id: 1, name: 'Rum', items: [11] }]);
  expect(name).toHaveAccessibleDescription('There is already a group of this name. Choose another.');
  await waitFor(() => expect(name).toHaveFocus());
  expect(screen.queryByText('Could not save the ingredient group', { exact: false })).toBeNull();
  await user.type(name, ' of ours');
  expect(name).toBeValid();
});

test('a refused deletion shows a toast and keeps both dialogs open; a successful one closes them', async () => {
  server.on(save, inTurn(refuse(3), {}));
  const { user, onClose } = open();
  await user.click(screen.getByRole('button', { name: 'Remove the group' }));
  const yes = await screen.findByRole('button', { name: 'Remove' });
  await user.click(yes);
  expect(await screen.findByText('Could not delete the ingredient group', { exact: false })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(yes);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.bodies(save).at(-1)).toEqual({ list_id: 1, name: 'Gin', items: [], delete: true });
  expect(await screen.findByText('The ingredient group is deleted')).toBeVisible();
});

const NONE = new Map();

function Group() {
  const [items, setItems] = useState([11, 12, 13, 14]);
  return <IngredientTable items={items} byId={NONE} onRemove={(id) => setItems(items.filter((one) => one !== id))} />;
}

const row = (id: number) => screen.getByText(String(id)).closest('tr')!;
const out = (id: number) => within(row(id)).getByRole('button');

test.each(['by mouse', 'by key'])('an ingredient removed %s moves the focus to the one in its place', async (how) => {
  const { user } = renderUi(<Group />);
  const press = async (id: number) => {
    if (how === 'by mouse') return user.click(out(id));
    out(id).focus();
    return user.keyboard('{Enter}');
  };
  await press(13);
  expect(screen.queryByText('13')).toBeNull();
  expect(row(14)).toHaveFocus();
  expect(row(14)).toHaveAttribute('aria-selected', 'true');
  await press(14);
  expect(row(12)).toHaveFocus();
  await user.keyboard('{Delete}');
  expect(row(11)).toHaveFocus();
  await press(11);
  expect(screen.getByRole('grid').parentElement).toHaveFocus();
});
