import { act, screen, waitFor, within } from '@testing-library/react';
import { CODE } from '@/lib/contract/problem';
import { address, choice, grid, item, noRow, openEditable, row } from './edit-screen';

it('offers no changes to readers', async () => {
  const { user } = await openEditable('/menu?folder=20&item=201', [], { without: ['MenuEdit'] });
  expect(screen.queryByRole('button', { name: /Добавить|Удалённое/ })).not.toBeInTheDocument();
  act(() => row(/Мохито/).focus());
  await user.keyboard('{F2}{Delete}{ContextMenu}');
  const menu = await screen.findByRole('menu', { name: 'Действия: Мохито' });
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(1);
  await user.click(within(menu).getByRole('menuitem', { name: 'Открыть' }));
  await waitFor(() => expect(address().get('dish')).toBe('201'));
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Новое название' })).not.toBeInTheDocument();
  expect(row(/Мохито/)).toBeInTheDocument();
});

it('the context menu of a row has the actions of a dish and of a folder, also of one of the tree by keyboard', async () => {
  const { menuOf, user, sent } = await openEditable('/menu');
  const names = (menu: HTMLElement) =>
    [...menu.querySelectorAll('[role^="menuitem"]')].map(
      (entry) => entry.getAttribute('aria-label') ?? entry.textContent,
    );
  const common = ['Приоритет 0', 'Приоритет 1', 'Приоритет 2', 'УдалитьDel'];
  expect(names(await menuOf('Хлеб'))).toEqual([
    'ОткрытьEnter',
    'ПереименоватьF2',
    'Дни и часы',
    'Фото',
    'ДублироватьCtrl C',
    'Переместить…',
    'Опубликовать в каталоге…',
    'Выбрать несколько',
    'Сбросить скидку',
    ...[5, 10, 15, 20].map((percent) => `Скидка ${percent}\u202f%`),
    ...common,
  ]);
  await user.keyboard('{Escape}');
  expect(names(await menuOf('Бар'))).toEqual([
    'ОткрытьEnter',
    'ПереименоватьF2',
    'Все названия…',
    'Переместить…',
    'Опубликовать в каталоге…',
    'Выбрать несколько',
    ...common,
  ]);
  await user.keyboard('{Escape}');
  act(() => screen.getByRole('treeitem', { name: /Бар/ }).focus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(await choice('Приоритет 2'));
  await waitFor(() => expect(sent()).toEqual([{ id: 'menu.priority', body: { priority: 2, items: [20] } }]));
});

it('the context menu of a row opens by Shift+F10 and by the row’s button, closes by Escape, and returns the focus; sets a discount by one press, at once', async () => {
  const { user, menuOf, sent } = await openEditable();
  act(() => row(/Мохито/).focus());
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await waitFor(async () => expect(await item(/Открыть/)).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(row(/Мохито/)).toHaveFocus();
  await user.click(within(row(/Айрен/)).getByRole('button', { name: 'Действия' }));
  expect(await screen.findByRole('menu', { name: 'Действия: Айрен Пиво' })).toBeInTheDocument();
  expect(row(/Айрен/)).toHaveAttribute('aria-selected', 'true');
  const discountOf = (name: RegExp) => row(name).querySelector('[data-column="max_discount"]')?.textContent;
  await menuOf('Мохито');
  await user.click(await choice('Скидка 15\u202f%'));
  expect(discountOf(/Мохито/)).toBe('15\u202f%');
  await waitFor(() => expect(sent()).toEqual([{ id: 'menu.save', body: { item_id: 201, new_max_discount: 15 } }]));
});

it.each([
  ['Сбросить скидку', choice, 'Скидка на «Мохито» не изменена'],
  ['Приоритет 1', choice, 'Приоритет не изменён'],
  ['Дублировать', item, 'Не удалось дублировать «Мохито»'],
  ['Удалить', item, 'Не удалось удалить «Мохито»'],
])('the context menu of a row reports a refusal of "%s", and the row is unchanged', async (name, find, text) => {
  const { menuOf, user, state } = await openEditable();
  const before = row(/Мохито/).textContent;
  state.refuse = CODE.forbidden;
  await menuOf('Мохито');
  await user.click(await find(new RegExp(name)));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText('Недостаточно прав.')).toBeInTheDocument();
  await waitFor(() => expect(row(/Мохито/).textContent).toBe(before));
  expect(within(grid()).getAllByTitle('Мохито')).toHaveLength(1);
});

const field = () => screen.getByRole('textbox', { name: 'Новое название' });

it('renaming: starts by F2 and from the menu, saves by Enter, and only if the trimmed text changed', async () => {
  const { user, menuOf, sent } = await openEditable();
  act(() => row(/Мохито/).focus());
  await user.keyboard('{F2}');
  expect(field()).toHaveFocus();
  await user.keyboard('  Мохито {Enter}');
  expect(row(/Мохито/)).toHaveFocus();
  await menuOf('Мохито');
  await user.click(await item(/Переименовать/));
  await user.type(field(), 'Клубничный мохито{Escape}');
  expect(sent()).toEqual([]);
  await user.keyboard('{F2} Мохито клубничный {Enter}');
  expect(row(/Мохито клубничный/)).toHaveFocus();
  const body = { item_id: 201, new_name: 'Мохито клубничный' };
  await waitFor(() => expect(sent()).toEqual([{ id: 'menu.save', body }]));
});

test('several rows are selected by Ctrl, Shift, arrows and Ctrl+A, and removed in one call', async () => {
  const { user, menuOf, sent } = await openEditable();
  const marked = () => within(grid()).getAllByRole('row', { selected: true }).length;
  await user.click(screen.getByTitle('Мохито'));
  await user.keyboard('{Control>}');
  await user.click(screen.getByTitle('Джин-тоник'));
  await user.keyboard('{/Control}');
  expect(marked()).toBe(2);
  expect(screen.getByRole('toolbar')).toHaveTextContent('Выбраны 2 позиции');
  const menu = await menuOf('Джин-тоник');
  expect(within(menu).queryByRole('menuitemradio', { name: /Скидка/ })).not.toBeInTheDocument();
  await user.click(await choice('Приоритет 1'));
  await waitFor(() => expect(sent()).toEqual([{ id: 'menu.priority', body: { priority: 1, items: [201, 203] } }]));
  await user.click(screen.getByTitle('Мохито'));
  expect(marked()).toBe(1);
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(marked()).toBe(2);
  await user.keyboard('{Control>}a{/Control}');
  expect(marked()).toBe(3);
  await user.keyboard('{Escape}');
  expect(marked()).toBe(1);
  await user.keyboard('{Control>}a{/Control}{Delete}');
  expect(await screen.findByText('Удалены 3 позиции')).toBeInTheDocument();
  expect(sent().at(-1)).toEqual({ id: 'menu.delete', body: { items: [201, 202, 203] } });
});

test('several rows can be selected by touch', async () => {
  const { user, menuOf } = await openEditable();
  await menuOf('Мохито');
  await user.click(await item('Выбрать несколько'));
  await user.pointer({ keys: '[TouchA]', target: screen.getByTitle('Айрен Пиво') });
  expect(screen.getByRole('toolbar')).toHaveTextContent('Выбраны 2 позиции');
  await user.pointer({ keys: '[TouchA]', target: screen.getByTitle('Мохито') });
  expect(screen.getByRole('toolbar')).toHaveTextContent('Выбрана 1 позиция');
  await user.click(screen.getByRole('button', { name: 'Снять выделение' }));
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
});

it('removing: removes a dish without asking, and restores it by the toast', async () => {
  const { user, sent } = await openEditable();
  act(() => row(/Мохито/).focus());
  await user.keyboard('{Home}{Delete}');
  noRow(/Мохито/);
  expect(row(/Айрен/)).toHaveFocus();
  expect(row(/Айрен/)).toHaveAttribute('aria-selected', 'true');
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(row(/Мохито/)).toBeInTheDocument());
  expect(sent().map(({ id }) => id)).toEqual(['menu.delete', 'menu.restore']);
});

it('removing: asks once about the content of a folder, and Ctrl+Z restores it; lists removed items, which can be restored', async () => {
  const { user, menuOf, sent, state } = await openEditable('/menu');
  await menuOf('Кухня');
  await user.click(await item(/Удалить/));
  const question = await screen.findByRole('dialog', { name: 'Удалить папку «Кухня»?' });
  expect(question).toHaveTextContent('Вместе с ней из меню уйдут 3 блюда и 2 вложенные папки.');
  await user.click(within(question).getByRole('button', { name: 'Удалить' }));
  noRow(/Папка Кухня/);
  expect(await screen.findByText('«Кухня» удалено')).toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(sent().at(-1)).toEqual({ id: 'menu.restore', body: { items: [10] } }));
  await waitFor(() => expect(row(/Папка Кухня/)).toBeInTheDocument());
  state.removed = [{ item_id: 201, name: 'Мохито', is_file: true, path: ['Бар'], removed_time: 1_790_000_000 }];
  await user.click(screen.getByRole('button', { name: 'Удалённое' }));
  const dialog = await screen.findByRole('dialog', { name: 'Удалённое' });
  expect(await within(dialog).findByText(/Всё меню \/ Бар · Удалено 21\.09\.2026 21:13/)).toBeInTheDocument();
  state.refuse = CODE.conflict;
  await user.click(within(dialog).getByRole('button', { name: 'Вернуть «Мохито»' }));
  expect(await within(dialog).findByText(/Сначала верните её/)).toBeInTheDocument();
  state.removed = [];
  await user.click(within(dialog).getByRole('button', { name: 'Вернуть «Мохито»' }));
  expect(await within(dialog).findByText('Ничего не удалено')).toBeInTheDocument();
  expect(sent().at(-1)).toEqual({ id: 'menu.restore', body: { items: [201] } });
});
