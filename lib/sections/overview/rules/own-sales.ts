import { holds, type Person } from '@/lib/rights/permissions';

/** Whether the overview counts a person's own sales alone, in place of the venue's. */
export const seesOwnAlone = (person: Person): boolean =>
  holds(person, 'CashierLogin') && !holds(person, 'ExpensesView');
