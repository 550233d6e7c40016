import { random } from './random';

/** Goods of this bar: eight kegs, spirits, wine and bottles, then kitchen goods. */
const ITEMS = 120;
const KEGS = 8;
const BAR = 56;
const FIRST_ITEM = 2001;
/** Bills and wages per day, besides the orders' income. */
const BILLS = 12;
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

/** Weekly deliveries, monthly losses and daily expenses, for `days` days from `firstDay`. */
export const booksSql = (firstDay: string, days: number, zone: string): string => `
  ${STORY}
  select item_id, 'purchase', 0, 40, 40, stock_price, 40 * stock_price, 0, null, ${at('day', '15:00', zone)}
  from stock_items, generate_series(0, ${days - 1}, 7) n, lateral (select date '${firstDay}' + n as day) on_day;
  ${STORY}
  select item_id, kind, 0, moved, moved, stock_price, round(abs(moved) * stock_price), 0, null, ${at('day', '16:00', zone)}
  from stock_items, generate_series(0, ${days - 1}, 30) n, lateral (select date '${firstDay}' + n as day) on_day,
    unnest('{write_off,shortfall,recharge}'::text[]) with ordinality as of (kind, salt),
    lateral (select case when kind = 'recharge' then 1 else -1 end * (1 + floor(${random('n::bigint * 10000 + item_id', 21)} * 3)) as moved) lost
  where (n / 30 + item_id + salt) % 3 <> 0;
  insert into expenses (entry_id, expense_time, kind, flow, category_id, cost, paidtype,
    cashier_before, cashier_after, safe_before, safe_after, bank_before, bank_after)
  select 100000000 + n, ${at('day', '17:00', zone)}, 'expense', case when category_id = 46 then 'income' else 'outcome' end, category_id,
    case when category_id = 46 then 1 else -1 end * (1000 + floor(${random('n', 22)} * 300000)::bigint),
    case when ${random('n', 23)} < 0.1 then 'others' when n % 3 = 0 then 'card' else 'cash' end, 0, 0, 0, 0, 0, 0
  from generate_series(0, ${days * BILLS - 1}) n,
    lateral (select date '${firstDay}' + n / ${BILLS} as day, '${CATEGORIES}'::int[] as all_of_them) on_day,
    lateral (select nullif(all_of_them[1 + floor(${random('n', 24)} * array_length(all_of_them, 1))::int], 99) as category_id) filed`;
