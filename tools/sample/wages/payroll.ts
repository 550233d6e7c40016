import { COMPENSATION } from '@/lib/sections/salary/contract/limits';
import { toBaht, toSatang } from '@/lib/domain/money';
import { amountDue, instalmentsOf, overtimePay } from '@/lib/sections/salary/rules/salary';
import type { Booked } from '@/backend/src/sections/salary/book';
import type { Random } from '../random';
import { type Months, termsOf, type Employee } from './staff';

/** A booking for a person in a month, besides wages and prepayments; money in baht. */
interface Event {
  readonly name: string;
  /** Number of calendar months before the current one. */
  readonly ago: number;
  readonly date: number;
  readonly type: 'penalty' | 'bonus';
  readonly amount: number;
  readonly description: string;
  /** Booked in the next month, after the salary is paid. */
  readonly late?: true;
}

// oxfmt-ignore
const EVENTS: readonly Event[] = [
  { name: 'Anong Chaiyasit', ago: 9, date: 18, type: 'penalty', amount: 300, description: 'Опоздала на смену на 40 минут' },
  { name: 'Nipa Srisuk', ago: 7, date: 6, type: 'penalty', amount: 700, late: true, description: 'Не убрала рыбу в холодильник, списали четыре килограмма' },
  { name: 'Артём Лисицын', ago: 6, date: 22, type: 'penalty', amount: 1500, description: 'Оставил бар открытым после смены' },
  { name: 'ประเสริฐ ใจดี', ago: 6, date: 25, type: 'bonus', amount: 1000, description: 'Отмыл вытяжку на кухне в свой выходной' },
  { name: 'Игорь Мельник', ago: 5, date: 20, type: 'bonus', amount: 4000, description: 'Новый сорт получился с первого раза, продали за десять дней' },
  { name: 'Kitti Phongsri', ago: 4, date: 12, type: 'penalty', amount: 500, description: 'Разбил поднос с бокалами' },
  { name: 'Сергей Панов', ago: 3, date: 24, type: 'bonus', amount: 5000, description: 'Банкет на 60 человек без единого замечания' },
  { name: 'Ploy Rattanakul', ago: 2, date: 17, type: 'penalty', amount: 500, description: 'Ушла за час до конца смены, не предупредила' },
  { name: 'Марина Орлова', ago: 2, date: 27, type: 'bonus', amount: 2500, description: 'Три раза вышла в свой выходной' },
  { name: 'Екатерина Белова', ago: 1, date: 26, type: 'bonus', amount: 3000, description: 'Лучшая выручка караоке за месяц' },
  { name: 'Артём Лисицын', ago: 1, date: 5, type: 'penalty', amount: 2400, late: true, description: 'Недостача по бару за прошлый месяц, нашли при пересчёте' },
  { name: 'Артём Лисицын', ago: 0, date: 2, type: 'bonus', amount: 1500, description: 'Провёл дегустацию для группы из отеля' },
  { name: 'วิชัย บุญมี', ago: 0, date: 3, type: 'penalty', amount: 400, description: 'Опоздал, кухню открывали без него' },
  { name: 'Артём Лисицын', ago: 0, date: 7, type: 'penalty', amount: 300, description: 'Опоздал на смену на полчаса' },
  { name: 'มาลี ทองดี', ago: 0, date: 8, type: 'bonus', amount: 1000, description: 'Три отзыва гостей с её именем за неделю' },
];

/** Money lent; `ago` is the month of the first instalment. `skipped` is a month without one, by agreement. */
interface Credit {
  readonly name: string;
  readonly ago: number;
  readonly date: number;
  readonly amount: number;
  readonly duration: number;
  readonly description: string;
  readonly skipped?: { readonly ago: number; readonly date: number; readonly description: string };
}

const CREDITS: readonly Credit[] = [
  { name: 'สมหญิง แก้วมณี', ago: 10, date: 9, amount: 24_000, duration: 6, description: 'На учёбу сына' },
  {
    name: 'Артём Лисицын',
    ago: 5,
    date: 11,
    amount: 36_000,
    duration: 9,
    description: 'На ремонт мотоцикла и страховку',
    skipped: { ago: 2, date: 10, description: 'Ездил домой к родителям, взнос перенесли на месяц' },
  },
];

/** A prepayment that was given twice, and taken back the same day. */
const MISTAKE = { name: 'Anong Chaiyasit', ago: 3 } as const;

/** A month in which nothing of a credit is withheld. */
export interface Skip {
  readonly credit: Booked;
  readonly month: string;
  readonly description: string;
}

/** Entry for an employee at a time: a booking, its reversal, or a skipped month of a credit. */
export type Act = { readonly time: Date } & (
  | { readonly book: Booked }
  | { readonly takeBack: Booked }
  | { readonly skip: Skip }
);

/** Salaries are paid on this date of the next month, overtime of the high season on that one of its own. */
const PAYDAY = 4;
const OVERTIME = 27;
const HIGH_SEASON = 1.1;
const ADVANCE = 0.4;

interface Plan {
  readonly employee: Employee;
  readonly months: Months;
  readonly now: Date;
  readonly random: Random;
}

/** Books one employee month by month. Figures are in baht, months are counted back from the current one. */
export function actsOf({ employee, months, now, random }: Plan): readonly Act[] {
  const { employee_id, name: employee_name, joined, left, partly = 1, advance, compensated = false } = employee;
  const isOwn = ({ name }: { readonly name: string }): boolean => name === employee_name;
  const acts: Act[] = [];
  const withheld = new Map<number, number>();

  /** A moment of a date, later by `minutes`; undefined before the books begin and in the future. */
  const timeOf = (ago: number, date: number, minutes = 0): Date | undefined => {
    const time = months.day(ago, date)?.at(13.5 + (3 * employee_id + minutes) / 60);
    return time && time <= now ? time : undefined;
  };
  const book = (ago: number, time: Date | undefined, what: Pick<Booked, 'type' | 'amount'> & Partial<Booked>) => {
    if (!time) return undefined;
    const booked: Booked = { employee_id, employee_name, month: months.of(ago), time, ...what };
    acts.push({ time, book: booked });
    return booked;
  };

  function lend(ago: number): void {
    const given = CREDITS.filter((credit) => isOwn(credit) && credit.ago === ago);
    for (const { date, amount, duration, description, skipped } of given) {
      const credit = book(ago, timeOf(ago, date), { type: 'credit', amount, duration, description });
      if (!credit) continue;
      const agreed = skipped && timeOf(skipped.ago, skipped.date);
      if (agreed) acts.push({ time: agreed, skip: { ...skipped, credit, month: months.of(skipped.ago) } });
      instalmentsOf(toSatang(amount), duration).forEach((part, index) => {
        const month = ago - index - (agreed && ago - index <= skipped.ago ? 1 : 0);
        withheld.set(month, (withheld.get(month) ?? 0) + toBaht(part));
      });
    }
  }

  /** Penalties and bonuses of a month, booked in it or after its salary. Returns what they raise and lower the pay by. */
  function note(ago: number, isLate: boolean) {
    const sums = { bonus: 0, penalty: 0 };
    const events = EVENTS.filter((event) => isOwn(event) && event.ago === ago && (event.late ?? false) === isLate);
    for (const { date, type, amount, description } of events)
      if (book(ago, timeOf(isLate ? ago - 1 : ago, date), { type, amount, description })) sums[type] += amount;
    return sums;
  }

  function prepay(ago: number, wages: number): number {
    if (advance === undefined) return 0;
    const given = { type: 'prepayment', amount: 500 * Math.round((wages * ADVANCE) / 500) } as const;
    if (!book(ago, timeOf(ago, advance), given)) return 0;
    if (!isOwn(MISTAKE) || ago !== MISTAKE.ago) return given.amount;
    const again = book(ago, timeOf(ago, advance, 20), given);
    const noticed = timeOf(ago, advance, 75);
    if (again && noticed) acts.push({ time: noticed, takeBack: again });
    return given.amount;
  }

  function payOvertime(ago: number, hour: number): void {
    const hours = random.whole(8, 32) / 2;
    if (!employee.busy || (months.day(ago, OVERTIME)?.season ?? 0) < HIGH_SEASON) return;
    book(ago, timeOf(ago, OVERTIME), { type: 'overtime', hours, amount: overtimePay(hours, hour) });
  }

  const earnedShare = (ago: number): number =>
    months.share(ago) * (ago === left || ago === employee.joinedAgo ? partly : 1);

  let debt = 0;
  for (let ago = joined; ago >= (left ?? 0); ago -= 1) {
    const terms = termsOf(employee).find((since) => ago <= since.ago);
    if (!terms) continue;
    const { wages, hour } = terms;
    const accrued = 10 * Math.round((wages * earnedShare(ago)) / 10);
    lend(ago);
    const { bonus, penalty } = note(ago, false);
    const premayment_paid = prepay(ago, wages);
    payOvertime(ago, hour);
    const allowance = compensated ? COMPENSATION : 0;
    const credit_withheld = withheld.get(ago) ?? 0;
    const month = { wages, accrued, bonus, penalty, premayment_paid, allowance, credit_withheld };
    const amount = amountDue({ ...month, salary_paid: 0, debt });
    const paid =
      amount > 0 && book(ago, timeOf(ago - 1, PAYDAY), { type: 'salary', amount, accrued, allowances: allowance });
    const late = note(ago, true);
    const earned = accrued + bonus + late.bonus + (paid ? allowance : 0);
    const taken = penalty + late.penalty + credit_withheld + premayment_paid + (paid ? amount : 0);
    debt = Math.max(0, debt + taken - earned);
  }
  return acts;
}
