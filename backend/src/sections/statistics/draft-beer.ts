import { sql, type SQL } from 'drizzle-orm';
import { daysLeft, roots, usedDaily } from '../../ledger/stock/days-left';
import type { Rows } from './query';
import { isListed, moved, movedAnywhere } from './stock-moves';
import { addedElsewhere, isOnTap, pendingIn } from './taps';
import { seconds } from '../../db/time';

const inLitres = (column: string): SQL =>
  sql`round(coalesce(sum(${sql.identifier(column)}) filter (where measure_name = 'litre'), 0), 3)`;

/** Total of another measure; null for 0. */
const inOther = (measure: 'kg' | 'unit', column: string): SQL =>
  sql`nullif(round(coalesce(sum(${sql.identifier(column)}) filter (where measure_name = ${measure}), 0), 3), 0)`;

/** Smaller quantities are rounding errors. */
const TRACE = sql`0.000001`;

/** Quantities in litres at the start and end of the period, and what changed them besides purchases and sales. */
const BALANCE = [
  'opening_quantity',
  'brewed_quantity',
  'sold_elsewhere_quantity',
  'counted_quantity',
  'left_quantity',
] as const;
const balance = Object.fromEntries(BALANCE.map((column) => [column, sql`nullif(${inLitres(column)}, 0)`])) as Readonly<
  Record<(typeof BALANCE)[number], SQL>
>;

/** Price and profit are of the portions that are sold: the item's share of what guests paid, and that less its cost. */
export const draftBeer: Rows<'statistics', 'draft_beer'> = (asked) => ({
  with: roots,
  select: {
    id: sql`i.item_id`,
    name: sql`i.name`,
    sensor_id: sql`i.sensor_id`,
    channel_id: sql`i.channel_id`,
    measure_name: sql`measure_name`,
    stock_quantity: sql`i.quantity`,
    days_left: daysLeft,
    opening_quantity: sql`i.quantity - coalesce(since, 0) - coalesce(anywhere.net, 0)`,
    purchased_quantity: sql`coalesce(purchased, 0)`,
    brewed_quantity: sql`coalesce(brewed, 0)`,
    sold_quantity: sql`coalesce(sold, 0)`,
    sold_quantity_by_time_added: sql`coalesce(sold, 0) + coalesce(elsewhere, 0)`,
    pending_sold_quantity: sql`coalesce(pending.quantity, 0)`,
    sold_elsewhere_quantity: sql`coalesce(sold_anywhere, 0) - coalesce(sold, 0)`,
    written_off_quantity: sql`coalesce(written_off, 0)`,
    counted_quantity: sql`coalesce(counted, 0)`,
    left_quantity: sql`i.quantity - coalesce(since, 0)`,
    sold_price: sql`coalesce(sold_price, 0)`,
    average_sold_price: sql`round(sold_price / nullif(sold, 0))`,
    profit: sql`coalesce(sold_price, 0) - coalesce(sold_cost, 0)`,
    purchased_price: sql`coalesce(purchased_cost, 0)`,
    stock_price: sql`i.stock_price`,
    last_update_time: seconds(sql`i.last_update`),
    sensor_data: sql`null::int`,
    pending_sold_details: sql`coalesce(pending.details, '[]')`,
  },
  from: sql`stock_items i
      left join measures using (measure_id) left join expense_categories category using (category_id)
      left join ${moved(asked)} moved using (item_id) left join ${usedDaily(asked)} daily using (item_id)
      left join ${movedAnywhere(asked)} anywhere using (item_id)
      left join ${addedElsewhere(asked)} added using (item_id)
      left join (
        select item_id, sum(count) as quantity,
          json_agg(json_build_object('time', time, 'table', "table", 'count', count) order by time, "table") as details
        from ${pendingIn(asked)} tables group by item_id
      ) pending using (item_id)
    where i.is_file and i.merged_into is null and ${isOnTap} and (${isListed(asked)} or pending.quantity > 0)
      and (purchased > ${TRACE} or sold > ${TRACE} or i.removed_at is null and (i.quantity > ${TRACE} or ${asked.isBlind === true}))`,
  totals: {
    select: {
      stock_quantity: inLitres('stock_quantity'),
      purchased_quantity: inLitres('purchased_quantity'),
      sold_quantity: inLitres('sold_quantity'),
      sold_quantity_by_time_added: inLitres('sold_quantity_by_time_added'),
      pending_sold_quantity: inLitres('pending_sold_quantity'),
      written_off_quantity: inLitres('written_off_quantity'),
      ...balance,
      stock_kg: inOther('kg', 'stock_quantity'),
      purchased_kg: inOther('kg', 'purchased_quantity'),
      sold_kg: inOther('kg', 'sold_quantity'),
      sold_kg_by_time_added: inOther('kg', 'sold_quantity_by_time_added'),
      pending_sold_kg: inOther('kg', 'pending_sold_quantity'),
      written_off_kg: inOther('kg', 'written_off_quantity'),
      stock_units: inOther('unit', 'stock_quantity'),
      purchased_units: inOther('unit', 'purchased_quantity'),
      sold_units: inOther('unit', 'sold_quantity'),
      sold_units_by_time_added: inOther('unit', 'sold_quantity_by_time_added'),
      pending_sold_units: inOther('unit', 'pending_sold_quantity'),
      written_off_units: inOther('unit', 'written_off_quantity'),
      average_sold_price: sql`coalesce(round(sum(sold_price) filter (where measure_name = 'litre')
        / nullif(sum(sold_quantity) filter (where measure_name = 'litre'), 0)) / 100.0, 0)`,
    },
  },
});
