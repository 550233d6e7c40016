import { StoryRow } from '../../contract/stock-story';
import { id, money, optional, quantity, text, time } from '../report/columns';
import { defineReport } from '../report/define';
import { measureName } from '../statistics/stock-columns';
import { storyText } from '../story-text';

const { kind, measure, order_number, purchase_number, merged_item, note, cause, comment } = StoryRow.shape;
const parts = { kind, measure, order_number, purchase_number, merged_item, note, cause, comment };
type Part = keyof typeof parts;

/** What our own server sends besides, of which the text of a movement is made. */
const ofText = Object.fromEntries(
  Object.entries(parts).map(([name, schema]) => [name, { ...text({ wireOnly: true }), schema: schema.optional() }]),
) as unknown as { readonly [P in Part]: ReturnType<typeof text> };

const measured = { measure: 'measure_name' } as const;
/** What a legacy server omits. */
const UNKNOWN = { order_number: null, write_off_or_recharge: null };

/** Losses by item: written off, missing and found at counts. A row opens the item's movements. */
export const writeOff = defineReport({
  section: 'analytics',
  part: 'writeoff',
  sort: { key: 'name', direction: 'asc' },
  access: { flags: ['OrdersView', 'StockView'], private: true },
  columns: {
    id: id(),
    name: text({ minWidth: 180 }),
    measure_name: optional(text({ width: 52, value: measureName })),
    stock_quantity: quantity(measured),
    stock_price: money(),
    written_off_quantity: quantity({ ...measured, compare: true }),
    shortfall_quantity: quantity({ ...measured, compare: true }),
    recharged_quantity: quantity({ ...measured, compare: true, lessIsBetter: () => false }),
    lost_cost: optional(money({ total: true, compare: true })),
  },
  details: {
    by: 'id',
    as: 'item_id',
    of: 'name',
    key: 'stock_story_id',
    sort: { key: 'stock_story_id', direction: 'desc' },
    columns: {
      stock_story_id: id(),
      quantity_after: quantity({ measure: 'measure' }),
      quantity: quantity({ measure: 'measure' }),
      stock_story_time: time(),
      description: text({ minWidth: 210, value: ({ told, description }) => String(told ?? description) }),
      user_name: text({ width: 108 }),
      ...ofText,
    },
    told: (row, words, locale) => storyText({ ...UNKNOWN, ...row } as StoryRow, words, locale),
  },
});
