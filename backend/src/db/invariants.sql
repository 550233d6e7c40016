-- What must hold in every venue at any time. Each row that comes out is a fault: the rule, and the record.

-- An item holds the sum of its story, at the price at which the story ended.
select 'stock quantity = sum of story' as rule, i.item_id::text as record
from stock_items i
left join (select item_id, sum(quantity) as quantity from stock_story group by item_id) s using (item_id)
where i.quantity <> coalesce(s.quantity, 0)

union all
select 'stock price = price at the end of the story', i.item_id::text
from stock_items i
left join (
  select distinct on (item_id) item_id, price_after from stock_story order by item_id, stock_story_id desc
) s using (item_id)
where i.stock_price <> coalesce(s.price_after, 0)

union all
-- Each row of a story goes on where the one before ended.
select 'story unbroken', stock_story_id::text
from (
  select stock_story_id, quantity_before,
    lag(quantity_after, 1, 0.000) over (partition by item_id order by stock_story_id) as previous
  from stock_story
) s
where quantity_before <> previous

union all
-- The average price, replayed: what comes in moves it, after zero or less it is what was paid, all else leaves it.
select 'story price = replayed average', stock_story_id::text
from (
  select *, lag(price_after, 1, 0::bigint) over (partition by item_id order by stock_story_id) as price_before
  from stock_story
) s
where price_after <> case
  when kind in ('revaluation', 'recalculation') then unit_price
  when kind = 'purchase_undo' then case
    when quantity_after <= 0 or quantity_before * price_before < amount then price_before
    else div(2 * (quantity_before * price_before - amount) + quantity_after, 2 * quantity_after)
  end
  when kind not in ('opening', 'purchase', 'merge_in', 'transfer_in', 'craft_in') or quantity <= 0 then price_before
  when quantity_before <= 0 then div(2 * amount + quantity, 2 * quantity)
  else div(2 * (quantity_before * price_before + amount) + quantity_after, 2 * quantity_after)
end

union all
-- Folders hold nothing, and nothing lies in an item.
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
-- Every order outcome belongs to an order, every delivery's row to a purchase; and the other way round the sums agree.
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
-- What was imported took nothing here; its cost is what the file said.
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
-- A stocktake books each difference once, and only when it is approved.
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
-- Funds: what an account holds is the sum of its postings, and every entry balances.
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
-- What an entry did to each fund is what its expenses say, one after the other.
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
-- By these rows sheets, totals and lists are read.
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
-- Every order and every delivery that was paid for stands among the expenses once, and for what it came to.
select 'orders stand among the expenses', o.order_number::text
from orders o left join expenses e using (order_number)
where o.source = '' and (e.cost is distinct from o.paidsum
  or (o.cancelled_at is null) <> (e.removed_at is null)
  or e.paidtype <> case when o.paidsum = 0 then 'others' when o.paid_card = 0 then 'cash' when o.paid_cash = 0 then 'card' else 'mixed' end)

union all
select 'purchases stand among the expenses', p.purchase_number::text
from purchases p
left join (select purchase_number, sum(cost) as cost from expenses group by purchase_number) e using (purchase_number)
where p.total <> -coalesce(e.cost, 0)

union all
-- What removed expenses were undone with is the reverse of what they did.
select 'removed expenses are undone', e.expense_id::text
from expenses e
join (
  select entry_id, coalesce(sum(amount) filter (where account in ('cashier', 'safe', 'bank')), 0) as amount
  from fund_postings group by entry_id
) p on p.entry_id = e.removed_entry_id
where p.amount <> -(e.cashier_after - e.cashier_before + e.safe_after - e.safe_before + e.bank_after - e.bank_before)

union all
-- Imported orders are history: no money of today, no stock.
select 'imported orders touch no funds', o.order_number::text
from orders o left join expenses e using (order_number)
where o.source <> '' and (o.entry_id is not null or e.expense_id is not null)

union all
select 'imported orders know where they come from', o.order_number::text
from orders o left join order_import_links l on l.order_number = o.order_number and l.source = o.source
where o.source <> '' and l.external_id is null

union all
-- Roll-ups hold what the lines and orders hold that were not taken back.
select 'sales roll-up = order lines', menu_id::text
from (select menu_id, sum(quantity) as quantity, sum(price) as price, sum(discount) as discount, sum(paidsum) as paidsum,
    sum(cost) as cost, sum(lines) as lines from sales_rollup group by menu_id) r
full join (
  select menu_id, sum(quantity) as quantity, sum(price) as price, sum(l.discount) as discount, sum(l.paidsum) as paidsum,
    sum(cost) as cost, count(*) as lines
  from order_lines l join orders using (order_number) where cancelled_at is null group by menu_id
) l using (menu_id)
where (coalesce(r.quantity, 0), coalesce(r.price, 0), coalesce(r.discount, 0), coalesce(r.paidsum, 0), coalesce(r.cost, 0), coalesce(r.lines, 0))
  <> (coalesce(l.quantity, 0), coalesce(l.price, 0), coalesce(l.discount, 0), coalesce(l.paidsum, 0), coalesce(l.cost, 0), coalesce(l.lines, 0))

union all
select 'orders roll-up = orders', place_id || '/' || cashier_id
from (select place_id, cashier_id, sum(orders) as orders, sum(total_price) as total_price, sum(discount) as discount,
    sum(paidsum) as paidsum, sum(paid_cash) as paid_cash, sum(paid_card) as paid_card
  from orders_rollup group by place_id, cashier_id) r
full join (
  select place_id, coalesce(cashier_id, 0) as cashier_id, count(*) as orders, sum(total_price) as total_price,
    sum(discount) as discount, sum(paidsum) as paidsum, sum(paid_cash) as paid_cash, sum(paid_card) as paid_card
  from orders where cancelled_at is null group by place_id, coalesce(cashier_id, 0)
) o using (place_id, cashier_id)
where (coalesce(r.orders, 0), coalesce(r.total_price, 0), coalesce(r.discount, 0), coalesce(r.paidsum, 0), coalesce(r.paid_cash, 0), coalesce(r.paid_card, 0))
  <> (coalesce(o.orders, 0), coalesce(o.total_price, 0), coalesce(o.discount, 0), coalesce(o.paidsum, 0), coalesce(o.paid_cash, 0), coalesce(o.paid_card, 0));
