import { StoryRow } from '../../contract/stock-story';
import { id, quantity, text, time, type Columns } from '../report/columns';
import type { Details } from '../report/define';
import { storyText } from '../story-text';

const { kind, measure, order_number, purchase_number, merged_item, note, cause, comment } = StoryRow.shape;
const parts = { kind, measure, order_number, purchase_number, merged_item, note, cause, comment };
type Part = keyof typeof parts;

/** What our own server sends besides, of which the text of a movement is made. */
const ofText = Object.fromEntries(
  Object.entries(parts).map(([name, schema]) => [name, { ...text({ wireOnly: true }), schema: schema.optional() }]),
) as unknown as { readonly [P in Part]: ReturnType<typeof text> };

/** What a legacy server omits. */
const UNKNOWN = { order_number: null, write_off_or_recharge: null };

/** Movements of a stock item, latest first. */
export const movementsOfItem = {
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
} as const satisfies Details<'id', Columns, 'item_id'>;
