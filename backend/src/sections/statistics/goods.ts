import { sql, type SQL } from 'drizzle-orm';
import { KILOGRAM, LITRE, UNIT } from '@/lib/domain/measure';
import { daysLeft, roots, usedDaily } from '../../ledger/stock/days-left';
import type { Asked, Rows } from './query';
import { isListed, moved } from './stock-moves';

/** Costs of moves, in baht; only totals have them. */
const costs = {
  purchased_cost: sql`purchased_cost`,
  sold_cost: sql`sold_cost`,
  written_off_cost: sql`written_off_cost`,
  cost_difference: sql`cost_difference`,
  stock_value: sql`i.stock_value`,
};

/** Existing goods, and removed ones that moved in the period. */
const from = (asked: Asked, alcohol: boolean): SQL => sql`
  stock_items i left join measures using (measure_id) left join expense_categories category using (category_id)
    left join ${moved(asked)} moved using (item_id) left join ${usedDaily(asked)} daily using (item_id)
  where i.is_file and i.merged_into is null and coalesce(category.alcohol, false) = ${alcohol} and ${isListed(asked)}
    and (i.removed_at is null or purchased <> 0 or sold <> 0 or written_off <> 0)`;

const select = {
  id: sql`i.item_id`,
  name: sql`i.name`,
  measure_name: sql`measure_name`,
  stock_quantity: sql`i.quantity`,
  days_left: daysLeft,
  stock_price: sql`i.stock_price`,
  purchased_quantity: sql`coalesce(purchased, 0)`,
  sold_quantity: sql`coalesce(sold, 0)`,
  written_off_quantity: sql`coalesce(written_off, 0)`,
  last_update_time: sql`floor(extract(epoch from i.last_update))::int8`,
};

/** Sums of the goods in one measure. */
const sums = (measure: number) => {
  const sum = (column: string) =>
    sql`round(coalesce(sum(${sql.identifier(column)}) filter (where measure_id = ${measure}), 0), 3)`;
  return [sum('stock_quantity'), sum('purchased_quantity'), sum('sold_quantity'), sum('written_off_quantity')] as const;
};

/** The same sums; null when all are 0. */
const unlessNone = (measure: number) => {
  const figures = sums(measure);
  const some = sql`(${sql.join([...figures], sql` <> 0 or `)} <> 0)`;
  return figures.map((figure) => sql`case when ${some} then ${figure} end`) as unknown as typeof figures;
};

const baht = (value: SQL) => sql`coalesce(sum(${value}), 0) / 100.0`;

function totals() {
  const [stock_quantity, purchased_quantity, sold_quantity, written_off_quantity] = sums(LITRE);
  const [stock_units, purchased_units, sold_units, written_off_units] = sums(UNIT);
  return {
    stock_quantity,
    purchased_quantity,
    sold_quantity,
    written_off_quantity,
    stock_units,
    purchased_units,
    sold_units,
    written_off_units,
    stock_cost: baht(sql`greatest(stock_value, 0)`),
    purchased_cost: baht(sql`purchased_cost`),
    sold_cost: baht(sql`sold_cost`),
    written_off_cost: baht(sql`written_off_cost`),
    cost_difference: sql`nullif(sum(cost_difference), 0) / 100.0`,
  };
}

const query = (asked: Asked, alcohol: boolean) => ({
  with: roots,
  select,
  besides: { measure_id: sql`i.measure_id`, ...costs },
  from: from(asked, alcohol),
});

const inKilograms = ([stock_kg, purchased_kg, sold_kg, written_off_kg]: ReturnType<typeof sums>) => ({
  stock_kg,
  purchased_kg,
  sold_kg,
  written_off_kg,
});

/** Goods of categories with alcohol. */
export const alcohol: Rows<'statistics', 'alcohol'> = (asked) => ({
  ...query(asked, true),
  totals: { select: { ...totals(), ...inKilograms(unlessNone(KILOGRAM)) } },
});

/** Goods of the other categories. */
export const products: Rows<'statistics', 'products'> = (asked) => ({
  ...query(asked, false),
  totals: { select: { ...totals(), ...inKilograms(sums(KILOGRAM)) } },
});
