import type { ApiError } from '@/lib/api/call';
import { CODE } from '@/lib/contract/problem';
import { refusal } from '../../support/ask';
import { done, holdings, startCommands, press } from '../../support/command-stack';
import { STEPS } from '../../support/commands';
import { times } from '../../support/effort';

const opened = startCommands();
// Wrong attempts of one command would delay the next.
beforeEach(() => opened.stack.database.pool.query('delete from login_attempts'));

/** Commands that create or book one more each time. A second press is told by its idempotency key. */
const ADDS: Readonly<Record<string, string>> = {
  'menu.createCategory': 'a folder each',
  'menu.createItem': 'a dish each',
  'menu.copy': 'a copy each',
  'stock.createCategory': 'a folder each',
  'stock.add': 'a delivery each',
  'stock.startCount': 'a count each',
  'craft.create': 'a craft each',
  'craft.add': 'a batch each',
  'pos.add': 'a portion each, in the order of the till',
  'pos.remove': 'a portion each, in the order of the till',
  'orders.receipts': 'a run each',
  'services.add': 'a service each',
  'expenses.attach': 'a paper each, up to ten',
  'funds.operation': 'a deposit each',
  'salary.settle': 'a part of the debt each',
  'salary.save': 'an employee each',
  'salary.operation': 'an operation each',
  'salary.pay': 'a payment each, up to what is due',
  'bff.paySalaries': 'a payment each, up to what is due',
  'days.count': 'a count of the cashbox each',
  'cards.createQr': 'a card each',
  'messages.test': 'a message each, up to five in an hour',
  'users.secondFactorBegin': 'a secret each, of which the last one counts',
};

/** Commands that set the same again, and note who did it when, or hash a password anew. */
const STAMPED = `menu.uploadPicture craft.uploadPhoto agents.uploadPhoto bff.exportItems users.savePreferences
  stock.enterCount users.edit users.password payments.mailAgain attention.setAside`.split(/\s+/);

const value = (...query: Parameters<typeof opened.stack.database.value>) => opened.stack.database.value(...query);
const versionOf = (item: number) => value`select version from stock_items where item_id = ${item}`;
const submitted = () => value`select floor(extract(epoch from max(submitted_time)))::int from stock_counts`;

/** State that the caller saw. */
const SEEN: Readonly<Record<string, () => object | Promise<object>>> = {
  'stock.writeoff': async () => ({ version: await versionOf(201) }),
  'stock.alchemy': async () => ({ version: await versionOf(201) }),
  'expenses.transfer': () => ({ to: 'bank' }),
  'stock.approveCount': async () => ({ submitted_time: await submitted() }),
  'funds.undo': () => ({ entry_id: done['funds.operation']?.['entry_id'] }),
};

const AT_ONCE = times(8, 20);
const REFUSED: readonly number[] = [CODE.badRequest, CODE.notFound, CODE.conflict, CODE.tooManyAttempts];
type Pressed = (n: number) => Promise<unknown>;

/** Presses a button many times at once. */
async function atOnce(one: Pressed) {
  const ended = await Promise.allSettled(Array.from({ length: AT_ONCE }, (_, n) => one(n)));
  return {
    won: ended.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])),
    lost: ended.flatMap((end) => (end.status === 'rejected' ? [end.reason as ApiError] : [])),
  };
}

test.each(STEPS.map((step, at) => [at + 1, step.id, step] as const))(
  '%i. %s: of many at once one wins and the others learn why, all have the same effect, or they share a key and a reply',
  async (at, id, step) => {
    const input = { body: { ...(await step.body()), ...(await SEEN[id]?.()) } };
    const one: Pressed = (n) => press(step, input, `at-once-${at}-${n}`, false);
    if (ADDS[id]) {
      // It judges a password first, many of which at once are too many attempts.
      const isJudged = id === 'users.secondFactorBegin';
      const { won, lost } = isJudged ? { won: [await one(0)], lost: [] } : await atOnce(() => one(0));
      expect(lost.map(({ problem }) => problem)).toEqual([]);
      expect(new Set(won.map((reply) => JSON.stringify(reply))).size).toBe(1);
      done[id] = won[0] as (typeof done)[string];
      return;
    }
    const { won, lost } = await atOnce(one);
    // The refusals tell why, if none has won.
    const why = lost.map((error) => error.problem);
    expect([won.length, won.length > 0 || why]).toEqual([lost.length === 0 ? AT_ONCE : 1, true]);
    for (const { problem } of lost) {
      expect(REFUSED).toContain(problem.code);
      expect(problem.key).toEqual(expect.any(String));
    }
    // Of the same barcode several times one reply says that it was added; it need not be the first.
    const replies = won as (typeof done)[string][];
    done[id] = (replies.find((reply) => reply['added'] !== false) ?? won[0]) as (typeof done)[string];
    const before = await holdings();
    await one(AT_ONCE).catch(() => undefined);
    expect((await holdings()) === before || STAMPED.includes(id)).toBe(true);
  },
);

const stepOf = (id: string) => STEPS.find((step) => step.id === id)!;
const quantityOf = (item: number) => value`select quantity::float8 from stock_items where item_id = ${item}`;

test('a write-off of more than there is waits until the caller knows it', async () => {
  const step = stepOf('stock.writeoff');
  const before = await quantityOf(201);
  const more = async (extra: object, key: string) =>
    press(step, { body: { ...(await step.body()), quantity: before + 1, ...extra } }, key, false);
  const version = await versionOf(201);
  expect(await refusal(more({ version }, 'more-than-there-is'))).toEqual([CODE.conflict, 'version']);
  expect(await quantityOf(201)).toBe(before);
  await more({ version, below_zero: true }, 'more-and-known');
  expect(await quantityOf(201)).toBe(-1);
});

test('a balance is set only from the one that the caller saw', async () => {
  const step = stepOf('funds.operation');
  const balance = (await value`select balance from fund_balances where account = 'safe'`) / 100;
  const body = { operation: 'set_safe_balance', amount: 777, comment: 'Пересчитали' };
  const set = (seen: number, key: string) => press(step, { body: { ...body, balance: seen } }, key, false);
  const { won, lost } = await atOnce((n) => set(n === AT_ONCE - 1 ? balance : balance + n + 1, `set-balance-${n}`));
  expect(won).toHaveLength(1);
  expect(lost.map(({ problem }) => problem.key)).toEqual(Array.from({ length: AT_ONCE - 1 }, () => 'balanceMoved'));
});
