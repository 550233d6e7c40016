import type { ExpenseTotals } from '@/lib/sections/expenses/contract';
import { toBaht } from '@/lib/domain/money';
import type { Queries } from '../../db/open';
import { readOne } from '../../db/rows';
import { DEBT_PAYMENT } from '../../ledger/stock/debt-payment';
import { chosen, type ExpenseQuery } from './filter';

/** Satang, except the number of rows. */
type Sums = Readonly<
  Record<'records' | 'cash_income' | 'card_income' | 'cash_outcome' | 'card_outcome' | 'promo', number>
>;

/**
 * Sums over all rows of the filter in one query. Cash is cashbox and safe, card the bank, by how a row counts as paid
 * now; an order paid both ways is split as its row moved the funds. The payment of a delivery's debt is outcome, because
 * no fund paid the delivery itself. Other operations, removed rows and rows that no fund paid are left out.
 */
export async function expenseTotals(db: Queries, query: ExpenseQuery): Promise<ExpenseTotals> {
  const { records, cash_income, card_income, cash_outcome, card_outcome, promo } = await readOne<Sums>(db)`
    select count(*)::int as records,
      coalesce(sum(cash) filter (where flow = 'income'), 0)::float8 as cash_income,
      coalesce(sum(card) filter (where flow = 'income'), 0)::float8 as card_income,
      coalesce(-sum(cash) filter (where flow = 'outcome'), 0)::float8 as cash_outcome,
      coalesce(-sum(card) filter (where flow = 'outcome'), 0)::float8 as card_outcome,
      coalesce(sum(cash + card) filter (where promo), 0)::float8
        as promo
    from (
      select promo, case when removed_at is null then case when kind = ${DEBT_PAYMENT} then 'outcome' else flow end end as flow,
        case when removed_at is not null then 0 when paidtype = 'cash' then cost
          when paidtype = 'mixed' then cashier_after - cashier_before + safe_after - safe_before else 0 end as cash,
        case when removed_at is not null then 0 when paidtype = 'card' then cost
          when paidtype = 'mixed' then bank_after - bank_before else 0 end as card
      from (select * from expenses where ${chosen(query)}) chosen
      left join orders o on o.order_number = chosen.order_number and o.promo
    ) paid`;
  return {
    total_records: records,
    total_cash_income: toBaht(cash_income),
    total_card_income: toBaht(card_income),
    total_income: toBaht(cash_income + card_income),
    total_princess_promo_income: toBaht(promo),
    total_cash_outcome: toBaht(cash_outcome),
    total_card_outcome: toBaht(card_outcome),
    total_outcome: toBaht(cash_outcome + card_outcome),
    total_cash_profit: toBaht(cash_income - cash_outcome),
    total_card_profit: toBaht(card_income - card_outcome),
    total_profit: toBaht(cash_income + card_income - cash_outcome - card_outcome),
  };
}
