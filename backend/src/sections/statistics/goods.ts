import { sql, type SQL } from 'drizzle-orm';
import { KILOGRAM, LITRE, UNIT } from '@/lib/domain/measure';
import { daysLeft, roots, usedDaily } from '../../ledger/stock/days-left';
import type { Asked, Rows } from './query';
import { isListed, moved } from './stock-moves';
import { seconds } from '../../db/time';

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
  last_update_time: seconds(sql`i.last_update`),
};

const MOVES = ['stock', 'purchased', 'sold', 'written_off'] as const;
/** Suffixes of the totals in one measure. */
const SUFFIXES = { [LITRE]: 'quantity', [UNIT]: 'units', [KILOGRAM]: 'kg' } as const;
type Sums<M extends keyof typeof SUFFIXES> = Readonly<Record<`${(typeof MOVES)[number]}_${(typeof SUFFIXES)[M]}`, SQL>>;

/** Sums of the goods in one measure; with `unlessNone` null when all are 0. */
function sums<M extends keyof typeof SUFFIXES>(measure: M, unlessNone = false): Sums<M> {
  const figures = MOVES.map(
    (move) =>
      sql`round(coalesce(sum(${sql.identifier(`${move}_quantity`)}) filter (where measure_id = ${measure}), 0), 3)`,
  );
  const some = sql`(${sql.join(figures, sql` <> 0 or `)} <> 0)`;
  const named = figures.map((figure, at) => [
    `${MOVES[at] ?? ''}_${SUFFIXES[measure]}`,
    unlessNone ? sql`case when ${some} then ${figure} end` : figure,
  ]);
  return Object.fromEntries(named) as Sums<M>;
}

const baht = (value: SQL) => sql`coalesce(sum(${value}), 0) / 100.0`;

const totals = {
  ...sums(LITRE),
  ...sums(UNIT),
  stock_cost: baht(sql`greatest(stock_value, 0)`),
  purchased_cost: baht(sql`purchased_cost`),
  sold_cost: baht(sql`sold_cost`),
  written_off_cost: baht(sql`written_off_cost`),
  cost_difference: sql`nullif(sum(cost_difference), 0) / 100.0`,
};

const query = (asked: Asked, alcohol: boolean) => ({
  with: roots,
  select,
  besides: { measure_id: sql`i.measure_id`, ...costs },
  from: from(asked, alcohol),
});

/** Goods of categories with alcohol. */
export const alcohol: Rows<'statistics', 'alcohol'> = (asked) => ({
  ...query(asked, true),
  totals: { select: { ...totals, ...sums(KILOGRAM, true) } },
});

/** Goods of the other categories. */
export const products: Rows<'statistics', 'products'> = (asked) => ({
  ...query(asked, false),
  totals: { select: { ...totals, ...sums(KILOGRAM) } },
});
