import nock from 'nock';
import { send as call, type ApiError } from '@/lib/api/call';
import { listExpenses, transferExpense } from '@/lib/contract/expenses';
import { getPurchase } from '@/lib/contract/stock';
import { LEGACY, legacyBrowser } from '../support/legacy';

const API = '/api/v1/admin';
const browserOf = legacyBrowser();

const ROW = {
  ...{ expense_id: 1, name: 'Лёд', category_id: 16, category_name: 'Услуги', sub_category_id: null, quantity: null },
  ...{ table_number: null, user_name: 'nok', cost: -300, safe_before: 1000, safe_after: 700, cashier_before: 5 },
  ...{ cashier_after: 5, time: 1_790_000_000, is_cashier_order: false, paidtype: 'cash', order_number: null },
  purchase_number: null,
};
const TOTALS = {
  ...{ total_records: 1, total_cash_income: 0, total_card_income: 0, total_income: 0, total_princess_promo_income: 0 },
  ...{ total_cash_outcome: 300, total_card_outcome: 0, total_outcome: 300, total_cash_profit: -300 },
  ...{ total_card_profit: 0, total_profit: -300 },
};
const body = { period_id: 0, report_type: 2 as const, page: 1, count: 50 };
const purchase = () =>
  call(getPurchase, { params: { id: 7 } }, browserOf().fetch).catch((error: unknown) => error as ApiError);

it('reads a list without kind, flow, bank, removal and papers', async () => {
  nock(LEGACY)
    .post(`${API}/expenses/list`, body)
    .reply(200, { filtered_records: [ROW], ...TOTALS });
  const reply = await call(listExpenses, { body }, browserOf().fetch);
  expect(reply).toEqual({ filtered_records: [ROW], ...TOTALS });
});

it('passes refusals on', async () => {
  nock(LEGACY).post(`${API}/expenses/transfer`).reply(200, { code: 11, error: 'Balance too low' });
  await expect(call(transferExpense, { body: { expense_id: 1 } }, browserOf().fetch)).rejects.toMatchObject({
    problem: { code: 11 },
  });
});

it.each([
  ['a bare text', '"Закупка удалена"', { code: 1008, message: 'Закупка удалена' }],
  ['no JSON', 'Fatal error', { code: 1000 }],
  ['something else', '[]', { code: 1004 }],
])('reports %s in place of a purchase as an error', async (_, text, problem) => {
  nock(LEGACY).get(`${API}/stock/purchase/7`).reply(200, text, { 'content-type': 'application/json' });
  expect(await purchase()).toMatchObject({ problem });
});
