import { sql, type SQL } from 'drizzle-orm';
import type { AlcoholLeftOut, AlcoholSold, AlcoholUnmarked } from '@/lib/sections/orders/contract/orders';
import { BREW_FOLDER } from '@/lib/sections/craft/rules/brew';
import { groupBy } from '@/lib/domain/group-by';
import { toBaht } from '@/lib/domain/money';
import { nameOrder } from '@/lib/domain/name-order';
import { CUT_OFF_HOUR } from '@/lib/domain/venue-time';
import type { Database } from '../../db/open';
import { readRows } from '../../db/rows';
import { belowStock } from '../../ledger/stock/find';
import { chosen, type OrderFilter } from './filter';

/** Kinds of items by what the tax office is told, the one that decides a position first. */
const KINDS = ['alcohol', 'unmarked', 'exempt'] as const;

interface Sold {
  menu_id: number;
  date: string;
  name: string;
  quantity: number;
  /** Satang. */
  price: number;
  kind: (typeof KINDS)[number];
}

/** Whether a position took an item of a kind. Imported orders took no stock, so today's recipe decides there. */
const took = (kind: string): string => `goods.${kind} is not null and case when o.source <> ''
  then l.menu_id = any(dishes.${kind})
  else exists (select from jsonb_array_elements(l.ingredients) used where (used ->> 0)::int = any(goods.${kind})) end`;

const lists = (id: string): SQL =>
  sql.raw(KINDS.map((kind) => `array_agg(distinct ${id}) filter (where kind = '${kind}') as ${kind}`).join(', '));
const decided = sql.raw(`case ${KINDS.map((kind) => `when ${took(kind)} then '${kind}'`).join(' ')} end`);

/** Pieces have at most three decimals; whole thousandths add exactly. */
const addUp = (rows: readonly Sold[]) => ({
  quantity: rows.reduce((sum, { quantity }) => sum + Math.round(quantity * 1000), 0) / 1000,
  price: toBaht(rows.reduce((sum, { price }) => sum + price, 0)),
});

/**
 * Alcohol sold, by business day in `zone` and by dish: positions that took an item of a category with alcohol. Those
 * whose only such items are marked as without alcohol are left out and counted. Those that took an item below the Brew
 * folder of which nobody has said either are left out and named.
 */
export async function alcoholSold(
  db: Database['db'],
  filter: OrderFilter,
  zone: string,
): Promise<{ items: AlcoholSold[]; left_out: AlcoholLeftOut; unmarked: AlcoholUnmarked }> {
  const rows = await readRows<Sold>(db)`
    with marks as (
      select item_id, case when without_alcohol then 'exempt' when category.alcohol then 'alcohol' else 'unmarked' end as kind
      from stock_items left join expense_categories category using (category_id)
      where is_file and (category.alcohol or item_id in (${belowStock([BREW_FOLDER])}))
    ), goods as (select ${lists('item_id')} from marks),
      dishes as (select ${lists('menu_id')} from marks join dish_ingredients using (item_id))
    select to_char((o.paid_time at time zone ${zone}) - make_interval(hours => ${CUT_OFF_HOUR}::int), 'YYYY-MM-DD') as date,
      l.menu_id, l.menu_name as name, sum(l.quantity)::float8 as quantity, sum(l.paidsum)::float8 as price, taken.kind
    from orders o join order_lines l using (order_number), goods, dishes, lateral (select ${decided} as kind) taken
    where ${chosen(filter)} and o.cancelled_at is null and taken.kind is not null
    group by 1, l.menu_id, l.menu_name, taken.kind order by 1, 3, l.menu_id`;
  const of = (wanted: Sold['kind']) => rows.filter(({ kind }) => kind === wanted);
  const [leftOut, unmarked] = [of('exempt'), of('unmarked')];
  return {
    items: of('alcohol').map(({ date, name, quantity, price }) => ({ date, name, quantity, price: toBaht(price) })),
    left_out: { dishes: new Set(leftOut.map(({ menu_id }) => menu_id)).size, ...addUp(leftOut) },
    unmarked: {
      items: [...groupBy(unmarked, ({ name }) => name)]
        .map(([name, sold]) => ({ name, ...addUp(sold) }))
        .toSorted((a, b) => nameOrder.compare(a.name, b.name)),
      ...addUp(unmarked),
    },
  };
}
