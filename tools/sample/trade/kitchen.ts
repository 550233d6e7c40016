import { addQuantity } from '@/lib/domain/exact';
import type { Random } from '../random';
import type { MadeBatch } from './batches';
import { CRAFTS, type Craft } from './crafts';
import type { Diary } from './diary';
import { MANAGER, rounded, type Happening, type Venue } from './happening';

const BREWER = 22;
const BREWER_SINCE = 287;

/** Why a batch gave less than planned. */
const LOSSES = [
  'Выкипело больше обычного',
  'Пригорело, часть списали',
  'Пролили при переливе',
  'Брак, не прошло пробу',
];
const BREW_LOSSES = ['Ушло в осадок', 'Потери на фильтрации', 'Проба и мойка линии'];

/** Real yield of a batch: a brew always leaves sediment, other batches rarely give less than planned. */
function yieldOf(craft: Craft, planned: number, random: Random): { real: number; reason: string } {
  const chance = random.next();
  const share = craft.beer ? random.between(0.92, 1) : random.between(0.85, 0.97);
  if (chance > (craft.beer ? 0.8 : 0.05)) return { real: planned, reason: '' };
  const real = rounded(planned * share, craft.beer ? 0.5 : Number.isInteger(craft.batch * craft.least) ? 1 : 0.05);
  const reason = random.pick(craft.beer ? BREW_LOSSES : LOSSES);
  return real > 0 && real < planned ? { real, reason } : { real: planned, reason: '' };
}

/** Batches that bring a craft's stock back to normal; a brew is made one whole recipe at a time. */
function plannedYields(craft: Craft, missing: number): number[] {
  const batches = rounded(missing / craft.batch, craft.least, Math.ceil);
  return craft.beer
    ? Array<number>(Math.round(batches)).fill(craft.batch)
    : [Number((craft.batch * batches).toFixed(3))];
}

/** One batch in ninety is entered twice. */
const TWICE = 1 / 90;

/** Makes what runs out in the morning, and takes back what was entered twice. */
export function planCrafts({ days, goods, usage, random }: Venue): readonly Happening[] {
  const byKey = new Map(goods.map((good) => [good.key, good]));
  return days.flatMap((day): Happening[] => {
    const time = day.at(9.5 + random.between(0, 0.4));
    const noticed = new Date(time.getTime() + 9 * 60_000);
    const twice: MadeBatch[] = [];
    const make = (diary: Diary): void => {
      for (const craft of CRAFTS) {
        const good = byKey.get(craft.product);
        if (!good) throw new Error(`No shelf holds ${craft.product}`);
        const daily = usage.rate(good.item_id) * day.season;
        const { quantity } = diary.ledger.holding(good.item_id);
        const kept = Math.max(craft.low * daily, usage.atOnce(good.item_id));
        if (daily === 0 || quantity > kept) continue;
        const user_id = craft.beer && day.ago < BREWER_SINCE ? BREWER : MANAGER;
        const full = Math.max(craft.high * daily, kept + craft.low * daily);
        for (const planned of plannedYields(craft, addQuantity(full, -quantity))) {
          const batch = { craft, product: good, byKey, planned, user_id, time };
          const made = { ...batch, ...yieldOf(craft, planned, random) };
          diary.batches.make(made);
          if (random.next() < TWICE && diary.batches.isEnough(made)) twice.push(diary.batches.make(made));
        }
      }
    };
    const correct = async (diary: Diary): Promise<void> => {
      if (twice.length > 0) await diary.write();
      for (const batch of twice) await diary.batches.takeBack(batch, noticed);
    };
    return [
      { time, happen: make },
      { time: noticed, happen: correct },
    ];
  });
}
