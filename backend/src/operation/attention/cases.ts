import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type {
  AttentionCase,
  listAttention,
  OfRule,
  RuleName,
  setAside,
} from '@/lib/sections/overview/contract/attention';
import { ATTENTION, rulesFor } from '@/lib/sections/overview/rules/attention';
import { limitsIn, USUAL_LIMITS } from '@/lib/sections/settings/contract/limits';
import { refusal } from '@/lib/contract/refusals';
import { toBaht } from '@/lib/domain/money';
import type { Person, SpecialLogins } from '@/lib/rights/permissions';
import type { Queries, Transaction } from '../../db/open';
import { readOne, readRow } from '../../db/rows';
import { attentionMarks, venueSettings } from '../../db/schema';
import type { AskedRule, CasesOf } from './asked';
import { difference, notClosed } from './days';
import { fell, low } from './menu';
import { bonuses, takenOff, voids } from './people';
import { belowZero, jumped, runsOut, unpaid } from './stock';
import { backup, books, mails, silent } from './venue';
import { seconds } from '../../db/time';

const QUERIES: Readonly<Record<RuleName, CasesOf>> = {
  till_silent: silent,
  books_disagree: books,
  backup_late: backup,
  day_not_closed: notClosed,
  close_difference: difference,
  cashier_voids: voids,
  cashier_taken_off: takenOff,
  stock_below_zero: belowZero,
  delivery_unpaid: unpaid,
  bonuses_unpaid: bonuses,
  mail_undelivered: mails,
  price_jumped: jumped,
  margin_fell: fell,
  margin_low: low,
  stock_runs_out: runsOut,
};

/** Who asks, the venue's time zone, and the moment in Unix seconds, by default this one. */
interface Reader {
  readonly person: Person;
  readonly special: SpecialLogins;
  readonly zone: string;
  readonly now?: number;
}

/** Rules whose cases the reader may know and that are on, and what they are asked with. */
async function askedBy(db: Queries, { person, special, zone, now = Date.now() / 1000 }: Reader) {
  const [row] = await db.select().from(venueSettings);
  const { sections_off: off, ...settings } = row?.settings ?? {};
  const limits = { ...USUAL_LIMITS, ...limitsIn(settings) };
  const rules = rulesFor({ ...person, off: Array.isArray(off) ? off : [] }, special).filter((rule) => {
    const { limit } = ATTENTION[rule];
    return limit === undefined || limits[limit] > 0;
  });
  const asked: AskedRule = { limits, now, zone };
  return { rules, asked };
}

/** Cases of rules as one subquery, each with its `rule` and the `rank` of that. */
const casesOf = (rules: readonly RuleName[], asked: AskedRule): SQL =>
  rules.length === 0
    ? sql`(select '' as rule, 0 as rank, '' as subject, '' as name, null::timestamptz as since, null::bigint as amount,
        '{}'::jsonb as args where false)`
    : sql`(${sql.join(
        rules.map(
          (rule, rank) => sql`select ${rule}::text as rule, ${rank}::int as rank, subject, name, since, amount, args
          from (${QUERIES[rule](asked)}) ${sql.identifier(rule)}`,
        ),
        sql` union all `,
      )})`;

/** Whether the case `c` is set aside by its mark `m`. */
const IS_ASIDE = sql`coalesce((m.ends_at is null or m.ends_at > now()) and m.amount * 1.5 >= coalesce(c.amount, 0), false)`;

/** Amounts in satang. */
interface Found {
  readonly items: readonly AttentionCase[] | null;
  readonly rules: readonly OfRule[] | null;
}

const inBaht = <T extends { readonly amount: number | null }>(one: T) => ({
  ...one,
  amount: one.amount === null ? null : toBaht(one.amount),
});

/**
 * Page of the cases that the reader may know, most urgent first: those that were set aside, or the others; of one rule, or
 * of all.
 */
export async function readCases(
  db: Queries,
  reader: Reader,
  { set_aside = false, rule, page, count }: InputOf<typeof listAttention>['body'],
): Promise<ReplyOf<typeof listAttention>> {
  const { rules, asked } = await askedBy(db, reader);
  const { items, rules: counted } = await readOne<Found>(db)`
    with found as materialized (
      select c.*, m.reason, m.user_id, m.marked_at, m.ends_at
      from ${casesOf(rules, asked)} c left join attention_marks m on m.rule = c.rule and m.subject = c.subject
      where ${IS_ASIDE} = ${set_aside}
    )
    select (
      select json_agg(json_build_object('rule', rule, 'subject', subject, 'name', name, 'amount', amount, 'args', args,
        'since', ${seconds(sql`since`)}, 'set_aside', case when ${set_aside} then json_build_object(
          'reason', reason, 'user_name', coalesce(person, ''), 'time', ${seconds(sql`marked_at`)},
          'until', ${seconds(sql`ends_at`)}) end))
      from (
        select found.*, person from found left join users using (user_id)
        where ${rule === undefined ? sql`true` : sql`rule = ${rule}`}
        order by rank, amount desc nulls last, since, subject
        limit ${count}::int offset ${(page - 1) * count}::int
      ) of_page
    ) as items, (
      select json_agg(json_build_object('rule', rule, 'cases', cases, 'amount', amount) order by rank)
      from (select rule, rank, count(*) as cases, sum(amount) as amount from found group by rule, rank) of_rule
    ) as rules`;
  const byRule = (counted ?? []).map(inBaht);
  return {
    items: (items ?? []).map(inBaht),
    rules: byRule,
    total_records: byRule.reduce((sum, one) => sum + (rule === undefined || one.rule === rule ? one.cases : 0), 0),
  };
}

/** Rule and subject of a case. */
type Named = Pick<AttentionCase, 'rule' | 'subject'>;

const markOf = ({ rule, subject }: Named) => and(eq(attentionMarks.rule, rule), eq(attentionMarks.subject, subject));

/**
 * Sets a case aside for some days, or for good.
 * @throws ProblemError 2 if the reader has no such case
 */
export async function markCase(
  tx: Transaction,
  reader: Reader & { readonly user_id: number },
  { rule, subject, days, reason }: InputOf<typeof setAside>['body'],
): Promise<void> {
  const { rules, asked } = await askedBy(tx, reader);
  const known = rules.filter((one) => one === rule);
  const found = await readRow<{ amount: number }>(tx)`
    select coalesce(amount, 0)::float8 as amount from ${casesOf(known, asked)} c where subject = ${subject}`;
  if (!found) throw refusal('noSuchCase', 'subject');
  const mark = {
    reason,
    user_id: reader.user_id,
    amount: found.amount,
    marked_at: sql`now()`,
    ends_at: days === null ? null : sql`now() + make_interval(days => ${days}::int)`,
  };
  await tx
    .insert(attentionMarks)
    .values({ rule, subject, ...mark })
    .onConflictDoUpdate({ target: [attentionMarks.rule, attentionMarks.subject], set: mark });
}

/**
 * Brings back a case that was set aside.
 * @throws ProblemError 2 if it was not, or the reader may not know of it
 */
export async function unmarkCase(tx: Transaction, reader: Reader, named: Named): Promise<void> {
  const { rules } = await askedBy(tx, reader);
  const gone = rules.includes(named.rule) ? await tx.delete(attentionMarks).where(markOf(named)).returning() : [];
  if (gone.length === 0) throw refusal('noSuchCase', 'subject');
}
