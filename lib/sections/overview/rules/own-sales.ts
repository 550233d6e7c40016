import { holds, type Person } from '@/lib/rights/permissions';

/** Whether the overview shows only the person's own sales instead of the venue's. */
export const seesOwnAlone = (person: Person): boolean =>
  holds(person, 'CashierLogin') && !holds(person, 'ExpensesView');
