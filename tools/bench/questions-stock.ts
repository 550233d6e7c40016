import { OUTSIDE_INCOME, WRITTEN_OFF } from '../../lib/sections/statistics/lists/expense-categories';
import { ofPlace, statistics, within, type Question } from './question';

export const kinds = (...of: string[]) => `s.kind in (${of.map((kind) => `'${kind}'`).join(', ')})`;
const sum = (what: string, which: string) => `sum(case when ${which} then ${what} else 0 end)`;

/** Movements of each good. `chosen` selects the goods: `i` of the category `c`. */
const goods =
  (chosen: string): Question['raw'] =>
  (of, asked) =>
    `
    select i.item_id, coalesce(purchased, 0), coalesce(sold, 0), coalesce(written_off, 0)
    from stock_items i left join expense_categories c on c.category_id = i.category_id
    left join (
      select s.item_id, ${sum('s.quantity', kinds('purchase', 'purchase_undo'))} as purchased,
        ${sum('-s.quantity', kinds('order'))} as sold, ${sum('-s.quantity', kinds('write_off', 'shortfall', 'write_off_undo'))} as written_off
      from stock_story s left join orders o on o.order_number = s.order_number
      where (s.order_number is null or ${ofPlace(asked)}) and ${within(of, 's.stock_story_time', asked)}
      group by s.item_id
    ) m on m.item_id = i.item_id
    where ${chosen}`;

const columns = ['id', 'purchased_quantity', 'sold_quantity', 'written_off_quantity'] as const;
const inKegs = 'i.measure_id = 3 and c.alcohol and i.package_quantity >= 15';

export const STOCK_QUESTIONS: readonly Question[] = [
  statistics('products', columns, goods('not coalesce(c.alcohol, false)')),
  statistics('alcohol', columns, goods('c.alcohol')),
  statistics('draft_beer', columns, goods(inKegs)),
  statistics(
    'expense_categories',
    ['category_id', 'cost'],
    (of, asked) => `
      select coalesce(e.category_id, 0), sum(case when e.category_id = ${OUTSIDE_INCOME} then e.cost else -e.cost end)
      from expenses e
      where e.removed_at is null and coalesce(e.category_id, 0) <> ${WRITTEN_OFF}
        and (e.flow = 'outcome' or e.category_id = ${OUTSIDE_INCOME}) and ${within(of, 'e.expense_time', asked)}
      group by 1
      union all
      select ${WRITTEN_OFF}, sum(case when ${kinds('recharge', 'write_off_undo')} then -s.amount else s.amount end) from stock_story s
      where ${kinds('write_off', 'shortfall', 'recharge', 'write_off_undo')} and ${within(of, 's.stock_story_time', asked)} having count(*) > 0`,
  ),
];
