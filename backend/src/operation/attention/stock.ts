import { sql } from 'drizzle-orm';
import { roots, usedDaily } from '../../ledger/stock/days-left';
import { owed } from '../../ledger/stock/debt-payment';
import { daysSince, momentOf, type CasesOf } from './asked';

/** Items below zero, since they went there; the amount is what the missing goods cost. */
export const belowZero: CasesOf = () => sql`
  select s.item_id::text as subject, s.name, (
      select stock_story_time from stock_story t
      where t.item_id = s.item_id and t.quantity_after < 0 and t.quantity_before >= 0
      order by stock_story_id desc limit 1
    ) as since, -s.stock_value as amount,
    jsonb_build_object('item_id', s.item_id, 'quantity', s.quantity, 'measure', coalesce(measure_name, '')) as args
  from stock_items s left join measures using (measure_id)
  where s.is_file and s.removed_at is null and s.quantity < 0`;

/** Items in use that last less than some days at their daily use; the amount is what a week of them costs. */
export const runsOut: CasesOf = ({ limits, now, zone }) => sql`
  select i.item_id::text as subject, i.name, null::timestamptz as since,
    round(daily * 7 * i.stock_price)::bigint as amount,
    jsonb_build_object('item_id', i.item_id, 'quantity', i.quantity, 'measure', coalesce(measure_name, ''),
      'days', floor(i.quantity / daily)) as args
  from stock_items i join (with ${roots} select * from ${usedDaily({ now, zone })} used) daily using (item_id)
  left join measures using (measure_id)
  where i.is_file and i.removed_at is null and i.merged_into is null and i.status = 0 and daily > 0
    and i.quantity >= 0 and i.quantity < daily * ${limits.cover_days}::int`;

/** Deliveries that have been owed for longer than some days. */
export const unpaid: CasesOf = (asked) => sql`
  select p.purchase_number::text as subject, p.supplier as name, p.purchase_time as since, p.due::bigint as amount,
    jsonb_build_object('purchase_number', p.purchase_number, 'days', ${daysSince(sql`p.purchase_time`, asked)}) as args
  from ${owed} p where p.purchase_time < ${momentOf(asked)} - make_interval(days => ${asked.limits.debt_days}::int)`;

/** Days in which a dearer purchase needs attention. */
const LATELY = sql.raw(`interval '30 days'`);

/**
 * Items whose last delivery of the last 30 days was dearer per measure by some percent than the one before; the amount is
 * what it cost more.
 */
export const jumped: CasesOf = (asked) => sql`
  select t.stock_story_id::text as subject, s.name, t.stock_story_time as since,
    round((t.unit_price - before.unit_price) * t.quantity)::bigint as amount,
    jsonb_build_object('item_id', s.item_id, 'price', t.unit_price / 100, 'before', before.unit_price / 100,
      'percent', round((t.unit_price / before.unit_price - 1) * 100), 'measure', coalesce(measure_name, '')) as args
  from (
    select distinct on (item_id) item_id, stock_story_id, stock_story_time, unit_price, quantity, purchase_number
    from stock_story where kind = 'purchase' and stock_story_time > ${momentOf(asked)} - ${LATELY}
    order by item_id, stock_story_id desc
  ) t
  join stock_items s on s.item_id = t.item_id and s.removed_at is null
  left join measures using (measure_id)
  cross join lateral (
    select unit_price from stock_story p
    where p.item_id = t.item_id and p.kind = 'purchase' and p.stock_story_id < t.stock_story_id and p.unit_price > 0
    order by p.stock_story_id desc limit 1
  ) before
  where t.unit_price > before.unit_price * (1 + ${asked.limits.price_jump}::numeric / 100)
    and not exists (
      select from stock_story u where u.purchase_number = t.purchase_number and u.item_id = t.item_id and u.kind = 'purchase_undo'
    )`;
