import type { StockMove } from '@/backend/src/ledger/stock/ledger';
import { CATEGORY } from '../categories';
import type { Good } from '../plan-stock';
import { BOOKED_LATE, OUT_OF_USE } from '../stock/details';
import { PIECE } from '../stock/shelf';
import type { Diary } from './diary';
import { MANAGER, rounded, stepOf, type Happening, type Venue } from './happening';
import { isHousehold } from './usage';

const { meat, fish, vegetables, dairy, beer, spirits, wine, dryGoods } = CATEGORY;

/** Reasons for throwing goods of a category away. */
const REASONS: Readonly<Record<number, readonly string[]>> = {
  [meat]: ['Истёк срок хранения', 'Заветрилось, списано поваром', 'Брак при разделке'],
  [fish]: ['Истёк срок хранения', 'Разморозилось при отключении света'],
  [vegetables]: ['Сгнило', 'Завяло, не годится в салат', 'Не перебрали поставку'],
  [dairy]: ['Истёк срок хранения', 'Прокисло', 'Разбилось при разгрузке'],
  [dryGoods]: ['Завелись жучки', 'Зачерствело', 'Рассыпали на кухне'],
  [beer]: ['Пролив при замене кега', 'Бой бутылки', 'Промывка пивной линии'],
  [spirits]: ['Разбили бутылку', 'Дегустация для гостей', 'Перелив бармена'],
  [wine]: ['Бутылка с пробкой, вернул гость', 'Открытая бутылка выдохлась'],
};

const BOTTLES: readonly number[] = [beer, spirits, wine];

/** A share of a day's use, at least the smallest step. */
const part = (good: Good, daily: number, random: Venue['random'], low: number, high: number): number =>
  Math.max(stepOf(good), rounded(daily * random.between(low, high), stepOf(good)));

/** Books a movement that a manager enters. */
const book = (
  { ledger }: Diary,
  time: Date,
  move: Pick<StockMove, 'item_id' | 'kind' | 'quantity'>,
  description: string,
) => ledger.move({ ...move, description, user_id: MANAGER, stock_story_time: time });

function spoil({ goods, usage, random }: Venue, time: Date, diary: Diary): void {
  const exposed = goods.filter(
    ({ category, item_id, key }) => category in REASONS && usage.rate(item_id) > 0 && !BOOKED_LATE.has(key),
  );
  for (let loss = random.whole(2, 5); loss > 0; loss -= 1) {
    const good = random.pick(exposed);
    const quantity =
      good.measure === PIECE ? random.whole(1, 3) : part(good, usage.rate(good.item_id), random, 0.3, 1.2);
    if (diary.ledger.holding(good.item_id).quantity < quantity) continue;
    const move = { item_id: good.item_id, kind: 'write_off', quantity: -quantity } as const;
    book(diary, time, move, random.pick(REASONS[good.category] ?? []));
  }
  if (random.next() < 0.2) {
    const good = random.pick(exposed);
    const quantity = part(good, usage.rate(good.item_id), random, 0.2, 0.8);
    book(diary, time, { item_id: good.item_id, kind: 'recharge', quantity }, 'Списали по ошибке, возврат');
  }
}

/** Books an inspection of the bar: one or two bottles hold too little, and sometimes one holds too much. */
function lookOver({ goods, usage, random }: Venue, time: Date, diary: Diary): void {
  const bottles = goods.filter(
    ({ category, item_id, key }) => BOTTLES.includes(category) && usage.rate(item_id) > 0 && !BOOKED_LATE.has(key),
  );
  const differ = (kind: 'shortfall' | 'recharge', description: string): void => {
    const good = random.pick(bottles);
    const quantity = part(good, usage.rate(good.item_id), random, 0.05, 0.3);
    if (diary.ledger.holding(good.item_id).quantity < quantity) return;
    const signed = kind === 'shortfall' ? -quantity : quantity;
    book(diary, time, { item_id: good.item_id, kind, quantity: signed }, description);
  };
  for (let left = random.whole(1, 2); left > 0; left -= 1) differ('shortfall', 'Не сошлось при осмотре бара');
  if (random.next() < 0.4) differ('recharge', 'Нашли при осмотре бара');
}

/** Boxes, soap and batteries of a week. */
function useUp({ goods, usage, random }: Venue, time: Date, diary: Diary): void {
  for (const good of goods.filter(isHousehold)) {
    const quantity = part(good, 7 * usage.rate(good.item_id), random, 0.7, 1.2);
    book(diary, time, { item_id: good.item_id, kind: 'write_off', quantity: -quantity }, 'Расход за неделю');
  }
}

/** Writes off goods that are no longer bought. */
function giveUp({ goods }: Venue, time: Date, diary: Diary): void {
  for (const { item_id } of goods.filter(({ key }) => OUT_OF_USE.has(key))) {
    const { quantity } = diary.ledger.holding(item_id);
    const move = { item_id, kind: 'write_off', quantity: -quantity } as const;
    if (quantity > 0) book(diary, time, move, 'Снято с продажи, остаток списан');
  }
}

/** Throws something away and looks over the bar twice a week; writes off the week's household goods on Monday. */
export function planLosses(venue: Venue): readonly Happening[] {
  const once = Math.floor(venue.days.length * 0.6);
  return venue.days.flatMap((day): Happening[] => {
    const night = day.at(28.6);
    const morning = day.at(7.9);
    const happenings: Happening[] = [];
    if (day.weekday === 0) happenings.push({ time: morning, happen: (diary) => useUp(venue, morning, diary) });
    if (day.weekday === 2 || day.weekday === 6)
      happenings.push({
        time: night,
        happen: (diary) => {
          spoil(venue, night, diary);
          lookOver(venue, night, diary);
        },
      });
    if (day.ago === once) happenings.push({ time: morning, happen: (diary) => giveUp(venue, morning, diary) });
    return happenings;
  });
}
