import fc from 'fast-check';
import { formatCount, formatMoney, formatPercent, formatQuantity } from '@/lib/domain/format';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import { always } from '../support/always';
import { highlight, indexTree, pathTo, searchRows, sortRows, type TreeRow } from '@/lib/domain/tree';
import { holdsText, searchSigns, searchText } from '@/lib/domain/search-text';
import { barcodeKey, spellingsOf } from '@/lib/sections/stock/rules/barcode';
import { deviceOf } from '@/lib/sections/auth/rules/device';
import { convertedFigures } from '@/lib/sections/stock/rules/measure-change';

test('values have a minus sign and separated thousands, and prices of less than a satang two digits', () => {
  expect(formatMoney(-1234.5, 'ru')).toBe('−1\u202f234,50');
  expect(formatMoney(-1234.5, 'en')).toBe('−1\u202f234.50');
  expect(formatCount(-3, 'ru')).toBe('−3');
  expect(formatQuantity(-0.5, 'ru', 3)).toBe('−0,500');
  expect(formatPercent(-2.5, 'ru')).toBe('−2,50\u202f%');
  expect(formatMoney(5, 'ru')).toBe('5,00');
  expect(formatMoney(0.004, 'en')).toBe('0.0040');
  expect(formatMoney(0.00042, 'en')).toBe('0.00042');
  expect(formatMoney(0.0251, 'en')).toBe('0.03');
  expect(formatMoney(0, 'en')).toBe('0.00');
});

const language = fc.constantFrom('ru', 'en');

test('a typed number is read as it is written, to the last digit', () => {
  always(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 3 }), language, (whole, decimals, locale) => {
    const value = whole / 1000;
    expect(typedNumber(numberText(value, locale, decimals), locale)).toBe(value);
  });
});

it.each([
  ['12,5', 'ru', 12.5],
  ['12.5', 'ru', 12.5],
  ['1 250,50', 'ru', 1250.5],
  ['1\u202f250,50', 'ru', 1250.5],
  ['1,250.50', 'en', 1250.5],
  ['1,250', 'en', 1250],
  ['12,5', 'en', 12.5],
  [',5', 'ru', 0.5],
  ['-3', 'ru', -3],
  ['−3,5', 'ru', -3.5],
  ['', 'ru', null],
  ['дорого', 'ru', null],
  ['1,2,3', 'ru', null],
  ['1e5', 'en', null],
  ['Infinity', 'en', null],
])('reads %j in %s as %p', (text, language, value) => expect(typedNumber(text, language)).toBe(value));

describe('search text', () => {
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
});

test.each([
  ['036000291452', ['036000291452', '0036000291452']],
  ['0036000291452', ['0036000291452', '036000291452']],
  ['885123456789', ['885123456789', '0885123456789']],
  ['8851234567890', ['8851234567890']],
  ['0012345678905', ['0012345678905', '012345678905']],
  ['01234565', ['01234565']],
  ['0ABC00000000', ['0ABC00000000']],
  ['00036000291452', ['00036000291452']],
])('the barcode %s is also written as %j', (barcode, spellings) => {
  expect(spellingsOf(barcode)).toEqual(spellings);
  expect(new Set(spellings.map(barcodeKey)).size).toBe(1);
});

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/130.0 Safari/537.36`, 'Chrome, Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/130.0 Safari/537.36 Edg/130.0`, 'Edge, Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0) ${WEBKIT} Chrome/130.0 YaBrowser/24.1 Safari/537.36`, 'Yandex, Windows', false],
  [`Mozilla/5.0 (X11; CrOS x86_64) ${WEBKIT} Chrome/130.0 Safari/537.36`, 'Chrome, ChromeOS', false],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-A54) ${WEBKIT} SamsungBrowser/25.0 Chrome/121.0 Mobile`,
    'Samsung Internet, Android',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1 Version/17.0 Safari/604.1',
    'Safari, iPhone',
    true,
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Gecko/20100101 Firefox/131.0', 'Firefox, macOS', false],
  ['curl/8.5.0', '', false],
  ['', '', false],
])('the device %s is %s', (userAgent, name, isPortable) => {
  expect(deviceOf(userAgent)).toEqual({ name, isPortable });
});

test('an item in a new measure keeps its worth; a package of unknown size stays unknown', () => {
  expect(convertedFigures({ quantity: 30, stock_price: 5, package_quantity: 12 }, 0.05)).toEqual({
    quantity: 1.5,
    stock_price: 100,
    package_quantity: 0.6,
  });
  expect(convertedFigures({ quantity: -2, stock_price: 0.1 }, 3)).toEqual({
    quantity: -6,
    stock_price: 0.033333,
    package_quantity: null,
  });
});

describe('tree', () => {
  const lettersOf = (alphabet: string) => fc.constantFrom(...Array.from(alphabet));

  const row = fc.record({
    item_id: fc.integer({ min: 1, max: 40 }),
    parent_id: fc.integer({ min: 0, max: 40 }),
    name: fc.string({ unit: lettersOf('абвёеАБЁ aB1 2'), maxLength: 8 }),
    is_file: fc.boolean(),
  });
  const rows = fc.uniqueArray(row, { selector: ({ item_id }) => item_id, maxLength: 30 });
  const sort = fc.record({ key: fc.constantFrom('item_id', 'name'), direction: fc.constantFrom('asc', 'desc') });
  const ids = (list: readonly TreeRow[]) => list.map(({ item_id }) => item_id);

  describe('sortRows', () => {
    it('puts folders first, keeps every row and the input list, and does not depend on the input order', () => {
      always(rows, sort, (list, by) => {
        const before = [...list];
        const sorted = sortRows(list, by, 'ru');
        const files = sorted.map(({ is_file }) => is_file);
        expect(files).toEqual(files.toSorted((a, b) => Number(a) - Number(b)));
        expect(list).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sortRows(list.toReversed(), by, 'ru')).toEqual(sorted);
      });
    });

    it('reverses each group with the direction', () => {
      always(rows, fc.constantFrom('item_id' as const, 'name' as const), (list, key) => {
        const [up, down] = (['asc', 'desc'] as const).map((direction) => sortRows(list, { key, direction }, 'ru'));
        for (const kind of [true, false]) {
          const of = (some: readonly TreeRow[] = []) => ids(some.filter(({ is_file }) => is_file === kind));
          expect(of(down)).toEqual(of(up).toReversed());
        }
      });
    });

    it('orders numbers in names by size', () => {
      const named = (name: string, item_id: number) => ({ item_id, parent_id: 0, name, is_file: true });
      const sorted = sortRows(['Пиво 10', 'пиво 9', 'Айва'].map(named), { key: 'name', direction: 'asc' }, 'ru');
      expect(sorted.map(({ name }) => name)).toEqual(['Айва', 'пиво 9', 'Пиво 10']);
    });
  });

  test('pathTo gives the path from the root to the row, each step the parent of the next, and ends even in a circle', () => {
    always(rows, fc.integer({ min: 0, max: 40 }), (list, id) => {
      const { byId } = indexTree(list);
      const path = pathTo(byId, id);
      expect(path.at(-1)).toBe(byId.get(id));
      expect(new Set(path).size).toBe(path.length);
      path.slice(1).forEach((step, index) => expect(step.parent_id).toBe(path[index]?.item_id));
    });
  });

  test('indexTree has every row once under a parent, at the root when its own is missing', () => {
    always(rows, (list) => {
      const { byId, childrenOf } = indexTree(list);
      expect(new Set([...childrenOf.values()].flat())).toEqual(new Set(list));
      for (const [parent, children] of childrenOf) {
        for (const child of children) expect(parent).toBe(byId.has(child.parent_id) ? child.parent_id : 0);
      }
    });
  });

  describe('searchRows', () => {
    const fold = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

    it('finds just the rows whose name has all the words or whose id begins with the digits', () => {
      always(rows, fc.string({ unit: lettersOf('абёеБ 124'), maxLength: 4 }), (list, query) => {
        const words = fold(query).split(/\s+/).filter(Boolean);
        const expected = list.filter(
          ({ item_id, name }) =>
            words.length > 0 &&
            (words.every((word) => fold(name).includes(word)) || String(item_id).startsWith(query.trim())),
        );
        expect(new Set(searchRows(list, query))).toEqual(new Set(expected));
      });
    });

    it('puts the row of the exact id first and gives at most the limit', () => {
      always(rows, fc.nat(), fc.integer({ min: 1, max: 5 }), (list, at, limit) => {
        fc.pre(list.length > 0);
        const wanted = list[at % list.length];
        const found = searchRows(list, String(wanted?.item_id), limit);
        expect(found[0]).toBe(wanted);
        expect(found.length).toBeLessThanOrEqual(limit);
      });
    });

    it('searches 5,000 rows in well under a frame', () => {
      const list = Array.from({ length: 5000 }, (_, id) => ({
        item_id: id + 1,
        parent_id: 0,
        name: `Блюдо № ${id}`,
        is_file: true,
      }));
      searchRows(list, 'прогрев');
      const started = process.cpuUsage();
      searchRows(list, 'блюдо 49');
      expect(process.cpuUsage(started).user / 1000).toBeLessThan(100);
    });
  });

  test('highlight splits the text without loss, neighbours always differing', () => {
    const text = fc.string({ unit: lettersOf('абёЁ aİ'), maxLength: 10 });
    always(text, text, (name, query) => {
      const pieces = highlight(name, query);
      expect(pieces.map((piece) => piece.text).join('')).toBe(name);
      pieces.slice(1).forEach((piece, index) => expect(piece.match).toBe(!pieces[index]?.match));
    });
  });

  test('highlight marks every word', () => {
    expect(
      highlight('Тёмное пиво', 'пив темн')
        .filter(({ match }) => match)
        .map(({ text }) => text),
    ).toEqual(['Тёмн', 'пив']);
  });
});
