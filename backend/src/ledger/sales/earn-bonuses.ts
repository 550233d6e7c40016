import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/open';
import { integers } from '../../db/rows';

/**
 * Writes what the agents of the orders' sessions earn, by the rates of this moment (docs/domain.md, section 14.2), as
 * the sample venue computes it: agents of a session share a position's sum and cashback equally; who brought one of them
 * gets a share of that. The orders and their lines are written already.
 */
export async function earnBonuses(tx: Transaction, orderNumbers: readonly number[]): Promise<void> {
  if (orderNumbers.length === 0) return;
  await tx.execute(sql`
    with seated as (
      select o.order_number, o.session_id, o.paid_time, a.agent_id, a.percent, a.referred_by,
        row_number() over (partition by o.order_number order by s.start_time, a.agent_id) as nth,
        count(*) over (partition by o.order_number) as many
      from orders o
      join session_agents s on s.session_id = o.session_id
      join agents a on a.agent_id = s.agent_id
      where o.order_number = any(${integers(orderNumbers)})
    ), earned as (
      -- from_promo is the wire's name for a share of the dishes' cashback. Promo cards do not affect it.
      select s.*, l.line,
        round((l.paidsum / many + (nth <= l.paidsum % many)::integer) * s.percent / 100)::bigint as from_percent,
        (l.cashback / many + (nth <= l.cashback % many)::integer)::bigint as from_promo
      from seated s join order_lines l on l.order_number = s.order_number
    ), referred as (
      select e.*, r.referral_percent,
        round((e.from_percent + e.from_promo) * r.referral_percent / 100)::bigint as from_referral
      from earned e join agents r on r.agent_id = e.referred_by
    )
    insert into agent_bonuses (
      agent_id, payment_type, session_id, order_number, line, referral_agent_id, percent,
      from_percent, from_promo, from_referral, amount, bonus_time
    )
    select agent_id, 1, session_id, order_number, line, null::integer, percent,
      from_percent, from_promo, 0, from_percent + from_promo, paid_time
    from earned where from_percent + from_promo > 0
    union all
    select referred_by, 2, session_id, order_number, line, agent_id, referral_percent,
      0, 0, from_referral, from_referral, paid_time
    from referred where from_referral > 0
    order by 4, 5, 2, 1`);
}

/** Takes back what the agents earned by an order: a paid bonus is then owed by its agent. */
export async function reverseBonuses(tx: Transaction, orderNumber: number, time: Date): Promise<void> {
  await tx.execute(sql`
    insert into agent_bonuses (
      agent_id, payment_type, session_id, order_number, line, referral_agent_id, percent,
      from_percent, from_promo, from_referral, amount, bonus_time, reverses
    )
    select agent_id, payment_type, session_id, order_number, line, referral_agent_id, percent,
      -from_percent, -from_promo, -from_referral, -amount, ${time.toISOString()}::timestamptz, bonus_id
    from agent_bonuses where order_number = ${orderNumber} and reverses is null
    order by bonus_id`);
}
