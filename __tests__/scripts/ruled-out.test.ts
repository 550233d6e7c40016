import { ruledOutIn } from '@/scripts/ruled-out';

const wrong = (language: 'ru' | 'en', text: string) => ruledOutIn(language, [['a.key', text]]).length > 0;

test.each([
  ['ru', 'Добавить услугу'],
  ['ru', 'Картинки пока нет'],
  ['ru', 'Выгрузка'],
  ['ru', 'Доступно'],
  ['en', 'Print checks'],
  ['en', 'Price per measure'],
  ['en', 'There are no papers.'],
] as const)('%s: the wording of “%s” is refused', (language, text) => {
  expect(wrong(language, text)).toBe(true);
});

test.each([
  ['ru', 'Сейчас доступно'],
  ['ru', 'Зачисления'],
  ['en', 'Check the value'],
  ['en', 'In stock: {quantity} {measure}'],
  ['en', 'On the paper menu'],
] as const)('%s: “%s” is allowed', (language, text) => {
  expect(wrong(language, text)).toBe(false);
});

test('the fault names the key and the word to use', () => {
  expect(ruledOutIn('en', [['receipts.print', 'Print checks']])).toEqual([
    'receipts.print: en says “checks”, say “Receipts”',
  ]);
});

test('a text that clients have always shown stays', () => {
  expect(ruledOutIn('ru', [['stockAdd.toastTitle', 'Добавление на склад']])).toEqual([]);
});
