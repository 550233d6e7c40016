import fc from 'fast-check';
import { QR_DISCOUNTS } from '@/lib/sections/cards/contract';
import { FLAGS } from '@/lib/contract/permission';
import {
  cardAfterRemoval,
  cardState,
  discountFor,
  discountsOf,
  endOfDay,
  lastDayOf,
  mayExpireAt,
} from '@/lib/sections/cards/rules/cards';
import { permissionsOf } from '@/lib/rights/permissions';
import { fromVenueClock } from '@/lib/domain/venue-time';
import { always } from '../support/always';

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

test('the discount that stays chosen is allowed, else the first allowed one, else none', () => {
  always(flags, fc.option(discount), (held, chosen) => {
    const permissions = permissionsOf(held);
    const allowed = discountsOf(permissions);
    const kept = chosen !== null && allowed.includes(chosen);
    expect(discountFor(chosen, permissions)).toBe(kept ? chosen : (allowed[0] ?? null));
  });
});

test('after a removal the nearest lower id is selected, else the first', () => {
  expect(cardAfterRemoval([1, 4, 9], 7)).toBe(4);
  expect(cardAfterRemoval([9, 4], 2)).toBe(4);
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
