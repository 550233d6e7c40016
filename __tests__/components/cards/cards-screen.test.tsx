import { screen, waitFor, within } from '@testing-library/react';
import { CardsScreen } from '@/components/sections/cards/cards-screen';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { listUsers } from '@/lib/sections/users/contract/users';
import { cardPage, createQrCard, deleteCard, expireCard } from '@/lib/sections/cards/contract';
import { permissionsOf } from '@/lib/rights/permissions';
import type { TestOffers } from '../../support/offers';
import { renderUi, textsOf } from '../../support/render';
import { on, refuse, serve } from '../../support/serve';
import { userRow } from '../../support/users';

jest.mock('@/components/sections/cards/save-png', () => ({ savePng: jest.fn(() => Promise.resolve()) }));

const BANGKOK_NOON = (date: string): number => Date.parse(`${date}T05:00:00Z`) / 1000;
type Listed = ReplyOf<typeof cardPage>['items'][number];
const MAYS = { owner_id: 7, owner_name: 'may', permissions: permissionsOf(['DiscountCard5']) };
const card = (card_id: number, more: Partial<Listed> = {}): Listed => {
  const number = { card_id, card_number: `41${card_id}`, card_type: 1 as const };
  return { ...number, ...MAYS, discount: 5, validtime: null, state: 'valid', ...more };
};
const RFID = card(1, { card_type: 0, owner_id: null, owner_name: 'Нина', permissions: null, discount: 20 });
const OLD = card(2, { validtime: BANGKOK_NOON('2026-03-02'), state: 'expired' });
const QR = card(3, { discount: 10 });

const USERS = [
  userRow(7, 'may', { permissions: permissionsOf(['DiscountCard5', 'DiscountCard10']) }),
  userRow(8, 'ploy', { permissions: permissionsOf(['DiscountCard10', 'DiscountCard20']) }),
  userRow(9, 'fon', { permissions: permissionsOf([]), active: 0 }),
];

/** Serves users, and cards that the commands change. The refusals answer the first additions. */
function serveCards(...refusals: ReturnType<typeof refuse>[]) {
  let cards = [RFID, OLD, QR];
  return serve(
    on(listUsers, { items: USERS }),
    on(cardPage, ({ body: { owner_id, type } }) => {
      const items = cards
        .filter((one) => owner_id === undefined || one.owner_id === owner_id)
        .filter(({ card_type }) => type !== 'qr' || card_type !== 0);
      return { items, total_records: items.length };
    }),
    on(createQrCard, ({ body: { owner_id, discount } }) => {
      const [refusal] = refusals.splice(0, 1);
      if (refusal) return refusal;
      cards = [...cards, card(9, { owner_id, discount, owner_name: 'ploy' })];
      return { card_id: 9, card_number: '419' };
    }),
    on(deleteCard, ({ body }) => {
      cards = cards.filter(({ card_id }) => card_id !== body.card_id);
      return {};
    }),
    on(expireCard, {}),
  );
}

const open = (at = '/settings/cards', offers: TestOffers = {}) =>
  renderUi(<CardsScreen />, { toasts: true, at, offers });
const row = (name: RegExp) => screen.findByRole('row', { name });

it('the list shows what a card is worth; it is searched and filtered by state and kind, in the address', async () => {
  const server = serveCards();
  const { user: person } = open();
  expect(await row(/^411 RFID/)).toHaveAccessibleName(/^411 RFID 20\s?% Нина Бессрочно Действует/);
  expect(await row(/^412 QR/)).toHaveAccessibleName(/^412 QR 1 право из 32 5\s?% may 01\.03\.2026 Срок истёк/);
  await person.type(screen.getByRole('searchbox', { name: 'Номер или владелец' }), '41 ');
  await waitFor(() => expect(window.location.search).toBe('?search=41'));
  await person.choose(screen.getByRole('combobox', { name: 'Состояние карт' }), 'Истёк срок');
  await person.choose(screen.getByRole('combobox', { name: 'Вид карт' }), 'Только QR');
  const last = { search: '41', state: 'expired', type: 'qr', page: 1 };
  await waitFor(() => expect(server.bodies(cardPage).at(-1)).toMatchObject(last));
  expect(window.location.search).toBe('?search=41&state=expired&type=qr');
});

it('the list selects by a press; the print of chosen cards takes QR cards only; removes after a question that names the card', async () => {
  const { commands } = serveCards();
  const { user: person } = open();
  expect(screen.getByRole('button', { name: 'Печать карт' })).toBeDisabled();
  await person.click(await row(/^411/));
  expect(await row(/^411/)).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: 'Печать карт' })).toBeDisabled();
  await person.keyboard('{Control>}');
  await person.click(await row(/^412/));
  await person.click(await row(/^413/));
  await person.keyboard('{/Control}');
  const print = screen.getByRole('link', { name: 'Печать карт: 2' });
  expect(print).toHaveAttribute('href', '/api/settings/cards.pdf?cards=2,3');
  await person.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Печать карт' })).toBeDisabled();
  await person.click(await row(/^413/));
  await person.keyboard('{Delete}');
  const question = await screen.findByRole('dialog', { name: 'Удалить карту 413?' });
  expect(question).toHaveTextContent(/may, скидка 10\s%/);
  await person.click(within(question).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Карта 413 удалена.')).toBeVisible();
  expect(commands()).toEqual([{ id: deleteCard.id, body: { card_id: 3 } }]);
  await waitFor(() => expect(screen.queryByRole('row', { name: /^413/ })).toBeNull());
});

it('the list offers changes nowhere on a read-only server, and histories only on our own', async () => {
  serveCards();
  const { user: person } = open('/settings/cards', { readsOnly: true, ours: false });
  await person.pointer({ keys: '[MouseRight]', target: await row(/^413/) });
  const menu = await screen.findByRole('menu');
  const entries = within(menu).getAllByRole('menuitem');
  expect(textsOf(entries)).toEqual(['QR-код', 'Напечатать карту']);
  expect(screen.queryByRole('button', { name: 'QR-карта' })).toBeNull();
});

afterEach(() => jest.useRealTimers());
const status = (dialog: HTMLElement) => within(dialog).getByRole('status', { name: 'Срок действия' });

it('the expiry: opens by a double click, takes no past day, and sends the end of the chosen business day', async () => {
  const { commands } = serveCards();
  const now = BANGKOK_NOON('2026-05-10') * 1000 + 60_000;
  jest.useFakeTimers({ now, doNotFake: ['setTimeout', 'queueMicrotask'] });
  const { user: person } = open();
  await person.dblClick(await row(/^413/));
  const dialog = await screen.findByRole('dialog', { name: 'Срок карты 413' });
  expect(window.location.search).toBe('?card=3');
  expect(status(dialog)).toHaveTextContent('Бессрочно');
  expect(within(dialog).getByRole('button', { name: /^9 мая/ })).toBeDisabled();
  expect(within(dialog).getByRole('button', { name: /^10 мая/ })).toBeEnabled();
  await person.click(within(dialog).getByRole('button', { name: /^20 мая/ }));
  expect(status(dialog)).toHaveTextContent(
    'До конца рабочего дня 20.05.2026Карта действует и ночью: до 21.05.2026 12:00.',
  );
  await person.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(commands()).toEqual([{ id: expireCard.id, body: { card_id: 3, expiration: BANGKOK_NOON('2026-05-21') } }]);
});

it('the expiry: says when a card expired, moves by a month, and lifts the end on our own server only', async () => {
  const { commands } = serveCards();
  const { user: person, unmount } = open('/settings/cards?card=2');
  const dialog = await screen.findByRole('dialog', { name: 'Срок карты 412' });
  expect(status(dialog)).toHaveTextContent('Срок истёк 02.03.2026 12:00.');
  await person.click(within(dialog).getByRole('button', { name: '1 месяц' }));
  expect(status(dialog)).not.toHaveTextContent('Срок истёк');
  await person.click(within(dialog).getByRole('button', { name: 'Бессрочно' }));
  await person.click(within(dialog).getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(commands()).toHaveLength(1));
  expect(commands()[0]?.body).toEqual({ card_id: 2, expiration: null });
  unmount();
  open('/settings/cards?card=2', { ours: false });
  const legacy = await screen.findByRole('dialog', { name: 'Срок карты 412' });
  expect(within(legacy).queryByRole('button', { name: 'Бессрочно' })).toBeNull();
});

const dialog = () => screen.findByRole('dialog', { name: 'QR-карты' });
const choose = async (person: ReturnType<typeof open>['user'], login: string) => {
  await person.choose(within(await dialog()).getByRole('combobox', { name: 'Пользователь' }), login);
};
const discounts = async () =>
  within(await dialog())
    .queryAllByRole<HTMLInputElement>('radio', { name: /^\d+\s%$/ })
    .map(({ value, checked }) => `${value}${checked ? ' chosen' : ''}`);

it('QR cards: offers the discounts that the user may give; the choice stays, or becomes the first of them, or none', async () => {
  serveCards();
  const { user: person } = open();
  await row(/^411/);
  await person.click(screen.getByRole('button', { name: 'QR-карта' }));
  const add = () => screen.getByRole('button', { name: 'Добавить' });
  await dialog();
  expect(add()).toBeDisabled();
  await choose(person, 'may');
  expect(await discounts()).toEqual(['5 chosen', '10']);
  expect(window.location.search).toBe('?qr=7');
  await choose(person, 'ploy');
  expect(await discounts()).toEqual(['10 chosen', '20']);
  await choose(person, 'may');
  expect(await discounts()).toEqual(['5', '10 chosen']);
  expect(add()).toBeEnabled();
  await choose(person, 'fon (отключён)');
  expect(await discounts()).toEqual([]);
  expect(screen.getByText('Нет прав на скидки по картам')).toBeVisible();
  expect(add()).toBeDisabled();
});

it('QR cards: says why a card was not added; an added one is selected and shows its code, a removal selects the nearest lower one', async () => {
  const { bodies } = serveCards(refuse(3, { key: 'accountHoldsMore', args: {} }));
  const { user: person } = open('/settings/cards?qr=7');
  const box = within(await dialog());
  const remove = await box.findByRole('button', { name: 'Удалить карту' });
  expect(remove).toBeDisabled();
  expect(box.queryByRole('img', { name: /QR-код/ })).toBeNull();
  const list = () => box.getByRole('radiogroup', { name: 'QR-карты пользователя' });
  await waitFor(() => expect(within(list()).getAllByRole('radio')).toHaveLength(2));
  await person.click(box.getByRole('radio', { name: /^10\s%$/ }));
  await person.click(box.getByRole('button', { name: 'Добавить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Карта не добавлена.*больше прав, чем у вас/);
  await person.click(box.getByRole('button', { name: 'Добавить' }));
  expect(await box.findByRole('img', { name: 'QR-код карты 419' })).toBeVisible();
  expect(bodies(createQrCard)[1]).toEqual({ owner_id: 7, discount: 10 });
  const chosen = () =>
    within(list())
      .getAllByRole('radio', { checked: true })
      .map((radio) => radio.closest('label')?.textContent);
  expect(chosen()).toEqual([expect.stringMatching(/^419/)]);
  await person.click(remove);
  const question = await screen.findByRole('dialog', { name: 'Удалить карту 419?' });
  await person.click(within(question).getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /Удалить/ })).toBeNull());
  await waitFor(() => expect(chosen()).toEqual([expect.stringMatching(/^413/)]));
  await choose(person, 'ploy');
  expect(remove).toBeDisabled();
});

it('QR cards: saves the code and links to the print of one and of all', async () => {
  serveCards();
  const { savePng } = jest.requireMock<{ savePng: jest.Mock }>('@/components/sections/cards/save-png');
  const { user: person } = open('/settings/cards?qr=7');
  const box = within(await dialog());
  await person.click(await box.findByRole('radio', { name: /^413/ }));
  await person.click(box.getByRole('button', { name: 'Сохранить PNG' }));
  expect(savePng).toHaveBeenCalledWith('413');
  expect(box.getByRole('link', { name: 'Печать' })).toHaveAttribute('href', '/api/settings/cards.pdf?cards=3');
  const all = box.getByRole('link', { name: 'Напечатать все: 2' });
  expect(all).toHaveAttribute('href', '/api/settings/cards.pdf?cards=2,3');
});
