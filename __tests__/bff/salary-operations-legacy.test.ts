import nock from 'nock';
import { call, send } from '@/lib/api/call';
import { operateSalary, paySeveral, salaryData, salaryDues } from '@/lib/contract/salary-operations';
import { LEGACY, legacyBrowser } from '../support/legacy';

const API = '/api/v1/admin/salary';
const OCTOBER = { month: 10, year: 2026 };
process.env['SALARY_EDITORS'] = 'boss';
const browserOf = legacyBrowser();

const row = (employee_id: number, employee_name: string) => ({
  ...{ employee_id, employee_name, position: 'Бармен', wages: 20_000, overtime_hour_cost: 150, salary_paid: 0 },
  ...{ overtime_hours: 0, overtime_paid: 0, penalty: 0, bonus: 0, ...OCTOBER },
});
const FIGURES = { wages: 20_000, penalty: 500, bonus: 1_000, premayment_paid: 4_000, salary_paid: 0 };
const list = () =>
  nock(LEGACY)
    .post(`${API}/list`, OCTOBER)
    .reply(200, { items: [row(3, 'Анна'), row(5, 'Пётр'), row(7, 'Олег')] });

it('takes the five figures of a month, and a reply without the id of the row', async () => {
  const body = { employee_id: 3, ...OCTOBER };
  nock(LEGACY).post(`${API}/data`, body).reply(200, FIGURES);
  expect(await call(salaryData, { body }, browserOf().fetch)).toEqual(FIGURES);
  const bonus = { type: 'bonus', ...body, amount: 300, description: 'Смена' } as const;
  nock(LEGACY).post(`${API}/operation`, bonus).reply(200, {});
  expect(await send(operateSalary, { body: bonus }, browserOf().fetch, 'key-of-a-bonus')).toEqual({});
  nock(LEGACY).post(`${API}/operation`, bonus).reply(200, { code: 47 });
  await expect(send(operateSalary, { body: bonus }, browserOf().fetch, 'key-of-another')).rejects.toMatchObject({
    problem: { code: 47 },
  });
});

it('asks for the figures of everybody to tell what is due', async () => {
  list();
  const figures = [FIGURES, { ...FIGURES, salary_paid: 16_500 }, { ...FIGURES, premayment_paid: 0 }];
  [3, 5, 7].forEach((employee_id, at) =>
    nock(LEGACY)
      .post(`${API}/data`, { employee_id, ...OCTOBER })
      .reply(200, figures[at]),
  );
  const { items } = await call(salaryDues, { body: OCTOBER }, browserOf().fetch);
  expect(items.map(({ employee_name, due }) => [employee_name, due])).toEqual([
    ['Анна', 16_500],
    ['Олег', 20_500],
  ]);
});

describe('several people are sent one after another', () => {
  const payments = [3, 5, 7].map((employee_id) => ({
    ...({ type: 'salary', allowances: 0 } as const),
    ...{ employee_id, amount: 1_000 + employee_id },
  }));
  const keys: (string | undefined)[] = [];
  const operation = (at: number, reply: object) =>
    nock(LEGACY)
      .post(`${API}/operation`, { ...payments[at], ...OCTOBER })
      .reply(200, function () {
        keys.push(this.req.headers['idempotency-key']);
        return reply;
      });
  const pay = (chosen = payments) =>
    send(paySeveral, { body: { ...OCTOBER, payments: chosen } }, browserOf().fetch, 'key-of-several');
  beforeEach(() => {
    keys.length = 0;
    list();
  });

  it('each under a key of its own', async () => {
    [0, 1, 2].forEach((at) => operation(at, {}));
    expect(await pay()).toEqual({ items: [{ employee_id: 3 }, { employee_id: 5 }, { employee_id: 7 }] });
    expect(keys.flat()).toEqual(['key-of-several-3', 'key-of-several-5', 'key-of-several-7']);
  });

  it('and the refusal says who was paid and who was not', async () => {
    operation(0, { salary_story_id: 17 });
    operation(1, { code: 47, message: 'Salary already paid' });
    operation(2, {});
    await expect(pay()).rejects.toMatchObject({
      problem: { key: 'salaryPartlyPaid', args: { name: 'Анна, Олег', why: 'Пётр (Salary already paid)' } },
    });
  });

  it('until the server stops answering', async () => {
    operation(0, {});
    nock(LEGACY).post(`${API}/operation`).replyWithError('gone');
    const last = operation(2, {});
    await expect(pay()).rejects.toMatchObject({
      problem: { args: { name: 'Анна', why: expect.stringMatching(/^Пётр \(.*\), Олег \(.*\)$/) as string } },
    });
    expect(last.isDone()).toBe(false);
  });

  it('the refusal of a single person stays as it is', async () => {
    operation(0, { code: 11, message: 'Balance too low' });
    await expect(pay(payments.slice(0, 1))).rejects.toMatchObject({ problem: { code: 11 } });
  });
});
