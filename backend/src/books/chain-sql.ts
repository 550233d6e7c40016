import { LEDGERS, type Ledger } from '../db/schema/ledger-chain';

/** Links or rows per query, which takes a fraction of a second. */
const PART = 5_000;

/** Column by which parts of a ledger are read; its index makes a part cheap. */
const KEYS: Readonly<Record<Ledger, string>> = {
  fund_entries: 'entry_id',
  fund_postings: 'posting_id',
  expenses: 'expense_id',
  stock_story: 'stock_story_id',
  salary_story: 'salary_story_id',
  credit_instalments: 'credit_id',
  agent_bonuses: 'bonus_id',
  agent_payouts: 'payout_id',
  agent_payout_bonuses: 'bonus_id',
};

/** The row `r` of a link. A credit's instalments are numbered by credit and number. */
const rowOf = (ledger: Ledger, link: string): string =>
  ledger === 'credit_instalments'
    ? `r.credit_id = ${link}.row_id / 1000 and r.number = ${link}.row_id % 1000`
    : `r.${KEYS[ledger]} = ${link}.row_id`;

const found = LEDGERS.map(
  (ledger) =>
    `select p.seq, ledger_digest(r) as digest from part p join ${ledger} r on ${rowOf(ledger, 'p')} where p.ledger = '${ledger}'`,
).join('\n    union all ');

/**
 * Walks the links after number $1, without $1 from the first one: the last link of the part, and each fault. Each link is
 * computed again from the stored one before it and from its row, so that a changed row is named alone, whatever follows.
 * Numbers are text: a forged one may be too large for JavaScript.
 */
export const linksAfter = (start: boolean): string => `
  with near as (
    select * from ledger_chain ${start ? '' : 'where seq >= $1::bigint'} order by seq limit ${PART + 1}
  ), part as materialized (
    select * from (
      select *, lag(seq, 1, 0::bigint) over line as seq_before, lag(hash, 1, ''::bytea) over line as hash_before
      from near window line as (order by seq)
    ) linked ${start ? '' : 'where seq > $1::bigint'}
  ), found as materialized (
    ${found}
  ), judged as (
    select p.*, f.seq is not null as stands, case
        when p.removed is not null then removal_digest(p.ledger, p.row_id, p.removed, p.import_id)
        when f.seq is not null then f.digest
        when p.ledger = 'stock_story' then (
          select g.removed from ledger_chain g
          where (g.ledger, g.row_id) = (p.ledger, p.row_id) and g.removed is not null limit 1
        )
      end as digest
    from part p left join found f using (seq)
  )
  select null as rule, null as ledger, null as row_id, max(seq)::text as seq from part
  union all
  (select rule, ledger, row_id::text, seq::text from judged, lateral (
    select 'links of the chain are missing before' as rule where seq_before <> seq::numeric - 1
    union all select 'row was deleted' where digest is null
    union all select 'row stands again after its removal' where removed is not null and stands
    union all select 'row differs from what was booked' where seq_before = seq::numeric - 1 and sha256(hash_before || digest) <> hash
  ) faults
  order by judged.seq)`;

/** Walks a ledger's rows after $1, without $1 from the first one: how many, the last key, and those without a link. */
export const rowsAfter = (ledger: Ledger, start: boolean): string => `
  with part as materialized (
    select t.*, ledger_row(t) as row_id from ${ledger} t ${start ? '' : `where ${KEYS[ledger]} > $1`}
    order by ${KEYS[ledger]} fetch first ${PART} rows with ties
  )
  select count(*)::int as rows, max(r.${KEYS[ledger]})::text as last,
    coalesce(array_agg(r.row_id::text) filter (where c.seq is null), '{}') as unchained
  from part r
  left join ledger_chain c on c.ledger = '${ledger}' and c.row_id = r.row_id and c.removed is null
    and ${rowOf(ledger, 'c')}`;
