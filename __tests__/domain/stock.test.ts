import fc from 'fast-check';
import {
  differenceOf,
  overlap,
  packed,
  seesExpected,
  totalValue,
  unpacked,
  valueAt,
  worthOf,
} from '@/lib/sections/stocktake/rules';
import { always } from '../support/always';
import type { PendingOperation } from '@/lib/sections/stock/contract/stock';
import { pendingUsage, replayPending } from '@/lib/sections/orders/rules/pending-replay';
import { highlight, indexTree, pathTo, searchRows, sortRows, type TreeRow } from '@/lib/domain/tree';

describe('stocktake', () => {
  const milli = (max: number, min = 0) => fc.integer({ min, max }).map((thousandths) => thousandths / 1000);
  const worth = fc.record({ price: fc.integer({ min: 0, max: 100_000_000 }), per: milli(1_000_000, 1) });

  describe('the value of a line', () => {
    it('uses the package price, otherwise the price per measure', () => {
      const item = { package_quantity: 0.7, package_price: 850_00, stock_price: 999 };
      expect(valueAt(2.38, worthOf(item))).toBe(2890_00);
      expect(valueAt(2.38, worthOf({ ...item, package_price: null }))).toBe(2378);
      expect(valueAt(3, worthOf({ ...item, package_quantity: null }))).toBe(2997);
    });

    it('is rounded half away from zero', () => {
      expect([valueAt(0.5, { price: 1, per: 1 }), valueAt(-0.5, { price: 1, per: 1 })]).toEqual([1, -1]);
      expect([valueAt(0.499, { price: 1, per: 1 }), valueAt(1.5, { price: 1, per: 1 })]).toEqual([0, 2]);
      // 1.005 in floats is 1.00499…
      expect(valueAt(1.005, { price: 100, per: 1 })).toBe(101);
    });

    it('is within half a satang of the exact value, exact for whole packages, and grows with the quantity', () => {
      always(worth, milli(10_000_000), milli(10_000_000), fc.integer({ min: 0, max: 1000 }), (at, a, b, n) => {
        const [numerator, by] = [BigInt(Math.round(a * 1000)) * BigInt(at.price), BigInt(Math.round(at.per * 1000))];
        const off = 2n * (BigInt(valueAt(a, at)) * by - numerator);
        expect(off > -by && off <= by).toBe(true);
        expect(valueAt(Math.round(at.per * 1000 * n) / 1000, at)).toBe(n * at.price);
        expect(Math.sign(valueAt(a, at) - valueAt(b, at)) * Math.sign(a - b)).toBeGreaterThanOrEqual(0);
        expect(valueAt(-a, at) + valueAt(a, at)).toBe(0);
      });
    });
  });

  describe('a total', () => {
    it('is rounded once, so a thousand halves do not add up to a thousand', () => {
      const half = { quantity: 0.5, price: 1, per: 1 };
      expect(totalValue(Array.from({ length: 1000 }, () => half))).toBe(500);
      expect(totalValue([])).toBe(0);
    });

    it('does not depend on the order, and is within half a satang per line of the sum of lines', () => {
      const lines = fc.array(
        fc.record({
          quantity: milli(1_000_000),
          price: fc.integer({ min: 0, max: 10_000_000 }),
          per: milli(100_000, 1),
        }),
        { maxLength: 30 },
      );
      always(lines, (all) => {
        const sum = all.reduce((before, line) => before + valueAt(line.quantity, line), 0);
        expect(totalValue(all.toReversed())).toBe(totalValue(all));
        expect(Math.abs(totalValue(all) - sum)).toBeLessThanOrEqual(Math.ceil(all.length / 2) + 1);
      });
    });
  });

  describe('packages', () => {
    it('are counted in tenths of an opened one and in loose measures', () => {
      expect(unpacked({ full: 3, tenths: 4, loose: 0 }, 0.7)).toBe(2.38);
      expect(unpacked({ full: 3, tenths: 0, loose: 22 }, 88)).toBe(286);
      expect(unpacked({ full: 2.5, tenths: 0, loose: 0 }, 19.7)).toBe(49.25);
      expect(packed(2.38, 0.7)).toEqual({ full: 3, tenths: 4, loose: 0 });
      expect(packed(286, 88)).toEqual({ full: 3, tenths: 0, loose: 22 });
    });

    it('convert back to the same quantity', () => {
      always(milli(100_000_000), milli(100_000, 1), (quantity, per) => {
        const { full, tenths, loose } = packed(quantity, per);
        expect(unpacked({ full, tenths, loose }, per)).toBe(quantity);
        expect(Number.isInteger(full) && tenths >= 0 && tenths < 10 && loose >= 0 && loose < per).toBe(true);
      });
    });
  });

  test('differences are exact to the thousandth', () => {
    expect(differenceOf(0.3, 0.1)).toBe(0.2);
    expect(differenceOf(0, -1.25)).toBe(1.25);
  });

  test('a blind counter sees expected figures only after the booking', () => {
    const isVisible = (status: 'open' | 'submitted' | 'approved' | 'cancelled', mayApprove: boolean, blind = true) =>
      seesExpected({ blind, status }, mayApprove);
    expect([isVisible('open', true), isVisible('submitted', false), isVisible('cancelled', false)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([isVisible('submitted', true), isVisible('approved', false), isVisible('open', false, false)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('counts overlap when one folder contains the other, or one covers everything', () => {
    const parents = new Map([
      [2, 1],
      [3, 2],
      [4, 1],
      [5, 0],
    ]);
    const of = (one: number[], other: number[]) => overlap(one, other, (folder) => parents.get(folder));
    expect([of([], [5]), of([1], [3]), of([3], [1]), of([2], [2])]).toEqual([true, true, true, true]);
    expect([of([2], [4]), of([5], [1, 3])]).toEqual([false, false]);
  });
});

describe('pending replay', () => {
  const operation = fc.record({
    time: fc.integer({ min: 0, max: 50 }),
    productid: fc.integer({ min: 1, max: 4 }),
    count: fc.integer({ min: 1, max: 5 }),
    operation: fc.constantFrom('add' as const, 'remove' as const, 'remove_all' as const),
  });

  const at = (
    time: number,
    operation: PendingOperation['operation'],
    count: number,
    productid = 7,
  ): PendingOperation => ({ time, productid, count, operation });

  describe('pending operations', () => {
    it('add increases, remove decreases, remove_all resets', () => {
      const operations = [at(1, 'add', 3), at(2, 'remove', 1), at(3, 'remove_all', 0), at(4, 'add', 2)];
      expect([...replayPending(operations, 0)]).toEqual([[7, 2]]);
    });

    it('are replayed in time order, in any input order', () => {
      expect([...replayPending([at(9, 'add', 2), at(5, 'remove_all', 0), at(1, 'add', 4)], 0)]).toEqual([[7, 2]]);
    });

    it('before the start of the period are ignored, those at the start count', () => {
      expect([...replayPending([at(99, 'add', 4), at(100, 'add', 1)], 100)]).toEqual([[7, 1]]);
    });

    it('adds parts of a piece to three decimals: returning everything leaves nothing', () => {
      const operations = [at(1, 'add', 0.1), at(2, 'add', 0.2), at(3, 'remove', 0.3)];
      expect([...replayPending(operations, 0)]).toEqual([]);
    });

    it('keeps only counts above zero', () => {
      always(fc.array(operation), fc.nat(50), (operations, start) => {
        for (const count of replayPending(operations, start).values()) expect(count).toBeGreaterThan(0);
      });
    });

    it('gives the same result for each dish alone as for all together', () => {
      always(fc.array(operation), fc.nat(50), (operations, start) => {
        const together = replayPending(operations, start);
        for (const id of [1, 2, 3, 4]) {
          const own = operations.filter(({ productid }) => productid === id);
          expect(replayPending(own, start).get(id)).toBe(together.get(id));
        }
      });
    });

    it('forgets everything before a remove_all', () => {
      always(fc.array(operation), fc.array(operation), (before, after) => {
        const late = after.map((one) => ({ ...one, time: one.time + 100 }));
        const cleared = [1, 2, 3, 4].map((id) => at(99, 'remove_all', 0, id));
        expect(replayPending([...before, ...cleared, ...late], 0)).toEqual(replayPending(late, 0));
      });
    });
  });

  it('takes each recipe as often as the dish is on all tables', () => {
    const tables = [
      new Map([[1, 2]]),
      new Map([
        [1, 1],
        [2, 3],
      ]),
    ];
    const recipes = [
      { menu_id: 1, ingredients: [{ item_id: 10, item_quantity: 0.05 }] },
      {
        menu_id: 2,
        ingredients: [
          { item_id: 10, item_quantity: 0.1 },
          { item_id: 11, item_quantity: 1 },
        ],
      },
      { menu_id: 9, ingredients: [{ item_id: 12, item_quantity: 1 }] },
    ];
    expect([...pendingUsage(tables, recipes)]).toEqual([
      [10, 0.45],
      [11, 3],
    ]);
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
});
