import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { MenuFolder } from '@/lib/sections/menu/contract/menu';
import { CODE } from '@/lib/contract/problem';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import { address, item, noRow, openEditable, row } from './edit-screen';
import { wireFolder } from '../../support/wire-menu';

jest.mock('@/components/sections/menu/dish/dish-dialog', () => ({
  DishDialog: ({ target, onClose }: { target: object | null; onClose: () => void }) =>
    target && (
      <div role="dialog" aria-label={JSON.stringify(target)}>
        <button onClick={onClose}>Готово</button>
      </div>
    ),
}));

async function openNewFolder() {
  const opened = await openEditable();
  await opened.user.click(screen.getByRole('button', { name: 'Добавить папку' }));
  return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Новая папка' }) };
}

it('adding: creates a folder at the chosen place and shows it', async () => {
  const { user, sent, dialog } = await openNewFolder();
  await user.click(within(dialog).getByRole('button', { name: 'Создать' }));
  expect(within(dialog).getByText('Напишите название')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: 'Название' }), 'Настойки');
  expect(within(dialog).getByRole('textbox', { name: 'Путь' })).toHaveValue('Всё меню / Бар / Настойки');
  await user.type(within(dialog).getByRole('textbox', { name: 'Где создать' }), 'супы');
  await user.click(within(dialog).getByRole('treeitem', { name: 'Кухня / Супы' }));
  expect(within(dialog).getByRole('textbox', { name: 'Путь' })).toHaveValue('Всё меню / Кухня / Супы / Настойки');
  await user.click(within(dialog).getByRole('button', { name: 'Создать' }));
  await waitFor(() => expect(row(/Настойки/)).toHaveAttribute('aria-selected', 'true'));
  expect(sent()).toEqual([{ id: 'menu.createCategory', body: { parent_id: 11, name: 'Настойки' } }]);
  expect(address().get('folder')).toBe('11');
});

it('adding: duplicates the selected dish by Ctrl+C in any layout, but not while text is selected or typed', async () => {
  const { user, sent } = await openEditable();
  act(() => row(/Мохито/).focus());
  await user.keyboard('{Home}');
  const selection = jest.spyOn(window, 'getSelection').mockReturnValue({ toString: () => 'Мох' } as Selection);
  fireEvent.keyDown(row(/Мохито/), { key: 'с', code: 'KeyC', ctrlKey: true });
  selection.mockRestore();
  await user.click(screen.getByRole('combobox'));
  await user.keyboard('{Control>}c{/Control}');
  expect(sent()).toEqual([]);
  fireEvent.keyDown(row(/Мохито/), { key: 'с', code: 'KeyC', ctrlKey: true });
  await waitFor(() => expect(row(/Мохито \(2\)/)).toHaveAttribute('aria-selected', 'true'));
  expect(sent()).toEqual([{ id: 'menu.copy', body: { source_id: 201 } }]);
});

it('adding: opens a dish and a new one, and puts it in the address', async () => {
  const { user } = await openEditable();
  act(() => row(/Мохито/).focus());
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Готово' }));
  expect(address().get('dish')).toBeNull();
  await user.dblClick(screen.getByTitle('Айрен Пиво'));
  expect(await screen.findByRole('dialog', { name: '{"kind":"edit","item_id":202}' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Готово' }));
  await user.click(screen.getByRole('button', { name: 'Добавить блюдо' }));
  expect(await screen.findByRole('dialog', { name: /"kind":"create","parent_id":20/ })).toBeInTheDocument();
  expect(address().get('dish')).toBe('new');
});

const dataTransfer = () => ({ setData: jest.fn(), effectAllowed: '', dropEffect: '' });

it('moving: drops a dish on a folder of the tree, with undo', async () => {
  const { user, server } = await openEditable();
  const data = { dataTransfer: dataTransfer() };
  const kitchen = screen.getByRole('treeitem', { name: /Кухня/ });
  fireEvent.dragStart(row(/Мохито/), data);
  expect(fireEvent.dragOver(screen.getByRole('treeitem', { name: /Бар/ }), data)).toBe(true);
  expect(fireEvent.dragOver(kitchen, data)).toBe(false);
  fireEvent.drop(kitchen, data);
  noRow(/Мохито/);
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(row(/Мохито/)).toBeInTheDocument());
  expect(server.bodies(saveItem).map((body) => body.new_parent_id)).toEqual([10, 20]);
});

it('moving: moves a folder without a mouse, and never into itself', async () => {
  const { user, menuOf, sent } = await openEditable('/menu');
  await menuOf('Кухня');
  await user.click(await item('Переместить…'));
  const dialog = await screen.findByRole('dialog', { name: 'Куда переместить «Кухня»?' });
  const folders = within(dialog).getAllByRole('treeitem');
  expect(folders.map(({ title }) => title)).toEqual(['Всё меню', 'Бар']);
  await user.click(within(dialog).getByRole('treeitem', { name: 'Бар' }));
  await user.click(within(dialog).getByRole('button', { name: 'Переместить' }));
  expect(await screen.findByText('«Кухня» теперь в папке «Бар»')).toBeInTheDocument();
  expect(sent()).toEqual([{ id: 'menu.save', body: { item_id: 10, new_parent_id: 20 } }]);
});

const bar = (more: Partial<MenuFolder> = {}): MenuFolder => {
  return { ...wireFolder(20, [], []), name: 'Бар', literary_name_en: 'Bar', version: 3, ...more };
};

it('the names of a folder are sent only if changed, with the version that was read', async () => {
  const tree = [bar()];
  const { user, menuOf, sent, state } = await openEditable('/menu', tree);
  await menuOf('Бар');
  await user.click(await item('Все названия…'));
  const dialog = await screen.findByRole('dialog', { name: 'Папка «Бар»' });
  const chinese = await within(dialog).findByRole('textbox', { name: 'По-китайски' });
  await user.type(chinese, '酒吧');
  state.refuse = CODE.conflict;
  tree[0] = bar({ literary_name_en: 'The Bar', version: 4 });
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  expect(await within(dialog).findByText(/По-английски: «The Bar»/)).toBeInTheDocument();
  expect(chinese).toHaveValue('酒吧');
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const body = { item_id: 20, new_literary_name_cn: '酒吧' };
  expect(sent().map((one) => one.body)).toEqual([
    { ...body, version: 3 },
    { ...body, version: 4 },
  ]);
});
