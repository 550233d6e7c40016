import type { Looks } from '@/components/list/looks';
import type { Craft } from '@/lib/sections/craft/contract/craft';

/** Looks of the columns: on a phone name, stock and cost stay. */
export const CRAFT_LOOKS: Looks<Craft> = {
  name: { pinned: true, fixed: true },
  stock_id: { wideOnly: true },
  stock_name: { wideOnly: true },
  today_cost: { wideOnly: true },
  output_quantity: { wideOnly: true },
  makeable_quantity: {
    cell: ({ limiting_item: name }, words) => ({ title: name ? words('craft.add.limited', { name }) : undefined }),
  },
  limiting_item: { wideOnly: true },
  status: { wideOnly: true },
};
