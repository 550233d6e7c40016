import { wordsIn } from '@/lib/bff/words';
import { CODE, Problem, defaultMessage } from '@/lib/contract/problem';
import { LOCALES } from '@/lib/i18n/locale';
import { problemText } from '@/lib/i18n/problem-text';
import en from '@/messages/en.json';
import ru from '@/messages/ru.json';

const MESSAGES = { ru, en };
const UNKNOWN = [777, 1777];
const OWN = 'Кега пуста';

const textOf = (locale: 'ru' | 'en', problem: Omit<Problem, 'code'> & { code: number }, translateFirst = false) =>
  problemText(problem, wordsIn(locale), locale, { translateFirst });

const CASES = LOCALES.flatMap((locale) =>
  [...Object.values(CODE), ...UNKNOWN].flatMap((code) =>
    [OWN, '', ' ', defaultMessage(code)].flatMap((message) =>
      [false, true].map((translateFirst) => ({ locale, code, message, translateFirst })),
    ),
  ),
);

/** The rule once more, as a table. */
function expected({ locale, code, message, translateFirst }: (typeof CASES)[number]): string {
  const errors: Readonly<Record<string, string>> = MESSAGES[locale].errors;
  const translated = errors[`e${code}`];
  if (code >= 1000 || translateFirst) {
    if (translated) return translated;
    return message === OWN ? OWN : (errors['unknown'] ?? '').replace('{code}', String(code));
  }
  if (message === OWN) return OWN;
  return translated ?? (errors['unknown'] ?? '').replace('{code}', String(code));
}

test('every code has its text, by language, message and translateFirst, which may list codes', () => {
  for (const one of CASES) expect([one, textOf(one.locale, one, one.translateFirst)]).toEqual([one, expected(one)]);
  const options = { translateFirst: [CODE.balanceTooLow] };
  const text = (code: number) => problemText({ code, message: OWN }, wordsIn('ru'), 'ru', options);
  expect([text(11), text(5)]).toEqual(['Недостаточно средств', OWN]);
});

describe('a sentence with a key', () => {
  const used = (args: Problem['args']) => ({ code: 5, message: 'Dishes take from it', key: 'usedByDishes', args });
  const mojito = { name: 'Ром', dishes: 'Дайкири, Мохито, Пунш', count: 6 };

  test('is translated, whatever translateFirst is', () => {
    const russian = 'Нельзя удалить «Ром»: по товару ещё есть блюда: Дайкири, Мохито, Пунш и ещё 3.';
    expect(textOf('ru', used(mojito))).toBe(russian);
    expect(textOf('ru', used(mojito), true)).toBe(russian);
    expect(textOf('en', used({ ...mojito, dishes: 'Дайкири', count: 1 }))).toBe(
      'Cannot remove “Ром”: dishes still use it: Дайкири.',
    );
  });

  test('keeps an unknown measure, and has the plural of its number', () => {
    const told = (locale: 'ru' | 'en', key: string, args: Problem['args']) =>
      textOf(locale, { code: 1, message: '', key, args });
    expect(told('en', 'sourceHoldsLess', { held: 2.5, measure: 'pint' })).toBe('There are only 2.5 pint in stock.');
    expect(told('ru', 'tooManyPapers', { count: 21 })).toContain('21 файла');
    expect(told('ru', 'tooManyPapers', { count: 10 })).toContain('10 файлов');
  });

  test.each([
    ['a key that is not known here', { key: 'moonPhase', args: {} }],
    ['a key that leads elsewhere', { key: 'toString', args: {} }],
    ['an argument that is missing', { key: 'unknownDish', args: {} }],
    ['an argument of another name', { key: 'unknownDish', args: { name: 'x' } }],
  ])('falls back to the sentence for %s', (_, told) => {
    expect(textOf('ru', { code: 5, message: OWN, ...told })).toBe(OWN);
  });

  test('has limits: excessive or mistyped arguments are left out, the problem stays', () => {
    const parsed = (args: unknown, key: unknown = 'unknownDish') => Problem.parse({ code: 5, message: OWN, key, args });
    expect(parsed({ id: 1 })).toMatchObject({ key: 'unknownDish', args: { id: 1 } });
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`a${index}`, 1]));
    for (const args of [{ id: 'x'.repeat(1001) }, many, { id: null }, { id: { deep: 1 } }, 'text', [1]])
      expect(parsed(args).args).toBeUndefined();
    for (const key of ['k'.repeat(61), 7, null]) expect(parsed({}, key).key).toBeUndefined();
  });
});
