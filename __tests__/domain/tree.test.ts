import fc from 'fast-check';
import { highlight, indexTree, pathTo, searchRows, sortRows, type TreeRow } from '@/lib/domain/tree';
import { always } from '../support/always';

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
  it('puts folders before files in any order', () => {
    always(rows, sort, (list, by) => {
      const files = sortRows(list, by, 'ru').map(({ is_file }) => is_file);
      expect(files).toEqual(files.toSorted((a, b) => Number(a) - Number(b)));
    });
  });

  it('keeps every row and the input list, and does not depend on the input order', () => {
    always(rows, sort, (list, by) => {
      const before = [...list];
      const sorted = sortRows(list, by, 'ru');
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

describe('pathTo', () => {
  it('gives the path from the root to the row, each step the parent of the next, and ends even in a circle', () => {
    always(rows, fc.integer({ min: 0, max: 40 }), (list, id) => {
      const { byId } = indexTree(list);
      const path = pathTo(byId, id);
      expect(path.at(-1)).toBe(byId.get(id));
      expect(new Set(path).size).toBe(path.length);
      path.slice(1).forEach((step, index) => expect(step.parent_id).toBe(path[index]?.item_id));
    });
  });
});

describe('indexTree', () => {
  it('has every row once under a parent, at the root when its own is missing', () => {
    always(rows, (list) => {
      const { byId, childrenOf } = indexTree(list);
      expect(new Set([...childrenOf.values()].flat())).toEqual(new Set(list));
      for (const [parent, children] of childrenOf) {
        for (const child of children) expect(parent).toBe(byId.has(child.parent_id) ? child.parent_id : 0);
      }
    });
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

describe('highlight', () => {
  it('splits the text without loss, neighbours always differing', () => {
    const text = fc.string({ unit: lettersOf('абёЁ aİ'), maxLength: 10 });
    always(text, text, (name, query) => {
      const pieces = highlight(name, query);
      expect(pieces.map((piece) => piece.text).join('')).toBe(name);
      pieces.slice(1).forEach((piece, index) => expect(piece.match).toBe(!pieces[index]?.match));
    });
  });

  it('marks every word', () => {
    expect(
      highlight('Тёмное пиво', 'пив темн')
        .filter(({ match }) => match)
        .map(({ text }) => text),
    ).toEqual(['Тёмн', 'пив']);
  });
});
