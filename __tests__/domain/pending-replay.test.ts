import fc from 'fast-check';
import type { PendingOperation } from '@/lib/sections/stock/contract/stock';
import { pendingUsage, replayPending } from '@/lib/sections/orders/rules/pending-replay';
import { always } from '../support/always';

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
