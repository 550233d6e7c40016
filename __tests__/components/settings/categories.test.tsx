import { screen, waitFor, within } from '@testing-library/react';
import { CategoriesScreen } from '@/components/sections/categories/categories-screen';
import { CategoryDialog } from '@/components/sections/categories/category-windows';
import {
  createCategory,
  deleteCategory,
  listCategories,
  saveCategory,
  type Category,
} from '@/lib/sections/categories/contract/categories';
import { renderUi } from '../../support/render';
import { inTurn, on, refuse, serve, type Server } from '../../support/serve';

const USED = { bookings: 3, items: 0, used: true, version: 1 };
const of = (category: Partial<Category>): Category => {
  const rent = { category_id: 120, name: 'Аренда', group_id: 2, hidden: false, alcohol: false } as const;
  return { ...rent, ...USED, purposes: ['services'], ...category };
};
const RENT = of({});
const FRESH = of({ category_id: 1370, name: 'Новая', used: false, bookings: 0 });
const OLD = of({ category_id: 127, name: 'Архив', hidden: true });
const SERVICES = of({ category_id: 16, name: 'Услуги' });

let server: Server;
let listed: Category[];

beforeAll(() => CategoryDialog.load());
beforeEach(() => {
  listed = [RENT, FRESH, SERVICES];
  server = serve(
    on(listCategories, ({ query: { hidden } }) => ({ items: hidden === '1' ? [...listed, OLD] : listed })),
    on(createCategory, { category_id: 1371 }),
    on(saveCategory, { version: 2 }),
    on(deleteCategory, {}),
  );
});

const open = (plain = false) => renderUi(<CategoriesScreen />, { offers: { ours: !plain }, at: '/settings/expense' });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

async function choose(user: ReturnType<typeof open>['user'], name: string, entry: string): Promise<void> {
  const row = await rowOf(name);
  await user.pointer({ keys: '[MouseRight]', target: within(row).getByText(name) });
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

test('a category tells purpose, group and use; hidden ones are shown when asked for, also by the address; one is hidden by its menu', async () => {
  const { user } = open();
  const row = await rowOf('Аренда');
  for (const text of ['120', 'Расходы', 'Текущие расходы', '3']) expect(within(row).getByText(text)).toBeVisible();
  expect(screen.queryByText('Архив')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Показывать скрытые категории' }));
  expect(await rowOf('Архив')).toHaveTextContent('скрыта');
  expect(window.location.search).toBe('?hidden=1');
  await choose(user, 'Аренда', 'Скрыть');
  await waitFor(() => expect(server.bodies(saveCategory)).toEqual([{ category_id: 120, hidden: true }]));
});

test('a new category is sent once it has a name and a purpose', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Добавить категорию' }));
  const dialog = await screen.findByRole('dialog', { name: 'Новая категория' });
  const save = within(dialog).getByRole('button', { name: 'Добавить' });
  expect(save).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: /Название/ }), 'Пиво в кегах');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Расходы' }));
  expect(save).toBeDisabled();
  expect(within(dialog).queryByRole('checkbox', { name: 'Алкоголь' })).toBeNull();
  await user.click(within(dialog).getByRole('checkbox', { name: 'Товары' }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Алкоголь' }));
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Группа в отчёте' }), 'Товары и продукты');
  await user.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.bodies(createCategory)).toEqual([
    { name: 'Пиво в кегах', purposes: ['stock'], group_id: 1, alcohol: true },
  ]);
});

test('only what changed is sent; a taken name stands at its field, and a change meanwhile is named and kept', async () => {
  const { user } = open();
  server.on(saveCategory, inTurn(refuse(5, { field: 'name' }), refuse(5, { field: 'version' }), { version: 3 }));
  await choose(user, 'Аренда', 'Изменить');
  const dialog = within(await screen.findByRole('dialog', { name: 'Аренда' }));
  const name = dialog.getByRole('textbox', { name: /Название/ });
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  await user.retype(name, 'Услуги');
  await user.click(save);
  await waitFor(() => expect(name).toHaveAccessibleDescription('Такая категория уже есть. Назовите эту иначе.'));
  listed = [of({ group_id: 3, version: 2 }), FRESH, SERVICES];
  await user.type(name, ' зала');
  await user.click(save);
  expect(await dialog.findByRole('alert')).toHaveTextContent('изменили: Группа в отчёте');
  await user.click(save);
  await waitFor(() => expect(server.bodies(saveCategory)).toHaveLength(3));
  const [first, , last] = server.bodies(saveCategory);
  expect(first).toEqual({ category_id: 120, version: 1, name: 'Услуги' });
  expect(last).toEqual({ category_id: 120, version: 2, name: 'Услуги зала' });
});

test('only a category that was never used can be removed, after a question that names it; of the one that a new expense begins with only the name changes', async () => {
  const { user } = open();
  const used = await rowOf('Аренда');
  await user.pointer({ keys: '[MouseRight]', target: within(used).getByText('Аренда') });
  await screen.findByRole('menuitem', { name: 'Изменить' });
  expect(screen.queryByRole('menuitem', { name: 'Удалить' })).toBeNull();
  await user.keyboard('{Escape}');
  await choose(user, 'Новая', 'Удалить');
  const question = await screen.findByRole('dialog', { name: 'Удалить категорию «Новая»?' });
  await user.click(within(question).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(server.bodies(deleteCategory)).toEqual([{ category_id: 1370 }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.dblClick(within(await rowOf('^16|Услуги.*16|16')).getAllByText('Услуги')[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Услуги' });
  expect(within(dialog).getByText(/ведёт программа/)).toBeVisible();
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  expect(within(dialog).queryByRole('combobox')).toBeNull();
});

test('a legacy server shows ids and names, says why, and offers no changes', async () => {
  listed = [{ category_id: 16, name: 'Услуги' }];
  const { user } = open(true);
  const row = await rowOf('Услуги');
  expect(screen.getByText(/Этот сервер только показывает категории/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Добавить категорию' })).toBeNull();
  expect(screen.queryByRole('checkbox', { name: 'Показывать скрытые категории' })).toBeNull();
  expect(document.querySelectorAll('thead [data-column]')).toHaveLength(2);
  await user.dblClick(row);
  expect(screen.queryByRole('dialog')).toBeNull();
});
