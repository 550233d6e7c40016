import { toSatang } from '@/lib/domain/money';
import type { employees, employeeTerms, history } from '@/backend/src/db/schema';
import { differences } from '@/backend/src/db/history';
import { firstDay, monthOf, monthsBetween, plusMonths, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { OWNER } from '../trade/happening';
import type { TradingDay } from '../trade/calendar-days';

/** Calendar months of the sample, numbered back from the current month, which is 0. */
export interface Months {
  /** How many months ago the books begin. */
  readonly oldest: number;
  readonly first: TradingDay | undefined;
  /** First day of a month. */
  of(ago: number): string;
  /** A day of a month; undefined for one outside the sample. */
  day(ago: number, date: number): TradingDay | undefined;
  /** Share of a month after the books begin. */
  share(ago: number): number;
}

/** The months of the trading days, which are in order and end today. */
export function monthsOf(days: readonly TradingDay[], zone: string): Months {
  const monthOfDay = (day: TradingDay): SalaryMonth => monthOf(day.at(12).getTime() / 1000, zone);
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return { oldest: -1, first, of: () => '', day: () => undefined, share: () => 0 };
  const current = monthOfDay(last);
  const oldest = monthsBetween(monthOfDay(first), current);
  let ago = oldest;
  const places = new Map<string, TradingDay>();
  days.forEach((day, index) => {
    if (index > 0 && day.date === 1) ago -= 1;
    places.set(`${ago} ${day.date}`, day);
  });
  const { month, year } = monthOfDay(first);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return {
    oldest,
    first,
    of: (months) => firstDay(plusMonths(current, -months)),
    day: (months, date) => places.get(`${months} ${date}`),
    share: (months) => (months === oldest ? (length - first.date + 1) / length : 1),
  };
}

/** Position and wages from a month on, in baht; `ago` counts calendar months back from the current one. */
interface Raise {
  readonly ago: number;
  readonly wages: number;
  readonly hour: number;
  readonly position?: string;
}

/** An employee of the venue, past or present; money in baht. */
interface Person {
  readonly name: string;
  readonly position: string;
  readonly wages: number;
  /** Cost of an hour of overtime. */
  readonly hour: number;
  /** Months ago of the first and last month of work. Founders work since the books begin. */
  readonly joined?: number;
  readonly left?: number;
  /** Share of the wages that the first or last month earned. */
  readonly partly?: number;
  readonly raise?: Raise;
  /** Date of the prepayment; none for those who take everything at once. */
  readonly advance?: number;
  /** Works more hours in the high season. */
  readonly busy?: true;
  /** Receives the fixed compensation with each salary. */
  readonly compensated?: true;
}

const MIDDLE = 14;
/** Some ask for their prepayment early. */
const EARLY = 6;

// oxfmt-ignore
const PEOPLE: readonly Person[] = [
  { name: 'Дмитрий Соколов', position: 'Управляющий', wages: 45_000, hour: 280, compensated: true },
  { name: 'Ольга Ветрова', position: 'Администратор зала', wages: 30_000, hour: 190, left: 8, partly: 0.6, advance: MIDDLE },
  { name: 'Марина Орлова', position: 'Администратор зала', wages: 32_000, hour: 200, joined: 8, partly: 0.5, advance: MIDDLE },
  { name: 'Сергей Панов', position: 'Шеф-повар', wages: 46_000, hour: 290 },
  { name: 'สมหญิง แก้วมณี', position: 'Повар тайской кухни', wages: 21_000, hour: 130, advance: MIDDLE, busy: true },
  { name: 'วิชัย บุญมี', position: 'Повар', wages: 19_000, hour: 120, advance: MIDDLE, busy: true,
    raise: { ago: 5, wages: 23_000, hour: 145, position: 'Старший повар' } },
  { name: 'Nipa Srisuk', position: 'Помощник повара', wages: 15_500, hour: 95, advance: MIDDLE },
  { name: 'Артём Лисицын', position: 'Старший бармен', wages: 30_000, hour: 190, advance: MIDDLE, busy: true,
    raise: { ago: 4, wages: 33_000, hour: 205 } },
  { name: 'Anong Chaiyasit', position: 'Бармен', wages: 19_000, hour: 120, advance: MIDDLE, busy: true },
  { name: 'Игорь Мельник', position: 'Пивовар', wages: 42_000, hour: 260, compensated: true },
  { name: 'มาลี ทองดี', position: 'Официант', wages: 15_500, hour: 95, advance: MIDDLE, busy: true },
  { name: 'Kitti Phongsri', position: 'Официант', wages: 15_500, hour: 95, joined: 6, advance: MIDDLE, busy: true },
  { name: 'Павел Громов', position: 'Ведущий караоке', wages: 27_000, hour: 170, left: 4, partly: 0.7, advance: MIDDLE },
  { name: 'Екатерина Белова', position: 'Ведущая караоке', wages: 26_000, hour: 165, joined: 3, advance: MIDDLE },
  { name: 'Ploy Rattanakul', position: 'Звукорежиссёр караоке', wages: 20_000, hour: 125, advance: EARLY,
    raise: { ago: 3, wages: 22_000, hour: 140 } },
  { name: 'Nattaya Wongsa', position: 'Кассир', wages: 18_000, hour: 110, joined: 2, partly: 0.5, advance: MIDDLE },
  { name: 'ประเสริฐ ใจดี', position: 'Уборка', wages: 13_500, hour: 85, advance: EARLY },
];

/** A person with an id, and the first month of wages in the books, counted back from the current one. */
export interface Employee extends Omit<Person, 'joined'> {
  readonly employee_id: number;
  readonly joined: number;
  /** First month of work; absent for those who were there when the sample begins. */
  readonly joinedAgo: number | undefined;
}

type HistoryRow = typeof history.$inferInsert;

/** Date of the last shift of those who left. */
const LAST_SHIFT = 26;

/** People who worked at some time since the books begin. */
export const employeesOf = (months: Months): readonly Employee[] =>
  PEOPLE.filter(({ left }) => left === undefined || months.day(left, LAST_SHIFT)).map((person, index) => ({
    ...person,
    employee_id: index + 1,
    joined: Math.min(person.joined ?? months.oldest, months.oldest),
    joinedAgo: person.joined,
  }));

/** Terms of an employee, latest first. */
export function termsOf({ position, wages, hour, raise, joined }: Employee) {
  const first = { ago: joined, position, wages, hour };
  if (!raise) return [first];
  return raise.ago < joined ? [{ ...first, ...raise }, first] : [{ ...first, ...raise, ago: joined }];
}

/** Rows of an employee: themselves, their wages by month, and the history of both, up to `now`. */
function rowsOf(employee: Employee, months: Months, now: Date) {
  const { employee_id, name: employee_name, joined, left } = employee;
  const terms = termsOf(employee).toReversed();
  const at = (ago: number, date: number, hour: number): Date =>
    new Date(Math.min((months.day(ago, date) ?? months.first)?.at(hour).getTime() ?? Infinity, now.getTime()));
  const removed_at = left === undefined ? undefined : at(left, LAST_SHIFT, 19);
  const entry = { entity: 'employee', record_id: employee_id, user_id: OWNER } as const;
  const removal: HistoryRow[] = removed_at
    ? [{ ...entry, action: 'removed', changes: [], history_time: removed_at }]
    : [];
  const saved = terms.map(({ ago, position, wages, hour: overtime_hour_cost }) => ({
    ago,
    employee_name,
    position,
    wages,
    overtime_hour_cost,
    month: months.of(ago).slice(0, 7),
  }));
  return {
    employee: {
      employee_id,
      employee_name,
      joined: months.of(joined),
      left: left === undefined ? null : months.of(left),
      removed_at: removed_at ?? null,
      removed_by: removed_at ? OWNER : null,
      version: terms.length + (removed_at ? 1 : 0),
    } satisfies typeof employees.$inferInsert,
    terms: terms.map(({ ago, position, wages, hour }): typeof employeeTerms.$inferInsert => ({
      employee_id,
      month: months.of(ago),
      position,
      wages: toSatang(wages),
      overtime_hour_cost: toSatang(hour),
    })),
    history: [
      ...saved.map(({ ago, ...fields }, index): HistoryRow => {
        const { month: _, ...before } = saved[index - 1] ?? { month: '' };
        return {
          ...entry,
          action: index === 0 ? 'created' : 'changed',
          history_time: at(ago, 1, 12),
          changes: differences(before, fields),
        };
      }),
      ...removal,
    ],
  };
}

/** Rows of all employees. */
export function employeeRows(employees: readonly Employee[], months: Months, now: Date) {
  const rows = employees.map((employee) => rowsOf(employee, months, now));
  return {
    employees: rows.map(({ employee }) => employee),
    terms: rows.flatMap(({ terms }) => terms),
    history: rows.flatMap(({ history }) => history).toSorted((a, b) => Number(a.history_time) - Number(b.history_time)),
  };
}
