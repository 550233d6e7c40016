import type { SalaryRow } from '@/lib/contract/salary';
import type { SalaryCredit, SalaryData } from '@/lib/contract/salary-operations';
import { answer } from '../../support/answer';

/** Months of these tests: the current one is October 2026. */
export const OCTOBER = { month: 10, year: 2026 };
export const NOW = Date.UTC(2026, 9, 20, 5);

export const ANNA: SalaryRow = {
  ...{ employee_id: 3, employee_name: 'Анна', position: 'Бармен', wages: 20_000, overtime_hour_cost: 150 },
  ...{ salary_paid: 0, overtime_hours: 0, overtime_paid: 0, penalty: 500, bonus: 1_000, ...OCTOBER },
  ...{ premayment_paid: 4_000, due: 16_500, joined: { month: 3, year: 2026 } },
};

/** Due 20,000 + 1,000 − 500 − 1,000 − 4,000 = 15,500. */
export const FIGURES: SalaryData = {
  ...{ wages: 20_000, penalty: 500, bonus: 1_000, premayment_paid: 4_000, salary_paid: 0 },
  ...{ accrued: 20_000, allowance: 0, credit_withheld: 1_000, debt: 0, due: 15_500, is_paid: false },
  overtime_hour_cost: 150,
};

export const CREDIT: SalaryCredit = {
  ...{ credit_id: 31, amount: 4_000, duration: 4, time: 1_788_000_000, description: 'На мопед' },
  instalments: [9, 10, 11, 12].map((month, at) => ({ number: at + 1, amount: 1_000, month, year: 2026 })),
  skipped: [],
};

export interface Sent {
  readonly path: string;
  readonly body: Record<string, unknown>;
  readonly key: string | null;
}

/**
 * Answers calls of the salary section. `hold` delays the figures until it is released; `refuse` is the answer to
 * commands.
 */
export function serve(figures: Partial<Record<string, Partial<SalaryData>>> = {}) {
  const sent: Sent[] = [];
  const server = {
    sent,
    refuse: null as object | null,
    credits: [CREDIT],
    safe: 50_000,
    /** Waits before figures of a month are told. */
    figuresOf: (month: number): Promise<SalaryData> =>
      Promise.resolve({ ...FIGURES, ...(figures[String(month)] ?? {}) }),
    commands: () => sent.filter(({ key }) => key !== null),
    replies: {} as Record<string, object>,
    settled: Promise.resolve() as Promise<unknown>,
  };
  globalThis.fetch = async (input, init) => {
    const { pathname: path } = new URL(input as string, 'http://venue.test');
    const body = JSON.parse((init?.body as string | undefined) ?? '{}') as Record<string, unknown>;
    const key = new Headers(init?.headers).get('idempotency-key');
    sent.push({ path, body, key });
    if (path === '/api/salary/data') return answer(await server.figuresOf(body['month'] as number));
    if (path === '/api/salary/credits') return answer({ items: server.credits });
    if (path === '/api/funds') return answer({ cashier: 0, safe: server.safe, bank: 0 });
    if (key !== null) {
      await server.settled;
      if (server.refuse) return answer(server.refuse, 409);
    }
    const reply = server.replies[path];
    if (reply) return answer(reply);
    if (path === '/api/salary/operation') return answer({ salary_story_id: 77 });
    if (path === '/api/salary/credits/skip') return answer({});
    throw new Error(`Not served: ${path}`);
  };
  return server;
}
