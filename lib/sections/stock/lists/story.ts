import { type AddressFilter, idFilter } from '@/lib/lists/filters';
import { itemName, itemNamed } from '@/lib/lists/item-name';
import { measureWords } from '@/lib/lists/measure-words';
import { columnsIn, defineList } from '@/lib/lists/list';
import { decimalsOf } from '@/lib/domain/measure';
import { stockStory, type StoryFilter } from '../contract/story';
import type { StoryRow } from '../contract/story-row';
import { storyText } from './story-text';

/** A movement with its text in the reader's language, as files and paper have it. */
export type ToldRow = StoryRow & { readonly told?: string };

/** Columns of an item's history, with the price of one measure beside the sum. */
const columns = columnsIn<ToldRow>('stockStory.columns', {
  stock_story_id: { kind: 'id', label: 'stockStory.columns.id', width: 76 },
  quantity_after: {
    kind: 'quantity',
    label: 'stockStory.columns.remaining',
    width: 92,
    decimals: ({ measure, quantity_after }) => decimalsOf(measure, quantity_after),
  },
  quantity: {
    kind: 'quantity',
    width: 92,
    decimals: ({ measure, quantity }) => decimalsOf(measure, quantity),
    // A movement shows its sign.
    written: ({ quantity }, _words, text) => ((quantity ?? 0) > 0 ? `+${text}` : text),
  },
  price: { kind: 'money', width: 96 },
  unit_price: { kind: 'money', label: 'stockStory.columns.unitPrice', width: 96 },
  stock_story_time: { kind: 'time', label: 'stockStory.columns.date', width: 132 },
  description: {
    kind: 'text',
    label: 'stockStory.columns.comment',
    minWidth: 210,
    value: ({ told, description }) => told ?? description,
  },
  user_name: { kind: 'text', label: 'stockStory.columns.user', width: 108 },
  measure: {
    kind: 'text',
    label: 'stock.columns.measure',
    width: 60,
    fileOnly: true,
    value: ({ measure }, words) => measureWords(measure, words),
  },
});

/** Kinds of movements to show, as `1,3`; all by default, none as ''. */
const kindsFilter: AddressFilter<string> = {
  usual: '1,2,3',
  read: (text) => (/^(?:[123](?:,[123]){0,2})?$/.test(text) ? text : undefined),
};
/** Kinds of movements in a filter's text. */
export const kindsOf = (text: string): StoryFilter[] =>
  text
    .split(',')
    .filter(Boolean)
    .map((one) => Number(one) as StoryFilter);

const filters = { item: idFilter, filters: kindsFilter };

/** Movements of one stock item, latest first. */
export const storyList = defineList<typeof stockStory, ToldRow, typeof filters>({
  id: 'stock-story',
  section: 'stock',
  path: '/stock',
  title: 'stockStory.movements',
  endpoint: stockStory,
  period: true,
  filters,
  counts: [50],
  columns,
  input: ({ period, filters: { item, filters: kinds }, page, count }) => ({
    body: { item_id: item, ...period, filters: kindsOf(kinds), page, count },
  }),
  isReady: ({ filters: kinds }) => kinds !== '',
  // A legacy server has no pages.
  total: ({ items, total_records }) => total_records ?? items.length,
  arranged: (rows, _view, { words, locale }) =>
    rows.map((row: StoryRow) => ({ ...row, told: storyText(row, words, locale) })),
  keyOf: ({ stock_story_id }) => stock_story_id,
  named: itemNamed,
  narrowed: async ({ item, filters: kinds }, words, read) => [
    await itemName(item, read),
    ...(kinds === kindsFilter.usual
      ? []
      : [
          kindsOf(kinds)
            .map((kind) => words(`stockStory.filters.f${kind}`))
            .join(', '),
        ]),
  ],
});
