import { sql, type SQL } from 'drizzle-orm';

/** Sums are exact, and quotients have 30 decimals. Rounding to 12 first removes their error, so that halves round up. */
const DECIMALS = sql`12`;

/** Whole satang of an exact cost, half up. */
export const inSatang = (cost: SQL): SQL => sql`round(round(${cost}, ${DECIMALS}))`;

/** An exact price as the stock keeps it: satang per measure, to six decimals. */
export const priceToBook = (price: SQL): SQL => sql`round(${price}, 6)`;

/** Baht per measure on the wire, from exact satang: to ten decimals, because readers add it up. */
export const wirePrice = (price: SQL): SQL => sql`round(${price} / 100, 10)::float8`;

/**
 * Satang per measure of a craft's product, exact, of the group of its lines `l` with the `output` quantity: the sum of
 * the list, divided. 0 without an output, null with a part whose price is null.
 */
export const craftCost = (price: SQL, output: SQL): SQL => sql`case when bool_and(${price} is not null)
  then coalesce(sum(l.item_quantity * ${price})::numeric(90, 30) / nullif(${output}, 0), 0) end`;

/** The craft whose recipe prices an item: the oldest that can be made. */
const maker = (itemId: SQL): SQL => sql`lateral (
  select craft_id, output_quantity from crafts c
  where c.stock_id = ${itemId} and c.removed_at is null and c.status >= 0 and c.output_quantity > 0
    and exists (select from craft_ingredients l where l.craft_id = c.craft_id)
  order by c.craft_id limit 1)`;

/**
 * Price of the row `s` of `stock_items` in satang; null when no price was ever known. A delivery for nothing is a price of
 * 0; an opening quantity without a value is not. Reads `unpriced`.
 */
const knownPrice: SQL = sql`case when s.stock_price > 0 or s.item_id not in (select item_id from unpriced) then s.stock_price end`;

/**
 * Named subqueries, the text after `with recursive`. `made_costs` has what a measure of each made item costs by its recipe:
 * `item_id`, and `cost` in satang, exact, the sum of the recipe's lines through any depth, divided by the output; null with a
 * part of unknown cost. Each round prices the items whose parts all have prices. Recipes in a circle never get one, and end.
 */
const made = (of: SQL, price: SQL): SQL => sql`
  unpriced as materialized (
    select item_id from stock_items i where is_file and stock_price = 0 and not exists (
      select from stock_story t where t.item_id = i.item_id
        and (t.kind = 'purchase' or t.quantity > 0 and t.amount > 0 or t.kind = 'revaluation' and t.price_after > 0))
  ), made as (
    select asked.item_id, craft_id, output_quantity from (${of}) asked join ${maker(sql`asked.item_id`)} m on true
    union
    select l.item_id, m.craft_id, m.output_quantity
    from made join craft_ingredients l using (craft_id) join ${maker(sql`l.item_id`)} m on true
  ), lines as materialized (
    select made.item_id, made.output_quantity, l.item_id::text as part, l.item_quantity, own.item_id is not null as is_made,
      case when own.item_id is null then ${price} end as price
    from made join craft_ingredients l using (craft_id) join stock_items s on s.item_id = l.item_id
    left join made own on own.item_id = l.item_id
  ), rounds as (
    select 0 as n, '{}'::jsonb as costs
    union all
    select n + 1, costs || more from rounds, lateral (
      select jsonb_object_agg(item_id, cost) as more from (
        select item_id,
          case when bool_and(unit is not null) then sum(item_quantity * unit)::numeric(90, 30) / output_quantity end as cost
        from (
          select *, case when is_made then (costs ->> part)::numeric else price end as unit
          from lines where not costs ? item_id::text
        ) line
        group by item_id, output_quantity having bool_and(not is_made or costs ? part)
      ) priced
    ) found
    where more is not null
  ), made_costs as materialized (
    select made.item_id, (costs ->> made.item_id::text)::numeric as cost
    from made, (select costs from rounds order by n desc limit 1) last
  )`;

const ALL_MADE = sql`select stock_id as item_id from crafts`;

/**
 * Subquery with `item_id` and `cost` of `made_costs`.
 * @param of items to price, a query with `item_id`; without it all
 * @param price satang per measure of what is not made, an expression over the row `s` of `stock_items`
 */
export const madeCosts = (of: SQL = ALL_MADE, price: SQL = knownPrice): SQL =>
  sql`(with recursive ${made(of, price)} select item_id, cost from made_costs)`;

/**
 * Subquery with the price of a measure of every item in satang: `item_id`, `booked` and `today`. `booked` is what the stock
 * books now: the average price, or the cost of its recipe for a prepared item of which nothing is left.
 * `today` is exact: the cost of the recipe for what is made, else the average price; null if unknown (docs/domain.md 6.1).
 */
export const itemCosts = (of?: SQL): SQL => sql`(
  with recursive ${made(of ?? ALL_MADE, knownPrice)}
  select s.item_id, case when cost is not null and s.quantity <= 0 then ${priceToBook(sql`cost`)}
      else s.stock_price end as booked,
    case when m.item_id is not null then cost else ${knownPrice} end as today
  from stock_items s left join made_costs m using (item_id)
  where s.is_file ${of ? sql`and s.item_id in (${of})` : sql``}
)`;

/**
 * Subquery with what a portion of each dish with a recipe costs in satang: `menu_id`; `prime_cost`, the booked cost, each
 * line rounded as a sale books it; `today_cost`, the exact sum by today's prices, null with a part of unknown cost.
 */
export function dishCosts(dishId?: number): SQL {
  const own = dishId === undefined ? sql`` : sql`where menu_id = ${dishId}`;
  const items = dishId === undefined ? undefined : sql`select item_id from dish_ingredients ${own}`;
  return sql`(
    select menu_id, sum(round(item_quantity * booked))::bigint as prime_cost,
      case when bool_and(today is not null) then ${inSatang(sql`sum(item_quantity * today)`)}::bigint end as today_cost
    from dish_ingredients join ${itemCosts(items)} priced using (item_id) ${own} group by menu_id
  )`;
}
