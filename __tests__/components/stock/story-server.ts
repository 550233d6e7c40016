import type { Dependency, MadeFrom } from '@/lib/contract/stock';
import type { StoryRow } from '@/lib/contract/stock-story';
import { answer } from '../../support/answer';

const BASE: StoryRow = {
  stock_story_id: 1,
  quantity: -0.85,
  quantity_after: 10.65,
  price: 38.25,
  unit_price: 45,
  currency: 'THB',
  measure: 'kg',
  stock_story_time: Date.parse('2026-11-20T13:00:00Z') / 1000,
  description: '',
  user_name: 'boris',
  order_number: 77,
  write_off_or_recharge: null,
  kind: 'order',
  purchase_number: null,
  merged_item: null,
};
const bought: Partial<StoryRow> = { kind: 'purchase', order_number: null, purchase_number: 12 };

export const STORY: StoryRow[] = [
  { ...BASE, stock_story_id: 5 },
  { ...BASE, ...bought, stock_story_id: 4, quantity: 12, quantity_after: 11.5, price: 540 },
  {
    ...BASE,
    stock_story_id: 3,
    kind: 'write_off',
    order_number: null,
    write_off_or_recharge: 1,
    quantity: -1,
    quantity_after: -0.5,
    description: 'просыпали',
    merged_item: 'Рис старый',
  },
];

const DISHES: Dependency[] = [
  {
    menu_id: 11,
    name: 'Плов',
    quantity: 0.25,
    measure_name: 'kg',
    type: 1,
    max_discount: 15,
    retail_price: 200,
    prime_cost: 14.53,
    item_cost: 11.25,
    last_update: BASE.stock_story_time,
  },
  {
    menu_id: 3,
    name: 'Рисовый сироп',
    quantity: 2,
    measure_name: 'unit',
    type: 2,
    max_discount: 0,
    retail_price: 0,
    prime_cost: 5,
    last_update: BASE.stock_story_time,
  },
];

interface Asked {
  readonly path: string;
  readonly body: { period_id?: number; filters?: number[]; page?: number; stock_story_id?: number };
}

/** Serves the calls of the dialogs: 120 movements in all time, none today; requests are recorded. */
export function serveStory({
  broken = false,
  dishes = DISHES,
  makers,
  story = STORY,
}: { broken?: boolean; dishes?: Dependency[]; makers?: MadeFrom[]; story?: StoryRow[] } = {}): {
  asked: Asked[];
  heal: () => void;
} {
  const asked: Asked[] = [];
  let failing = broken;
  const reply = (path: string, body: Asked['body']): Response => {
    if (failing) return answer({ code: 1008, message: 'down' }, 502);
    switch (path) {
      case '/api/stock/story': {
        const some = body.period_id !== 0;
        return answer({ items: some ? story : [], total_records: some ? 120 : 0 });
      }
      case '/api/stock/story/chart':
        return answer({
          points: [
            { time: BASE.stock_story_time - 3600, quantity: 11.5 },
            { time: BASE.stock_story_time, quantity: -0.5 },
          ],
        });
      case '/api/stock/story/details':
        return answer({
          items: [{ menu_id: 11, menu_name: 'Плов', menu_quantity: 3, ingredient_quantity: 0.75 }],
          total_quantity: 0.75,
        });
      default:
        return answer({ items: dishes, made_from: makers });
    }
  };
  global.fetch = jest.fn((input, init) => {
    const path = input as string;
    const body = JSON.parse(init?.body as string) as Asked['body'];
    asked.push({ path, body });
    return Promise.resolve(reply(path, body));
  });
  return { asked, heal: () => void (failing = false) };
}
