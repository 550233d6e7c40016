-- Rules that every venue meets at any time. Each row of the result is a fault: the rule, and the record.

-- An item's quantity is the sum of its story, at the price of its last row.
select 'stock quantity = sum of story' as rule, i.item_id::text as record
from stock_items i
left join (select item_id, sum(quantity) as quantity from stock_story group by item_id) s using (item_id)
where i.quantity <> coalesce(s.quantity, 0)

union all
select 'stock value = sum of what its story moved', i.item_id::text
from stock_items i
left join (select item_id, sum(moved_value(kind, quantity, amount)) as value from stock_story group by item_id) s
  using (item_id)
where i.stock_value <> coalesce(s.value, 0)

union all
select 'stock price = price at the end of the story', i.item_id::text
from stock_items i
left join (
  select distinct on (item_id) item_id, price_after from stock_story order by item_id, stock_story_id desc
) s using (item_id)
where i.stock_price <> coalesce(s.price_after, 0)

union all
-- Each story row continues where the previous one ended.
select 'story unbroken', stock_story_id::text
from (
  select stock_story_id, quantity_before,
    lag(quantity_after, 1, 0.000) over (partition by item_id order by stock_story_id) as previous
  from stock_story
) s
where quantity_before <> previous

union all
-- After each row and its settlement the value is 0 at a quantity of 0, quantity × price below it, and above it that product
-- within the error of rounding.
select 'value and price follow from the story', stock_story_id::text
from (
  select *, sum(moved_value(kind, quantity, amount)) over story as value, lead(kind) over story as next
  from stock_story window story as (partition by item_id order by stock_story_id)
) s
where next is distinct from 'cost_difference'
  and case sign(quantity_after)
    when 1 then value < 0 or abs(value - quantity_after * price_after) > 1.5 + quantity_after / 1000000
    else value <> round(quantity_after * price_after)
  end

union all
-- Folders hold no stock, and items contain nothing.
select 'items lie in folders', i.item_id::text
from stock_items i join stock_items p on p.item_id = i.parent_id
where p.is_file

union all
select 'removed folders hold nothing', i.item_id::text
from stock_items i join stock_items p on p.item_id = i.parent_id
where i.removed_at is null and p.removed_at is not null

union all
select 'merged items hold nothing', i.item_id::text
from stock_items i
where i.merged_into is not null and (i.quantity <> 0 or i.removed_at is null
  or exists (select from stock_barcodes b where b.item_id = i.item_id)
  or exists (select from dish_ingredients d where d.item_id = i.item_id))

union all
select 'a sensor channel measures one item', max(item_id)::text
from stock_items where removed_at is null and sensor_id is not null
group by sensor_id, channel_id having count(*) > 1

union all
-- Every stock outcome of an order belongs to an order, every delivery row to a purchase; their sums agree.
select 'story rows know where they come from', stock_story_id::text
from stock_story
where (kind in ('order', 'order_undo')) <> (order_number is not null)
  or (kind in ('purchase', 'purchase_undo')) <> (purchase_number is not null)

union all
select 'purchase = sum of its rows', p.purchase_number::text
from purchases p
left join (
  select purchase_number, sum(amount) as amount from stock_story where kind = 'purchase' group by purchase_number
) s using (purchase_number)
where p.total <> coalesce(s.amount, 0)

union all
select 'order = sum of its lines', o.order_number::text
from orders o
left join (
  select order_number, sum(price) as price, sum(discount) as discount, sum(paidsum) as paidsum
  from order_lines group by order_number
) l using (order_number)
where (o.total_price, o.discount, o.paidsum) is distinct from
  (coalesce(l.price, 0), coalesce(l.discount, 0), coalesce(l.paidsum, 0))

union all
-- Imported orders took no stock; their cost is the file's.
select 'order lines cost what they took', l.order_number || '/' || l.line
from order_lines l join orders o using (order_number)
where o.source = '' and l.cost <> (select coalesce(sum((used ->> 2)::bigint), 0) from jsonb_array_elements(l.ingredients) used)

union all
select 'orders cost what the stock gave', order_number::text
from (select order_number, sum(cost) as cost from order_lines group by order_number) l
join orders o using (order_number)
left join (select order_number, sum(amount) as amount from stock_story where kind = 'order' group by order_number) s
  using (order_number)
left join (select order_number, sum(amount) as amount from stock_story where kind = 'order_undo' group by order_number) u
  using (order_number)
where (o.source = '' and l.cost <> coalesce(s.amount, 0)) or (o.source <> '' and s.amount is not null)
  or coalesce(u.amount, 0) <> case when o.cancelled_at is null then 0 else coalesce(s.amount, 0) end

union all
-- A stocktake books each difference once, and only after approval.
select 'count rows = what was counted less what was expected', s.stock_story_id::text
from stock_story s
left join stock_counts c using (count_id)
left join stock_count_lines l on l.count_id = s.count_id and l.item_id = s.item_id
where s.count_id is not null
  and (c.status <> 'approved' or s.kind not in ('shortfall', 'write_off', 'recharge')
    or s.quantity is distinct from l.counted - l.expected)

union all
select 'counts book an item once', count_id || '/' || item_id
from stock_story where count_id is not null group by count_id, item_id having count(*) > 1

union all
select 'counts are closed by a second person', count_id::text
from stock_counts where status = 'approved' and (closed_by is null or closed_by = submitted_by)

union all
-- Funds: an account's balance is the sum of its postings, and every entry sums to zero.
select 'fund balance = sum of postings', b.account
from fund_balances b
left join (select account, sum(amount) as amount from fund_postings group by account) p using (account)
where b.balance <> coalesce(p.amount, 0)

union all
select 'fund entries balance', entry_id::text
from fund_postings group by entry_id having sum(amount) <> 0

union all
select 'fund postings unbroken', posting_id::text
from (
  select posting_id, amount, balance_after, lag(balance_after, 1, 0::bigint) over (partition by account order by posting_id) as previous
  from fund_postings
) p
where balance_after <> previous + amount

union all
select 'cashbox, safe and bank are never below zero', posting_id::text
from fund_postings where account in ('cashier', 'safe', 'bank') and balance_after < 0

union all
-- The balances of an entry's expenses agree with its postings, one after the other.
select 'expenses = postings of their entry', entry_id::text
from (
  select entry_id, sum(cashier_after - cashier_before) as cashier, sum(safe_after - safe_before) as safe,
    sum(bank_after - bank_before) as bank
  from expenses group by entry_id
) e
left join (
  select entry_id, sum(amount) filter (where account = 'cashier') as cashier,
    sum(amount) filter (where account = 'safe') as safe, sum(amount) filter (where account = 'bank') as bank
  from fund_postings group by entry_id
) p using (entry_id)
where (e.cashier, e.safe, e.bank) is distinct from (coalesce(p.cashier, 0), coalesce(p.safe, 0), coalesce(p.bank, 0))

union all
-- Day sheets, totals and lists read these rows.
select 'what moves a fund stands among the expenses', p.entry_id::text
from fund_postings p
where account in ('cashier', 'safe', 'bank') and not exists (select from expenses e where e.entry_id = p.entry_id)

union all
select 'expenses carry the balances of their moment', entry_id::text
from (
  select entry_id, (array_agg(cashier_after order by expense_id desc))[1] as cashier,
    (array_agg(safe_after order by expense_id desc))[1] as safe, (array_agg(bank_after order by expense_id desc))[1] as bank
  from expenses group by entry_id
) e
join fund_postings p using (entry_id)
where p.balance_after <> case p.account when 'cashier' then e.cashier when 'safe' then e.safe when 'bank' then e.bank
  else p.balance_after end

union all
-- Every paid order and delivery is among the expenses once, with its amount.
select 'orders stand among the expenses', o.order_number::text
from orders o left join expenses e using (order_number)
where o.source = '' and (e.cost is distinct from o.paidsum
  or (o.cancelled_at is null) <> (e.removed_at is null)
  or e.paidtype <> case when o.paidsum = 0 then 'others' when o.paid_card = 0 then 'cash' when o.paid_cash = 0 then 'card' else 'mixed' end)

union all
-- The rounding of an order's cash is a row of its own, and is taken back with the order.
select 'cash is rounded as the order says', o.order_number::text
from orders o left join fund_postings p on p.entry_id = o.rounding_entry_id and p.account = 'cashier'
where o.rounding <> coalesce(p.amount, 0) or (o.cancelled_at is not null and o.rounding <> 0)

union all
select 'a rounding belongs to an order', e.expense_id::text
from expenses e left join orders o on o.rounding_entry_id = e.entry_id
where e.kind = 'cash_rounding' and (e.removed_at is null) <> (o.order_number is not null)

union all
select 'purchases stand among the expenses', p.purchase_number::text
from purchases p
left join (
  select purchase_number, sum(cost) as cost from expenses where kind = 'purchase' group by purchase_number
) e using (purchase_number)
where p.total <> -coalesce(e.cost, 0)

union all
-- The suppliers' account holds exactly what the lines of unpaid deliveries cost.
select 'debts = balance of the suppliers', balance::text
from fund_balances, (
  select coalesce(sum(e.cost), 0) as owed
  from purchases p join expenses e using (purchase_number)
  where p.pay_later and e.removed_at is null
    and not exists (
      select from expenses paid
      where paid.purchase_number = p.purchase_number and paid.kind = 'purchase_payment' and paid.removed_at is null
    )
) debts
where account = 'suppliers' and balance <> owed

union all
-- The entry that undid a removed expense is the reverse of what it did.
select 'removed expenses are undone', e.expense_id::text
from expenses e
join (
  select entry_id, coalesce(sum(amount) filter (where account in ('cashier', 'safe', 'bank')), 0) as amount
  from fund_postings group by entry_id
) p on p.entry_id = e.removed_entry_id
where p.amount <> -(e.cashier_after - e.cashier_before + e.safe_after - e.safe_before + e.bank_after - e.bank_before)

union all
-- Whoever removed an expense booked the entry that undid it.
select 'removed expenses are undone by their remover', e.expense_id::text
from expenses e join fund_entries f on f.entry_id = e.removed_entry_id
where e.removed_by is distinct from f.user_id

union all
-- The chain lets rows go with the undo of their import alone.
select 'removed rows were imported, and the import undone', c.ledger || ' ' || c.row_id
from ledger_chain c left join imports i using (import_id)
where c.removed is not null and (c.ledger <> 'stock_story' or i.undone_at is null or i.kind <> 'stock')

union all
-- The counter has given out every number.
select 'orders are numbered by the counter', order_number::text
from orders where order_number > (select last_number from order_counter)

union all
-- Imported orders touch neither funds nor stock.
select 'imported orders touch no funds', o.order_number::text
from orders o left join expenses e using (order_number)
where o.source <> '' and (o.entry_id is not null or e.expense_id is not null)

union all
select 'imported orders know where they come from', o.order_number::text
from orders o left join order_import_links l on l.order_number = o.order_number and l.source = o.source
where o.source <> '' and l.external_id is null

union all
-- Daily roll-ups equal the books without what was taken back; months and years equal their days.
select 'sales roll-up = order lines', start_date || ' ' || place_id || '/' || menu_id
from (
  select start_date, hour, place_id, menu_id, type, free, lines, quantity, price, discount, paidsum, cost,
    promo_quantity, promo_price
  from sales_rollup where grain = 'day' and by_hour
  union all
  select (paid_time at time zone zone - interval '12 hours')::date, extract(hour from paid_time at time zone zone), place_id, menu_id, type, l.paidsum = 0,
    -1, -quantity, -price, -l.discount, -l.paidsum, -cost, -promo::int * quantity, -promo::int * price
  from venue_clock, order_lines l join orders using (order_number) where cancelled_at is null
) both_sides
group by start_date, hour, place_id, menu_id, type, free
having sum(lines) <> 0 or sum(quantity) <> 0 or sum(price) <> 0 or sum(discount) <> 0 or sum(paidsum) <> 0
  or sum(cost) <> 0 or sum(promo_quantity) <> 0 or sum(promo_price) <> 0

union all
select 'orders roll-up = orders', start_date || ' ' || place_id || '/' || cashier_id
from (
  select start_date, hour, place_id, cashier_id, delivery_partner, orders, total_price, discount, paidsum, paid_cash,
    paid_card, promo_orders, promo_paidsum
  from orders_rollup where grain = 'day' and by_hour
  union all
  select (paid_time at time zone zone - interval '12 hours')::date, extract(hour from paid_time at time zone zone), place_id, coalesce(cashier_id, 0),
    delivery_partner, -1, -total_price, -discount, -paidsum, -paid_cash, -paid_card, -promo::int,
    -promo::int * paidsum
  from venue_clock, orders where cancelled_at is null
) both_sides
group by start_date, hour, place_id, cashier_id, delivery_partner
having sum(orders) <> 0 or sum(total_price) <> 0 or sum(discount) <> 0 or sum(paidsum) <> 0 or sum(paid_cash) <> 0
  or sum(paid_card) <> 0 or sum(promo_orders) <> 0 or sum(promo_paidsum) <> 0

union all
select 'orders roll-up = sales roll-up', start_date || ' ' || hour || ' ' || place_id
from (
  select start_date, hour, place_id, bar_paid_count, bar_paid_price, bar_paid_discount, bar_paid_cost, bar_free_count,
    bar_free_cost, kitchen_paid_count, kitchen_paid_price, kitchen_paid_discount, kitchen_paid_cost, kitchen_free_count,
    kitchen_free_cost
  from orders_rollup where grain = 'day' and by_hour
  union all
  select start_date, hour, place_id,
    case when type = 0 and not free then -quantity else 0 end, case when type = 0 and not free then -paidsum else 0 end,
    case when type = 0 and not free then -discount else 0 end, case when type = 0 and not free then -cost else 0 end,
    case when type = 0 and free then -quantity else 0 end, case when type = 0 and free then -cost else 0 end,
    case when type = 1 and not free then -quantity else 0 end, case when type = 1 and not free then -paidsum else 0 end,
    case when type = 1 and not free then -discount else 0 end, case when type = 1 and not free then -cost else 0 end,
    case when type = 1 and free then -quantity else 0 end, case when type = 1 and free then -cost else 0 end
  from sales_rollup where grain = 'day' and by_hour
) both_sides
group by start_date, hour, place_id
having sum(bar_paid_count) <> 0 or sum(bar_paid_price) <> 0 or sum(bar_paid_discount) <> 0 or sum(bar_paid_cost) <> 0
  or sum(bar_free_count) <> 0 or sum(bar_free_cost) <> 0 or sum(kitchen_paid_count) <> 0 or sum(kitchen_paid_price) <> 0
  or sum(kitchen_paid_discount) <> 0 or sum(kitchen_paid_cost) <> 0 or sum(kitchen_free_count) <> 0
  or sum(kitchen_free_cost) <> 0

union all
select 'orders by what is in them', start_date || ' ' || place_id
from (
  select start_date, place_id, bar_orders, kitchen_orders, bar_promo, kitchen_promo
  from orders_rollup where grain = 'day' and by_hour
  union all
  select (paid_time at time zone zone - interval '12 hours')::date, place_id, -max(1 - type), -max(type),
    -coalesce(sum(l.paidsum) filter (where promo and type = 0), 0),
    -coalesce(sum(l.paidsum) filter (where promo and type = 1), 0)
  from venue_clock, orders o join order_lines l using (order_number)
  where cancelled_at is null group by o.order_number, zone
) both_sides
group by start_date, place_id
having sum(bar_orders) <> 0 or sum(kitchen_orders) <> 0 or sum(bar_promo) <> 0 or sum(kitchen_promo) <> 0

union all
select 'hours roll-up = orders', start_date || ' ' || hour || ' ' || place_id
from (
  select start_date, hour, place_id, orders, paidsum,
    case when lunches_counted then lunch_orders else 0 end as lunch_orders,
    case when lunches_counted then lunch_quantity else 0 end as lunch_quantity,
    case when lunches_counted then lunch_paidsum else 0 end as lunch_paidsum
  from venue_clock, hours_rollup where grain = 'day'
  union all
  select (paid_time at time zone zone - interval '12 hours')::date, extract(hour from paid_time at time zone zone), place_id, -1, -paidsum, 0, 0, 0
  from venue_clock, orders where cancelled_at is null
  union all
  select (paid_time at time zone zone - interval '12 hours')::date, extract(hour from paid_time at time zone zone), place_id, 0, 0, -1, -sum(quantity),
    -sum(l.paidsum)
  from venue_clock, orders o join order_lines l using (order_number)
  where lunches_counted and cancelled_at is null and menu_id in (select lunch_dishes()) group by o.order_number, zone
) both_sides
group by start_date, hour, place_id
having sum(orders) <> 0 or sum(paidsum) <> 0 or sum(lunch_orders) <> 0 or sum(lunch_quantity) <> 0
  or sum(lunch_paidsum) <> 0

union all
select 'cards roll-up = orders', start_date || ' ' || card_id || discount_card
from (
  select start_date, place_id, card_id, discount_card, orders, total_price, discount, paidsum, free_orders, free_price
  from cards_rollup where grain = 'day'
  union all
  select (paid_time at time zone zone - interval '12 hours')::date, place_id, coalesce(card_id, 0), discount_card, -1, -total_price, -discount, -paidsum,
    -(discount_percent = 100)::int, -(discount_percent = 100)::int * total_price
  from venue_clock, orders where cancelled_at is null and (card_id is not null or discount_card <> '')
) both_sides
group by start_date, place_id, card_id, discount_card
having sum(orders) <> 0 or sum(total_price) <> 0 or sum(discount) <> 0 or sum(paidsum) <> 0 or sum(free_orders) <> 0
  or sum(free_price) <> 0

union all
select 'sessions roll-up = sessions', start_date || ' ' || place_id
from (
  select start_date, hour, place_id, forced, sessions, revenue from sessions_rollup where grain = 'day' and by_hour
  union all
  select (start_time at time zone zone - interval '12 hours')::date, extract(hour from start_time at time zone zone), place_id, forced, -1,
    -(select coalesce(sum(paidsum), 0) from orders o where o.session_id = g.session_id and cancelled_at is null)
  from venue_clock, guest_sessions g
) both_sides
group by start_date, hour, place_id, forced having sum(sessions) <> 0 or sum(revenue) <> 0

union all
select 'stock roll-up = stock story and what order lines took', start_date || ' ' || item_id || ' ' || kind
from (
  select start_date, place_id, item_id, kind, quantity, amount, moves, bar_paidsum, kitchen_paidsum
  from stock_rollup where grain = 'day'
  union all
  select (stock_story_time at time zone zone - interval '12 hours')::date, 0, item_id, kind, -quantity, -amount, -1, 0, 0
  from venue_clock, stock_story where order_number is null
  union all
  select (paid_time at time zone zone - interval '12 hours')::date, place_id, item_id, 'order', used.quantity, -used.amount, -1,
    (type - 1) * (round(l.paidsum * share_to) - round(l.paidsum * share_from)),
    -type * (round(l.paidsum * share_to) - round(l.paidsum * share_from))
  from venue_clock, orders o join order_lines l using (order_number), taken_by(l.ingredients) used where cancelled_at is null
) both_sides
group by start_date, place_id, item_id, kind
having sum(quantity) <> 0 or sum(amount) <> 0 or sum(moves) <> 0 or sum(bar_paidsum) <> 0 or sum(kitchen_paidsum) <> 0

union all
select 'orders take from the stock what their lines say', order_number || ' ' || item_id
from (
  select order_number, item_id, quantity, -amount as amount from stock_story where kind = 'order'
  union all
  select order_number, item_id, used.quantity, used.amount from order_lines l, taken_by(l.ingredients) used
) both_sides
group by order_number, item_id having sum(quantity) <> 0 or sum(amount) <> 0

union all
select 'expenses roll-up = expenses', start_date || ' ' || category_id || ' ' || flow
from (
  select start_date, category_id, flow, funded, cost, count from expenses_rollup where grain = 'day'
  union all
  select (expense_time at time zone zone - interval '12 hours')::date, coalesce(category_id, 0), flow, paidtype <> 'others', -cost, -1
  from venue_clock, expenses where removed_at is null
) both_sides
group by start_date, category_id, flow, funded having sum(cost) <> 0 or sum(count) <> 0

union all
select 'sales roll-up: days, months and years = its hours', grain || ' ' || start_date
from (
  select grain, start_date, hour, place_id, menu_id, type, free, lines, quantity, price, discount, paidsum, cost,
    promo_quantity, promo_price
  from sales_rollup where grain <> 'day' or not by_hour
  union all
  select g.grain, g.start_date, clock.hour, place_id, menu_id, type, free, -lines, -quantity, -price, -discount, -paidsum,
    -cost, -promo_quantity, -promo_price
  from sales_rollup r, grains_of(r.start_date) g, lateral (values (r.hour), (-1)) as clock (hour)
  where r.grain = 'day' and by_hour and (g.grain <> 'day' or clock.hour = -1)
) both_sides
group by grain, start_date, hour, place_id, menu_id, type, free
having sum(lines) <> 0 or sum(quantity) <> 0 or sum(price) <> 0 or sum(discount) <> 0 or sum(paidsum) <> 0 or
  sum(cost) <> 0 or sum(promo_quantity) <> 0 or sum(promo_price) <> 0

union all
select 'orders roll-up: days, months and years = its hours', grain || ' ' || start_date
from (
  select grain, start_date, hour, place_id, cashier_id, delivery_partner, orders, bar_orders, kitchen_orders,
    total_price, discount, paidsum, paid_cash, paid_card, promo_orders, promo_paidsum, bar_paid_count, bar_paid_price,
    bar_paid_discount, bar_paid_cost, bar_free_count, bar_free_cost, bar_promo, kitchen_paid_count,
    kitchen_paid_price, kitchen_paid_discount, kitchen_paid_cost, kitchen_free_count, kitchen_free_cost, kitchen_promo
  from orders_rollup where grain <> 'day' or not by_hour
  union all
  select g.grain, g.start_date, clock.hour, place_id, cashier_id, delivery_partner, -orders, -bar_orders, -kitchen_orders,
    -total_price, -discount, -paidsum, -paid_cash, -paid_card, -promo_orders, -promo_paidsum, -bar_paid_count,
    -bar_paid_price, -bar_paid_discount, -bar_paid_cost, -bar_free_count, -bar_free_cost, -bar_promo,
    -kitchen_paid_count, -kitchen_paid_price, -kitchen_paid_discount, -kitchen_paid_cost, -kitchen_free_count,
    -kitchen_free_cost, -kitchen_promo
  from orders_rollup r, grains_of(r.start_date) g, lateral (values (r.hour), (-1)) as clock (hour)
  where r.grain = 'day' and by_hour and (g.grain <> 'day' or clock.hour = -1)
) both_sides
group by grain, start_date, hour, place_id, cashier_id, delivery_partner
having sum(orders) <> 0 or sum(bar_orders) <> 0 or sum(kitchen_orders) <> 0 or sum(total_price) <> 0 or sum(discount)
  <> 0 or sum(paidsum) <> 0 or sum(paid_cash) <> 0 or sum(paid_card) <> 0 or sum(promo_orders) <> 0 or
  sum(promo_paidsum) <> 0 or sum(bar_paid_count) <> 0 or sum(bar_paid_price) <> 0 or sum(bar_paid_discount) <> 0 or
  sum(bar_paid_cost) <> 0 or sum(bar_free_count) <> 0 or sum(bar_free_cost) <> 0 or sum(bar_promo) <> 0 or
  sum(kitchen_paid_count) <> 0 or sum(kitchen_paid_price) <> 0 or sum(kitchen_paid_discount) <> 0 or
  sum(kitchen_paid_cost) <> 0 or sum(kitchen_free_count) <> 0 or sum(kitchen_free_cost) <> 0 or sum(kitchen_promo) <>
  0

union all
select 'cards roll-up: months and years = days', grain || ' ' || start_date
from (
  select grain, start_date, place_id, card_id, discount_card, orders, total_price, discount, paidsum, free_orders, free_price
  from cards_rollup where grain <> 'day'
  union all
  select g.grain, g.start_date, place_id, card_id, discount_card, -orders, -total_price, -discount, -paidsum,
    -free_orders, -free_price
  from cards_rollup r,
    lateral (select * from grains_of(r.start_date) union all select 'all', date '-infinity') as g (grain, start_date)
  where r.grain = 'day' and g.grain <> 'day'
) both_sides
group by grain, start_date, place_id, card_id, discount_card
having sum(orders) <> 0 or sum(total_price) <> 0 or sum(discount) <> 0 or sum(paidsum) <> 0 or sum(free_orders) <> 0
  or sum(free_price) <> 0

union all
select 'sessions roll-up: days, months and years = its hours', grain || ' ' || start_date
from (
  select grain, start_date, hour, place_id, forced, sessions, revenue from sessions_rollup where grain <> 'day' or not by_hour
  union all
  select g.grain, g.start_date, clock.hour, place_id, forced, -sessions, -revenue
  from sessions_rollup r, grains_of(r.start_date) g, lateral (values (r.hour), (-1)) as clock (hour)
  where r.grain = 'day' and by_hour and (g.grain <> 'day' or clock.hour = -1)
) both_sides
group by grain, start_date, hour, place_id, forced having sum(sessions) <> 0 or sum(revenue) <> 0

union all
select 'hours roll-up: months and years = days', grain || ' ' || start_date
from (
  select grain, start_date, hour, place_id, orders, paidsum, lunch_orders, lunch_quantity, lunch_paidsum
  from hours_rollup where grain <> 'day'
  union all
  select g.grain, g.start_date, hour, place_id, -orders, -paidsum, -lunch_orders, -lunch_quantity, -lunch_paidsum
  from hours_rollup r, grains_of(r.start_date) g where r.grain = 'day' and g.grain <> 'day'
) both_sides
group by grain, start_date, hour, place_id
having sum(orders) <> 0 or sum(paidsum) <> 0 or sum(lunch_orders) <> 0 or sum(lunch_quantity) <> 0
  or sum(lunch_paidsum) <> 0

union all
select 'stock roll-up: months and years = days', grain || ' ' || start_date
from (
  select grain, start_date, place_id, item_id, kind, quantity, amount, moves, bar_paidsum, kitchen_paidsum
  from stock_rollup where grain <> 'day'
  union all
  select g.grain, g.start_date, place_id, item_id, kind, -quantity, -amount, -moves, -bar_paidsum, -kitchen_paidsum
  from stock_rollup r, grains_of(r.start_date) g where r.grain = 'day' and g.grain <> 'day'
) both_sides
group by grain, start_date, place_id, item_id, kind
having sum(quantity) <> 0 or sum(amount) <> 0 or sum(moves) <> 0 or sum(bar_paidsum) <> 0 or sum(kitchen_paidsum) <> 0

union all
select 'expenses roll-up: months and years = days', grain || ' ' || start_date
from (
  select grain, start_date, category_id, flow, funded, cost, count
  from expenses_rollup where grain <> 'day'
  union all
  select g.grain, g.start_date, category_id, flow, funded, -cost, -count
  from expenses_rollup r, grains_of(r.start_date) g where r.grain = 'day' and g.grain <> 'day'
) both_sides
group by grain, start_date, category_id, flow, funded
having sum(cost) <> 0 or sum(count) <> 0

union all
-- Salary: figures of each employee and month, added up from the raw story month by month, are those that are shown.
select 'salary months = story', employee_id || ' ' || month
from (
  with recursive last as (
    select greatest(now()::date, (select max(month) from salary_story), (select max(joined) from employees)) as until
  ), months as (
    select e.employee_id, e.joined, at::date as month, at <= coalesce(e.left, at) as works
    from last, employees e, generate_series(e.joined::timestamp, until::timestamp, interval '1 month') at
  ), withheld as (
    select c.employee_id, m.month, sum(i.amount) as amount
    from salary_story c
    join months m on m.employee_id = c.employee_id and m.month >= c.month
    join credit_instalments i on i.credit_id = c.salary_story_id
    left join credit_draws d on d.credit_id = c.salary_story_id
    cross join lateral (
      -- The number of this month among those of the credit that were not skipped.
      select (extract(year from m.month) - extract(year from c.month)) * 12
        + extract(month from m.month) - extract(month from c.month) + 1
        - (select count(*) from credit_skips k where k.credit_id = c.salary_story_id and k.month <= m.month) as number,
        exists (select from credit_skips k where k.credit_id = c.salary_story_id and k.month = m.month) as skipped
    ) at
    where c.type = 'credit' and c.reverses is null
      and not exists (select from salary_story r where r.reverses = c.salary_story_id)
      and ((i.number = at.number and not at.skipped and m.month <= coalesce(d.month, m.month))
        or (i.number > at.number and m.month = d.month))
    group by c.employee_id, m.month
  ), booked as (
    select employee_id, month,
      sum(case type when 'bonus' then amount when 'overtime' then 0 when 'credit' then 0 else -amount end)
        + sum(case when reverses is null then allowance else -allowance end) as balance
    from salary_story group by employee_id, month
  ), earned as (
    select m.employee_id, m.month, coalesce(
      (select s.accrued from salary_story s
        where s.employee_id = m.employee_id and s.month = m.month and s.type = 'salary' and s.reverses is null
          and not exists (select from salary_story r where r.reverses = s.salary_story_id)
        order by s.salary_story_id desc limit 1),
      (select round(t.wages::numeric * (coalesce(p.last_day, days) - coalesce(p.first_day, 1) + 1) / days)
        from employee_terms t
        cross join lateral (select date_part('days', m.month + interval '1 month' - interval '1 day')::numeric as days) whole
        left join part_months p on p.employee_id = m.employee_id and p.month = m.month
        where t.employee_id = m.employee_id and m.works and t.month = (
          select max(l.month) from employee_terms l where l.employee_id = m.employee_id and l.month <= m.month)),
      0) as amount
    from months m
  ), balances as materialized (
    select m.employee_id, m.joined, m.month, e.amount + coalesce(b.balance, 0) - coalesce(w.amount, 0) as balance
    from months m
    join earned e using (employee_id, month)
    left join booked b using (employee_id, month)
    left join withheld w using (employee_id, month)
  ), running as (
    select employee_id, month, balance, 0::numeric as debt from balances where month = joined
    union all
    select b.employee_id, b.month, b.balance, greatest(0, r.debt - r.balance)
    from running r join balances b
      on b.employee_id = r.employee_id and b.month = (r.month + interval '1 month')::date
  )
  select employee_id, month from running r
  full join (select m.* from last, salary_months(until) m) m using (employee_id, month)
  where (r.balance, r.debt, greatest(0, r.balance - r.debt)) is distinct from
    (m.balance::numeric, m.debt::numeric, m.due::numeric)
) differing

union all
select 'salary accrued is at most the wages', s.salary_story_id::text
from salary_standing s
left join lateral (
  select wages from employee_terms t where t.employee_id = s.employee_id and t.month <= s.month order by t.month desc limit 1
) t on true
where s.accrued > coalesce(t.wages, 0)

union all
select 'employees have terms from their first month', employee_id::text
from employees e
where not exists (select from employee_terms t where t.employee_id = e.employee_id and t.month = e.joined)

union all
-- Each row that moved money has an entry of its own, from the safe, and each such entry has a row.
select 'salary story = fund entries', coalesce(s.salary_story_id::text, 'entry ' || p.entry_id)
from (select * from salary_story where entry_id is not null) s
full join (
  select entry_id, sum(amount) filter (where account = 'salaries') as paid,
    coalesce(sum(amount) filter (where account = 'safe'), 0) as safe
  from fund_postings group by entry_id having bool_or(account = 'salaries')
) p using (entry_id)
where (s.amount, -s.amount) is distinct from (p.paid, p.safe)

union all
-- Each payment stands among the expenses, and is taken back there by the entry of the row that reverses it.
select 'salary story = expenses', coalesce(s.salary_story_id::text, 'expense ' || e.expense_id)
from (
  select p.*, r.entry_id as undone_by
  from salary_story p left join salary_story r on r.reverses = p.salary_story_id
  where p.reverses is null and p.entry_id is not null
) s
full join (select * from expenses where kind in ('salary', 'prepayment', 'overtime', 'credit', 'repayment')) e using (entry_id)
where (s.type, -s.amount, s.undone_by) is distinct from (e.kind, e.cost, e.removed_entry_id)
  or (e.category_id, e.sub_category_id, e.flow, e.fund) is distinct from
    (1369, 1369, case s.type when 'repayment' then 'income' else 'outcome' end, 'safe')
  or (select count(*) from expenses other where other.entry_id = e.entry_id) > 1

union all
select 'account salaries = sum of story', b.balance::text
from fund_balances b
where b.account = 'salaries'
  and b.balance <> (select coalesce(sum(amount), 0) from salary_story where entry_id is not null)

union all
select 'credits = sum of equal instalments', c.salary_story_id::text
from salary_story c
left join (
  select credit_id, count(*) as parts, max(number) as last, sum(amount) as amount, min(amount) as least
  from credit_instalments group by credit_id
) i on i.credit_id = c.salary_story_id
where c.type = 'credit' and c.reverses is null
  and (i.parts, i.last, i.amount, i.least) is distinct from
    (c.duration::bigint, c.duration, c.amount::numeric, div(c.amount, c.duration)::bigint)

union all
select 'skipped months lie within their credit', k.credit_id || ' ' || k.month
from credit_skips k
join salary_standing c on c.salary_story_id = k.credit_id
where k.month < c.month or k.month > (select max(planned) from credit_schedule i where i.credit_id = k.credit_id)

union all
select 'a month has one allowance', employee_id || ' ' || month
from salary_standing where allowance > 0
group by employee_id, month having count(*) > 1

union all
-- A bonus belongs to the session of its order, and takes part in what was paid for the position.
select 'bonuses belong to their orders', b.bonus_id::text
from agent_bonuses b join orders o using (order_number) join order_lines l using (order_number, line)
where b.session_id is distinct from o.session_id
  or (b.reverses is null and b.bonus_time <> o.paid_time)
  or abs(b.from_percent) > round((l.paidsum * b.percent) / 100)

union all
-- Agents of a session share the whole cashback of a position.
select 'cashback is shared', order_number || '/' || line
from agent_bonuses b join order_lines l using (order_number, line)
where b.reverses is null and b.payment_type = 1
group by order_number, line, l.cashback having sum(b.from_promo) <> l.cashback

union all
select 'referral bonuses are a share of what was earned', r.bonus_id::text
from agent_bonuses r
left join agent_bonuses e on (e.order_number, e.line, e.agent_id, e.payment_type)
  = (r.order_number, r.line, r.referral_agent_id, 1) and e.reverses is null
where r.payment_type = 2 and r.reverses is null
  and r.from_referral is distinct from round((e.from_percent + e.from_promo) * r.percent / 100)

union all
select 'bonuses of cancelled orders are taken back', b.bonus_id::text
from agent_bonuses b
join orders o using (order_number)
left join agent_bonuses r on r.reverses = b.bonus_id
where b.reverses is null and (o.cancelled_at is null) <> (r.bonus_id is null)

union all
-- Nobody was brought by an agent whom they brought, be it through others.
select 'agents brought each other', agent_id::text
from (
  with recursive above as (
    select agent_id, referred_by from agents where referred_by is not null
    union
    select above.agent_id, a.referred_by from above join agents a on a.agent_id = above.referred_by
    where a.referred_by is not null
  )
  select distinct agent_id from above where agent_id = referred_by
) circles

union all
-- Payouts to agents: each has a fund entry of its own, from the safe, and each such entry has a payout.
select 'payouts = fund entries', coalesce(q.payout_id::text, 'entry ' || p.entry_id)
from agent_payouts q
full join (
  select entry_id, sum(amount) filter (where account = 'bonuses') as paid,
    coalesce(sum(amount) filter (where account = 'safe'), 0) as safe
  from fund_postings group by entry_id having bool_or(account = 'bonuses')
) p using (entry_id)
where (q.amount, -q.amount) is distinct from (p.paid, p.safe)

union all
-- A payout is final: its expense stands.
select 'payouts = expenses', coalesce(q.payout_id::text, 'expense ' || e.expense_id)
from agent_payouts q
full join (select * from expenses where kind = 'bonus') e using (entry_id)
where (e.cost, e.flow, e.fund, e.category_id, e.sub_category_id, e.removed_at)
    is distinct from (-q.amount, 'outcome', 'safe', 1368, 1368, null)
  or (select count(*) from expenses other where other.entry_id = e.entry_id) > 1

union all
select 'payouts = their bonuses', q.payout_id::text
from agent_payouts q
left join agent_payout_bonuses p using (payout_id)
left join agent_bonuses b using (bonus_id)
group by q.payout_id
having sum(b.amount) is distinct from q.amount
  or not coalesce(bool_and(b.agent_id = q.agent_id and b.payment_type = q.payment_type), false)

union all
select 'account bonuses = sum of payouts', b.balance::text
from fund_balances b
where b.account = 'bonuses' and b.balance <> (select coalesce(sum(amount), 0) from agent_payouts)

union all
-- A code pays what it was sent for, for who asked.
select 'payouts = their codes', q.payout_id::text
from agent_payouts q
join payout_codes c using (code_id)
where (c.agent_id, c.payment_type, c.amount, c.asked_by) is distinct from
    (q.agent_id, q.payment_type, q.amount, q.user_id)
  or c.bonuses_hash is distinct from (
    select encode(sha256(string_agg(p.bonus_id::text, ',' order by p.bonus_id)::bytea), 'hex')
    from agent_payout_bonuses p where p.payout_id = q.payout_id
  )

union all
-- Batches: the ingredients leave at the value at which the product enters, one movement of the product each.
select 'batches = their movements', b.batch_id::text
from craft_batches b
left join (
  select batch_id, count(*) filter (where kind = 'craft_in') as products,
    sum(amount) filter (where kind = 'craft_in') as value_in,
    coalesce(sum(amount) filter (where kind = 'craft_out'), 0) as value_out,
    max(item_id) filter (where kind = 'craft_in') as item_id, max(quantity) filter (where kind = 'craft_in') as made,
    bool_and(case when kind in ('craft_in', 'craft_out_undo') then quantity > 0 else quantity < 0 end) as directed
  from stock_story where batch_id is not null group by batch_id
) m using (batch_id)
where (m.products, m.value_in, m.value_out, m.item_id, m.made, m.directed)
  is distinct from (1, b.cost, b.cost, b.stock_id, b.quantity, true)

union all
-- A batch that was taken back returned each movement in full; any other, none.
select 'batches taken back = movements returned', b.batch_id::text
from craft_batches b
join stock_story s on s.batch_id = b.batch_id and s.undoes is null
left join stock_story u on u.undoes = s.stock_story_id
where (u.kind, u.item_id, u.quantity, u.amount, u.batch_id) is distinct from case
    when b.undone_at is null then (null::text, null::int, null::numeric, null::bigint, null::int)
    else (s.kind || '_undo', s.item_id, -s.quantity, s.amount, s.batch_id)
  end

union all
-- The yield of a batch differs from its plan only with a reason, or in the brewery.
select 'batches give a reason for another yield', batch_id::text
from craft_batches where quantity <> planned_quantity and reason = '' and not is_beer_craft

union all
select 'removed crafts take nothing', craft_id::text
from crafts join craft_ingredients using (craft_id) where removed_at is not null

union all
-- Crafts make and take items that are in the stock.
select 'crafts know their items', c.craft_id::text
from crafts c
left join craft_ingredients l using (craft_id)
join stock_items i on i.item_id in (c.stock_id, l.item_id)
where c.removed_at is null and (not i.is_file or i.removed_at is not null)

union all
select 'no product is made of itself', product::text
from (
  with recursive made_of as (
    select stock_id as product, item_id from crafts join craft_ingredients using (craft_id)
    union
    select m.product, l.item_id
    from made_of m join crafts c on c.stock_id = m.item_id join craft_ingredients l using (craft_id)
  )
  select product, item_id from made_of
) chain
where product = item_id;
