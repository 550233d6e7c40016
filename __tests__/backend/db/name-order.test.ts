import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { inNameOrder } from '@/backend/src/db/names';

import { nameOrder } from '@/lib/domain/name-order';
import { testDatabase } from '../../support/database';
import { times } from '../../support/effort';
import { alwaysAwaited } from '../../support/always';

const database = testDatabase();

const ordered = async (names: readonly string[]): Promise<string[]> => {
  const { rows } = await database.db.execute<{ name: string }>(
    sql`select name from json_array_elements_text(${JSON.stringify(names)}::json) name order by ${inNameOrder(sql`name`)}`,
  );
  return rows.map(({ name }) => name);
};

test('Cyrillic precedes Latin, Ё is beside Е, numbers go by size, case is ignored', async () => {
  const names = ['Aperol', '7Up', 'Пиво 2', 'пиво 10', 'Ёлка', 'Ель', 'Жасмин', 'Анчан', 'bar', '«Гараж»'];
  const wanted = ['«Гараж»', '7Up', 'Анчан', 'Ёлка', 'Ель', 'Жасмин', 'Пиво 2', 'пиво 10', 'Aperol', 'bar'];
  expect(await ordered(names)).toEqual(wanted);
  expect(names.toSorted(nameOrder.compare)).toEqual(wanted);
});

test('the database orders names as the browser does', async () => {
  const some = 'АаЕеЁёИиЙйЩщЪъЯяAaEeZzÉéß0179 -.,()«»"№%&+/#_กเ日';
  const letters = fc.constantFrom(...Array.from(some));
  const name = fc.array(letters, { maxLength: 8 }).map((chosen) => chosen.join(''));
  await alwaysAwaited(times(20, 60))(
    fc.uniqueArray(name, { maxLength: 40, comparator: (a, b) => nameOrder.compare(a, b) === 0 }),
    async (names) => {
      expect(await ordered(names)).toEqual(names.toSorted(nameOrder.compare));
    },
  );
});
