import { act, screen, waitFor } from '@testing-library/react';
import { toasts } from '@/components/ui/toast-store';
import { ReceiveScreen } from '@/components/sections/stock/add/receive-screen';
import { MergeDialog } from '@/components/sections/stock/item/merge-dialog';
import { TransferDialog } from '@/components/sections/stock/item/transfer-dialog';
import { WriteOffDialog } from '@/components/sections/stock/item/write-off-dialog';
import { addToStock, mergeStock, transferStock, writeOffStock } from '@/lib/sections/stock/contract/edit';
import { permissionsOf } from '@/lib/rights/permissions';
import { renderUi } from '@/__tests__/support/render';
import { lost, type Server } from '@/__tests__/support/serve';
import { RUM, serveShelf } from './item/shelf';
import { serveStock } from './venue';

const NO_ANSWER = 'Сервер не отвечает. Проверьте соединение.';

beforeEach(() => {
  jest.spyOn(toasts, 'show').mockReturnValue('');
});

const sentBy = (
  server: Server,
  endpoint: typeof addToStock | typeof writeOffStock | typeof mergeStock | typeof transferStock,
) => {
  const keys = server.keys(endpoint);
  return server.bodies(endpoint).map((body: object, at) => ({ body, key: keys[at] }));
};

const field = (name: string) => screen.getByRole('textbox', { name });
const RECEIVE = /^Принять/;
const press = (name: string | RegExp) => act(() => screen.getByRole('button', { name }).click());
const pickItem = async (user: ReturnType<typeof renderUi>['user'], label: string, name: string) => {
  const search = await screen.findByRole('textbox', { name: label });
  await user.clear(search);
  await user.type(search, `${name}{Enter}`);
};

const DIALOGS = {
  'write-off': {
    endpoint: writeOffStock,
    show: (onClose: () => void) => <WriteOffDialog onDone={() => undefined} item={RUM} onClose={onClose} />,
    fill: async ({ user }: ReturnType<typeof renderUi>) => {
      await user.type(await screen.findByRole('textbox', { name: 'Списать' }), '1');
      await user.type(field('Причина'), 'Разбили');
    },
    change: ({ user }: ReturnType<typeof renderUi>) => user.type(field('Причина'), '!'),
    submit: 'Списать',
  },
  merge: {
    endpoint: mergeStock,
    show: (onClose: () => void) => <MergeDialog destination={RUM} onClose={onClose} />,
    fill: ({ user }: ReturnType<typeof renderUi>) => pickItem(user, 'Какой товар присоединить', 'белый'),
    change: ({ user }: ReturnType<typeof renderUi>) => pickItem(user, 'Какой товар присоединить', 'эль'),
    submit: 'Объединить',
  },
  transfer: {
    endpoint: transferStock,
    show: (onClose: () => void) => <TransferDialog item={RUM} onClose={onClose} />,
    fill: async ({ user }: ReturnType<typeof renderUi>) => {
      await screen.findByText('Варка');
      await pickItem(user, 'Во что переработать', 'эль');
      await user.type(field('Количество'), '1');
    },
    change: ({ user }: ReturnType<typeof renderUi>) => user.type(field('Количество'), ',5'),
    submit: 'Переработать',
  },
};

test.each(Object.entries(DIALOGS))(
  'a %s whose answer was lost is sent again under its key, and a changed one under a new key',
  async (_, { endpoint, show, fill, change, submit }) => {
    const server = serveShelf();
    server.on(endpoint, lost);
    const onClose = jest.fn();
    const ui = renderUi(show(onClose));
    await fill(ui);
    for (const count of [1, 2]) {
      await waitFor(() => expect(screen.getByRole('button', { name: submit })).toBeEnabled());
      press(submit);
      await waitFor(() => expect(server.calls(endpoint)).toHaveLength(count));
      expect(await screen.findByText(NO_ANSWER)).toBeInTheDocument();
    }
    await change(ui);
    server.on(endpoint, {});
    await waitFor(() => expect(screen.getByRole('button', { name: submit })).toBeEnabled());
    press(submit);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, again, changed] = sentBy(server, endpoint);
    expect(again).toEqual(first);
    expect(first?.key).toMatch(/^[\w-]{21}$/);
    expect(changed?.body).not.toEqual(first?.body);
    expect(changed?.key).not.toBe(first?.key);
  },
);

describe('a delivery', () => {
  async function open() {
    const server = serveStock();
    const ui = renderUi(<ReceiveScreen />, { offers: { permissions: permissionsOf(['StockView', 'StockAdd']) } });
    await screen.findByText(/Пока ничего не добавлено|№/);
    return { ...ui, server, booked: () => sentBy(server, addToStock) };
  }
  async function fill({ user }: ReturnType<typeof renderUi>) {
    const barcode = screen.getByRole('textbox', { name: 'Штрихкод' });
    await user.type(barcode, '8850999320017{Enter}');
    await user.keyboard('2{Enter}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await user.click(screen.getByRole('radio', { name: /^Сейф/ }));
  }

  it('whose reply was lost is sent again under its key, and a changed one under a new key', async () => {
    const { server, booked, ...ui } = await open();
    server.on(addToStock, lost);
    await fill(ui);
    for (const count of [1, 2]) {
      press(RECEIVE);
      await waitFor(() => expect(booked()).toHaveLength(count));
      expect(await screen.findByText(NO_ANSWER)).toBeInTheDocument();
    }
    await ui.user.click(screen.getByRole('radio', { name: /^Оплачено из своих/ }));
    server.on(addToStock, {});
    press(RECEIVE);
    await waitFor(() => expect(booked()).toHaveLength(3));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    const [first, again, changed] = booked();
    expect(again).toEqual(first);
    expect(changed?.body).toMatchObject({ use_own_funds: true });
    expect(changed?.key).not.toBe(first?.key);
  });

  it('that was pending during a reload is sent again under its key', async () => {
    const { server, booked, ...ui } = await open();
    await fill(ui);
    server.on(addToStock, () => new Promise(() => undefined));
    press(RECEIVE);
    await waitFor(() => expect(booked()).toHaveLength(1));
    ui.unmount();
    const second = await open();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    press(RECEIVE);
    await waitFor(() => expect(second.booked()).toHaveLength(1));
    expect(second.booked()[0]).toEqual(booked()[0]);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});
