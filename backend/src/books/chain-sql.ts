import { LEDGERS, type Ledger } from '../db/schema/ledger-chain';

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

/** The row `r` of a link `p`. A credit's instalments are numbered by credit and number. */
const rowOf = (ledger: Ledger): string =>
  ledger === 'credit_instalments'
    ? 'r.credit_id = p.row_id / 1000 and r.number = p.row_id % 1000'
    : `r.${KEYS[ledger]} = p.row_id`;

const found = LEDGERS.map(
  (ledger) =>
    `select p.seq, ledger_digest(r) as digest from part p join ${ledger} r on ${rowOf(ledger)} where p.ledger = '${ledger}'`,
).join('\n    union all ');

/**
 * Faults of the links from $1 to $2. Each link is computed again from the stored one before it and from its row, so that
 * a changed row is named alone, whatever follows.
 */
export const LINKS = `
  with part as materialized (
    select * from (
      select seq, ledger, row_id, hash, removed, lag(seq, 1, 0::bigint) over line as seq_before,
        lag(hash, 1, ''::bytea) over line as hash_before
      from ledger_chain where seq between $1::bigint - 1 and $2::bigint
      window line as (order by seq)
    ) linked where seq >= $1::bigint
  ), found as materialized (
    ${found}
  ), judged as (
    select p.*, f.seq is not null as stands, case
        when p.removed is not null then removal_digest(p.ledger, p.row_id, p.removed)
        when f.seq is not null then f.digest
        else (
          select g.removed from ledger_chain g
          where (g.ledger, g.row_id) = (p.ledger, p.row_id) and g.removed is not null limit 1
        )
      end as digest
    from part p left join found f using (seq)
  )
  select rule, ledger, row_id, seq from judged, lateral (
    select 'links of the chain are missing before' as rule where seq_before <> seq - 1
    union all select 'row was deleted' where digest is null
    union all select 'row stands again after its removal' where removed is not null and stands
    union all select 'row differs from what was booked' where seq_before = seq - 1 and sha256(hash_before || digest) <> hash
  ) faults
  order by seq`;

/** Last number of a ledger. */
export const lastOf = (ledger: Ledger): string =>
  `select coalesce(max(${KEYS[ledger]}), 0)::bigint as last from ${ledger}`;

/** Rows of a ledger from $1 to $2: how many, and those that the chain does not know. */
export const unchainedOf = (ledger: Ledger): string => `
  select count(*)::int as rows, coalesce(array_agg(ledger_row(r)) filter (where c.seq is null), '{}') as unchained
  from ${ledger} r
  left join ledger_chain c on c.ledger = '${ledger}' and c.row_id = ledger_row(r) and c.removed is null
  where r.${KEYS[ledger]} between $1 and $2`;
