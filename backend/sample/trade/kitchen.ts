import { valueOf } from '@/lib/domain/stock-ledger';
import type { StockKey } from '../stock';
import { CRAFTS, type Craft } from './crafts';
import type { Diary } from './diary';
import { MANAGER, rounded, type Happening, type Venue } from './happening';

const BREWER = 22;
const BREWER_SINCE = 287;

type ByKey = ReadonlyMap<StockKey, { readonly item_id: number }>;

/** Takes a craft's ingredients and adds its product at their cost. */
function make(craft: Craft, batches: number, time: Date, user_id: number, diary: Diary, goods: ByKey): void {
  const idOf = (key: StockKey): number => goods.get(key)?.item_id ?? 0;
  const columns = { note: { kind: craft.note, args: {} }, user_id, stock_story_time: time };
  let cost = 0;
  for (const [key, each] of Object.entries(craft.takes) as [StockKey, number][]) {
    const item_id = idOf(key);
    const quantity = Number((each * batches).toFixed(3));
    cost += valueOf(quantity, diary.ledger.holding(item_id).price);
    diary.ledger.move({ item_id, kind: 'craft_out', quantity: -quantity, ...columns });
  }
  const made = { item_id: idOf(craft.product), quantity: Number((craft.batch * batches).toFixed(3)), amount: cost };
  diary.ledger.move({ ...made, kind: 'craft_in', ...columns });
}

/** Makes perishable goods in the morning. */
export function planCrafts({ days, goods, usage, random }: Venue): readonly Happening[] {
  const byKey: ByKey = new Map(goods.map((good) => [good.key, good]));
  return days.map((day): Happening => {
    const time = day.at(9.5 + random.between(0, 0.4));
    const happen = (diary: Diary): void => {
      for (const craft of CRAFTS) {
        const item_id = byKey.get(craft.product)?.item_id ?? 0;
        const daily = usage.rate(item_id) * day.season;
        const { quantity } = diary.ledger.holding(item_id);
        if (daily === 0 || quantity > craft.low * daily) continue;
        const batches = rounded((craft.high * daily - quantity) / craft.batch, craft.least, Math.ceil);
        const user_id = craft.note === 'brewed' && day.ago < BREWER_SINCE ? BREWER : MANAGER;
        make(craft, batches, time, user_id, diary, byKey);
      }
    };
    return { time, happen };
  });
}
