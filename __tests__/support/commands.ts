import { secondFactors, sessions } from '@/backend/src/db/schema';
import { NO_PERMISSION } from '@/lib/rights/permissions';
import { monthOf, plusMonths } from '@/lib/sections/salary/rules/month';
import { codeOf } from '@/scripts/test/code-of';
import { done, idOf, stack, type Step } from './command-stack';
import { painting } from './pictures';
import { PASSWORD } from './stack';
import { BAR, DAIQUIRI, SONG } from './till';
import { issueMail } from '../backend/mail/post-office';

const lastExpense = async (where: string, ...values: string[]): Promise<number> => {
  const { rows } = await stack.database.pool.query<{ expense_id: number }>(
    `select expense_id from expenses where ${where} order by expense_id desc limit 1`,
    values,
  );
  return Number(rows[0]?.expense_id);
};
const expenseNamed = (name: string) => lastExpense('name = $1', name);
const orderExpense = () => lastExpense('order_number is not null');
const table = (name: string) => ({ place_id: BAR, table: name });

/** Of the agent who sat at the table that was paid. */
const payout = { agent_id: 1, places: [BAR], payment_type: 1 };
/** The code that was sent last, with its token. */
const sentCode = async () => {
  const { rows } = await stack.database.pool.query<{ code: string }>(
    'select code from mail_outbox where mail_id = $1',
    [idOf('payments.confirm', 'mail_id')],
  );
  return { force: true, otp_token: done['payments.confirm']?.['otp_token'], otp_key: rows[0]?.code };
};

/** A command, its body, and what else a step has. */
type Row = readonly [id: string, body: object | Step['body'], more?: Partial<Step>];
/** Body with the id that an earlier command has answered. */
const of =
  (command: string, name: string, more: object = {}): Step['body'] =>
  () => ({ [name]: idOf(command, name), ...more });

const now = monthOf(Date.now() / 1000, 'Asia/Bangkok');
const anna = (more: object) => of('salary.save', 'employee_id', { ...now, ...more });
const payment = (type: string, amount: number) => ({ type, employee_id: idOf('salary.save', 'employee_id'), amount });
const employee = { employee_id: null, employee_name: 'Анна', position: 'Бармен' };
const PAYROLL: readonly Row[] = [
  ['salary.save', { type: 'add', ...employee, wages: 20_000, overtime_hour_cost: 150 }],
  ['salary.operation', anna({ type: 'credit', amount: 6000, duration: 3 })],
  [
    'salary.skip',
    () => ({ credit_id: idOf('salary.operation', 'salary_story_id'), ...now, skip: true, description: 'Договорились' }),
  ],
  ['salary.pay', () => ({ ...now, payments: [{ ...payment('salary', 20_000), ...now }] })],
  ['salary.operation', anna({ type: 'overtime', hours: 3 })],
  ['salary.removeStory', of('salary.operation', 'salary_story_id')],
  ['salary.remove', of('salary.save', 'employee_id')],
  ['salary.settle', of('salary.save', 'employee_id', { way: 'collect', amount: 100 })],
  ['salary.restore', of('salary.save', 'employee_id')],
  ['bff.paySalaries', () => ({ ...plusMonths(now, 1), payments: [payment('prepayment', 500)] })],
];

const GROUPS = ['', '_karaoke', '_ddweed'].flatMap((place): Row[] => [
  [`ingredientsLists${place}.create`, { name: 'Крепкое', items: [201] }],
  [
    `ingredientsLists${place}.save`,
    of(`ingredientsLists${place}.create`, 'list_id', { name: 'Джины', items: [201, 202] }),
  ],
]);

const FLAGS = { use_own_funds: false, pay_later: false, include_vat: false };
const DEBT = { ...FLAGS, pay_later: true, payer: 'later', supplier: 'Сингха', invoice_number: '17' };
const SECOND = { by: 'second' } as const;
const withPhoto = { file: () => painting(600, 400).jpeg().toBuffer() };
const copied = () => ({ items: [idOf('menu.copy', 'item_id')] });
const session = (more: object = {}) => of('pos.sessionStart', 'session_id', more);
const factor = (command: string) => () => ({ password: PASSWORD, code: recoveryCode(command) });
const NINA = { login: 'nina77', password: 'secret7', active: 1, permissions: NO_PERMISSION, card_number: '771' };
const JOB = { parts: ['account', 'pay'], name: 'Нина', position: 'Бармен', wages: 1000, overtime_hour_cost: 10 };

/** Date of a check of the books. */
const CHECKED = '2026-01-01';

const ROWS: readonly Row[] = [
  ['menu.createCategory', { parent_id: 0, name: 'Новинки' }],
  [
    'menu.createItem',
    () => ({ parent_id: idOf('menu.createCategory', 'item_id'), name: 'Сбитень', retail_price: 120 }),
  ],
  ['menu.save', of('menu.createItem', 'item_id', { new_name: 'Сбитень горячий' })],
  ['menu.priority', { priority: 2, items: [DAIQUIRI] }],
  ['menu.copy', { source_id: DAIQUIRI }],
  ['menu.delete', copied],
  ['menu.restore', copied],
  ['menu.uploadPicture', { item_id: DAIQUIRI }, withPhoto],
  ['bff.exportItems', { category: 2, items: [DAIQUIRI] }, { params: { target: 'karaoke' } }],
  ['stock.createCategory', { parent_id: 0, name: 'Погреб' }],
  ['stock.add', { ...FLAGS, items: [{ item_id: 201, quantity: 2, price: 450 }] }],
  ['stock.save', { item_id: 201, new_name: 'Джин лондонский' }],
  ['stock.setSensor', { item_id: 301, sensor_id: 5, channel_id: 1 }],
  ['stock.deleteSensor', { item_id: 301 }],
  ['stock.addBarcode', { item_id: 201, barcode: '4600001' }],
  ['stock.deleteBarcode', of('stock.addBarcode', 'barcode_id')],
  ['stock.writeoff', { item_id: 201, quantity: 1, reason: 'Разбили', type: 1 }],
  ['stock.undoWriteOff', of('stock.writeoff', 'stock_story_id')],
  [
    'stock.add',
    { ...DEBT, invoice_date: '2026-11-20', items: [{ item_id: 201, quantity: 1, price: 100, package_quantity: 0.7 }] },
  ],
  ['stock.payDebt', of('stock.add', 'purchase_number', { payer: 'cashier' })],
  ['stock.alchemy', { source_id: 201, target_id: 301, quantity: 1 }],
  ['stock.merge', { source_id: 203, destination_id: 201 }],
  ['stock.delete', { items: [202] }],
  ['stock.restore', { items: [202] }],
  ['craft.create', { name: 'Настойка', create_new_stock_item: true, stock_id: 0, measure_id: 3 }],
  [
    'craft.save',
    of('craft.create', 'craft_id', { new_output_quantity: 1, new_ingredients: [{ item_id: 201, item_quantity: 0.5 }] }),
  ],
  ['craft.add', of('craft.create', 'craft_id', { quantity: 2, forced: false })],
  ['craft.undo', of('craft.add', 'batch_id')],
  ['craft.uploadPhoto', of('craft.create', 'craft_id'), withPhoto],
  ['craft.delete', of('craft.create', 'craft_id')],
  ...GROUPS,
  ['users.savePreferences', { theme: 'dark', rows: 100, mail_address: 'boss@example.com' }],
  ['messages.test', {}],
  ['venue.saveSettings', { sections_off: ['delivery'] }],
  ['attention.setAside', findFaults],
  ['attention.bringBack', { rule: 'books_disagree', subject: CHECKED }],
  [
    'users.endSession',
    async () => {
      await stack.browser().signIn('admin');
      return { others: true };
    },
  ],
  ['categories.create', { name: 'Такси', purposes: ['services'], group_id: 2 }],
  ['categories.save', of('categories.create', 'category_id', { name: 'Извоз' })],
  ['categories.delete', of('categories.create', 'category_id')],
  ['stock.startCount', { name: 'Бар', folders: [], blind: false }],
  ['stock.enterCount', of('stock.startCount', 'count_id', { item_id: 202, counted: 9 })],
  ['stock.submitCount', of('stock.startCount', 'count_id')],
  ['stock.reopenCount', of('stock.startCount', 'count_id'), SECOND],
  ['stock.submitCount', of('stock.startCount', 'count_id')],
  ['stock.approveCount', of('stock.startCount', 'count_id'), SECOND],
  ['stock.startCount', { name: 'Ещё раз', folders: [], blind: true }],
  ['stock.cancelCount', of('stock.startCount', 'count_id')],
  ['pos.open', table('5')],
  ['pos.add', { ...table('5'), menu_id: SONG, count: 3 }],
  ['pos.print', table('5')],
  ['pos.remove', { ...table('5'), menu_id: SONG, count: 1 }],
  ['pos.removeAll', table('5')],
  ['pos.add', { ...table('5'), menu_id: DAIQUIRI, count: 2 }],
  ['pos.sessionStart', { ...table('5'), participants: 2, agents: [1] }],
  ['pos.sessionAgent', session({ agent_id: 2, joins: true })],
  ['pos.sessionEnd', session()],
  ['pos.pay', () => ({ ...table('5'), cashier_id: stack.cashier, paid_type: 'cash' })],
  ['agents.save', { agent_id: 1, email: 'may@example.com', percent: 12.5, referred_by: 2 }],
  ['payments.confirm', payout],
  ['payments.confirm', async () => ({ ...payout, ...(await sentCode()) })],
  ['expenses.transfer', async () => ({ expense_id: await orderExpense() })],
  ['orders.receipts', () => ({ period_id: 4, order_numbers: [idOf('pos.pay', 'order_number')] })],
  ['orders.noteDelivery', {}, { params: { id: '1' } }],
  ['services.add', { category_id: 16, name: 'Вывоз мусора', price: 300, use_own_funds: false }],
  ['expenses.rename', async () => ({ expense_id: await expenseNamed('Вывоз мусора'), new_name: 'Мусор за май' })],
  ['expenses.attach', async () => ({ expense_id: await expenseNamed('Мусор за май') }), withPhoto],
  ['expenses.removeFile', of('expenses.attach', 'file_id')],
  ['expenses.delete', async () => ({ expense_id: await expenseNamed('Мусор за май') })],
  ['expenses.delete', async () => ({ expense_id: await orderExpense() })],
  ['funds.operation', { operation: 'safe_deposit', amount: 500 }],
  ['funds.undo', { operation: 'safe_deposit', amount: 500 }],
  ...PAYROLL,
  ['days.count', { denominations: [{ value: 1000, pieces: 10 }] }],
  ['days.close', of('days.count', 'close_id', { float: 1000 })],
  ['days.explain', of('days.count', 'close_id', { reason: 'Размен' })],
  ['cards.createQr', { owner_id: 1, discount: 10 }],
  ['cards.expiration', of('cards.createQr', 'card_id', { expiration: Math.floor(Date.now() / 1000) + 86_400 })],
  ['cards.delete', of('cards.createQr', 'card_id')],
  ['days.reopen', of('days.count', 'close_id', { reason: 'Закрыли рано' })],
  ['users.create', { ...NINA, category_id: 4, discount: 5 }],
  ['users.edit', of('users.create', 'user_id', { password: 'secret8', discount: 10 })],
  ['users.signOut', openSession],
  ['users.secondFactorReset', giveFactor],
  ['users.delete', of('users.create', 'user_id')],
  ['users.hire', { ...NINA, login: 'nina7', category_id: 4, ...JOB }],
  ['users.part', of('users.hire', 'user_id', { parts: ['account'] })],
  ['payments.mailAgain', async () => ({ mail_id: await issueMail(stack.database, 'smtp://mail.example.com') })],
  ['agents.uploadPhoto', { agent_id: 1 }, withPhoto],
  ['users.secondFactorBegin', { password: PASSWORD }, SECOND],
  ['users.secondFactorConfirm', () => ({ code: codeOfApp() }), SECOND],
  ['users.secondFactorCodes', factor('users.secondFactorConfirm'), SECOND],
  ['users.secondFactorOff', factor('users.secondFactorCodes'), SECOND],
  ['users.password', { old_password: PASSWORD, password: 'secret9' }, SECOND],
];

/** Every command once, in an order in which each can succeed. */
export const STEPS: readonly Step[] = ROWS.map(([id, body, more]) => ({
  id,
  body: typeof body === 'function' ? (body as Step['body']) : () => body,
  ...more,
}));

/** The check of the books has found a fault. */
async function findFaults() {
  await stack.database.pool.query(
    `insert into scheduled_runs (job, run_date, finished_at, ok, report)
     values ('check_books', $1, now(), false, '{"faults": 1}') on conflict do nothing`,
    [CHECKED],
  );
  return { rule: 'books_disagree', subject: CHECKED, days: 7, reason: 'Разбираемся' };
}

const codeOfApp = () => codeOf(String(done['users.secondFactorBegin']?.['secret']));
const recoveryCode = (command: string) => (done[command]?.['recovery_codes'] as string[])[0];

/** The account that was created is signed in somewhere. */
async function openSession() {
  const user_id = idOf('users.create', 'user_id');
  const expires_at = new Date(Date.now() + 3_600_000);
  await stack.database.db.insert(sessions).values({ token_hash: 'f'.repeat(64), user_id, expires_at });
  return { user_id };
}

/** The account that was created has a second factor. */
async function giveFactor() {
  const user_id = idOf('users.create', 'user_id');
  await stack.database.db.insert(secondFactors).values({ user_id, sealed_secret: 'x', confirmed_at: new Date() });
  return { user_id };
}
