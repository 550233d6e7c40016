import type { z } from 'zod';
import { id, money, optional, quantity, text, time } from '@/lib/lists/report/columns';
import { defineReport, type Details } from '@/lib/lists/report/define';
import { PRIVATE } from '@/lib/contract/access';
import { StoryRow } from '@/lib/sections/stock/contract/story-row';
import { itemName } from '@/lib/lists/item-name';
import { storyText } from '@/lib/sections/stock/lists/story-text';
import { measureName } from '../lists/stock-columns';

/** Our field from which the text of a movement is made. */
const part = <S extends z.ZodType>(schema: S) => ({ ...text({ wireOnly: true }), schema: schema.optional() });
const { kind, measure, order_number, purchase_number, merged_item, note, cause, comment } = StoryRow.shape;

/** Fields that a legacy server omits. */
const UNKNOWN = { order_number: null, write_off_or_recharge: null };

/** Movements of a stock item, latest first. */
const movementsOfItem = {
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
} as const satisfies Details;

const measured = { measure: 'measure_name', needs: 'quantities' } as const;

/** Losses by item: written off, missing and found at counts. A row opens the item's movements. */
export const writeOff = defineReport({
  section: 'analytics',
  part: 'writeoff',
  sort: { key: 'name', direction: 'asc' },
  access: { flags: ['OrdersView', 'StockView'], closedTo: PRIVATE },
  columns: {
    id: id(),
    name: text({ minWidth: 180 }),
    measure_name: optional(text({ width: 52, value: measureName })),
    stock_quantity: quantity(measured),
    stock_price: money({ needs: 'costs' }),
    written_off_quantity: quantity({ ...measured, compare: true }),
    shortfall_quantity: quantity({ ...measured, compare: true }),
    recharged_quantity: quantity({ ...measured, compare: true, lessIsBetter: () => false }),
    lost_cost: optional(money({ total: true, compare: true, needs: 'costs', priority: 'low' })),
  },
  details: movementsOfItem,
});
