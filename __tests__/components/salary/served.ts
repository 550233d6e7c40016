import type { SalaryRow } from '@/lib/sections/salary/contract/salary';
import { getFunds } from '@/lib/sections/funds/contract';
import {
  operateSalary,
  salaryCredits,
  salaryData,
  type SalaryCredit,
  type SalaryData,
} from '@/lib/sections/salary/contract/operations';
import { salaryRow } from '../../support/salary';
import { on, serve } from '../../support/serve';

/** The current month of these tests. */
export const OCTOBER = { month: 10, year: 2026 };
const NOW = Date.UTC(2026, 9, 20, 5);

const PAID = { wages: 20_000, overtime_hour_cost: 150, penalty: 500, bonus: 1_000, premayment_paid: 4_000 };
export const ANNA: SalaryRow = { ...salaryRow(3, 'Анна'), ...PAID, due: 16_500, joined: { month: 3, year: 2026 } };

/** Due 20,000 + 1,000 − 500 − 1,000 − 4,000 = 15,500. */
export const FIGURES: SalaryData = {
  ...PAID,
  salary_paid: 0,
  accrued: 20_000,
  allowance: 0,
  credit_withheld: 1_000,
  debt: 0,
  due: 15_500,
  is_paid: false,
};

export const CREDIT: SalaryCredit = {
  credit_id: 31,
  amount: 4_000,
  duration: 4,
  time: 1_788_000_000,
  description: 'На мопед',
  instalments: [9, 10, 11, 12].map((month, at) => ({ number: at + 1, amount: 1_000, month, year: 2026 })),
  skipped: [],
};

/** Calls of the dialogs of the salary section. */
export const serveSalary = (figures: Partial<SalaryData> = {}) =>
  serve(
    on(salaryData, { ...FIGURES, ...figures }),
    on(salaryCredits, { items: [CREDIT] }),
    on(getFunds, { cashier: 0, safe: 50_000, bank: 0 }),
    on(operateSalary, { salary_story_id: 77 }),
  );

/** Stands for `window.open`. It returns null for a blocked window. */
export const openTab = jest.fn<Window | null, Parameters<typeof window.open>>();

/** Sets the clock to October 2026 and replaces `window.open` with `openTab`. */
export function inOctober() {
  beforeEach(() => {
    jest.useFakeTimers({ now: NOW, advanceTimers: true });
    openTab.mockReset().mockImplementation(() => ({ opener: {} }) as Window);
    window.open = openTab;
  });
  afterEach(() => jest.useRealTimers());
}
