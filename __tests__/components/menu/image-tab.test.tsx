import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { toasts } from '@/components/ui/toast-store';
import { ImageModal } from '@/components/sections/menu/dish/image-modal';
import { ImageTab } from '@/components/sections/menu/dish/image-tab';
import { checkPicture } from '@/lib/sections/menu/contract/picture';
import { renderUi } from '../../support/render';
import { on, serve } from '../../support/serve';
import { choosePhoto, drawn, loadPhoto, photo, PNG, Sending, stubPhotos } from './photo';

let checked = { exists: false, timestamp: null as number | null };

beforeEach(() => {
  checked = { exists: false, timestamp: null };
  serve(on(checkPicture, () => checked));
  stubPhotos();
});

async function open(more: Partial<Parameters<typeof ImageTab>[0]> = {}, locale: 'ru' | 'en' = 'ru') {
  const ui = renderUi(<ImageTab item_id={7} {...more} />, { locale });
  await waitFor(() => expect(ui.container.querySelector('[aria-busy="true"]')).toBeNull());
  const choose = (...files: File[]) => choosePhoto(ui.container, ...files);
  return { ...ui, choose, load: loadPhoto };
}

test('a dish without a picture explains which files are accepted, and how; a photo that the browser cannot open is refused with a text', async () => {
  const { container, choose } = await open();
  expect(screen.getByText(/Фото пока нет/)).toBeVisible();
  expect(screen.getByText(/JPG или PNG, до 20 МБ/)).toBeVisible();
  expect(container.querySelector('input')).toHaveAttribute('accept', 'image/jpeg,image/png');
  await choose(photo());
  fireEvent.error(await screen.findByRole('img', { name: 'Выбранное фото' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/не открывается/);
});

test('a dish with a picture shows it with its time, and no broken image if the server cannot deliver it', async () => {
  checked = { exists: true, timestamp: 1_790_000_000 };
  await open();
  const image = await screen.findByRole('img', { name: 'Фото блюда' });
  expect(image).toHaveAttribute('src', '/api/menu/picture/7?timestamp=1790000000');
  fireEvent.error(image);
  expect(screen.getByText(/этот сервер его не показывает/)).toBeVisible();
});

test('choose, crop to 3:2, upload with progress: the new picture is shown', async () => {
  const onUploaded = jest.fn();
  const onPending = jest.fn();
  const shown = jest.spyOn(toasts, 'show');
  const { choose, load, user } = await open({ onUploaded, onPending });
  await choose(photo());
  await load();
  expect(onPending).toHaveBeenLastCalledWith(true);
  await user.click(screen.getByRole('button', { name: 'Загрузить' }));
  const [[x, y, width, height, , , toWidth, toHeight] = []] = drawn as number[][];
  expect([x, width, toWidth, toHeight]).toEqual([0, 2000, 1800, 1200]);
  expect([Math.round(y!), Math.round(height!)]).toEqual([333, 1333]);
  const sending = Sending.last;
  expect(sending.address).toBe('/api/menu/picture/upload');
  expect(sending.headers['idempotency-key']).toMatch(/^[\w-]{8,64}$/);
  expect([...sending.form!.keys()]).toEqual(['item_id', 'file']);
  expect((sending.form!.get('file') as File).type).toBe('image/jpeg');
  act(() => sending.upload.onprogress?.({ loaded: 40, total: 100 }));
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40');
  expect(screen.getByRole('status')).toHaveTextContent('Отправляем фото');
  act(() => sending.upload.onprogress?.({ loaded: 100, total: 100 }));
  expect(screen.getByRole('status')).toHaveTextContent('Сервер обрабатывает');
  await act(async () => {
    sending.answer(200, { timestamp: 1_790_000_500, version: 4 });
    await Promise.resolve();
  });
  const image = await screen.findByRole('img', { name: 'Фото блюда' });
  expect(image).toHaveAttribute('src', '/api/menu/picture/7?timestamp=1790000500');
  expect(onUploaded).toHaveBeenCalledWith({ timestamp: 1_790_000_500, version: 4 });
  expect(onPending).toHaveBeenLastCalledWith(false);
  expect(shown).toHaveBeenCalledWith(expect.objectContaining({ message: 'Фото обновлено' }));
});

test('arrow keys move and shrink the frame, which keeps its shape', async () => {
  const { choose, load, user, container } = await open();
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue({ x: 0, y: 0, width: 500, height: 500, top: 0, left: 0, right: 500, bottom: 500 } as DOMRect);
  await choose(photo('photo.png', PNG));
  await load();
  const frame = () => container.querySelector<HTMLElement>('.ReactCrop__crop-selection')!.style;
  const before = frame().top;
  screen.getByLabelText('Рамка кадра, двигайте стрелками').focus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(parseFloat(frame().top)).toBeLessThan(parseFloat(before));
  screen.getByLabelText(/Угол рамки.*снизу справа/).focus();
  await user.keyboard('{Shift>}{ArrowUp}{ArrowUp}{ArrowUp}{/Shift}');
  expect(parseFloat(frame().width)).toBeLessThan(100);
  expect(parseFloat(frame().width) / parseFloat(frame().height)).toBeCloseTo(1.5, 1);
});

const big = photo();
Object.defineProperty(big, 'size', { value: 20 * 1024 * 1024 + 1 });
test.each([
  ['a text named .jpg', [photo('menu.jpg', [72, 101, 108, 108, 111])], /формате JPG или PNG/],
  ['a file over 20 MB', [big], /больше 20 МБ/],
  ['two files', [photo(), photo()], /один файл/],
])('%s is refused before anything is sent', async (_what, files, words) => {
  const { container } = await open();
  fireEvent.drop(container.querySelector('[class*=tab]')!, { dataTransfer: { files } });
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.queryByRole('button', { name: 'Загрузить' })).toBeNull();
});

test.each([
  [409, { code: 12, message: 'disk full' }, /Не удалось обновить фото/],
  [413, { code: 1005, message: 'too large', field: 'file' }, /больше 20 МБ/],
  [400, { code: 1, message: 'Not a picture', field: 'file' }, /не открывается/],
])('a refusal (%d) is told and the chosen part stays', async (status, body, words) => {
  const { choose, load, user } = await open();
  await choose(photo());
  await load();
  await user.click(screen.getByRole('button', { name: 'Загрузить' }));
  act(() => Sending.last.answer(status, body));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: 'Загрузить' })).toBeEnabled();
});

test('a failed upload is reported in English too, and an aborted one is no error', async () => {
  const { choose, load, user } = await open({}, 'en');
  await choose(photo());
  await load();
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  act(() => Sending.last.onerror?.());
  expect(await screen.findByRole('alert')).toHaveTextContent('Upload error');
  await user.click(screen.getByRole('button', { name: 'Upload' }));
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the dialog names the dish, and asks before a chosen photo is discarded', async () => {
  const onClose = jest.fn();
  const { user } = renderUi(<ImageModal item_id={7} name="Борщ" onClose={onClose} />);
  const dialog = await screen.findByRole('dialog', { name: 'Фото: Борщ' });
  await within(dialog).findByText(/Фото пока нет/);
  fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [photo()] } });
  await screen.findByRole('img', { name: 'Выбранное фото' });
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
});
