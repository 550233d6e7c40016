import { act, screen, waitFor } from '@testing-library/react';
import { toasts } from '@/components/ui/toast-store';
import { Toasts } from '@/components/ui/toasts';
import { IngredientGroupDialog } from '@/components/statistics/ingredient-group-dialog';
import { answer } from '../../support/answer';
import { renderUi } from '../../support/render';

const GIN = { list_id: 1, name: 'Gin', items: [11] };
let sent: unknown[];
let replies: Response[];

beforeEach(() => {
  [sent, replies] = [[], []];
  localStorage.clear();
  globalThis.fetch = jest.fn((_path: string, init?: RequestInit) => {
    if (init?.method !== 'POST') return Promise.resolve(answer({ rows: [] }));
    sent.push(JSON.parse(init.body as string));
    return Promise.resolve(replies.shift() ?? answer({}));
  }) as unknown as typeof fetch;
});
afterEach(() => act(() => toasts.clean()));

function open() {
  const onClose = jest.fn();
  const ui = renderUi(
    <>
      <Toasts />
      <IngredientGroupDialog place="karaoke" group={GIN} onCreated={() => undefined} onClose={onClose} />
    </>,
    { locale: 'en' },
  );
  return { ...ui, onClose, name: screen.getByRole('textbox', { name: 'Name' }) };
}

test('a name taken by another group is refused at its field, until it is changed', async () => {
  replies = [answer({ code: 5, message: 'Another group has this name', field: 'name' }, 409)];
  const { user, name } = open();
  await user.clear(name);
  await user.type(name, 'Rum');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([{ list_id: 1, name: 'Rum', items: [11] }]);
  expect(name).toHaveAccessibleDescription('There is already a group of this name. Choose another.');
  expect(name).toBeInvalid();
  await waitFor(() => expect(name).toHaveFocus());
  expect(screen.queryByText('Could not save the ingredient group', { exact: false })).toBeNull();
  await user.type(name, ' of ours');
  expect(name).toBeValid();
});

test('OK without a change sends nothing and closes', async () => {
  const { user, onClose } = open();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([]);
});

test('a refused deletion shows a toast and keeps both dialogs open; a successful one closes them', async () => {
  replies = [answer({ code: 3, message: 'no' }, 403)];
  const { user, onClose } = open();
  await user.click(screen.getByRole('button', { name: 'Delete the group' }));
  const yes = await screen.findByRole('button', { name: 'Delete' });
  await user.click(yes);
  expect(await screen.findByText('Could not delete the ingredient group', { exact: false })).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(yes);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(sent.at(-1)).toEqual({ list_id: 1, name: 'Gin', items: [], delete: true });
  expect(await screen.findByText('The ingredient group is deleted')).toBeVisible();
});
