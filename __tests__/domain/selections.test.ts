import fc from 'fast-check';
import type { MenuDish, MenuNode } from '@/lib/sections/menu/contract/menu';
import { priceListOf, type PriceList } from '@/lib/sections/menu/rules/price-list';
import { always } from '../support/always';
import { priceOfOne, subtotalOf } from '@/lib/sections/orders/rules/receipt';
import { toSatang } from '@/lib/domain/money';
import { selectReceipts, type Selectable } from '@/lib/sections/orders/rules/receipt-selection';
import { toVenueClock } from '@/lib/domain/venue-time';

describe('price list', () => {
  interface Plan {
    readonly name: string;
    readonly children?: readonly Plan[];
  }

  const { plan } = fc.letrec<{ plan: Plan }>((tie) => ({
    plan: fc.oneof(
      { maxDepth: 4 },
      fc.record({ name: fc.string() }),
      fc.record({ name: fc.string(), children: fc.array(tie('plan'), { maxLength: 5 }) }),
    ),
  }));
  const plans = fc.array(plan, { maxLength: 6 });

  /** Gives the plans ids, parents and the other fields of a menu. */
  function build(given: readonly Plan[]): MenuNode[] {
    let id = 0;
    const nodes = (list: readonly Plan[], parent_id: number, path: number[]): MenuNode[] =>
      list.map(({ name, children }): MenuNode => {
        const item_id = (id += 1);
        const literary = { literary_name_en: '', literary_name_ru: '', literary_name_cn: '' };
        const common = {
          item_id,
          parent_id,
          name,
          path,
          status: 1,
          priority: 0,
          last_update: item_id,
          ...literary,
        } as const;
        return children
          ? { ...common, is_file: false, children: nodes(children, item_id, [...path, item_id]) }
          : ({ ...common, is_file: true, type: 0, retail_price: item_id, prime_cost: 1 } as MenuDish);
      });
    return nodes(given, 0, []);
  }

  const all = (nodes: readonly MenuNode[]): MenuNode[] =>
    nodes.flatMap((node) => (node.is_file ? [node] : [node, ...all(node.children)]));
  const idsOf = (list: PriceList | undefined) =>
    list?.sections.flatMap(({ rows }) => rows.map((row) => row.item_id)) ?? [];
  const sorted = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);
  const dishIds = (nodes: readonly MenuNode[]) =>
    sorted(all(nodes).flatMap((node) => (node.is_file ? [node.item_id] : [])));

  test('a section has the dishes of one folder in order, under its path joined by " / "', () => {
    always(plans, (given) => {
      const nodes = build(given);
      const byId = new Map(all(nodes).map((node) => [node.item_id, node]));
      for (const { heading, rows } of priceListOf(nodes, 0)!.sections) {
        expect(rows.length).toBeGreaterThan(0);
        const dishes = rows.map(({ item_id }) => byId.get(item_id)!);
        expect(new Set(dishes.map(({ parent_id }) => parent_id)).size).toBe(1);
        expect(heading).toBe(dishes[0]!.path.map((id) => byId.get(id)!.name).join(' / '));
        const folder = byId.get(dishes[0]!.parent_id);
        const siblings = folder && !folder.is_file ? folder.children : nodes;
        expect(dishes).toEqual(siblings.filter(({ is_file }) => is_file));
      }
    });
  });

  test('every dish is there once, in tree order: a folder before its sub-folders', () => {
    always(plans, (given) => {
      const nodes = build(given);
      const walked = (list: readonly MenuNode[]): number[] => [
        ...list.flatMap((node) => (node.is_file ? [node.item_id] : [])),
        ...list.flatMap((node) => (node.is_file ? [] : walked(node.children))),
      ];
      expect(idsOf(priceListOf(nodes, 0))).toEqual(walked(nodes));
    });
  });

  test('a folder’s own list is its part of the whole one, with the same headings; an unknown folder has none', () => {
    always(plans, (given) => {
      const nodes = build(given);
      const whole = priceListOf(nodes, 0)!.sections;
      for (const node of all(nodes)) {
        const list = priceListOf(nodes, node.item_id);
        if (node.is_file) expect(list).toBeUndefined();
        else {
          const own = new Set(dishIds(node.children));
          expect(list?.sections).toEqual(whole.filter(({ rows }) => own.has(rows[0]!.item_id)));
        }
      }
      expect(priceListOf(nodes, 999_999)).toBeUndefined();
    });
  });

  test('a dish has no menu price where the till asks for it, and no prime cost without a valid recipe', () => {
    const [dish] = build([{ name: 'a' }]) as MenuDish[];
    const rowOf = (more: Partial<MenuDish>) => priceListOf([{ ...dish!, ...more }], 0)!.sections[0]!.rows[0]!;
    expect(rowOf({ open_price: true, retail_price: 0 }).retail_price).toBeNull();
    expect(rowOf({ open_price: true, retail_price: 90 }).retail_price).toBe(90);
    expect(rowOf({ open_price: false, retail_price: 0 }).retail_price).toBe(0);
    expect(rowOf({ retail_price: 0 }).retail_price).toBe(0);
    const validity = [undefined, false, true];
    const costs = validity.map((valid_ingredients) => rowOf({ valid_ingredients, prime_cost: 5 }).prime_cost);
    expect(costs).toEqual([null, null, 5]);
  });
});

describe('receipt selection', () => {
  const ZONE = 'Asia/Bangkok';
  const venueDay = (time: number, zone: string): number => Number(toVenueClock(time, zone).slice(8, 10));
  const satangOf = (orders: readonly Selectable[]) => orders.reduce((sum, { paidsum }) => sum + toSatang(paidsum), 0);
  const numbers = (orders: readonly Selectable[]) => orders.map(({ order_number }) => order_number);
  const isCard = ({ paid_type }: Selectable) => paid_type === 'card';

  const order = fc.record({
    order_number: fc.integer({ min: 1, max: 1e6 }),
    time: fc.integer({ min: 1_700_000_000, max: 1_705_000_000 }),
    paidsum: fc.integer({ min: -500, max: 500_000 }).map((satang) => satang / 100),
    paid_type: fc.constantFrom('cash', 'card', 'others'),
  }) satisfies fc.Arbitrary<Selectable>;
  const orders = fc.uniqueArray(order, { selector: ({ order_number }) => order_number, maxLength: 60 });
  const target = fc.integer({ min: 0, max: 2_000_000 }).map((satang) => satang / 100);

  test('the sum never exceeds the target, no order is chosen twice or free, and the order of the input does not matter', () => {
    always(orders, target, (all, sum) => {
      const taken = selectReceipts(all, sum, ZONE);
      expect(satangOf(taken)).toBeLessThanOrEqual(toSatang(sum));
      expect(new Set(numbers(taken)).size).toBe(taken.length);
      expect(taken.every(({ paidsum }) => paidsum > 0)).toBe(true);
      expect(numbers(selectReceipts(all.toReversed(), sum, ZONE))).toEqual(numbers(taken));
      expect(numbers(selectReceipts([...all, ...all], sum, ZONE))).toEqual(numbers(taken));
    });
  });

  test('cards come first, cash only while more than 5 % of the target is open, and nothing more fits', () => {
    always(orders, target, (all, sum) => {
      const taken = selectReceipts(all, sum, ZONE);
      const cards = taken.filter(isCard);
      const cash = taken.filter((one) => !isCard(one));
      expect(taken).toEqual([...cards, ...cash]);
      const afterCards = toSatang(sum) - satangOf(cards);
      const cashIsDue = afterCards > toSatang(sum) * 0.05;
      if (!cashIsDue) expect(cash).toEqual([]);
      const fits = (room: number, card: boolean) =>
        all.some(
          (one) => isCard(one) === card && one.paidsum > 0 && !taken.includes(one) && toSatang(one.paidsum) <= room,
        );
      expect(fits(afterCards, true)).toBe(false);
      if (cashIsDue) expect(fits(toSatang(sum) - satangOf(taken), false)).toBe(false);
    });
  });

  test('within a day sums ascend, and no day is a turn ahead of one with orders left', () => {
    always(orders, fc.option(target, { nil: null }), (all, sum) => {
      const taken = selectReceipts(all, sum, ZONE);
      for (const card of [true, false]) {
        const pool = taken.filter((one) => isCard(one) === card);
        const turns = new Map<number, number>();
        let round = 0;
        let last = 0;
        for (const one of pool) {
          const day = venueDay(one.time, ZONE);
          const turn = turns.get(day) ?? 0;
          // Either a later day of the same turn, or a day of a later turn.
          expect(turn > round || (turn === round && day > last)).toBe(true);
          round = turn;
          last = day;
          turns.set(day, turn + 1);
          const before = pool.filter((other) => venueDay(other.time, ZONE) === day).slice(0, turn);
          expect(before.every(({ paidsum }) => paidsum <= one.paidsum)).toBe(true);
        }
      }
    });
  });

  test('without a sum every order that brought money is chosen', () => {
    always(orders, (all) => {
      const paid = all.filter(({ paidsum }) => paidsum > 0);
      expect(new Set(selectReceipts(all, null, ZONE))).toEqual(new Set(paid));
    });
  });

  const at = (text: string) => Date.parse(`${text}+07:00`) / 1000;
  const one = (order_number: number, time: string, paidsum: number, paid_type: Selectable['paid_type'] = 'card') => ({
    order_number,
    time: at(time),
    paidsum,
    paid_type,
  });

  test('an order that fills the target exactly is taken', () =>
    expect(numbers(selectReceipts([one(1, '2026-03-01T13:00', 1000)], 1000, ZONE))).toEqual([1]));

  test('exactly 5 % of the target open takes no cash', () => {
    const cash = [one(8, '2026-03-01T13:00', 1, 'cash'), one(9, '2026-03-01T13:00', 2, 'others')];
    expect(numbers(selectReceipts([one(1, '2026-03-01T13:00', 950), ...cash], 1000, ZONE))).toEqual([1]);
    expect(numbers(selectReceipts([one(1, '2026-03-01T13:00', 949.99), ...cash], 1000, ZONE))).toEqual([1, 8, 9]);
  });

  test('subtotal is 93 %, and with the VAT it is the total', () => {
    expect(subtotalOf(10_000)).toBe(9300);
    expect(subtotalOf(5)).toBe(5);
    always(fc.integer({ min: 1, max: 1e10 }), (total) => {
      const vat = total - subtotalOf(total);
      expect(Math.abs(100 * vat - 7 * total)).toBeLessThanOrEqual(50);
    });
  });

  test('the price of one is the amount by the quantity, to the satang, also of a refund', () => {
    expect(priceOfOne(3, 100)).toBe(33.33);
    expect(priceOfOne(-2, -170)).toBe(85);
    expect(priceOfOne(0.035, 87.5)).toBe(2500);
    expect(priceOfOne(0, 10)).toBeUndefined();
  });
});
