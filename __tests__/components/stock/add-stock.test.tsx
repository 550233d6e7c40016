import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addBarcode, addToStock } from '@/lib/sections/stock/contract/edit';
import { findBarcode } from '@/lib/sections/stock/contract/barcodes';
import { stockRows } from '@/lib/sections/stock/contract/stock';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { ApiError } from '@/lib/api/call';
import { upload } from '@/lib/api/upload';
import { toasts } from '@/components/ui/toast-store';
import { ReceiveScreen } from '@/components/sections/stock/add/receive-screen';
import { CODE } from '@/lib/contract/problem';
import { renderUi } from '../../support/render';
import { lost, refuse } from '../../support/serve';
import { BARCODES, serveStock } from './venue';

jest.mock('@/lib/api/upload');
const uploads = jest.mocked(upload);
const CHANG = '8850999320017';
const RUM = '5000281003160';

let shown: jest.SpyInstance<string, [{ title?: unknown }]>;
beforeEach(() => {
  shown = jest.spyOn(toasts, 'show').mockReturnValue('') as unknown as typeof shown;
});
const said = () => shown.mock.calls.map(([{ title }]) => title);

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"], [data-path="${name}"]`)!;
const lines = () =>
  screen
    .queryAllByRole('row')
    .slice(1)
    .map((row) => row.textContent.replaceAll('\u202f', ' '));
const RECEIVE = /^Принять/;
const radio = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

async function open(reply: Partial<ReplyOf<typeof addToStock>> = {}, { isOurs = true, at = '' } = {}) {
  const server = serveStock();
  server.on(addToStock, reply);
  const ui = renderUi(<ReceiveScreen />, { offers: { ours: isOurs }, at: `/stock/receive${at}` });
  await screen.findByText(/Пока ничего не добавлено|№/);
  /** Puts a code into its field at once: typing it key by key takes long, and only the first test is about that. */
  const scan = async (code: string) => {
    act(() => field('barcode').focus());
    await ui.user.paste(code);
    await ui.user.keyboard('{Enter}');
  };
  const add = async (code: string, quantity: string) => {
    await scan(code);
    await ui.user.keyboard(`${quantity}{Enter}`);
    await waitFor(() => expect(field('barcode')).toHaveFocus());
  };
  /** Chooses who pays, and books the delivery. */
  const receive = async (payer: string) => {
    await ui.user.click(radio(payer));
    await ui.user.click(button(RECEIVE));
  };
  return { server, booked: () => server.bodies(addToStock), ...ui, scan, add, receive };
}

it('scanner: barcode → quantity → Enter adds the line → back to the barcode; the delivery is never booked', async () => {
  const { scan, user, booked } = await open();
  expect(field('barcode')).toHaveFocus();
  await user.keyboard(`${CHANG}{Enter}24{Enter}`);
  await waitFor(() => expect(field('barcode')).toHaveFocus());
  expect(lines()).toEqual([expect.stringMatching(/1Чанг.*24,000 л90,002 160,00/)]);
  await scan(RUM);
  await waitFor(() => expect(field('name')).toHaveValue('Ром'));
  expect(field('quantity')).toHaveFocus();
  expect(['parent_id', 'category_id', 'measure_id', 'description'].map(field)).toEqual([null, null, null, null]);
  expect(screen.getByText('Остаток: −1,000 л')).toBeInTheDocument();
  await user.keyboard('0,7{Enter}');
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(screen.getByText('2 720,00 ฿', { normalizer: (text) => text.replaceAll(/\s/g, ' ') })).toBeInTheDocument();
  expect(booked()).toEqual([]);
});

/** Presses a key at a time in ms, as the browser notes it. */
function press(element: HTMLElement, key: string, timeStamp: number) {
  const event = createEvent.keyDown(element, { key });
  Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  fireEvent(element, event);
}

it('a quantity typed before the item is found is kept; a code scanned over a quantity is the next item', async () => {
  const { server, scan, user } = await open();
  let wait = 60;
  server.on(findBarcode, async ({ body: { barcode } }) => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return { item_id: BARCODES[barcode] ?? null };
  });
  await scan(CHANG);
  await user.keyboard('5{Enter}');
  await waitFor(() => expect(lines()).toEqual([expect.stringContaining('5,000 л')]));
  wait = 0;
  await scan(RUM);
  await waitFor(() => expect(field('name')).toHaveValue('Ром'));
  // As fast as a scanner, whatever the machine does between the keys.
  const start = performance.now();
  Array.from(CHANG).forEach((key, at) => press(field('quantity'), key, start + at * 5));
  fireEvent.change(field('quantity'), { target: { value: CHANG } });
  press(field('quantity'), 'Enter', start + CHANG.length * 5);
  await waitFor(() => expect(field('name')).toHaveValue('Чанг'));
  expect(lines()[1]).toMatch(/Ром.*1,000 л/);
});

it('an item is found by name with folder and stock, and by its exact name; further typing makes it a new one', async () => {
  const { user } = await open();
  await user.type(field('name'), 'тёмн');
  const option = await screen.findByRole('option', { name: /12,500/ });
  expect(option).toHaveTextContent('Бар / Пиво');
  expect(option).toHaveTextContent('12,500 л');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field('quantity')).toHaveFocus();
  expect(field('price')).toHaveValue('110,00');
  await user.retype(field('name'), 'чанг');
  await user.tab();
  expect(field('name')).toHaveValue('Чанг');
  expect(field('description')).toBeNull();
  await user.type(field('name'), '!{Tab}');
  expect(field('parent_id')).toHaveFocus();
  expect(field('description')).toHaveValue('разливное');
});

it('an unknown barcode creates a new item, to which it is attached after booking', async () => {
  const { scan, user, server, booked, receive } = await open({ purchase_number: 9, item_ids: [555], moved: [] });
  await scan('4600000000001');
  await screen.findByText('Неизвестный штрихкод: 4600000000001');
  await waitFor(() => expect(field('barcode')).toHaveFocus());
  await user.click(button('Новый товар с ним'));
  expect(field('name')).toHaveFocus();
  await user.keyboard('Сидр');
  await user.click(button('Добавить строку'));
  expect(screen.getByText('Выберите папку')).toBeInTheDocument();
  await user.click(field('parent_id'));
  await user.click(screen.getByRole('treeitem', { name: /Бар/ }));
  await user.choose(field('measure_id'), 'л');
  await user.type(field('quantity'), '6');
  await user.type(field('total'), '500{Enter}');
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/Сидрновый.*6,000 л83,33500,00/)]));
  await receive('Сейф');
  await waitFor(() => expect(lines()).toEqual([]));
  expect(booked()[0]).toEqual({
    use_own_funds: false,
    pay_later: false,
    payer: 'safe',
    include_vat: false,
    items: [
      { name: 'Сидр', parent_id: 10, category_id: 101, measure_id: 3, description: '', quantity: 6, price: 500 / 6 },
    ],
  });
  expect(server.bodies(addBarcode)).toEqual([{ item_id: 555, barcode: '4600000000001' }]);
  expect(said()).toEqual(['Добавление на склад']);
  await waitFor(() => expect(field('barcode')).toHaveFocus());
  expect(localStorage).toHaveLength(0);
});

it('an unknown barcode can be attached to an existing item only, which takes what was typed meanwhile', async () => {
  const { scan, user, server, receive } = await open({ item_ids: [101] });
  let answer: () => void = () => undefined;
  server.on(findBarcode, () => new Promise((resolve) => (answer = () => resolve({ item_id: null }))));
  await scan('4600000000001');
  await user.keyboard('12');
  act(() => answer());
  await user.click(await screen.findByRole('button', { name: 'Привязать к товару' }));
  await user.keyboard('нечто');
  await user.click(button('Добавить строку'));
  expect(screen.getByText('Выберите товар со склада')).toBeInTheDocument();
  await user.retype(field('name'), 'Чанг{Enter}{Enter}');
  await waitFor(() => expect(lines()).toEqual([expect.stringContaining('12,000 л')]));
  await receive('Сейф');
  await waitFor(() => expect(server.bodies(addBarcode)).toEqual([{ item_id: 101, barcode: '4600000000001' }]));
});

it('lines are edited and removed by keyboard; a removal can be undone, which keeps what was typed since', async () => {
  const { add, user } = await open();
  await add(CHANG, '1');
  await add(RUM, '2');
  const row = (name: RegExp) => screen.getByRole('row', { name });
  act(() => row(/Чанг/).focus());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(field('quantity')).toHaveFocus();
  await user.clear(field('quantity'));
  await user.keyboard('3{Enter}');
  await waitFor(() => expect(lines()[1]).toMatch(/3,000 л/));
  act(() => row(/Чанг/).focus());
  await user.keyboard('{Delete}');
  expect(lines()).toHaveLength(1);
  expect(row(/Ром/)).toHaveFocus();
  await user.type(field('name'), 'Джин{Enter}');
  await user.keyboard('4');
  await user.click(button('Вернуть'));
  expect(lines()).toHaveLength(2);
  expect([field('name').value, field('quantity').value]).toEqual(['Джин', '4']);
  await user.click(button('Очистить всё'));
  expect(lines()).toEqual([]);
  expect(button(RECEIVE)).toBeDisabled();
  expect(button('Очистить всё')).toBeDisabled();
});

it('a refusal keeps the lines, and stands at the one that it names; a lost reply is retried under the same key', async () => {
  const { add, user, server, receive } = await open();
  await add(CHANG, '1');
  server.on(addToStock, refuse(CODE.balanceTooLow));
  await receive('Сейф');
  expect(await screen.findByText('Недостаточно средств')).toBeInTheDocument();
  expect(lines()).toHaveLength(1);
  server.on(addToStock, refuse(CODE.notFound, { field: 'items.0.item_id' }));
  await user.click(button(RECEIVE));
  expect(await screen.findByText(/^Из-за этой строки товар не принят\. ./)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('row', { name: /Чанг/ })).toHaveFocus());
  server.on(addToStock, lost);
  await user.click(button(RECEIVE));
  await screen.findByText('Сервер не отвечает. Проверьте соединение.');
  server.on(addToStock, {});
  await receive('Сейф');
  await waitFor(() => expect(lines()).toEqual([]));
  expect(new Set(server.keys(addToStock)).size).toBe(1);
  expect(server.calls(stockRows).length).toBeGreaterThan(1);
});

it('an unfinished delivery survives a reload, however long it lasts, including a line not yet in the list', async () => {
  const first = await open();
  await first.add(CHANG, '2');
  await first.user.type(field('name'), 'Ром');
  await first.user.tab();
  await first.user.click(button(RECEIVE));
  expect(screen.getByText('Строка «Ром» ещё не в списке. Добавьте её или очистите.')).toBeInTheDocument();
  expect(first.booked()).toEqual([]);
  expect(field('quantity')).toHaveFocus();
  expect(screen.getByText('Черновик сохранён')).toBeInTheDocument();
  first.unmount();
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 40 * 3600 * 1000);
  const second = await open();
  expect(lines()).toEqual([expect.stringContaining('2,000 л')]);
  expect(field('name')).toHaveValue('Ром');
  await second.user.click(button('Очистить'));
  await second.user.click(radio('Сейф'));
  await second.user.click(button(RECEIVE));
  await waitFor(() => expect(lines()).toEqual([]));
  expect(localStorage).toHaveLength(0);
});

it('a delivery that was pending during a reload is sent again under its key', async () => {
  const first = await open();
  await first.add(CHANG, '2');
  first.server.on(addToStock, () => new Promise(() => undefined));
  await first.receive('Сейф');
  await waitFor(() => expect(first.booked()).toHaveLength(1));
  first.unmount();
  const second = await open();
  await second.user.click(button(RECEIVE));
  await waitFor(() => expect(second.booked()).toEqual(first.booked()));
  expect(second.server.keys(addToStock)).toEqual(first.server.keys(addToStock));
});

it('dishes with changed cost are listed, most margin lost first, each with a link and its price to change', async () => {
  const moved = [
    { menu_id: 1, name: 'Чанг 0,5', old_cost: 40, new_cost: 44, retail_price: 120, version: 4 },
    { menu_id: 2, name: 'Мохито', old_cost: 60, new_cost: 45, retail_price: 0 },
  ];
  const { add, user, server, receive } = await open({ purchase_number: 9, moved });
  await add(CHANG, '2');
  await receive('Сейф');
  const table = await screen.findByRole('table', { name: 'Изменилась себестоимость' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    'Чанг 0,540,0044,00+10,0\u202f%4,0036,7\u202f%76,00',
    'Мохито60,0045,00−25,0\u202f%−15,00—−45,00',
  ]);
  expect(within(table).getByRole('link', { name: 'Мохито' })).toHaveAttribute('href', '/menu?dish=2');
  const price = within(table).getByRole('textbox', { name: 'Цена: Чанг 0,5' });
  expect(price).toHaveValue('120,00');
  await user.retype(price, '-1{Enter}');
  expect(price).toHaveAccessibleDescription('Введите цену');
  await user.retype(price, '88{Enter}');
  await waitFor(() => expect(rows[0]).toHaveTextContent(/50,0.%44,00$/));
  expect(price).toHaveValue('88,00');
  const saves = () => server.bodies(saveItem);
  expect(saves()).toEqual([{ item_id: 1, new_retail_price: 88, version: 4 }]);
  await user.retype(price, '90');
  await user.tab();
  await waitFor(() => expect(saves().at(-1)).toEqual({ item_id: 1, new_retail_price: 90, version: 5 }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(lines()).toEqual([]));
  await waitFor(() => expect(field('barcode')).toHaveFocus());
});

it('a delivery that changes the cost of crafts alone names them', async () => {
  const craft = { craft_id: 3, name: 'Сироп', is_beer_craft: false, measure_name: 'litre', old_cost: 50, new_cost: 45 };
  const { add, receive } = await open({ purchase_number: 9, moved: [], moved_crafts: [craft] });
  await add(CHANG, '2');
  await receive('Сейф');
  const table = await screen.findByRole('table', { name: 'Изменилась себестоимость заготовок' });
  expect(within(table).getByRole('row', { name: /Сироп.*−10,0/ })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Изменилась себестоимость' })).toBeNull();
});

test('who pays is asked each time, with the balance of each fund and what it lacks; paying later needs a supplier, another payer none', async () => {
  const { add, user, booked, receive } = await open();
  await add(CHANG, '24');
  await waitFor(() => expect(radio('Касса')).toBeInTheDocument());
  const names = screen.getAllByRole('radio').map((one) => one.closest('label')?.textContent.replaceAll('\u202f', ' '));
  const funds = ['Сейф9 000,00 ฿', 'Кассане хватает 660,00 ฿', 'Банк20 000,00 ฿'];
  expect(names).toEqual([...funds, 'Оплачено из своих', 'Позже, в долг']);
  await user.click(button(RECEIVE));
  expect(screen.getByRole('alert')).toHaveTextContent('Выберите, откуда платим.');
  expect(radio('Сейф')).toHaveFocus();
  expect(booked()).toEqual([]);
  await receive('Позже');
  const supplier = screen.getByLabelText(/^Поставщик/);
  expect(supplier).toHaveAccessibleDescription(/^Долг без поставщика не записать/);
  await waitFor(() => expect(supplier).toHaveFocus());
  expect(booked()).toEqual([]);
  await user.click(radio('Банк'));
  expect(supplier).not.toHaveAccessibleDescription();
  await user.type(supplier, ' Makro ');
  await user.type(screen.getByLabelText('Номер накладной'), '17-A');
  fireEvent.change(screen.getByLabelText('Дата накладной'), { target: { value: '2026-11-20' } });
  await user.click(button(RECEIVE));
  const paid = { payer: 'bank', use_own_funds: false, pay_later: false };
  const invoice = { supplier: 'Makro', invoice_number: '17-A', invoice_date: '2026-11-20' };
  await waitFor(() => expect(booked()[0]).toMatchObject({ ...paid, ...invoice }));
});

test('who pays is the safe, an own purse or a debt on a legacy server, which has no invoices', async () => {
  await open({}, { isOurs: false });
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.queryByLabelText('Поставщик')).not.toBeInTheDocument();
});

it('a price that jumps is questioned once: until it is confirmed or corrected, nothing is booked', async () => {
  const { add, scan, user, booked, receive } = await open();
  await add(CHANG, '1');
  await scan(RUM);
  await waitFor(() => expect(field('name')).toHaveValue('Ром'));
  await user.keyboard('2');
  await user.retype(field('price'), '80{Enter}');
  const question = await screen.findByText(/Было 800,00 ฿, теперь 80,00 ฿. Верно?/);
  expect(question).toHaveAttribute('role', 'status');
  await receive('Сейф');
  expect(screen.getByRole('alert')).toHaveTextContent('Цена «Ром» сильно изменилась');
  expect(button('Цена верна')).toHaveFocus();
  expect(booked()).toEqual([]);
  await user.click(button('Цена верна'));
  expect(screen.queryByText(/Верно?/)).not.toBeInTheDocument();
  await user.click(button(RECEIVE));
  await waitFor(() => expect(booked()).toHaveLength(1));
});

it('packages are counted at a price each, booked in measures, and remembered', async () => {
  const { user, booked } = await open();
  await user.type(field('name'), 'Джин{Enter}');
  expect(field('package_size')).toHaveValue('0,7');
  expect(screen.getByLabelText('Упаковок')).toBe(field('quantity'));
  expect(field('price')).toHaveValue('700,00');
  await user.keyboard('12');
  expect(
    screen.getByText(/8,400 л по 1 000,00 ฿ за л/, { normalizer: (text) => text.replaceAll('\u202f', ' ') }),
  ).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/Джин.*8,400 л12 × 0,700 л1 000,008 400,00/)]));
  // Found by name, so the next item is found by name as well.
  expect(field('name')).toHaveFocus();
  await user.click(radio('Позже'));
  await user.type(screen.getByLabelText(/^Поставщик/), 'Makro');
  await user.click(button(RECEIVE));
  await waitFor(() => expect(booked()).toHaveLength(1));
  expect(booked()[0]).toMatchObject({
    payer: 'later',
    pay_later: true,
    supplier: 'Makro',
    items: [{ item_id: 104, quantity: 8.4, price: expect.closeTo(1000, 6), package_quantity: 0.7 }],
  });
});

it('a photo of the invoice is attached to the delivery’s expense; a failure says where to attach it', async () => {
  const { add, user, receive } = await open({ purchase_number: 9, expense_id: 77, moved: [] });
  uploads.mockRejectedValue(new ApiError({ code: CODE.unreachable, message: '' }, 503));
  await add(CHANG, '1');
  await user.upload(
    screen.getByLabelText('Фото накладной', { selector: 'input' }),
    new File(['x'], 'bill.jpg', { type: 'image/jpeg' }),
  );
  expect(screen.getByText('bill.jpg')).toBeInTheDocument();
  await receive('Касса');
  await waitFor(() => expect(lines()).toEqual([]));
  expect(uploads.mock.calls.map(([, fields, file]) => [fields, file.name])).toEqual([[{ expense_id: 77 }, 'bill.jpg']]);
  expect(said()).toEqual(['Фото накладной № 9 не прикреплено', 'Добавление на склад']);
});

it('a scan adds a whole line; with a half-filled one it waits, says what is missing, and goes on after it', async () => {
  const { scan, user } = await open();
  await scan(CHANG);
  await waitFor(() => expect(field('name')).toHaveValue('Чанг'));
  await user.keyboard('3');
  await scan(RUM);
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/Чанг.*3,000 л/)]));
  await waitFor(() => expect(field('name')).toHaveValue('Ром'));
  // The quantity of the rum is missing, its price was typed.
  await user.retype(field('price'), '805');
  await scan(CHANG);
  await scan('4600000000001');
  expect(await screen.findByText(/^Штрихкоды 8850999320017, 4600000000001 ждут/)).toBeInTheDocument();
  expect(screen.getByText('Укажите количество')).toBeInTheDocument();
  expect([field('name').value, field('price').value]).toEqual(['Ром', '805,00']);
  expect(field('quantity')).toHaveFocus();
  await user.keyboard('2{Enter}');
  await waitFor(() => expect(field('name')).toHaveValue('Чанг'));
  expect(lines()[1]).toMatch(/Ром.*2,000 л805,00/);
  await user.keyboard('1{Enter}');
  await screen.findByText('Неизвестный штрихкод: 4600000000001');
  expect(lines()).toHaveLength(3);
});

it('a half-typed new item stays when a code is scanned or another line is opened; clearing it lets the code go on', async () => {
  const { add, scan, user } = await open();
  await add(CHANG, '1');
  await user.type(field('name'), 'Сидр{Tab}');
  await scan(RUM);
  expect(await screen.findByText(/^Штрихкод 5000281003160 ждёт/)).toBeInTheDocument();
  expect(screen.getByText('Выберите папку')).toBeInTheDocument();
  await user.click(button('Изменить: Чанг'));
  expect(field('name')).toHaveValue('Сидр');
  await user.click(button('Очистить'));
  await waitFor(() => expect(field('name')).toHaveValue('Ром'));
});

it('the total of the paper is compared with the lines, VAT included, and is not sent', async () => {
  const { add, user, booked, receive } = await open();
  await add(CHANG, '1');
  const paper = screen.getByLabelText('Итого по накладной');
  await user.type(paper, '102,5');
  expect(screen.getByText('В накладной на 12,50 ฿ больше, чем в строках')).toBeInTheDocument();
  await user.retype(paper, '96,3');
  await user.click(screen.getByRole('checkbox', { name: /НДС/ }));
  expect(screen.getByText('Сходится с накладной')).toBeInTheDocument();
  expect(lines()[0]).toMatch(/96,3096,30/);
  await receive('Сейф');
  await waitFor(() => expect(booked()).toHaveLength(1));
  expect(booked()[0]).toMatchObject({ include_vat: true });
  expect(booked()[0]).not.toHaveProperty('paper_total');
});

it('receiving begun at an item arrives with it', async () => {
  const { user } = await open({}, { at: '?item=103' });
  await waitFor(() => expect(field('name')).toHaveValue('Ром'));
  expect(field('quantity')).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe(''));
  // An impossible number is marked as its field is left.
  await user.keyboard('много{Tab}');
  expect(field('quantity')).toHaveAccessibleDescription('Введите число');
});

/** Opens the screen. `press` types keys, and `keys` returns their number so far. */
const openAndCount = async () => {
  const { user } = await open();
  let count = 0;
  const press = async (text: string) => {
    count += text.replaceAll(/\{\w+\}/g, '.').length;
    await user.keyboard(text);
  };
  return { press, keys: () => count };
};

it('by keyboard: known items at their price take their letters and four keys each', async () => {
  const { press, keys } = await openAndCount();
  await press('{Enter}');
  for (const name of ['ром', 'джин', 'чанг т']) {
    await press(name);
    await screen.findAllByRole('option');
    await press('{Enter}12{Enter}');
  }
  await waitFor(() => expect(lines()).toHaveLength(3));
  expect(keys()).toBe(1 + 'ромджинчанг т'.length + 3 * 4);
});

it('by keyboard: a new item is typed without the mouse: folder, category and unit filter as one types', async () => {
  const { press, keys } = await openAndCount();
  await press('{Enter}Сидр{Tab}');
  expect(field('parent_id')).toHaveFocus();
  await press('пив{Enter}');
  expect(field('parent_id')).toHaveTextContent('Бар / Пиво');
  await press('{Tab}');
  expect(field('category_id')).toHaveValue('Пиво');
  await press('{Tab}л{Enter}');
  expect(field('measure_id')).toHaveValue('л');
  await press('{Tab}{Tab}{Tab}6{Tab}90{Enter}');
  await waitFor(() => expect(lines()).toEqual([expect.stringMatching(/Сидр.*6,000 л90,00540,00/)]));
  expect(keys()).toBe(22);
});
