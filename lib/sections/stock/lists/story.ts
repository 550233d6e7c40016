import { stockStory, type StoryFilter, type StoryRow } from '../contract/story';
import { idFilter, type AddressFilter } from '@/lib/lists/filters';
import { itemName, itemNamed } from '@/lib/lists/item-name';
import { measureWords } from '@/lib/lists/measure-words';
import { storyColumns, type ToldRow } from './story-columns';
import { storyText } from './story-text';
import { defineList } from '@/lib/lists/list';

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
  most: 500,
  columns: [
    ...storyColumns,
    {
      key: 'measure',
      kind: 'text',
      label: 'stock.columns.measure',
      width: 60,
      fileOnly: true,
      value: ({ measure }, words) => measureWords(measure, words),
    },
  ],
  input: ({ period, filters: { item, filters: kinds }, page, count }) => ({
    body: { item_id: item, ...period, filters: kindsOf(kinds), page, count },
  }),
  rows: ({ items }) => items,
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
