import { LUNCH_CATEGORY } from '../../lib/sections/statistics/rules/business-lunch';
import { PLACES } from '../../lib/contract/places';
import { businessDate } from '../../lib/domain/venue-time';
import type { Division } from '../../backend/src/ledger/sales/sources';
import { NOW, ZONE } from './fill';
import { atPlace, hour, inPeriod, LINES, ofPlace, point, reportsOf, within } from './question';
import type { Dialect, Posing, Question } from './question';
import { kinds } from './questions-stock';

/** Condition that an order was paid in the clock hours from `start` to `end`, both included, also over midnight. */
const during = (of: Dialect, start: number, end: number): string =>
  `(${hour(of)} >= ${start} ${start <= end ? 'and' : 'or'} ${hour(of)} <= ${end})`;

/** Condition that a line is of a dish in the folder of the business lunch, or in a folder inside it. */
const ofLunch = `l.menu_id in (
  select item_id from menu_items where is_file and (
    parent_id = ${LUNCH_CATEGORY} or parent_id in (select item_id from menu_items where parent_id = ${LUNCH_CATEGORY})))`;

const THREE_PERIODS = [
  'menu_id',
  'current_quantity',
  'last_quantity',
  'before_last_quantity',
  'current_price',
  'last_price',
  'before_last_price',
];

/** Dishes of the period and the two before it; periods that do not exist have no figures. */
const threePeriods =
  (price: 'price' | 'paidsum', which: (of: Dialect) => string): Question['raw'] =>
  (of, asked) => {
    const periods = [asked.bounds, ...asked.earlier].map((bounds) => within(of, 'o.paid_time', { bounds }));
    const figures = ['quantity', price].flatMap((column) =>
      [0, 1, 2].map((at) => (periods[at] ? `sum(case when ${periods[at]} then l.${column} else 0 end)` : 'null')),
    );
    return `
      select l.menu_id, ${figures.join(', ')} ${LINES}
      where ${ofPlace(asked)} and (${periods.join(' or ')}) and ${which(of)} group by l.menu_id`;
  };

/** Sessions `g` with their orders. */
const SESSIONS = 'from guest_sessions g left join orders o on o.session_id = g.session_id and o.cancelled_at is null';
const started = (of: Dialect, asked: Posing): string =>
  `${atPlace(asked, 'g')} and ${within(of, 'g.start_time', asked)}`;

const DAY = 86_400;
const analytics = reportsOf('analytics');

/** Sessions by point, `later` days after they started, with the revenue of orders that were paid before `until`. */
const sessionsBy = (of: Dialect, asked: Posing, bucket: Division, later = 0, until = Infinity): string => `
  select ${point(of, bucket, 'g.start_time', later)} as point, count(distinct g.session_id) as sessions,
    coalesce(sum(case when ${until === Infinity ? 'true' : `o.paid_time < ${of.moment(until)}`} then o.paidsum end), 0) as revenue
  ${SESSIONS} where ${started(of, asked)} group by 1`;

/**
 * Days or months before, to compare with: their bounds, how many days later their points stand, and the dates that have a
 * pair, where days are paired by weekday. Undefined without such a period.
 */
function comparedWith({ bounds, earlier: [before], pairs }: Posing) {
  if (!before) return undefined;
  if (!pairs) return { bounds: before, days: ((bounds.start ?? 0) - (before.start ?? 0)) / DAY, dates: undefined };
  const { days, start_time: start, end_time: end } = pairs;
  const pairOf = (seconds: number) => businessDate(seconds + days * DAY, ZONE);
  return { bounds: { start, end }, days, dates: [pairOf(start), pairOf(end - 1)] };
}

const sessionsIf = (which: string) => `count(distinct case when ${which} then g.session_id end)`;
const revenueIf = (which: string) => `coalesce(sum(case when ${which} then o.paidsum end), 0)`;
const SORTS = ['not g.forced', 'g.forced', 'true'];

const lost = (kind: string, sign: 1 | -1) => `sum(case when l.kind = '${kind}' then ${sign} * l.quantity else 0 end)`;

/** One question for each report of the analytics. */
export const ANALYTICS_QUESTIONS: readonly Question[] = [
  analytics(
    'discount100',
    ['card_number', 'username', 'count', 'sum'],
    (of, asked) => `
      select coalesce(c.card_number, o.discount_card), coalesce(max(coalesce(nullif(c.owner_name, ''), u.login)), ''),
        count(*), sum(o.total_price)
      from orders o left join discount_cards c on c.card_id = o.card_id left join users u on u.user_id = c.owner_id
      where ${inPeriod(of, asked)} and o.discount_percent = 100
        and coalesce(c.card_number, o.discount_card, '') not in ('', '0') group by 1`,
  ),
  analytics(
    'cash2safe',
    ['user_name', 'amount'],
    (of, asked) => `
      select coalesce(u.login, ''), sum(e.cost) from expenses e left join users u on u.user_id = e.user_id
      where e.kind like '%\\_to\\_safe' escape '\\' and e.removed_at is null and ${within(of, 'e.expense_time', asked)}
      group by 1`,
  ),
  analytics(
    'buisnesslanch',
    ['hours', 'quantity', 'price', 'distinct_orders_quantity'],
    (of, asked) => `
      select ${hour(of)}, sum(l.quantity), sum(l.paidsum), count(distinct o.order_number)
      ${LINES} where ${inPeriod(of, asked)} and ${during(of, 12, 17)} and ${ofLunch} group by 1`,
  ),
  analytics(
    'buisness_lanch_by_days',
    ['point', 'cost', 'quantity'],
    (of, asked, bucket) => `
      select ${point(of, bucket)}, sum(l.paidsum), sum(l.quantity)
      ${LINES} where ${inPeriod(of, asked)} and ${during(of, 12, 17)} and ${ofLunch} group by 1`,
  ),
  analytics(
    'orders_by_custom_hours',
    ['point', 'cost', 'quantity'],
    (of, asked, bucket) => `
      select ${point(of, bucket)}, sum(o.paidsum), count(*)
      from orders o where ${inPeriod(of, asked)} and ${during(of, 18, 1)} group by 1`,
    { placeId: null, filters: { start_hour: 18, end_hour: 1 } },
  ),
  analytics(
    'princess_promo_dishes',
    THREE_PERIODS,
    threePeriods('price', () => 'o.promo'),
    { placeId: null },
  ),
  analytics(
    'dishes_lanch',
    THREE_PERIODS,
    threePeriods('paidsum', (of) => `${during(of, 12, 17)} and ${ofLunch}`),
  ),
  analytics(
    'dishes_karaoke',
    THREE_PERIODS,
    threePeriods('paidsum', (of) => during(of, 22, 3)),
    { placeId: PLACES.karaoke.place_id },
  ),
  analytics(
    'princess_promo_sessions',
    ['point', 'total_sessions', 'total_sessions_prev', 'total_revenue', 'total_revenue_prev'],
    (of, asked, bucket) => {
      const before = comparedWith(asked);
      const [first, last] = before?.dates ?? [];
      const isRunning = (asked.bounds.end ?? Infinity) > NOW;
      const until = isRunning ? (before?.bounds.end ?? undefined) : undefined;
      const prev = before ? sessionsBy(of, { ...asked, bounds: before.bounds }, bucket, before.days, until) : '';
      const ofBefore = (sum: string) => {
        if (!before) return 'null';
        return first && last ? `case when point between '${first}' and '${last}' then ${sum} end` : sum;
      };
      return `
        select point, sum(sessions), ${ofBefore('sum(sessions_prev)')}, sum(revenue), ${ofBefore('sum(revenue_prev)')}
        from (
          select point, sessions, revenue, 0 as sessions_prev, 0 as revenue_prev from (${sessionsBy(of, asked, bucket)}) now
          ${prev && `union all select point, 0, 0, sessions, revenue from (${prev}) prev`}
        ) both_periods group by point`;
    },
    { placeId: null },
  ),
  analytics(
    'princess_promo_sessions_by_hours',
    [
      'hours',
      'automated_sessions_count',
      'forced_sessions_count',
      'total_sessions_count',
      'automated_sessions_price',
      'forced_sessions_price',
      'total_sessions_price',
    ],
    (of, asked) => `
      select ${hour(of, 'g.start_time')}, ${SORTS.map(sessionsIf).join(', ')}, ${SORTS.map(revenueIf).join(', ')}
      ${SESSIONS} where ${started(of, asked)} group by 1`,
  ),
  analytics(
    'writeoff',
    [
      'id',
      'stock_quantity',
      'stock_price',
      'written_off_quantity',
      'shortfall_quantity',
      'recharged_quantity',
      'lost_cost',
    ],
    (of, asked) => `
      select i.item_id, i.quantity, i.stock_price, ${lost('write_off', -1)}, ${lost('shortfall', -1)}, ${lost('recharge', 1)},
        sum(case when l.kind = 'recharge' then -l.amount else l.amount end)
      from (
        select s.item_id, s.kind, s.quantity, s.amount from stock_story s
        where ${kinds('write_off', 'shortfall', 'recharge')} and ${within(of, 's.stock_story_time', asked)}
        union all
        select s.item_id, t.kind, s.quantity, -s.amount from stock_story s join stock_story t on t.stock_story_id = s.undoes
        where ${kinds('write_off_undo')} and ${within(of, 's.stock_story_time', asked)}
      ) l join stock_items i on i.item_id = l.item_id
      group by i.item_id, i.quantity, i.stock_price`,
  ),
];
