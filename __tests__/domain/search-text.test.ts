import { highlight, searchRows } from '@/lib/domain/tree';
import { holdsText, searchSigns, searchText } from '@/lib/domain/search-text';

test.each([
  ['Crème brûlée', 'creme brulee'],
  ['Creme', 'crème'],
  ['Пиво 0,5 л', '0.5'],
  ['Chang 0.33', '0,33'],
  ['Мёд', 'мед'],
  ['Crème', 'CREME'],
  ['Œuf cocotte', 'oeuf'],
  ['Phở bò', 'pho bo'],
])('«%s» is found by «%s»', (name, typed) => {
  expect(holdsText(name, typed)).toBe(true);
  const row = { item_id: 1, parent_id: 0, is_file: true, name };
  expect(searchRows([row], typed)).toEqual([row]);
});

test('letters of other alphabets keep their marks', () => {
  expect(searchText('Чай')).toBe('чай');
  expect(holdsText('Чай', 'чаи')).toBe(false);
  expect(searchText('ต้มยำ')).toBe('ต้มยำ');
});

test('what was found stays marked, and the signs for the database are those of the search', () => {
  expect(highlight('Crème', 'creme')).toEqual([{ text: 'Crème', match: true }]);
  for (const [sign, plain] of searchSigns()) expect(searchText(sign)).toBe(plain);
  expect(new Map(searchSigns()).get('é')).toBe('e');
});
