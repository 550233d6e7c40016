import { toBaht, toSatang } from '@/lib/domain/money';
import { lineAmount } from '@/lib/sections/stock/rules/delivery';
import { totalOf } from '@/backend/src/sections/stock/delivery-rows';
import { packagePrice, type Good } from '../plan-stock';
import { BOOKED_LATE, OUT_OF_USE } from '../stock/details';
import { CRAFTS } from './crafts';
import type { TradingDay } from './calendar-days';
import type { Diary } from './diary';
import { MANAGER, OWNER, rounded, SECOND_MANAGER, stepOf, type Happening, type Venue } from './happening';
import { fillSafe } from './money';
import { coverOf, priceLevel, SUPPLIERS, type Supplier } from './suppliers';

const CRAFTED = new Set(CRAFTS.map(({ product }) => product));
const isBought = ({ key }: Good): boolean => !CRAFTED.has(key) && !OUT_OF_USE.has(key);

/** Whole packages; loose goods by the kilogram, or tens of pieces. */
function packed(good: Good, want: number): number {
  if (good.packaged !== null) return rounded(want, good.packaged, Math.ceil);
  const step = stepOf(good);
  return rounded(want, step === 1 && want > 20 ? 10 : step === 0.05 && want > 2 ? 0.5 : step, Math.ceil);
}

/** Missing quantity of a good when the supplier comes. */
function wanted(good: Good, supplier: Supplier, day: TradingDay, time: Date, diary: Diary, { usage }: Venue): number {
  const { quantity } = diary.ledger.holding(good.item_id);
  const daily = usage.rate(good.item_id) * day.season;
  const { low, high } = coverOf(supplier, good.folder);
  const kept = Math.max(low * daily, usage.atOnce(good.item_id));
  if (daily === 0 || quantity > kept) return 0;
  const want = Math.max(high * daily, kept + low * daily) - quantity;
  if (!BOOKED_LATE.has(good.key)) return packed(good, want);
  // Stock that the last guests took is still on the shelf in the books.
  const covered = usage.ahead(good.item_id, time) - quantity - 2 * daily;
  if (want < covered) return packed(good, want);
  return Math.max(0, rounded(covered, good.packaged ?? stepOf(good), Math.floor));
}

/** Baht per measure, to the satang of a package or of a measure. */
function priceOf(good: Good, { category, sway, vat }: Supplier, day: TradingDay, { days, random }: Venue): number {
  const level = priceLevel(category, 1 - day.ago / days.length, day.month) * random.between(1 - sway, 1 + sway);
  const net = vat ? level / 1.07 : level;
  return good.packaged === null
    ? toBaht(Math.round(good.price * net))
    : toBaht(packagePrice(good, net)) / good.packaged;
}

/** Recent deliveries on credit are not paid yet, in days. */
const CREDIT_DAYS = 12;

/** The manager on duty signs; the second manager came later. */
const signerOf = ({ ago }: TradingDay, { random }: Venue): number =>
  ago < 238 && random.next() < 0.4 ? SECOND_MANAGER : MANAGER;

function bring(supplier: Supplier, day: TradingDay, time: Date, diary: Diary, venue: Venue): void {
  const include_vat = supplier.vat === true;
  const own = venue.goods.filter((good) => good.category === supplier.category && isBought(good));
  const lines = own.flatMap((good) => {
    const quantity = wanted(good, supplier, day, time, diary, venue);
    if (quantity === 0) return [];
    const amount = lineAmount(quantity, priceOf(good, supplier, day, venue), include_vat);
    return [{ item_id: good.item_id, quantity, amount, name: good.name, category_id: good.category }];
  });
  if (lines.length === 0) return;
  const pay_later = supplier.credit === true && day.ago < CREDIT_DAYS;
  const use_own_funds = !pay_later && venue.random.next() < 0.02;
  const user_id = use_own_funds ? OWNER : signerOf(day, venue);
  const delivery = { time, include_vat, pay_later, use_own_funds, user_id };
  const isPaid = pay_later || use_own_funds || fillSafe(diary, totalOf({ lines }) + toSatang(20_000), time);
  diary.buy(isPaid ? delivery : { ...delivery, use_own_funds: true, user_id: OWNER }, lines);
}

/** Suppliers come on their weekdays and restock goods that run out. */
export function planSupply(venue: Venue): readonly Happening[] {
  return venue.days.flatMap((day) =>
    SUPPLIERS.filter(({ weekdays }) => weekdays.includes(day.weekday)).map((supplier): Happening => {
      const time = day.at(supplier.hour + venue.random.between(0, 0.4));
      return { time, happen: (diary) => bring(supplier, day, time, diary, venue) };
    }),
  );
}
