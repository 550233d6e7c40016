import { wordsIn } from '@/lib/bff/words';
import { BONUS_KIND, isBound, SALARY_KINDS } from '@/lib/domain/expense-rules';
import { LOCALES } from '@/lib/i18n/locale';
import { operationOf } from '@/lib/reports/expenses';

test.each([
  ['salary', 'Зарплата: Нина', 'Salary: Нина'],
  ['prepayment', 'Аванс: Нина', 'Prepayment: Нина'],
  ['overtime', 'Сверхурочные: Нина', 'Overtime: Нина'],
  ['credit', 'Кредит сотруднику: Нина', 'Credit to an employee: Нина'],
])('an expense of the kind %s says what was paid, and to whom', (kind, ...texts) => {
  expect(LOCALES.map((locale) => operationOf({ kind, name: 'Нина' }, wordsIn(locale)))).toEqual(texts);
  expect(SALARY_KINDS).toContain(kind);
});

test('a payout to an agent says so, and to whom; it is undone where it was made', () => {
  const texts = LOCALES.map((locale) => operationOf({ kind: BONUS_KIND, name: 'Мэй' }, wordsIn(locale)));
  expect(texts).toEqual(['Выплата агенту: Мэй', 'Agent payout: Мэй']);
  expect(isBound(BONUS_KIND)).toBe(true);
});
