import { CODE } from '@/lib/contract/problem';
import { batchStory } from '@/lib/sections/craft/contract/batches';
import { getPurchase } from '@/lib/sections/stock/contract/purchase';
import { stockDependencies, type Dependency } from '@/lib/sections/stock/contract/dependencies';
import { stockStory, stockStoryChart, stockStoryDetails } from '@/lib/sections/stock/contract/story';
import type { StoryRow } from '@/lib/sections/stock/contract/story-row';
import { on, refuse, serve } from '../../support/serve';

const QUANTITIES = { quantity: -0.85, quantity_after: 10.65, price: 38.25, unit_price: 45, currency: 'THB' };
const OF_ORDER = { kind: 'order', order_number: 77, purchase_number: null } as const;
const SAID = { description: '', user_name: 'boris', write_off_or_recharge: null, merged_item: null };
const BASE: StoryRow = {
  ...QUANTITIES,
  ...OF_ORDER,
  ...SAID,
  stock_story_id: 1,
  measure: 'kg',
  stock_story_time: Date.parse('2026-11-20T13:00:00Z') / 1000,
};
const bought: Partial<StoryRow> = { kind: 'purchase', order_number: null, purchase_number: 12 };

const LOST: Partial<StoryRow> = { kind: 'write_off', order_number: null, write_off_or_recharge: 1, quantity: -1 };
export const STORY: StoryRow[] = [
  { ...BASE, stock_story_id: 5 },
  { ...BASE, ...bought, stock_story_id: 4, quantity: 12, quantity_after: 11.5, price: 540 },
  { ...BASE, ...LOST, stock_story_id: 3, quantity_after: -0.5, description: 'просыпали', merged_item: 'Рис старый' },
];

const used = { max_discount: 0, retail_price: 0, last_update: BASE.stock_story_time };
const PILAF = { menu_id: 11, name: 'Плов', quantity: 0.25, measure_name: 'kg', type: 1 } as const;
const DISHES: Dependency[] = [
  { ...used, ...PILAF, max_discount: 15, retail_price: 200, prime_cost: 14.53, item_cost: 11.25 },
  { ...used, menu_id: 3, name: 'Рисовый сироп', quantity: 2, measure_name: 'unit', type: 2, prime_cost: 5 },
];

const { stock_story_time: time } = BASE;
/** 120 movements in all time, none today. */
const story = (rows: readonly StoryRow[]) =>
  on(stockStory, ({ body: { period_id } }) =>
    period_id === 0 ? { items: [], total_records: 0 } : { items: rows, total_records: 120 },
  );
const details = [{ menu_id: 11, menu_name: 'Плов', menu_quantity: 3, ingredient_quantity: 0.75 }];

/** The calls of the history and of the dependencies. */
export const serveStory = (rows: readonly StoryRow[] = STORY) =>
  serve(
    story(rows),
    on(stockStoryChart, {
      points: [
        { time: time - 3600, quantity: 11.5 },
        { time, quantity: -0.5 },
      ],
    }),
    on(stockStoryDetails, { items: details, total_quantity: 0.75 }),
    on(stockDependencies, { items: DISHES }),
    on(getPurchase, refuse(CODE.upstreamFailed)),
    on(batchStory, { items: [] }),
  );

/** The same calls refused. */
export const serveNoStory = () => {
  const down = refuse(CODE.upstreamFailed);
  return serve(on(stockStory, down), on(stockStoryChart, down), on(stockDependencies, down));
};
