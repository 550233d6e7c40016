import { problemOf, send } from '@/lib/api/call';
import { closeDay, countDay, currentDay, getDay, listDays } from '@/lib/contract/days';
import { getFunds } from '@/lib/contract/funds';
import { laidOut } from '@/lib/domain/day-close';
import { ROLE_PRESETS } from '@/lib/domain/permissions';
import { TELL_TALES, TOLD } from '../../support/blind-figures';
import { BLIND_PEOPLE, blindVenue, type BlindPerson, type BlindVenue } from '../../support/blind-venue';
import { keysIn } from '../../support/every-read';

let venue: BlindVenue;
beforeAll(async () => {
  venue = await blindVenue();
});
afterAll(() => venue.close());

describe('the count of the cashbox', () => {
  const BLIND: readonly BlindPerson[] = ['cashier', 'counter', 'preset', 'bookkeeper'];
  const pieces = [{ value: 1000, pieces: 3 }];

  test('before it, who may count it finds the planted balance nowhere; who may not count reads balances', async () => {
    for (const who of ['cashier', 'counter', 'preset'] as const)
      expect([who, await venue.tellsOf(who, TELL_TALES.cashbox)]).toEqual([who, []]);
    expect(await venue.tellsOf('bookkeeper', TELL_TALES.cashbox)).toEqual(
      expect.arrayContaining(['funds.get', 'expenses.list', 'expenses.csv', 'expenses.xlsx']),
    );
    const { cashier, safe } = await send(getFunds, {}, venue.of('cashier').fetch);
    expect([cashier, typeof safe]).toEqual([undefined, 'number']);
  });

  test('a count without pieces, or one after another, tells neither the expected sum nor the difference', async () => {
    for (const denominations of [[], pieces, [{ value: 1000, pieces: 4 }]]) {
      const reply = await send(countDay, { body: { denominations } }, venue.of('cashier').fetch);
      expect(Object.keys(reply)).toContain('counted');
      expect(keysIn(reply)).not.toEqual(expect.arrayContaining(['expected']));
      expect(keysIn(reply)).not.toEqual(expect.arrayContaining(['difference']));
    }
    const { items } = await send(listDays, { body: { page: 1, count: 100 } }, venue.admin.fetch);
    const replaced = items.filter(({ counted_by }) => counted_by === 'cashier');
    expect(replaced.map(({ status, counted_by }) => [status, counted_by])).toEqual([
      ['cancelled', 'cashier'],
      ['cancelled', 'cashier'],
    ]);
    expect(replaced.every(({ expected }) => expected === TOLD.baht)).toBe(true);
  });

  test('while it waits, everybody without FundsDirectChange finds the planted balance nowhere', async () => {
    for (const who of BLIND) expect([who, await venue.tellsOf(who, TELL_TALES.cashbox)]).toEqual([who, []]);
    expect(await send(getFunds, {}, venue.admin.fetch)).toMatchObject({ cashier: TOLD.baht });
  });

  test('settling it blind needs a reason, whether or not it fits', async () => {
    const close = async () => {
      const { begun } = await send(currentDay, {}, venue.of('preset').fetch);
      const body = { close_id: begun?.close_id ?? 0, reason: '', float: 0 };
      return send(closeDay, { body }, venue.of('preset').fetch).then(() => null, problemOf);
    };
    const missing = { code: 1, key: 'reasonMissing', field: 'reason' };
    expect(await close()).toMatchObject(missing);
    await send(countDay, { body: { denominations: laidOut(TOLD.baht * 100) } }, venue.of('cashier').fetch);
    expect(await close()).toMatchObject(missing);
  });

  test('closed, the day tells its figures', async () => {
    const { begun } = await send(currentDay, {}, venue.of('preset').fetch);
    const body = { close_id: begun?.close_id ?? 0, reason: 'Вслепую', float: 1000 };
    const told = { expected: TOLD.baht, difference: 0 };
    expect(await send(closeDay, { body }, venue.of('preset').fetch)).toMatchObject(told);
    expect(await send(getDay, { params: { id: body.close_id } }, venue.of('cashier').fetch)).toMatchObject(told);
    expect(await send(getFunds, {}, venue.of('cashier').fetch)).toMatchObject({ cashier: 1000 });
  });
});

test('a manager’s preset is the one that this test uses', () => {
  expect(BLIND_PEOPLE.preset.permissions).toBe(ROLE_PRESETS.Managers);
});
