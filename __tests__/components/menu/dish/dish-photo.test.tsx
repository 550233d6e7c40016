import { act, screen, waitFor } from '@testing-library/react';
import { toasts } from '@/components/ui/toast-store';
import { choosePhoto, loadPhoto, photo, Sending, stubPhotos } from '../photo';
import { createItem } from '@/lib/sections/menu/contract/edit';
import { DISH } from './kitchen';
import { button, EDIT, fillNew, gone, open, save, SAVE } from './open-dialog';

const NEW = { kind: 'create', parent_id: 20 } as const;

beforeEach(stubPhotos);

async function chosen(target: Parameters<typeof open>[0]) {
  const opened = await open(target);
  await opened.user.click(screen.getByRole('tab', { name: 'Фото' }));
  await screen.findByRole('button', { name: 'Выбрать фото' });
  await choosePhoto(document.body, photo());
  await loadPhoto();
  expect(screen.getByText('Фото загрузится при сохранении')).toBeVisible();
  return opened;
}
const answerUpload = (status: number, body: object) =>
  act(async () => {
    Sending.last.answer(status, body);
    await Promise.resolve();
  });

/** Saves a new price together with the chosen photo. */
async function saveBoth() {
  const opened = await chosen(EDIT);
  await opened.user.click(screen.getByRole('tab', { name: 'Свойства' }));
  await opened.retype(/Цена в меню/, '300');
  await opened.user.click(button('Сохранить'));
  return opened;
}

test('saving uploads the chosen photo, then saves with the version that the upload gave', async () => {
  const { sent } = await saveBoth();
  await waitFor(() => expect(Sending.last.address).toBe('/api/menu/picture/upload'));
  expect(Sending.last.form?.get('item_id')).toBe('101');
  expect(sent(SAVE)).toEqual([]);
  await answerUpload(200, { timestamp: 1_790_000_500, version: 8 });
  await gone();
  expect(sent(SAVE)).toEqual([{ item_id: 101, version: 8, new_retail_price: 300 }]);
});

test('a photo that is refused is shown in its tab, and nothing is saved', async () => {
  const { sent } = await saveBoth();
  await waitFor(() => expect(Sending.last.address).not.toBe(''));
  await answerUpload(413, { code: 1005, message: '' });
  expect(await screen.findByText('Файл больше 20 МБ. Уменьшите фото или выберите другое.')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Фото' })).toHaveAttribute('aria-selected', 'true');
  expect(sent(SAVE)).toEqual([]);
});

test.each([
  ['uploaded', 200, { timestamp: 1_790_000_500, version: 2 }, /^Фото обновлено$/],
  ['refused, which is told', 413, { code: 1005, message: '' }, /создано, но фото/],
])('a new dish is created once, then its photo is %s', async (_, status, body, told) => {
  const shown = jest.spyOn(toasts, 'show');
  const { user, sent, saved } = await chosen(NEW);
  expect(screen.queryByRole('button', { name: 'Загрузить' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Свойства' }));
  await fillNew(user);
  await user.click(button('Создать'));
  await waitFor(() => expect(Sending.last.form?.get('item_id')).toBe('900'));
  expect(button('Создать')).toBeDisabled();
  await answerUpload(status, body);
  await gone();
  expect(sent(createItem)).toHaveLength(1);
  expect(saved).toEqual([900]);
  expect(shown.mock.calls).toEqual([[expect.objectContaining({ message: expect.stringMatching(told) as string })]]);
});

test('the photo stands beside the name and opens its tab', async () => {
  const { user } = await open(EDIT, (kitchen) => {
    kitchen.dish = { dish: { ...DISH, image_timestamp: 1_790_000_000 } };
    kitchen.picture = { exists: true, timestamp: 1_790_000_000 };
  });
  const image = screen.getByRole('img', { name: 'Фото блюда' });
  expect(image).toHaveAttribute('src', '/api/menu/picture/101?timestamp=1790000000');
  await user.click(screen.getByTitle('Заменить фото'));
  expect(screen.getByRole('tab', { name: 'Фото' })).toHaveAttribute('aria-selected', 'true');
});

test('the folder can be changed', async () => {
  const { user, sent } = await open();
  await user.click(screen.getByRole('button', { name: /Папка.*Супы/ }));
  await user.click(await screen.findByRole('treeitem', { name: /Горячее/ }));
  await save(user);
  expect(sent(SAVE)).toEqual([{ item_id: 101, version: 4, new_parent_id: 20 }]);
});
