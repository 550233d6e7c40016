import type { Endpoint } from '@/lib/contract/endpoint';
import { isOff } from '@/lib/navigation';
import { hiddenFrom } from '@/lib/rights/sights';
import { mayAccess, type Person, type SpecialLogins } from '@/lib/rights/permissions';
import { listDays } from '@/lib/sections/days/contract';
import { listMenu } from '@/lib/sections/menu/contract/menu';
import { listOrders } from '@/lib/sections/orders/contract/orders';
import { listMails } from '@/lib/sections/payments/contract/mails';
import { listPayments } from '@/lib/sections/payments/contract/payments';
import { getVenueSettings } from '@/lib/sections/settings/contract/venue';
import type { Limit } from '@/lib/sections/settings/contract/limits';
import { listDebts } from '@/lib/sections/stock/contract/debts';
import { listStock } from '@/lib/sections/stock/contract/stock';
import { listAttention, RULES, type RuleName } from '../contract/attention';

interface AttentionRule {
  /** Call of the screen where it is mended: its readers may know of it. */
  readonly of: Endpoint;
  /** Limit that it has; at 0 it is off. */
  readonly limit?: Limit;
}

/** Call whose readers may know of a rule's cases, and the rule's limit. */
export const ATTENTION: Readonly<Record<RuleName, AttentionRule>> = {
  till_silent: { of: listOrders, limit: 'silent_minutes' },
  books_disagree: { of: getVenueSettings },
  backup_late: { of: getVenueSettings },
  day_not_closed: { of: listDays },
  close_difference: { of: listDays, limit: 'close_difference' },
  cashier_voids: { of: listOrders, limit: 'cashier_times' },
  cashier_taken_off: { of: listOrders, limit: 'cashier_times' },
  stock_below_zero: { of: listStock },
  delivery_unpaid: { of: listDebts, limit: 'debt_days' },
  bonuses_unpaid: { of: listPayments, limit: 'bonus_days' },
  mail_undelivered: { of: listMails },
  price_jumped: { of: listStock, limit: 'price_jump' },
  margin_fell: { of: listMenu, limit: 'margin_drop' },
  margin_low: { of: listMenu, limit: 'low_margin' },
  stock_runs_out: { of: listStock, limit: 'cover_days' },
};

/** Rules whose cases a person may know: those of open screens, without figures that are hidden from them. */
export function rulesFor(person: Person, special: SpecialLogins): readonly RuleName[] {
  const hidden = hiddenFrom(person, special);
  const closed = new Set<unknown>(
    listAttention.hides.flatMap(({ needs, rows }) => (hidden.includes(needs) ? rows.rule : [])),
  );
  return RULES.filter((rule) => {
    const { access, sections } = ATTENTION[rule].of;
    return (
      mayAccess(person, access, special) && !closed.has(rule) && !sections.some((section) => isOff(section, person))
    );
  });
}
