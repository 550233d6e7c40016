import nock from 'nock';
import { call, send } from '@/lib/api/call';
import { salaryPage } from '@/lib/sections/salary/contract/salary';
import { paySeveral, removeSalaryStory, salaryDues, salaryStory } from '@/lib/sections/salary/contract/operations';
import { salaryYearPage } from '@/lib/sections/salary/contract/papers';
import { monthOf, plusMonths, type SalaryMonth } from '@/lib/sections/salary/rules/month';
import { storyIdOf, storyTypeOf } from '@/lib/sections/salary/rules/story';
import { mayGo } from '@/lib/sections/salary/lists/story';
import { answers, LEGACY, legacyBrowser } from '../support/legacy';
import { salaryRow } from '../support/salary';

const API = '/api/v1/admin/salary';
process.env['SALARY_EDITORS'] = 'boss';
const browserOf = legacyBrowser();

const NOW = monthOf(Date.now() / 1000, 'Asia/Bangkok');
const OCTOBER = { month: 10, year: 2026 };
const ROWS = [
  salaryRow(1, 'Анна', { overtime_hours: 1.5 }),
  salaryRow(2, 'Борис', { position: 'Повар', overtime_hours: 2.25 }),
];

it('sums the columns that a server tells no totals of; asks for the current month without one, and searches names and positions itself', async () => {
  answers(`${API}/list`, { items: ROWS }, OCTOBER);
  const page = await call(salaryPage, { body: OCTOBER }, browserOf().fetch);
  expect(page).toMatchObject({ ...OCTOBER, current: NOW, items: ROWS });
  expect(page.totals).toEqual({
    total_wages: 60_000,
    total_salary_paid: 0,
    total_overtime_hours: 3.75,
    total_overtime_paid: 0,
    total_penalty: 0,
    total_bonus: 0,
  });
  answers(`${API}/list`, { items: ROWS }, { ...NOW });
  const found = await call(salaryPage, { body: { search: 'ПОВАР' } }, browserOf().fetch);
  expect(found).toMatchObject({ ...NOW, items: [ROWS[1]] });
  expect(found.totals).toMatchObject({ total_overtime_hours: 2.25 });
});

it('takes rows of a story by their older id, types by their code, and an own text of a type', async () => {
  const item = (more: object) => ({ amount: 500, ...OCTOBER, time: 1_790_000_000, description: '', ...more });
  const items = [
    item({ stock_story_id: 77, type: 'Удержание', type_code: 3 }),
    item({ stock_story_id: null, type: 'Взнос', type_code: 9, time: null, description: null }),
  ];
  answers(`${API}/story`, { items }, { employee_id: 1 });
  answers(`${API}/remove_story`, {}, { salary_story_id: 77 });
  const { fetch } = browserOf();
  const story = (await call(salaryStory, { body: { employee_id: 1 } }, fetch)).items;
  expect(story.map((one) => [storyIdOf(one), storyTypeOf(one), mayGo(one)])).toEqual([
    [77, 'penalty', true],
    [undefined, undefined, false],
  ]);
  await send(removeSalaryStory, { body: { salary_story_id: 77 } }, fetch, 'key-of-taking-back');
});

const FIGURES = { wages: 20_000, penalty: 500, bonus: 1_000, premayment_paid: 4_000, salary_paid: 0 };
const list = () =>
  answers(`${API}/list`, { items: [salaryRow(3, 'Анна'), salaryRow(5, 'Пётр'), salaryRow(7, 'Олег')] }, OCTOBER);

it('asks for the figures of everybody to tell what is due', async () => {
  list();
  const figures = [FIGURES, { ...FIGURES, salary_paid: 16_500 }, { ...FIGURES, premayment_paid: 0 }];
  [3, 5, 7].forEach((employee_id, at) => answers(`${API}/data`, figures[at]!, { employee_id, ...OCTOBER }));
  const { items } = await call(salaryDues, { body: OCTOBER }, browserOf().fetch);
  expect(items.map(({ employee_name, due }) => [employee_name, due])).toEqual([
    ['Анна', 16_500],
    ['Олег', 20_500],
  ]);
});

describe('several people are sent one after another', () => {
  const payments = [3, 5, 7].map((employee_id) => ({
    ...({ type: 'salary', allowances: 0 } as const),
    employee_id,
    amount: 1_000 + employee_id,
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

describe('a year', () => {
  const paid = (employee_id: number, salary_paid: number) =>
    salaryRow(employee_id, `Сотрудник ${employee_id}`, { salary_paid, overtime_hours: 1.5, overtime_paid: 300 });

  /** A server that lists two people from March of last year on; returns the months asked for. */
  function serve(): SalaryMonth[] {
    const asked: SalaryMonth[] = [];
    nock(LEGACY)
      .post(`${API}/list`)
      .reply(200, (_path, body) => {
        const month = body as SalaryMonth;
        asked.push(month);
        const works = month.year > NOW.year - 1 || month.month >= 3;
        const people = works ? [paid(3, month.month * 100), paid(4, 1)] : [paid(4, 1)];
        return { items: people.map((one) => ({ ...one, month: month.month, year: month.year })) };
      })
      .persist();
    return asked;
  }
  const yearOf = (year?: number) =>
    call(salaryYearPage, { body: { employee_id: 3, ...(year && { year }) } }, browserOf().fetch);

  test('a year is put together from the lists of its months, with their sums', async () => {
    const asked = serve();
    const { items, totals, employee_name, year } = await yearOf(NOW.year - 1);
    expect([employee_name, year]).toEqual(['Сотрудник 3', NOW.year - 1]);
    expect(items.map(({ month, salary_paid }) => [month, salary_paid])).toEqual(
      Array.from({ length: 10 }, (_, at) => [at + 3, (at + 3) * 100]),
    );
    expect(totals).toMatchObject({ total_wages: 300_000, total_salary_paid: 7500, total_overtime_hours: 15 });
    expect(totals).not.toHaveProperty('total_due');
    expect(asked.toSorted((one, other) => one.month - other.month)).toEqual(
      Array.from({ length: 12 }, (_, at) => plusMonths({ month: 1, year: NOW.year - 1 }, at)),
    );
  });

  test('months to come are not asked for, and a stranger has no months', async () => {
    const asked = serve();
    expect((await yearOf()).items).toHaveLength(NOW.month);
    expect(asked).toHaveLength(NOW.month);
    expect(await call(salaryYearPage, { body: { employee_id: 99 } }, browserOf().fetch)).toMatchObject({
      employee_name: '',
      items: [],
      totals: {},
      current: NOW,
    });
  });

  test('the file of a year has the months of a legacy server', async () => {
    serve();
    const response = await browserOf().fetch(
      `/api/export/salary-year?format=csv&separator=comma&employee=3&year=${NOW.year - 1}`,
    );
    const [head = '', first = '', ...further] = (await response.text())
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split(/\r?\n/);
    expect(head.split(',').slice(0, 5)).toEqual(['Месяц', 'Год', 'Сотрудник', 'Должность', 'Оклад']);
    expect(first).toMatch(new RegExp(`^Март,${NOW.year - 1},Сотрудник 3,Бармен,30000.00,,`));
    expect(further).toHaveLength(9);
  });
});
