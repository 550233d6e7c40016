import { countedSatang, laidOut } from '@/lib/sections/days/rules/close';
import { toSatang } from '@/lib/domain/money';
import type { Random } from '../random';
import type { TradingDay } from './calendar-days';
import { MANAGER, SECOND_MANAGER, type Happening, type Venue } from './happening';

/** Number of closed days; before that the venue did not close days. */
const DAYS = 60;
/** The morning shift counts just before noon, when the business day ends; the manager settles. */
const COUNTED = 35.88;
const SETTLED = 35.89;
const COUNTERS = [16, 17] as const;
/** Cash that stays in the cashbox for the day. */
const FLOAT = toSatang(6000);

const OVER = ['Гость не взял сдачу', 'Чаевые положили в кассу', 'Разменяли, вернули лишнее'] as const;
const SHORT = ['Ошиблись со сдачей', 'Не хватило мелочи, округлили гостю', 'Такси за гостя, чек потеряли'] as const;

/** Difference of the count in baht, and its reason; usually none. */
function surprise(random: Random): { readonly baht: number; readonly reason: string } {
  const chance = random.next();
  if (chance < 0.62) return { baht: 0, reason: '' };
  const large = chance > 0.93;
  const baht = large ? random.whole(4, 15) * 20 : random.whole(1, 18);
  return random.next() < 0.4
    ? { baht, reason: random.pick(OVER) }
    : { baht: -baht, reason: large ? random.pick([SHORT[0], SHORT[2]]) : random.pick([SHORT[0], SHORT[1]]) };
}

const dateOf = (day: TradingDay, zone: string): string => day.at(20).toLocaleDateString('en-CA', { timeZone: zone });

/** Counts and closes the business days of the last two months in order. */
export function planDayEnds({ days, random }: Venue, zone: string): readonly Happening[] {
  return days
    .filter(({ ago }) => ago >= 1 && ago <= DAYS)
    .map((day): Happening => {
      const { baht, reason } = surprise(random);
      const counted_by = random.pick(COUNTERS);
      const closed_by = random.next() < 0.5 ? MANAGER : SECOND_MANAGER;
      const times = { counted_time: day.at(COUNTED), closed_time: day.at(SETTLED) };
      return {
        // The expected sum is the books' at the time of the count.
        time: times.counted_time,
        happen: (diary) => {
          const expected = diary.held('cashier');
          const pieces = laidOut(Math.max(0, expected + toSatang(baht)));
          const counted = countedSatang(pieces);
          diary.close({
            business_date: dateOf(day, zone),
            pieces,
            counted,
            expected,
            counted_by,
            closed_by,
            ...times,
            reason: counted === expected ? '' : reason || 'Округление до 25 сатангов',
            float: Math.min(FLOAT, counted),
          });
        },
      };
    });
}
