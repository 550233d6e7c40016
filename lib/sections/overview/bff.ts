import 'server-only';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { PLACE_IDS, VENUE, type Hall } from '@/lib/contract/places';
import { CUSTOM, type Period } from '@/lib/contract/period';
import { ProblemError } from '@/lib/contract/problem';
import { sumBaht } from '@/lib/domain/money';
import { pastPeriods } from '@/lib/domain/past-periods';
import { businessDate } from '@/lib/domain/venue-time';
import { figuresOf } from '@/lib/lists/report/define';
import type { Person } from '@/lib/rights/permissions';
import { checkLogin } from '@/lib/sections/auth/contract/auth';
import { currentDay } from '@/lib/sections/days/contract';
import { getFunds } from '@/lib/sections/funds/contract';
import { listOrders } from '@/lib/sections/orders/contract/orders';
import { findReportList } from '@/lib/sections/reports';
import { askReport } from '@/lib/sections/statistics/bff/reports';
import { compose, requireNow, type Call } from '@/lib/bff/compose';
import { fewAtOnce } from '@/lib/bff/few-at-once';
import { mayAt } from '@/lib/bff/offers';
import { isOwn } from '@/lib/bff/servers';
import { settings } from '@/lib/bff/settings';
import type { UpstreamContext } from '@/lib/bff/upstream';
import { listAttention } from './contract/attention';
import { getOverview, type Compared } from './contract/overview';
import { averageOf, figuresIn, monthOf, monthStart, together } from './rules/figures';
import { seesOwnAlone } from './rules/own-sales';

type Overview = ReplyOf<typeof getOverview>;
const TODAY: Period = { period_id: 0 };
const YESTERDAY: Period = { period_id: 1 };
/** Choice of the report of what was taken off bills: by cashier. */
const BY_CASHIER = 3;

type Revenue = Awaited<ReturnType<typeof askReport>>;

/** Reply for a part of the overview; undefined if the call fails with a ProblemError. */
const part = <T>(reply: Promise<T>): Promise<T | undefined> =>
  reply.catch((error: unknown) => {
    if (error instanceof ProblemError) return undefined;
    throw error;
  });

/** Reads reports for the request being served. */
function readerOf(call: Call, context: UpstreamContext, person: Person) {
  const { server } = context;
  /** Reads a report of a hall. A legacy server counts single places and has no filter for halls. */
  const report = async (hall: Hall, name: string, body: object) => {
    const list = findReportList(hall === VENUE ? 'statistics' : hall, name);
    const is = list && mayAt({ person, server }, list.endpoint);
    return is ? part(askReport(list, { ...body, ...(isOwn(server) && { hall }) }, call, context)) : undefined;
  };
  const revenue = (hall: Hall, period: Period, compare?: 'week') =>
    report(hall, 'revenue', { ...period, ...(compare && { compare }) });
  const halls = PLACE_IDS.filter((hall) => !person.off?.includes(hall));
  /** Revenue of the venue: one report, or those of all halls on another server. */
  const ofVenue = async (period: Period, compare?: 'week') =>
    (
      await fewAtOnce<Hall, Revenue | undefined>(isOwn(server) ? [VENUE] : halls, (hall) =>
        revenue(hall, period, compare),
      )
    ).flatMap((reply) => reply ?? []);
  return { report, revenue, halls, ofVenue };
}

const comparedIn = ({ totals, past_totals }: Revenue): Compared => ({
  now: figuresIn(figuresOf(totals)),
  ...(past_totals && { past: figuresIn(past_totals) }),
});

interface Taken {
  readonly revenue?: number;
  readonly revenue_no_promo?: number;
}
interface PointRow extends Taken {
  readonly point: number;
  readonly past?: Taken;
}

/** Revenue of the points of several reports, in order of time. */
function pointsIn(replies: readonly Revenue[]) {
  const points = new Map<number, { time: number; revenue: number; past: number }>();
  const added = (before: number, more = 0) => sumBaht([before, more]);
  for (const { past, ...row } of replies.flatMap(({ items }) => items as unknown as readonly PointRow[])) {
    const { point: time, revenue = row.revenue_no_promo } = row;
    const known = points.get(time);
    points.set(time, {
      time,
      revenue: added(known?.revenue ?? 0, revenue),
      past: added(known?.past ?? 0, past?.revenue ?? past?.revenue_no_promo),
    });
  }
  return [...points.values()].toSorted((a, b) => a.time - b.time);
}

type Reader = ReturnType<typeof readerOf>;

async function eveningOf({ revenue, halls, ofVenue }: Reader): Promise<Overview['evening']> {
  const [whole, single] = await Promise.all([
    ofVenue(TODAY, 'week'),
    fewAtOnce(halls, async (hall) => ({ hall, reply: await revenue(hall, TODAY, 'week') })),
  ]);
  const sums = together(whole.map(comparedIn));
  if (!sums) return undefined;
  return {
    ...sums,
    halls: single.flatMap(({ hall, reply }) => (reply ? [{ hall, ...comparedIn(reply) }] : [])),
    hours: pointsIn(whole),
  };
}

async function cashiersOf({ report }: Reader): Promise<Overview['cashiers']> {
  const [sold, taken] = await Promise.all([
    report(VENUE, 'cashiers', TODAY),
    report(VENUE, 'taken_off', { ...TODAY, by: BY_CASHIER }),
  ]);
  const takenBy = new Map(
    taken?.items.map(({ group, value }) => [Number(/:(\d+)$/.exec(String(group))?.[1]), Number(value)]),
  );
  return sold?.items.map((row) => {
    const { cashier_id, orders, paidsum, discount, voids, voided } = row as unknown as Record<string, number>;
    return {
      cashier_id: cashier_id ?? 0,
      name: String(row['cashier_name']),
      checks: orders ?? 0,
      revenue: paidsum ?? 0,
      discount: discount ?? 0,
      ...(voids !== undefined && { voids }),
      ...(voided !== undefined && { voided }),
      ...(taken && { taken_off: takenBy.get(cashier_id ?? 0) ?? 0 }),
    };
  });
}

/** The caller's own sales of the day. A legacy server does not say who the caller is. */
async function ownSales(call: Call, now: number): Promise<Overview['own']> {
  const { user_id } = await call(checkLogin, {});
  if (user_id === undefined) return undefined;
  const during = async (period: Period) => {
    const { totals } = await call(listOrders, { body: { ...period, cashier_id: user_id, page: 1, count: 1 } });
    const { total_paidsum: revenue, total_records: checks } = totals;
    return { revenue, checks, average: averageOf(revenue, checks) };
  };
  const [before] = pastPeriods(TODAY, now, settings().VENUE_TIMEZONE, 'week');
  const [sold, past] = await Promise.all([during(TODAY), before && during(before)]);
  return { cashier_id: user_id, now: sold, ...(past && { past }) };
}

export const overviewCalls = [
  compose(getOverview, async (_input, call, context): Promise<Overview> => {
    const person = context.person ?? (await requireNow(getOverview, call));
    const [now, zone] = [Math.floor(Date.now() / 1000), settings().VENUE_TIMEZONE];
    const may = (endpoint: Parameters<typeof mayAt>[1]) => mayAt({ person, server: context.server }, endpoint);
    const reader = readerOf(call, context, person);
    const isOwnAlone = seesOwnAlone(person);
    const days = { period_id: CUSTOM, start_time: monthStart(now, zone), end_time: now };
    const [funds, day, attention, own, evening, cashiers, yesterday, month] = await Promise.all([
      may(getFunds) ? part(call(getFunds, {})) : undefined,
      may(currentDay) ? part(call(currentDay, {})) : undefined,
      may(listAttention) ? part(call(listAttention, { body: { page: 1, count: 1 } })) : undefined,
      isOwnAlone && may(listOrders) ? part(ownSales(call, now)) : undefined,
      isOwnAlone ? undefined : eveningOf(reader),
      isOwnAlone ? undefined : cashiersOf(reader),
      isOwnAlone ? [] : reader.ofVenue(YESTERDAY, 'week'),
      isOwnAlone ? [] : reader.ofVenue(days),
    ]);
    const before = together(yesterday.map(comparedIn));
    return {
      end_time: now,
      business_date: businessDate(now, zone),
      ...(evening && { evening }),
      ...(own && { own }),
      ...(funds && { funds }),
      ...(day && { tables: day.open_tables }),
      ...(attention && { attention: { rules: attention.rules } }),
      ...(cashiers && { cashiers }),
      ...(before && { yesterday: before }),
      ...(month.length > 0 && { month: monthOf(pointsIn(month), now, zone) }),
    };
  }),
];
