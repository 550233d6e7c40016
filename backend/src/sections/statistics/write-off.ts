import { sql, type SQL } from 'drizzle-orm';
import { refusal } from '@/lib/contract/refusals';
import { within } from '../../db/time';
import { NO_PLACE, stockIn } from '../../ledger/sales/sources';
import { NONE_SEEN } from '../../ledger/stock/seen-crafts';
import { storyRepository } from '../../ledger/stock/story';
import { storyRow } from '../../ledger/stock/story-row';
import type { Asked, Find, Rows } from './query';
import { roots } from '../../ledger/stock/days-left';

/** Losses of the period. A loss taken back counts by the kind of the loss, at the time it was taken back. */
const losses = (asked: Asked): SQL => sql`(
  select item_id, kind, quantity, amount from ${stockIn({ ...asked, placeId: NO_PLACE })} story where kind in ('write_off', 'shortfall', 'recharge')
  union all
  select back.item_id, lost.kind, back.quantity, -back.amount
  from stock_story back join stock_story lost on lost.stock_story_id = back.undoes
  where back.kind = 'write_off_undo' and lost.kind in ('write_off', 'shortfall') and ${within(sql`back.stock_story_time`, asked.bounds)}
)`;

const sum = (kind: string, sign: 1 | -1) =>
  sql`coalesce(${sign}::int * sum(l.quantity) filter (where l.kind = ${kind}), 0)`;

/** Items with losses or finds in the period, with today's stock; merged items count for the one they are part of. */
export const writeOff: Rows<'analytics', 'writeoff'> = (asked) => ({
  with: roots,
  select: {
    id: sql`i.item_id`,
    name: sql`i.name`,
    measure_name: sql`measure_name`,
    stock_quantity: sql`i.quantity`,
    stock_price: sql`i.stock_price`,
    written_off_quantity: sum('write_off', -1),
    shortfall_quantity: sum('shortfall', -1),
    recharged_quantity: sum('recharge', 1),
    lost_cost: sql`coalesce(sum(case l.kind when 'recharge' then -l.amount else l.amount end), 0)::int8`,
  },
  // Sums by item come first, so that names are joined to one row per kind of loss.
  from: sql`(
      select root, kind, sum(quantity) as quantity, sum(amount) as amount
      from ${losses(asked)} losses join roots using (item_id) group by root, kind
    ) l join stock_items i on i.item_id = root left join measures using (measure_id)
    group by i.item_id, i.name, measure_name, i.quantity, i.stock_price`,
});

/** The item's movements in the period, latest first. @throws ProblemError 2 for an unknown item */
export const storyOfItem: Find<'analytics', 'writeoff'> = async (db, { item_id, bounds }, { page, count }) => {
  const story = storyRepository(db);
  const itemIds = await story.family(item_id);
  if (itemIds.length === 0) throw refusal('noSuchStockItem', 'item_id');
  const query = { itemIds, bounds, filters: [1, 2, 3] as const };
  const rows = await story.rows({ ...query, limit: count, offset: (page - 1) * count }, NONE_SEEN);
  return {
    // Reports do not know their reader, so that they tell of batches what everybody may know.
    items: rows.map((row) => ({ ...storyRow(row, item_id, true) })),
    totals: { total_records: await story.count(query) },
  };
};
