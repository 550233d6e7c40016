import nock from 'nock';
import { call, send } from '@/lib/api/call';
import { cardPage, createQrCard, deleteCard, expireCard } from '@/lib/contract/cards';
import { LEGACY, legacyBrowser } from '../support/legacy';

const API = '/api/v1/admin/users/cards';
const browserOf = legacyBrowser();

const card = (card_id: number, more: object = {}) => ({
  ...{ card_id, card_number: `80${card_id}`, card_type: 0, permissions: '0'.repeat(32), discount: 10, owner_id: 1 },
  ...{ owner_name: 'nok', validtime: null, ...more },
});
const CARDS = [
  card(9, { card_type: 2, validtime: 0 }),
  card(3, { card_type: 1, owner_id: 7, owner_name: 'may', validtime: 1_700_000_000 }),
  card(5, { card_type: 1, permissions: null, owner_id: null, owner_name: null, validtime: 4_000_000_000 }),
];

it('narrows, sorts and counts the cards that a server sends as a whole, and sees which have expired', async () => {
  nock(LEGACY).post(API).reply(200, { items: CARDS }).persist();
  const page = (body: object) => call(cardPage, { body }, browserOf().fetch);
  const found = async (body: object) => {
    const { items, total_records } = await page(body);
    return [total_records, ...items.map(({ card_id, state }) => `${card_id} ${state}`)];
  };
  expect(await found({})).toEqual([3, '3 expired', '5 valid', '9 valid']);
  expect(await found({ page: 2, count: 2 })).toEqual([3, '9 valid']);
  expect(await found({ search: '03', owner_id: 7, type: 'qr' })).toEqual([1, '3 expired']);
  expect(await found({ state: 'valid', sort: { key: 'validtime', direction: 'desc' } })).toEqual([
    2,
    '9 valid',
    '5 valid',
  ]);
  const { items } = await page({ card_ids: [5] });
  expect(items).toEqual([{ ...CARDS[2], state: 'valid' }]);
});

it('sends bodies of the wire, and takes a reply with the id alone', async () => {
  nock(LEGACY).post(`${API}/create_qr`, { owner_id: 7, discount: 5 }).reply(200, { card_id: 12 });
  nock(LEGACY).post(`${API}/expiration`, { card_id: 12, expiration: 4_000_000_000 }).reply(200, {});
  nock(LEGACY).post(`${API}/delete`, { card_id: 12 }).reply(200, { code: 3, error: 'Not enough privilege' });
  const { fetch } = browserOf();
  expect(await send(createQrCard, { body: { owner_id: 7, discount: 5 } }, fetch, 'key-of-a-card')).toEqual({
    card_id: 12,
  });
  await send(expireCard, { body: { card_id: 12, expiration: 4_000_000_000 } }, fetch, 'key-of-an-end');
  await expect(send(deleteCard, { body: { card_id: 12 } }, fetch, 'key-of-removal')).rejects.toMatchObject({
    problem: { code: 3, message: 'Not enough privilege' },
  });
});
