import { act, screen, waitFor } from '@testing-library/react';
import { toasts } from '@/components/ui/toast-store';
import { AddStockDialog } from '@/components/stock/add/add-stock-dialog';
import { MergeDialog } from '@/components/stock/item/merge-dialog';
import { TransferDialog } from '@/components/stock/item/transfer-dialog';
import { WriteOffDialog } from '@/components/stock/item/write-off-dialog';
import { renderUi } from '@/__tests__/support/render';
import { RUM, serveShelf } from './item/shelf';
import { serveStock } from './venue';

const NO_ANSWER = 'Сервер не отвечает. Проверьте соединение.';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(toasts, 'show').mockReturnValue('');
});

/** Loses the replies to commands after the server accepted them, while `isLosing`. */
function loseAnswers() {
  const served = globalThis.fetch;
  const line = { isLosing: true, sent: [] as { readonly key: string | null; readonly body: unknown }[] };
  globalThis.fetch = async (input, init) => {
    const reply = await served(input, init);
    const key = new Headers(init?.headers).get('idempotency-key');
    if (key === null) return reply;
    line.sent.push({ key, body: JSON.parse(init?.body as string) });
    if (line.isLosing) throw new TypeError('Failed to fetch');
    return reply;
  };
  return line;
}

const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const pickItem = async (user: ReturnType<typeof renderUi>['user'], label: string, name: string) => {
  const search = await screen.findByRole('textbox', { name: label });
  await user.clear(search);
  await user.type(search, `${name}{Enter}`);
};

const DIALOGS = {
  'write-off': {
    show: (onClose: () => void) => <WriteOffDialog onDone={() => undefined} item={RUM} onClose={onClose} />,
    fill: async ({ user }: ReturnType<typeof renderUi>) => {
      await user.type(await screen.findByRole('textbox', { name: 'Списать' }), '1');
      await user.type(field('Причина'), 'Разбили');
    },
    change: ({ user }: ReturnType<typeof renderUi>) => user.type(field('Причина'), '!'),
    submit: 'Списать',
  },
  merge: {
    show: (onClose: () => void) => <MergeDialog destination={RUM} onClose={onClose} />,
    fill: ({ user }: ReturnType<typeof renderUi>) => pickItem(user, 'Какой товар присоединить', 'белый'),
    change: ({ user }: ReturnType<typeof renderUi>) => pickItem(user, 'Какой товар присоединить', 'эль'),
    submit: 'Объединить',
  },
  transfer: {
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
  async (_, { show, fill, change, submit }) => {
    serveShelf();
    const line = loseAnswers();
    const onClose = jest.fn();
    const ui = renderUi(show(onClose));
    await fill(ui);
    for (const count of [1, 2]) {
      await waitFor(() => expect(screen.getByRole('button', { name: submit })).toBeEnabled());
      press(submit);
      await waitFor(() => expect(line.sent).toHaveLength(count));
      expect(await screen.findByText(NO_ANSWER)).toBeInTheDocument();
    }
    await change(ui);
    line.isLosing = false;
    await waitFor(() => expect(screen.getByRole('button', { name: submit })).toBeEnabled());
    press(submit);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const [first, again, changed] = line.sent;
    expect(again).toEqual(first);
    expect(first?.key).toMatch(/^[\w-]{21}$/);
    expect(changed?.body).not.toEqual(first?.body);
    expect(changed?.key).not.toBe(first?.key);
  },
);

describe('a delivery', () => {
  async function open() {
    const { booked } = serveStock();
    const ui = renderUi(<AddStockDialog rights={{ attach: false, price: false }} onClose={jest.fn()} />);
    await screen.findByText(/Пока ничего не добавлено|№/);
    return { ...ui, booked };
  }
  async function fill({ user }: ReturnType<typeof renderUi>) {
    const barcode = screen.getByRole('textbox', { name: 'Штрихкод' });
    await user.type(barcode, '8850999320017{Enter}');
    await user.keyboard('2{Enter}');
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2));
    await user.click(screen.getByRole('radio', { name: /^Сейф/ }));
  }

  it('whose reply was lost is sent again under its key, and a changed one under a new key', async () => {
    const { booked, ...ui } = await open();
    const line = loseAnswers();
    await fill(ui);
    for (const count of [1, 2]) {
      press('Принять на 180 ฿');
      await waitFor(() => expect(booked()).toHaveLength(count));
      expect(await screen.findByText(NO_ANSWER)).toBeInTheDocument();
    }
    await ui.user.click(screen.getByRole('radio', { name: /^Позже/ }));
    line.isLosing = false;
    press('Принять на 180 ฿');
    await waitFor(() => expect(booked()).toHaveLength(3));
    await waitFor(() => expect(localStorage).toHaveLength(0));
    const [first, again, changed] = booked();
    expect(again).toEqual(first);
    expect(changed?.body).toMatchObject({ pay_later: true });
    expect(changed?.key).not.toBe(first?.key);
  });

  it('that was pending during a reload is sent again under its key', async () => {
    const { booked, ...ui } = await open();
    await fill(ui);
    const served = globalThis.fetch;
    globalThis.fetch = (input, init) => {
      void served(input, init);
      return new Promise(() => undefined);
    };
    press('Принять на 180 ฿');
    await waitFor(() => expect(booked()).toHaveLength(1));
    ui.unmount();
    const second = await open();
    expect(screen.getAllByRole('row')).toHaveLength(2);
    press('Принять на 180 ฿');
    await waitFor(() => expect(second.booked()).toHaveLength(1));
    expect(second.booked()[0]).toEqual(booked()[0]);
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});
