import fc from 'fast-check';
import { lineAmount, lineTotal, packagePrice, withVat } from '@/lib/sections/stock/rules/delivery';
import { always } from '../support/always';
import { QR_DISCOUNTS } from '@/lib/sections/cards/contract';
import { FLAGS } from '@/lib/contract/access';
import {
  cardAfterRemoval,
  cardState,
  discountsOf,
  endOfDay,
  lastDayOf,
  mayExpireAt,
} from '@/lib/sections/cards/rules/cards';
import { permissionsOf } from '@/lib/rights/permissions';
import { fromVenueClock } from '@/lib/domain/venue-time';

test.each([
  [24, 41.67, 1000_08],
  [3, 33.333333333333336, 100_00],
  [0.125, 1234.5, 154_31],
  [1, 1.005, 1_01],
  [0.001, 5, 1],
  [0.001, 4.999, 0],
  [1e9, 1e-7, 100_00],
  [0, 99, 0],
  [7, 0, 0],
])('%p × %p baht is %p satang, rounded half up', (quantity, price, satang) => {
  expect(lineTotal(quantity, price)).toBe(satang);
});

test('a line of a delivery is the typed total when the price follows from it, and exact in whole satang', () => {
  const quantity = fc.integer({ min: 1, max: 1_000_000_000 }).map((thousandths) => thousandths / 1000);
  const satang = fc.integer({ min: 0, max: 1e10 });
  always(quantity, satang, (q, total) => {
    expect(lineTotal(q, total / 100 / q)).toBe(total);
  });
  always(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 0, max: 10_000_000 }), (pieces, satang) => {
    expect(lineTotal(pieces, satang / 100)).toBe(pieces * satang);
  });
});

test('a line of a delivery has VAT on top, rounded by itself', () => {
  expect([withVat(100_00), withVat(1), withVat(7), withVat(8), withVat(0)]).toEqual([107_00, 1, 7, 9, 0]);
  expect([lineAmount(2, 50, true), lineAmount(2, 50, false)]).toEqual([107_00, 100_00]);
});

test('a package costs its share of the line', () => {
  expect(packagePrice(1200_00, 24, 0.5)).toBe(25_00);
  expect(packagePrice(100_00, 3, 1)).toBe(33_33);
  expect(packagePrice(2100_00, 1.4, 0.7)).toBe(1050_00);
});

describe('card rules', () => {
  const flags = fc.subarray([...FLAGS]);
  const discount = fc.constantFrom(...QR_DISCOUNTS);

  test('a QR card gives its discount exactly while its owner may give it', () => {
    always(flags, discount, fc.boolean(), (held, percent, active) => {
      const permissions = permissionsOf(held);
      const card = { card_type: 1, discount: percent, validtime: null };
      const held_it = held.includes(`DiscountCard${percent}`);
      expect(discountsOf(permissions).includes(percent)).toBe(held_it);
      expect(cardState(card, { permissions, active }, 0)).toBe(
        active ? (held_it ? 'valid' : 'not_allowed') : 'owner_off',
      );
      expect(cardState({ ...card, card_type: 0 }, { permissions, active }, 0)).toBe(active ? 'valid' : 'owner_off');
      expect(cardState(card, null, 0)).toBe('valid');
    });
  });

  test('after a removal the nearest lower id is selected, else the first', () => {
    expect(cardAfterRemoval([], 2)).toBeNull();
    always(fc.uniqueArray(fc.nat(50), { minLength: 1 }), fc.nat(50), (ids, removed) => {
      const rest = ids.filter((id) => id !== removed);
      const lower = rest.filter((id) => id < removed);
      const wanted = lower.length > 0 ? Math.max(...lower) : rest.length > 0 ? Math.min(...rest) : null;
      expect(cardAfterRemoval(rest, removed)).toBe(wanted);
    });
  });

  test('an end before now is refused; none, and this second, are taken', () => {
    expect([null, 99, 100, 101].map((end) => mayExpireAt(end, 100))).toEqual([true, false, true, true]);
    const card = { card_type: 1, discount: 5 };
    const ends = [null, 0, 99, 100].map((validtime) => cardState({ ...card, validtime }, null, 100));
    expect(ends).toEqual(['valid', 'valid', 'expired', 'valid']);
  });

  test.each(['Asia/Bangkok', 'Europe/London'])('a card until a day holds through its night in %s', (zone) => {
    const end = endOfDay('2026-12-31', zone);
    expect(end).toBe(fromVenueClock('2027-01-01 12:00', zone));
    expect(lastDayOf(end, zone)).toBe('2026-12-31');
    expect(lastDayOf(end + 1, zone)).toBeNull();
    expect(lastDayOf(fromVenueClock('2026-12-31 00:00', zone), zone)).toBeNull();
    // The night in which the clocks go forward is an hour shorter.
    expect(lastDayOf(endOfDay('2026-03-28', zone), zone)).toBe('2026-03-28');
  });
});
