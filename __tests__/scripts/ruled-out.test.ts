import { ruledOutIn } from '@/scripts/ruled-out';

test.each([
  ['ru', 'Добавить услугу', 1],
  ['ru', 'Картинки пока нет', 1],
  ['ru', 'Выгрузка', 1],
  ['ru', 'Доступно', 1],
  ['en', 'Price per measure', 1],
  ['en', 'There are no papers.', 1],
  ['ru', 'Сейчас доступно', 0],
  ['ru', 'Зачисления', 0],
  ['en', 'Check the value', 0],
  ['en', 'In stock: {quantity} {measure}', 0],
  ['en', 'On the paper menu', 0],
] as const)('%s: “%s” has %i ruled out words', (language, text, faults) => {
  expect(ruledOutIn(language, [['a.key', text]])).toHaveLength(faults);
});

test('the fault names the key and the word to use; a text that clients have always shown stays', () => {
  expect(ruledOutIn('en', [['receipts.print', 'Print checks']])).toEqual([
    'receipts.print: en says “checks”, say “Receipts”',
  ]);
  expect(ruledOutIn('ru', [['stockAdd.toastTitle', 'Добавление на склад']])).toEqual([]);
});
