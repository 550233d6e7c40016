import type { StoryRow } from '../contract/story';
import { decimalsOf } from '@/lib/domain/measure';
import type { ListColumn } from '@/lib/lists/list';

/** A movement with its text in the reader's language, as files and paper have it. */
export type ToldRow = StoryRow & { readonly told?: string };

/** Columns of an item's history, with the price of one measure beside the sum. */
export const storyColumns = [
  { key: 'stock_story_id', kind: 'id', label: 'stockStory.columns.id', width: 76 },
  {
    key: 'quantity_after',
    kind: 'quantity',
    label: 'stockStory.columns.remaining',
    width: 92,
    decimals: ({ measure, quantity_after }) => decimalsOf(measure, quantity_after),
  },
  {
    key: 'quantity',
    kind: 'quantity',
    label: 'stockStory.columns.quantity',
    width: 92,
    decimals: ({ measure, quantity }) => decimalsOf(measure, quantity),
    // A movement has its sign.
    written: ({ quantity }, _words, text) => ((quantity ?? 0) > 0 ? `+${text}` : text),
  },
  { key: 'price', kind: 'money', label: 'stockStory.columns.price', width: 96 },
  { key: 'unit_price', kind: 'money', label: 'stockStory.columns.unitPrice', width: 96 },
  { key: 'stock_story_time', kind: 'time', label: 'stockStory.columns.date', width: 132 },
  {
    key: 'description',
    kind: 'text',
    label: 'stockStory.columns.comment',
    minWidth: 210,
    value: ({ told, description }) => told ?? description,
  },
  { key: 'user_name', kind: 'text', label: 'stockStory.columns.user', width: 108 },
] as const satisfies readonly ListColumn<ToldRow>[];
