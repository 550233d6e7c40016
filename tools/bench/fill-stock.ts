/** SQL for a reproducible pseudo-random number from 0 to 1. Another `salt` gives another number for the same order. */
export const random = (of: string, salt: number): string =>
  `((hashint8extended((${of})::bigint, ${salt}) & 1073741823)::float8 / 1073741824)`;

/** Goods of this bar: eight kegs, spirits, wine and bottles, then kitchen goods. */
const ITEMS = 120;
const KEGS = 8;
const BAR = 56;
const FIRST_ITEM = 2001;
/** Bills and wages per day, besides the orders' income. */
const BILLS = 12;
/** Transfers to the safe per day, the last one by the close of the day. */
const TRANSFERS = 3;
const CATEGORIES = '{1,2,3,3,16,16,48,48,46,99,1369,20,21,22,23}';

/** Each dish takes one good. The ingredient group `GROUP` holds ten goods of bar and kitchen. */
export const GROUP = 1;

/** Goods, recipes and categories for existing dishes. */
export const itemsSql = (firstDish: number, dishes: number): string => `
  insert into expense_categories (category_id, name, group_id, alcohol)
  select n, 'Category ' || n, case when n < 4 then 1 else 2 + n % 3 end, n < 3 from unnest('{1,2,3,20,21,22,23}'::int[]) n;
  insert into stock_items (item_id, is_file, name, category_id, measure_id, package_quantity, quantity, stock_price)
  select ${FIRST_ITEM - 1} + n, true, 'Good ' || n, case when n <= ${KEGS} then 1 when n <= ${BAR} then 2 else 3 end,
    case when n <= ${KEGS} then 3 when n % 4 = 0 then 2 when n <= ${BAR} then 3 else 1 end,
    case when n <= ${KEGS} then 20 when n <= ${BAR} then 0.7 end, 40, 2000 + 900 * (n * 11 % 47)
  from generate_series(1, ${ITEMS}) n;
  insert into dish_ingredients (menu_id, item_id, item_quantity)
  select ${firstDish} + n, item_id, case when measure_id = 2 then 1 when measure_id = 1 then 0.15 when n < ${KEGS} then 0.5 else 0.05 end
  from generate_series(0, ${dishes - 1}) n join stock_items on item_id = ${FIRST_ITEM} + n % ${ITEMS};
  insert into ingredients_lists (list_id, place_id, name) values (${GROUP}, 16, 'Goods');
  insert into ingredients_list_items select ${GROUP}, ${FIRST_ITEM} + 11 * n from generate_series(0, 9) n`;

const STORY = `insert into stock_story (item_id, kind, quantity_before, quantity, quantity_after, unit_price, amount, price_after,
    order_number, stock_story_time)`;

/** Stock taken by orders, and returned by those taken back; each order is an income among the expenses. */
export const stockOf = (first: number, last: number): string => `
  ${STORY}
  select item_id, kind, 0, moved, moved, 0, cost, 0, order_number, paid_time
  from orders join order_lines using (order_number) join dish_ingredients using (menu_id),
    lateral (values ('order', -1), ('order_undo', 1)) as way (kind, sign),
    lateral (select sign * quantity * item_quantity as moved) taken
  where order_number between ${first} and ${last} and (kind = 'order' or cancelled_at is not null);
  insert into expenses (entry_id, expense_time, kind, flow, cost, paidtype, order_number, removed_entry_id, removed_at,
    cashier_before, cashier_after, safe_before, safe_after, bank_before, bank_after)
  select order_number, paid_time, 'order', 'income', paidsum,
    case when paidsum = 0 then 'others' when paid_card = 0 then 'cash' else 'card' end, order_number,
    case when cancelled_at is not null then order_number end, cancelled_at, 0, 0, 0, 0, 0, 0
  from orders where order_number between ${first} and ${last}`;

const at = (day: string, clock: string, zone: string) => `(${day} + time '${clock}') at time zone '${zone}'`;

/**
 * Weekly deliveries, monthly losses, of which some are taken back, and daily expenses and transfers to the safe, of which
 * some are removed, for `days` days from `firstDay`.
 */
export const booksSql = (firstDay: string, days: number, zone: string): string => `
  ${STORY}
  select item_id, 'purchase', 0, 40, 40, stock_price, 40 * stock_price, 0, null, ${at('day', '15:00', zone)}
  from stock_items, generate_series(0, ${days - 1}, 7) n, lateral (select date '${firstDay}' + n as day) on_day;
  ${STORY}
  select item_id, kind, 0, moved, moved, stock_price, round(abs(moved) * stock_price), 0, null, ${at('day', '16:00', zone)}
  from stock_items, generate_series(${days - 1}, 0, -30) n, lateral (select date '${firstDay}' + n as day) on_day,
    unnest('{write_off,shortfall,recharge}'::text[]) with ordinality as of (kind, salt),
    lateral (select case when kind = 'recharge' then 1 else -1 end * (1 + floor(${random('n::bigint * 10000 + item_id', 21)} * 3)) as moved) lost
  where (n / 30 + item_id + salt) % 3 <> 0;
  insert into stock_story (item_id, kind, quantity_before, quantity, quantity_after, unit_price, amount, price_after, undoes, stock_story_time)
  select item_id, 'write_off_undo', 0, -quantity, -quantity, unit_price, amount, 0, stock_story_id, taken_back
  from stock_story, lateral (select stock_story_time + interval '15 days' as taken_back) back
  where kind in ('write_off', 'shortfall') and stock_story_id % 40 = 0 and taken_back < ${at(`date '${firstDay}' + ${days - 1}`, '18:00', zone)};
  insert into expenses (entry_id, expense_time, kind, flow, category_id, cost, paidtype,
    cashier_before, cashier_after, safe_before, safe_after, bank_before, bank_after)
  select 100000000 + n, ${at('day', '17:00', zone)}, 'expense', case when category_id = 46 then 'income' else 'outcome' end, category_id,
    case when category_id = 46 then 1 else -1 end * (1000 + floor(${random('n', 22)} * 300000)::bigint),
    case when ${random('n', 23)} < 0.1 then 'others' when n % 3 = 0 then 'card' else 'cash' end, 0, 0, 0, 0, 0, 0
  from generate_series(0, ${days * BILLS - 1}) n,
    lateral (select date '${firstDay}' + n / ${BILLS} as day, '${CATEGORIES}'::int[] as all_of_them) on_day,
    lateral (select nullif(all_of_them[1 + floor(${random('n', 24)} * array_length(all_of_them, 1))::int], 99) as category_id) filed;
  insert into expenses (entry_id, expense_time, kind, flow, user_id, cost, paidtype, removed_entry_id, removed_at,
    cashier_before, cashier_after, safe_before, safe_after, bank_before, bank_after)
  select 200000000 + n, expense_time, case when n % ${TRANSFERS} = ${TRANSFERS - 1} then 'day_close_to_safe' else 'transfer_from_cashier_to_safe' end,
    'operation', 101 + n % 8, 100000 + floor(${random('n', 25)} * 3000000)::bigint, 'cash',
    case when removed then 300000000 + n end, case when removed then expense_time end, 0, 0, 0, 0, 0, 0
  from generate_series(0, ${days * TRANSFERS - 1}) n,
    lateral (select date '${firstDay}' + n / ${TRANSFERS} as day, ${random('n', 26)} < 0.05 as removed) on_day,
    lateral (select ${at('day', '18:30', zone)} as expense_time) clock`;
