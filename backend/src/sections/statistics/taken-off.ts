import { sql, type SQL } from 'drizzle-orm';
import { GROUPS, partsOf, type Group } from '@/lib/sections/statistics/lists/taken-off';
import { within, seconds } from '../../db/time';
import { atPlace, type Asked } from '../../ledger/sales/sources';
import type { Behind, Rows } from './query';

/** Name and number of a row's key. */
const KEYS: Readonly<Record<Group, readonly [name: SQL, number: SQL]>> = {
  day: [sql`business_date(t.taken_time)`, sql`0::int`],
  table: [sql`t."table"`, sql`t.place_id`],
  dish: [sql`m.name`, sql`t.menu_id`],
  cashier: [sql`coalesce(u.person, '')`, sql`coalesce(t.user_id, 0)`],
};
const keyOf = (group: Group): SQL => sql`concat(${group}::text, ':', ${KEYS[group][0]}, ':', ${KEYS[group][1]})`;

const removals = ({ bounds, placeId }: Pick<Asked, 'bounds' | 'placeId'>): SQL => sql`
  taken_off t join menu_items m on m.item_id = t.menu_id left join users u on u.user_id = t.user_id
  where ${atPlace(placeId, sql`t.place_id`)} and ${within(sql`t.taken_time`, bounds)}`;

/** A removal is a row of `taken_off`: an operation takes a row off for each dish and price. */
export const takenOff: Rows<'statistics', 'taken_off'> = (asked) => {
  const group = GROUPS[asked.by];
  return {
    select: {
      group: keyOf(group),
      removals: sql`count(*)`,
      quantity: sql`sum(t.quantity)`,
      value: sql`sum(t.value)::int8`,
      after_removals: sql`count(*) filter (where t.after_bill)`,
      after_value: sql`coalesce(sum(t.value) filter (where t.after_bill), 0)::int8`,
    },
    from: sql`${removals(asked)} group by ${KEYS[group][0]}, ${KEYS[group][1]}`,
  };
};

/** The removals of a row; none for a key of something else. */
export const removalsOf: Behind<'statistics', 'taken_off'> = (asked) => {
  const { group, name, number } = partsOf(asked.group) ?? { group: 'day' as const, name: '', number: 0 };
  const [nameThere, numberThere] = KEYS[group];
  // Names of dishes and accounts change; their numbers identify them.
  const same = group === 'day' || group === 'table' ? sql`${nameThere}::text = ${name}` : sql`true`;
  return {
    select: {
      taken_id: sql`t.taken_id`,
      time: seconds(sql`t.taken_time`),
      table: sql`t."table"`,
      name: sql`t.menu_name`,
      quantity: sql`t.quantity`,
      value: sql`t.value`,
      user: sql`coalesce(u.person, '')`,
      bill: sql`case when t.after_bill then 'shown' else '' end`,
    },
    from: sql`${removals(asked)} and ${numberThere} = ${number}::int and ${same}`,
  };
};
