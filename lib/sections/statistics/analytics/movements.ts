import type { z } from 'zod';
import { StoryRow } from '@/lib/sections/stock/contract/story';
import { id, quantity, text, time, type Columns } from '@/lib/lists/report/columns';
import type { Details } from '@/lib/lists/report/define';
import { itemName } from '@/lib/lists/item-name';
import { storyText } from '@/lib/sections/stock/lists/story-text';

/** Field of ours that makes the text of a movement. */
const part = <S extends z.ZodType>(schema: S) => ({ ...text({ wireOnly: true }), schema: schema.optional() });
const { kind, measure, order_number, purchase_number, merged_item, note, cause, comment } = StoryRow.shape;

/** Fields that a legacy server omits. */
const UNKNOWN = { order_number: null, write_off_or_recharge: null };

/** Movements of a stock item, latest first. */
export const movementsOfItem = {
  by: 'id',
  as: 'item_id',
  of: 'name',
  paperTitle: async (item, _words, read) => [await itemName(item, read)],
  key: 'stock_story_id',
  sort: { key: 'stock_story_id', direction: 'desc' },
  columns: {
    stock_story_id: id(),
    quantity_after: quantity({ measure: 'measure', needs: 'quantities' }),
    quantity: quantity({ measure: 'measure', needs: 'quantities' }),
    stock_story_time: time(),
    description: text({ minWidth: 210, value: ({ told, description }) => String(told ?? description) }),
    user_name: text({ width: 108 }),
    kind: part(kind),
    measure: part(measure),
    order_number: part(order_number),
    note: part(note),
    purchase_number: part(purchase_number),
    merged_item: part(merged_item),
    cause: part(cause),
    comment: part(comment),
  },
  told: (row, words, locale) => storyText({ ...UNKNOWN, ...row } as StoryRow, words, locale),
} as const satisfies Details<'id', Columns, 'item_id'>;
