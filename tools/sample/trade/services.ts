import { toSatang } from '@/lib/domain/money';
import { serviceEntry } from '@/backend/src/sections/funds/service';
import type { TradingDay } from './calendar-days';
import { MANAGER, OWNER, type Happening, type Venue } from './happening';
import { fillSafe } from './money';

/** A recurring bill, in baht. */
interface Bill {
  readonly category_id: number;
  readonly name: string;
  readonly price: number;
  /** Variation of the amount, as a share. */
  readonly sway: number;
  readonly due: (day: TradingDay) => boolean;
  /** Whether it grows with the number of guests. */
  readonly grows?: true;
  /** Paid by the owner. */
  readonly own?: true;
}

const monthly = (date: number) => (day: TradingDay) => day.date === date;
const weekly = (weekday: number) => (day: TradingDay) => day.weekday === weekday;
const yearly = (month: number, date: number) => (day: TradingDay) => day.month === month && day.date === date;
const everySecond = (months: 'even' | 'odd', date: number) => (day: TradingDay) =>
  day.date === date && day.month % 2 === (months === 'even' ? 0 : 1);

// oxfmt-ignore
const BILLS: readonly Bill[] = [
  { category_id: 120, name: 'Аренда бара и кухонь', price: 95_000, sway: 0, due: monthly(1) },
  { category_id: 120, name: 'Аренда помещения караоке', price: 28_000, sway: 0, due: monthly(1) },
  { category_id: 120, name: 'Аренда помещения DD Weed', price: 18_000, sway: 0, due: monthly(2) },
  { category_id: 121, name: 'Электричество (PEA)', price: 46_000, sway: 0.12, due: monthly(8), grows: true },
  { category_id: 121, name: 'Вода', price: 4_200, sway: 0.1, due: monthly(9), grows: true },
  { category_id: 122, name: 'Газ, баллоны 48 кг', price: 3_600, sway: 0.05, due: weekly(1), grows: true },
  { category_id: 122, name: 'Уголь для гриля и кальяна', price: 2_100, sway: 0.1, due: everySecond('odd', 14) },
  { category_id: 123, name: 'Интернет и телефон (AIS)', price: 2_568, sway: 0, due: monthly(6) },
  { category_id: 123, name: 'Подписка на караоке-базу', price: 1_490, sway: 0, due: monthly(12) },
  { category_id: 124, name: 'Реклама в Facebook и Instagram', price: 12_000, sway: 0.2, due: monthly(4) },
  { category_id: 124, name: 'Печать меню и флаеров', price: 3_800, sway: 0.3, due: everySecond('even', 17) },
  { category_id: 125, name: 'Чистка и заправка кондиционеров', price: 6_500, sway: 0.15, due: everySecond('odd', 21) },
  { category_id: 125, name: 'Ремонт холодильника на кухне', price: 4_700, sway: 0.4, due: everySecond('even', 11) },
  { category_id: 125, name: 'Сантехник', price: 1_500, sway: 0.3, due: monthly(19) },
  { category_id: 125, name: 'Ремонт микрофонов и колонки', price: 5_200, sway: 0.2, due: yearly(8, 23) },
  { category_id: 126, name: 'Лицензия на алкоголь и табак', price: 2_720, sway: 0, due: yearly(1, 7) },
  { category_id: 126, name: 'Авторские отчисления за музыку', price: 16_500, sway: 0, due: yearly(2, 10) },
  { category_id: 126, name: 'Лицензия на каннабис', price: 3_000, sway: 0, due: yearly(5, 12) },
  { category_id: 126, name: 'Налог на вывеску', price: 4_400, sway: 0, due: yearly(3, 5) },
  { category_id: 126, name: 'Бухгалтер, отчёт за месяц', price: 8_000, sway: 0, due: monthly(15) },
  { category_id: 16, name: 'Вывоз мусора', price: 2_500, sway: 0, due: monthly(3) },
  { category_id: 16, name: 'Стирка скатертей и формы', price: 1_350, sway: 0.15, due: weekly(2) },
  { category_id: 16, name: 'Обработка от насекомых', price: 1_900, sway: 0, due: monthly(20) },
  { category_id: 16, name: 'Живая музыка, пятница', price: 5_000, sway: 0, due: weekly(4) },
  { category_id: 16, name: 'Диджей, суббота', price: 3_500, sway: 0.1, due: weekly(5) },
  { category_id: 48, name: 'Такси сотрудникам после смены', price: 900, sway: 0.35, due: weekly(6) },
  { category_id: 48, name: 'Обед для персонала', price: 650, sway: 0.3, due: weekly(3) },
  { category_id: 48, name: 'Цветы на столы', price: 780, sway: 0.25, due: weekly(4), own: true },
  { category_id: 46, name: 'Аренда зала под закрытую вечеринку', price: 15_000, sway: 0.3, due: everySecond('even', 24) },
  { category_id: 46, name: 'Бонус поставщика пива за объём', price: 9_000, sway: 0.2, due: everySecond('odd', 27) },
  { category_id: 46, name: 'Сдали стеклотару', price: 620, sway: 0.3, due: monthly(26) },
];

/** Whole baht; large amounts in tens. */
const priceOf = ({ price, sway, grows }: Bill, day: TradingDay, { random }: Venue): number => {
  const level = price * random.between(1 - sway, 1 + sway) * (grows ? day.season : 1);
  const step = price > 3000 && sway > 0 ? 10 : 1;
  return toSatang(Math.round(level / step) * step);
};

/** Rent, power, repairs and music, paid from the safe as they come, and income from outside sales. */
export function planServices(venue: Venue): readonly Happening[] {
  return venue.days.flatMap((day) =>
    BILLS.filter(({ due }) => due(day)).map((bill): Happening => {
      const price = priceOf(bill, day, venue);
      const time = day.at(venue.random.between(13, 17.5));
      const { category_id, name, own = false } = bill;
      return {
        time,
        happen: (diary) => {
          const use_own_funds = own || !fillSafe(diary, price + toSatang(20_000), time);
          const user_id = use_own_funds ? OWNER : MANAGER;
          diary.post(serviceEntry({ category_id, name, price, use_own_funds, user_id, time }));
        },
      };
    }),
  );
}
