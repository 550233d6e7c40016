import { sql, type SQL } from 'drizzle-orm';
import { KILOGRAM, LITRE, UNIT } from '@/lib/domain/measure';
import type { Asked, ReportQueries } from './query';
import { daysLeft, moved, soldDaily } from './stock-moves';

/** Goods that are there, and those removed since that moved in the period. */
const from = (asked: Asked, alcohol: boolean): SQL => sql`
  stock_items i left join measures using (measure_id) left join expense_categories category using (category_id)
    left join ${moved(asked)} moved using (item_id) left join ${soldDaily(asked)} daily using (item_id)
  where i.is_file and i.merged_into is null and coalesce(category.alcohol, false) = ${alcohol}
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

/** Of the goods in one measure. */
const sums = (measure: number) => {
  const sum = (value: SQL) => sql`round(coalesce(sum(${value}) filter (where i.measure_id = ${measure}), 0), 3)`;
  return [sum(sql`i.quantity`), sum(sql`purchased`), sum(sql`sold`), sum(sql`written_off`)] as const;
};

const baht = (value: SQL) => sql`coalesce(sum(${value}), 0) / 100.0`;

function totals() {
  const [stock_quantity, purchased_quantity, sold_quantity, written_off_quantity] = sums(LITRE);
  const [stock_units, purchased_units, sold_units, written_off_units] = sums(UNIT);
  return {
    ...{ stock_quantity, purchased_quantity, sold_quantity, written_off_quantity },
    ...{ stock_units, purchased_units, sold_units, written_off_units },
    stock_cost: baht(sql`round(greatest(i.quantity, 0) * i.stock_price)`),
    purchased_cost: baht(sql`purchased_cost`),
    sold_cost: baht(sql`moved.sold_cost`),
    written_off_cost: baht(sql`written_off_cost`),
  };
}

/** Goods of a category with alcohol. */
export const alcohol: ReportQueries['alcohol'] = (asked) => {
  const all = from(asked, true);
  return { select, from: all, totals: { select: totals(), from: all } };
};

/** Every other good. */
export const products: ReportQueries['products'] = (asked) => {
  const all = from(asked, false);
  const [stock_kg, purchased_kg, sold_kg, written_off_kg] = sums(KILOGRAM);
  const inKilograms = { stock_kg, purchased_kg, sold_kg, written_off_kg };
  return { select, from: all, totals: { select: { ...totals(), ...inKilograms }, from: all } };
};
