import fc from 'fast-check';
import type { MenuDish, MenuNode } from '@/lib/sections/menu/contract/menu';
import { priceListOf, type PriceList } from '@/lib/sections/menu/rules/price-list';
import { always } from '../support/always';

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

test('a dish without a menu price has none where the till asks for it', () => {
  const [dish] = build([{ name: 'a' }]) as MenuDish[];
  const price = (more: Partial<MenuDish>) =>
    priceListOf([{ ...dish!, ...more }], 0)!.sections[0]!.rows[0]!.retail_price;
  expect(price({ open_price: true, retail_price: 0 })).toBeNull();
  expect(price({ open_price: true, retail_price: 90 })).toBe(90);
  expect(price({ open_price: false, retail_price: 0 })).toBe(0);
  expect(price({ retail_price: 0 })).toBe(0);
});

test('a dish without a valid recipe has no prime cost', () => {
  const [dish] = build([{ name: 'a' }]) as MenuDish[];
  const costs = [undefined, false, true].map(
    (valid_ingredients) =>
      priceListOf([{ ...dish!, valid_ingredients, prime_cost: 5 }], 0)!.sections[0]!.rows[0]!.prime_cost,
  );
  expect(costs).toEqual([null, null, 5]);
});
