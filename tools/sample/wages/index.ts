import { toSatang } from '@/lib/domain/money';
import { isPaid } from '@/backend/src/sections/salary/book';
import { randomFor } from '../random';
import type { TradingDay } from '../trade/calendar-days';
import { OWNER, type Happening } from '../trade/happening';
import { fillSafe } from '../trade/money';
import { monthsOf, employeeRows, employeesOf } from './staff';
import { actsOf, type Act } from './payroll';

/** Stays in the safe for bills. */
const SPARE = toSatang(20_000);

const happeningOf = (act: Act): Happening => {
  const { time } = act;
  if ('skip' in act) return { time, happen: (diary) => diary.skip({ ...act.skip, user_id: OWNER, time }) };
  if ('takeBack' in act) return { time, happen: (diary) => diary.takeBack(act.takeBack, OWNER, time) };
  return {
    time,
    happen: (diary) => {
      if (isPaid(act.book)) fillSafe(diary, toSatang(act.book.amount) + SPARE, time);
      diary.operate(act.book, OWNER);
    },
  };
};

/** Employees of the year with their wages, and all that was booked for them up to `now`. */
export function planWages(seed: number, days: readonly TradingDay[], now: Date, zone: string) {
  const months = monthsOf(days, zone);
  const random = randomFor(seed, 'wages');
  const employees = employeesOf(months);
  const acts = employees.flatMap((employee) => actsOf({ employee, months, now, random }));
  return { ...employeeRows(employees, months, now), happenings: acts.map(happeningOf) };
}
