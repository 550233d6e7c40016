import nock from 'nock';
import { payslipAddress } from '@/lib/sections/salary/papers';
import { drawnData } from '../support/drawn';
import { answers, LEGACY, legacyBrowser } from '../support/legacy';
import { salaryRow } from '../support/salary';

const API = '/api/v1/admin/salary';
const browserOf = legacyBrowser();

const month = { month: 10, year: 2026 };
const row = (employee_id: number, more: object = {}) => salaryRow(employee_id, `Сотрудник ${employee_id}`, more);
const NOTHING = { wages: 0, salary_paid: 0 };
const list = (items: object[]) => answers(`${API}/list`, { items }, month).persist();
const FIGURES = { wages: 30_000, penalty: 0, bonus: 0, premayment_paid: 0, salary_paid: 0 };
const data = (employee_id: number, figures: object) =>
  answers(`${API}/data`, { ...FIGURES, ...figures }, { employee_id, ...month }).persist();
const story = (employee_id: number, items: object[]) => answers(`${API}/story`, { items }, { employee_id }).persist();
const operation = (stock_story_id: number, type: string, type_code: number, amount: number, description = '') => {
  return { stock_story_id, type, type_code, amount, ...month, time: 1_793_000_000 + stock_story_id, description };
};

test('a payslip is made of the list, the story and the figures of the month', async () => {
  list([row(3, { salary_paid: 18_000, penalty: 500, bonus: 700, overtime_paid: 800, overtime_hours: 4 }), row(4)]);
  data(3, { penalty: 500, bonus: 700, premayment_paid: 12_200, salary_paid: 18_000 });
  story(3, [
    operation(11, 'Зарплата', 0, 18_000),
    operation(9, 'Штраф', 3, 500, 'Опоздание'),
    operation(7, 'Аванс', 1, 12_200),
    { ...operation(5, 'Премия', 4, 999), month: 9 },
  ]);
  const printed = drawnData('payslips');
  const response = await browserOf().fetch(payslipAddress({ ...month, employees: [3] }));
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(decodeURIComponent(response.headers.get('content-disposition') ?? '')).toContain(
    'Расчётный листок 2026-10 Сотрудник 3.pdf',
  );
  const { payslips, month: period, employer } = printed();
  expect([period, employer]).toEqual(['Октябрь 2026, с 01.10.2026 по 31.10.2026', 'Back office']);
  const [payslip] = payslips;
  const lines = [...(payslip?.groups ?? []), ...(payslip?.paid ?? []), ...(payslip?.apart ?? [])].flatMap((group) =>
    group.lines.map(({ label, amount }) => `${group.heading} | ${label} | ${amount.replaceAll('\u202f', '')}`),
  );
  expect(payslips).toHaveLength(1);
  expect(lines).toEqual([
    'Начислено | Оклад | 30000,00',
    'Начислено | Премия | 700,00',
    'Удержано | Штраф: Опоздание | 500,00',
    'Выплачено авансом | Аванс, 26.10.2026 | 12200,00',
    'Выплачено | Зарплата, 26.10.2026 | 18000,00',
    'Выплачено отдельно от зарплаты | Сверхурочные, 4 ч | 800,00',
  ]);
  expect(payslip?.net.amount.replaceAll('\u202f', '')).toBe('18000,00\u00a0฿');
  expect(payslip?.left.map(({ amount }) => amount)).toEqual(['0,00\u00a0฿']);
});

test('everybody with pay has a payslip, and a few stories are asked for at the same time', async () => {
  list([...Array.from({ length: 9 }, (_, at) => row(at + 1)), row(10, NOTHING)]);
  let [running, most] = [0, 0];
  for (let id = 1; id <= 9; id += 1) {
    data(id, {});
    nock(LEGACY)
      .post(`${API}/story`, { employee_id: id })
      .reply(200, (_path, _body, reply: (error: null, result: object) => void) => {
        running += 1;
        most = Math.max(most, running);
        setTimeout(() => {
          running -= 1;
          reply(null, { items: [] });
        }, 20);
      });
  }
  const printed = drawnData('payslips');
  expect((await browserOf().fetch(payslipAddress(month))).status).toBe(200);
  expect(printed().payslips.map(({ employee }) => employee)).toEqual(
    Array.from({ length: 9 }, (_, at) => `Сотрудник ${at + 1}`),
  );
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(4);
});

test('a payslip of an operation ends with it, and one that is not of the month is refused', async () => {
  list([row(3, { salary_paid: 20_000 })]);
  data(3, { salary_paid: 20_000, premayment_paid: 10_000 });
  story(3, [operation(12, 'Зарплата', 0, 20_000), operation(7, 'Аванс', 1, 10_000)]);
  const printed = drawnData('payslips');
  const { fetch } = browserOf();
  expect((await fetch(payslipAddress({ ...month, employees: [3], stories: [7] }))).status).toBe(200);
  const [payslip] = printed().payslips;
  expect(payslip?.groups.at(-1)?.lines.map(({ label }) => label)).toEqual(['Аванс, 26.10.2026, по этому листку']);
  expect([payslip?.paid, payslip?.date]).toEqual([[], 'Дата: 26.10.2026']);
  const refused = await fetch(payslipAddress({ ...month, employees: [3], stories: [7, 99] }));
  expect(await refused.json()).toMatchObject({ code: 2, field: 'stories' });
});

test('nobody with pay, and wrong parameters, are refused', async () => {
  list([row(3, NOTHING)]);
  const codeOf = async (query: string) => {
    const response = await browserOf().fetch(`/api/salary/payslips.pdf?${query}`);
    return ((await response.json()) as { code: number }).code;
  };
  const codes = [];
  for (const query of ['month=2026-10', 'month=2026-10&employees=3', 'month=2026-10&employees=8'])
    codes.push(await codeOf(query));
  for (const query of ['', 'month=10.2026', 'month=2026-13', 'month=2026-10&employees=', 'month=2026-10&stories=x'])
    codes.push(await codeOf(query));
  codes.push(await codeOf(`month=2026-10&employees=${Array.from({ length: 201 }, (_, at) => at + 1).join(',')}`));
  expect(codes).toEqual([2, 2, 2, 1, 1, 1, 1, 1, 1]);
});
