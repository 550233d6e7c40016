import nock from 'nock';
import { call, send } from '@/lib/api/call';
import { removeEmployee, saveEmployee, salaryPage } from '@/lib/contract/salary';
import { removeSalaryStory, salaryData, salaryStory } from '@/lib/contract/salary-operations';
import { dueSum } from '@/lib/domain/salary';
import { monthOf } from '@/lib/domain/salary-month';
import { storyIdOf, storyTypeOf } from '@/lib/domain/salary-story';
import { mayGo } from '@/lib/reports/salary-story';
import { LEGACY, legacyBrowser } from '../support/legacy';

const API = '/api/v1/admin/salary';
process.env['SALARY_EDITORS'] = 'boss';
const browserOf = legacyBrowser();

const OCTOBER = { month: 10, year: 2026 };
const row = (employee_id: number, employee_name: string, more: object = {}) => ({
  ...{ employee_id, employee_name, position: 'Бармен', wages: 30_000, overtime_hour_cost: 200, salary_paid: 0 },
  ...{ overtime_hours: 0, overtime_paid: 0, penalty: 0, bonus: 0, ...OCTOBER, ...more },
});
const ROWS = [row(1, 'Анна', { overtime_hours: 1.5 }), row(2, 'Борис', { position: 'Повар', overtime_hours: 2.25 })];

it('sums the columns that a server tells no totals of, and none that it does not know', async () => {
  nock(LEGACY).post(`${API}/list`, OCTOBER).reply(200, { items: ROWS });
  const page = await call(salaryPage, { body: OCTOBER }, browserOf().fetch);
  expect(page).toMatchObject({ ...OCTOBER, current: monthOf(Date.now() / 1000, 'Asia/Bangkok'), items: ROWS });
  expect(page.totals).toEqual({
    ...{ total_wages: 60_000, total_salary_paid: 0, total_overtime_hours: 3.75, total_overtime_paid: 0 },
    ...{ total_penalty: 0, total_bonus: 0 },
  });
});

it('asks for the current month of the venue without one, and searches names and positions itself', async () => {
  const current = monthOf(Date.now() / 1000, 'Asia/Bangkok');
  nock(LEGACY)
    .post(`${API}/list`, { ...current })
    .reply(200, { items: ROWS });
  const page = await call(salaryPage, { body: { search: 'ПОВАР' } }, browserOf().fetch);
  expect(page).toMatchObject({ ...current, items: [ROWS[1]] });
  expect(page.totals).toMatchObject({ total_overtime_hours: 2.25 });
});

it('adds, changes and removes with the bodies of the wire', async () => {
  const added = { employee_name: 'Вера', position: 'Официант', wages: 20_000, overtime_hour_cost: 150 };
  nock(LEGACY)
    .post(`${API}/save`, { type: 'add', employee_id: null, ...added })
    .reply(200, {});
  nock(LEGACY)
    .post(`${API}/save`, { employee_id: 1, ...OCTOBER, wages: 31_000 })
    .reply(200, {});
  nock(LEGACY).post(`${API}/remove`, { employee_id: 2 }).reply(200, { code: 3, error: 'Not enough privilege' });
  const { fetch } = browserOf();
  await send(saveEmployee, { body: { type: 'add', employee_id: null, ...added } }, fetch, 'key-of-a-person');
  await send(saveEmployee, { body: { employee_id: 1, ...OCTOBER, wages: 31_000 } }, fetch, 'key-of-wages');
  await expect(send(removeEmployee, { body: { employee_id: 2 } }, fetch, 'key-of-removal')).rejects.toMatchObject({
    problem: { code: 3, message: 'Not enough privilege' },
  });
});

it('takes rows of a story by their older id, types by their code, and an own text of a type', async () => {
  const item = (more: object) => ({ amount: 500, ...OCTOBER, time: 1_790_000_000, description: '', ...more });
  const items = [
    item({ stock_story_id: 77, type: 'Удержание', type_code: 3 }),
    item({ stock_story_id: null, type: 'Взнос', type_code: 9, time: null, description: null }),
  ];
  nock(LEGACY).post(`${API}/story`, { employee_id: 1 }).reply(200, { items });
  nock(LEGACY).post(`${API}/remove_story`, { salary_story_id: 77 }).reply(200, {});
  const { fetch } = browserOf();
  const story = (await call(salaryStory, { body: { employee_id: 1 } }, fetch)).items;
  expect(story.map((one) => [storyIdOf(one), storyTypeOf(one), mayGo(one)])).toEqual([
    [77, 'penalty', true],
    [undefined, undefined, false],
  ]);
  await send(removeSalaryStory, { body: { salary_story_id: 77 } }, fetch, 'key-of-taking-back');
});

it('makes the sum of what is due from the five figures of an employee', async () => {
  const five = { wages: 30_000, penalty: 500, bonus: 2000, premayment_paid: 10_000, salary_paid: 1500 };
  nock(LEGACY)
    .post(`${API}/data`, { employee_id: 1, ...OCTOBER })
    .reply(200, five);
  const data = await call(salaryData, { body: { employee_id: 1, ...OCTOBER } }, browserOf().fetch);
  expect(dueSum(data)).toEqual({
    due: 20_000,
    overpaid: 0,
    lines: [
      { key: 'wages', amount: 30_000 },
      { key: 'bonus', amount: 2000 },
      { key: 'penalty', amount: -500 },
      { key: 'premayment_paid', amount: -10_000 },
      { key: 'salary_paid', amount: -1500 },
    ],
  });
});
