import type { ApiError } from '@/lib/api/call';
import { wordsIn } from '@/lib/bff/words';
import { deleteStock, mergeStock, saveStockItem, setSensor, transferStock } from '@/lib/contract/stock-edit';
import { stockStory } from '@/lib/contract/stock-story';
import { LOCALES } from '@/lib/i18n/locale';
import { problemText } from '@/lib/i18n/problem-text';
import { startEdited, type Edited } from './edited-stock';

let venue: Edited;
beforeAll(async () => {
  venue = await startEdited();
});
afterAll(() => venue.close());

/** Text of a refusal in Russian and in English. */
const read = (refused: Promise<unknown>): Promise<string[]> =>
  refused.then(
    () => [],
    (error: unknown) => LOCALES.map((locale) => problemText((error as ApiError).problem, wordsIn(locale), locale)),
  );

test('a refusal of the backend names its subject in both languages', async () => {
  await venue.ask(setSensor, { body: { item_id: 202, sensor_id: 5, channel_id: 1 } });
  expect(await read(venue.ask(deleteStock, { body: { items: [202] } }))).toEqual([
    'Нельзя удалить «Ром белый»: по товару ещё есть блюда: Дайкири, Ром 50 мл.',
    'Cannot remove “Ром белый”: dishes still use it: Дайкири, Ром 50 мл.',
  ]);
  const transfer = { source_id: 202, target_id: 301, quantity: 6 };
  expect(await read(venue.ask(transferStock, { body: transfer }))).toEqual([
    'На складе только 5,5 л.',
    'There are only 5.5 l in stock.',
  ]);
  expect(await read(venue.ask(mergeStock, { body: { source_id: 203, destination_id: 201 } }))).toEqual([
    'Единицы разные: кг и л. Сначала приведите их к одной.',
    'The units differ: kg and l. Make them the same first.',
  ]);
  expect(await read(venue.ask(setSensor, { body: { item_id: 201, sensor_id: 5, channel_id: 1 } }))).toEqual([
    'Этот канал уже измеряет «Ром белый». Выберите другой.',
    'This channel measures “Ром белый” already. Choose another.',
  ]);
});

test('a story row has a sentence and the note it was made from', async () => {
  await venue.ask(transferStock, { body: { source_id: 201, target_id: 301, quantity: 1 } });
  const base = { item_id: 204, version: 1 };
  await venue.ask(saveStockItem, {
    body: { ...base, new_measure_id: 1, recalculate_measure: true, measure_factor: 0.065 },
  });
  const latest = async (item_id: number) => {
    const { items } = await venue.ask(stockStory, { body: { item_id, period_id: 0, filters: [1, 2, 3] } });
    return items[0];
  };
  expect(await latest(201)).toMatchObject({
    description: 'В #301 Эль',
    note: { kind: 'movedTo', args: { id: 301, name: 'Эль' } },
  });
  expect(await latest(204)).toMatchObject({
    description: 'Пересчёт единицы: 1 шт. = 0,065 кг',
    note: { kind: 'measureChanged', args: { from: 'unit', factor: 0.065, to: 'kg' } },
  });
});
