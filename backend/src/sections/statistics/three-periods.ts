import { sql, type SQL } from 'drizzle-orm';
import { formatTime } from '@/lib/domain/format';
import type { Bounds } from '@/lib/domain/venue-time';
import { salesIn, type Division } from '../../ledger/sales/sources';
import { dishesIn } from './categories';
import { duringHours } from './hours';
import type { Asked, Earlier, Rows } from './query';

const PERIODS = ['current', 'last', 'before_last'] as const;
type Period = (typeof PERIODS)[number];

interface Sold {
  /** Division of the source; `clock` has hours. */
  readonly by?: Division;
  readonly quantity: SQL;
  readonly price: SQL;
  /** Text after the source: conditions. */
  readonly of: SQL;
  /** Named subqueries that the conditions read. */
  readonly with?: SQL;
}

/** Period up to now, in words; '' for one without a start. */
const labelOf = (bounds: Bounds | undefined, { now, zone }: Asked): SQL => {
  if (!bounds || bounds.start === null) return sql`''`;
  const end = Math.min(bounds.end ?? now, now);
  return sql`${`${formatTime(bounds.start, zone)} – ${formatTime(end, zone)}`}::text`;
};

/** Dishes sold in the period and the two before it. A period that does not exist has no figures. */
function threePeriods(asked: Asked & Earlier, { by = 'none', quantity, price, of, with: named }: Sold) {
  const bounds = [asked.bounds, ...asked.earlier];
  const sources = PERIODS.flatMap((period, at) => {
    const own = bounds[at];
    return own
      ? [
          sql`select menu_id, null::text, ${period}::text as period, ${quantity} as quantity, ${price} as price
          from ${salesIn({ ...asked, bounds: own }, by)} s ${of}
          group by menu_id having ${quantity} <> 0 or ${price} <> 0`,
        ]
      : [];
  });
  const figure = (period: Period, column: 'quantity' | 'price') =>
    bounds[PERIODS.indexOf(period)]
      ? sql`coalesce(sum(${sql.identifier(column)}) filter (where period = ${period}), 0)`
      : sql`null::int8`;
  const label = (period: Period) => labelOf(bounds[PERIODS.indexOf(period)], asked);
  return {
    ...(named && { with: named }),
    select: {
      menu_id: sql`menu_id`,
      menu_name: sql`max(name)`,
      current_quantity: figure('current', 'quantity'),
      last_quantity: figure('last', 'quantity'),
      before_last_quantity: figure('before_last', 'quantity'),
      current_price: figure('current', 'price'),
      last_price: figure('last', 'price'),
      before_last_price: figure('before_last', 'price'),
    },
    // Names are rows too. A join would be planned for one dish and would compare each dish with the whole menu.
    from: sql`(
        select item_id as menu_id, name, null::text as period, 0 as quantity, 0 as price from menu_items
        union all ${sql.join(sources, sql` union all `)}
      ) sold group by menu_id having count(period) > 0`,
    totals: {
      select: {
        current_label: label('current'),
        last_label: label('last'),
        before_last_label: label('before_last'),
      },
      from: sql`(values (1)) one`,
    },
  };
}

const paid = { quantity: sql`sum(quantity)`, price: sql`sum(paidsum)::int8` };

/** Dishes of promo orders, at menu prices. */
export const promoDishes: Rows<'analytics', 'princess_promo_dishes'> = (asked) =>
  threePeriods(asked, {
    quantity: sql`sum(promo_quantity)`,
    price: sql`sum(promo_price)::int8`,
    of: sql`where promo_quantity <> 0`,
  });

/** Dishes of a folder in chosen hours. */
export const lunchDishes: Rows<'analytics', 'dishes_lanch'> = (asked) =>
  threePeriods(asked, {
    ...paid,
    by: 'clock',
    // As a list, so that an index finds the days of each dish.
    with: sql`chosen as materialized ${dishesIn(asked.category_id)}`,
    of: sql`where menu_id = any(array(select dish_id from chosen)) and ${duringHours(asked)}`,
  });

/** Dishes of a place in chosen hours. */
export const karaokeDishes: Rows<'analytics', 'dishes_karaoke'> = (asked) =>
  threePeriods(asked, { ...paid, by: 'clock', of: sql`where ${duringHours(asked)}` });
