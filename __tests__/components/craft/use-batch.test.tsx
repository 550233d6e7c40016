import { screen, waitFor, within } from '@testing-library/react';
import { LackDialog } from '@/components/craft/lack-dialog';
import { useBatch, type BatchBody } from '@/components/craft/use-batch';
import { Toasts } from '@/components/ui/toasts';
import { undoBatch } from '@/lib/contract/craft-batches';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { addCraft, craftIngredients, listCrafts } from '@/lib/contract/craft';
import { renderUi } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';

const BODY: BatchBody = { craft_id: 7, quantity: 2 };
const LACK = { item_id: 31, name: 'Сахар', required_quantity: 1.5, available_quantity: -0.25 };
const SUGAR = { item_id: 31, name: 'Сахар', item_quantity: 0.75, measure_name: 'kg', prime_cost: 40 };

/** A craft; `add` answers each batch by its body. */
const serveCraft = (add: Parameters<typeof on<typeof addCraft>>[1]) =>
  serve(on(listCrafts, { items: [] }), on(craftIngredients, { items: [SUGAR] }), on(undoBatch, {}), on(addCraft, add));

const onAdded = jest.fn();

function Maker() {
  useEndpoint(listCrafts, { body: {} });
  const batch = useBatch(onAdded);
  return (
    <>
      <button disabled={batch.busy} onClick={() => void batch.add(BODY)}>
        Сделать
      </button>
      {batch.lacking && <LackDialog batch={batch} lacking={batch.lacking} />}
      <Toasts />
    </>
  );
}

async function make() {
  const { user } = renderUi(<Maker />);
  await user.click(screen.getByRole('button', { name: 'Сделать' }));
  return user;
}

beforeEach(() => onAdded.mockClear());

test('a batch is tried unforced, its success shown, and the list read again', async () => {
  const api = serveCraft({});
  await make();
  expect(await screen.findByText('Продукт успешно добавлен')).toBeVisible();
  expect(screen.getByText('Craft')).toBeVisible();
  expect(api.bodies(addCraft)).toEqual([{ ...BODY, forced: false }]);
  expect(onAdded).toHaveBeenCalledWith({}, BODY);
  await waitFor(() => expect(api.calls(listCrafts).length).toBe(2));
  expect(screen.queryByRole('button', { name: 'Отменить' })).toBeNull();
});

test('a batch with a number can be taken back from its toast', async () => {
  const api = serveCraft({ batch_id: 12 });
  const user = await make();
  await user.click(await screen.findByRole('button', { name: 'Отменить' }));
  expect(await screen.findByText('Партия отменена: ингредиенты вернулись на склад.')).toBeVisible();
  expect(api.bodies(undoBatch)).toEqual([{ batch_id: 12 }]);
});

test('dishes whose cost moved are named, with a link to them', async () => {
  const move = {
    menu_id: 5,
    name: 'Мохито',
    retail_price: 300,
    old_cost: 50,
    new_cost: 60,
    portions: 0,
    portions_days: 30,
  };
  serveCraft({ batch_id: 12, moved: [move, { ...move, menu_id: 6 }] });
  await make();
  expect(await screen.findByText('Себестоимость 2 блюд изменилась')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Посмотреть' })).toHaveAttribute('href', '/stock?open=costs');
});

test('lacking ingredients are listed with their measures; Continue anyway makes the same batch forced', async () => {
  const api = serveCraft(({ body }) => (body.forced ? { batch_id: 12 } : { items: [LACK] }));
  const user = await make();
  const dialog = await screen.findByRole('dialog', { name: 'Не хватает ингредиентов' });
  const row = await within(dialog).findByRole('row', { name: 'Сахар 31 1,500 кг −0,250 кг 1,750 кг' });
  expect(row).toBeVisible();
  expect(onAdded).not.toHaveBeenCalled();
  await waitFor(() => expect(api.calls(listCrafts).length).toBe(2));
  await user.click(within(dialog).getByRole('button', { name: 'Продолжить всё равно' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.bodies(addCraft)).toEqual([
    { ...BODY, forced: false },
    { ...BODY, forced: true },
  ]);
  expect(onAdded).toHaveBeenCalledWith({ batch_id: 12 }, BODY);
  await waitFor(() => expect(api.calls(listCrafts).length).toBe(3));
});

test('Cancel books nothing', async () => {
  const api = serveCraft({ items: [LACK] });
  const user = await make();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Отмена' })).toHaveFocus();
  await user.click(within(dialog).getByRole('button', { name: 'Отмена' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.bodies(addCraft)).toHaveLength(1);
});

test('a refusal shows the server’s message, and the list is read again', async () => {
  const api = serveCraft(refuse(5, { message: 'нет выхода' }));
  const user = await make();
  expect(await screen.findByText('Не удалось добавить продукт: нет выхода')).toBeVisible();
  await waitFor(() => expect(api.calls(listCrafts).length).toBe(2));
  expect(onAdded).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Сделать' }));
  await waitFor(() => expect(api.bodies(addCraft)).toHaveLength(2));
  const [first, second] = api.keys(addCraft);
  expect(second).toBe(first);
});

test('a refusal of the forced batch keeps the question open', async () => {
  serveCraft(({ body }) => (body.forced ? refuse(3, { message: 'нельзя' }) : { items: [LACK] }));
  const user = await make();
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Продолжить всё равно' }));
  expect(await screen.findByText('Не удалось добавить продукт: нельзя')).toBeVisible();
  expect(dialog).toBeVisible();
  expect(within(dialog).queryByRole('alert')).toBeNull();
});
