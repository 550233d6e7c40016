import type { Fund, FundOperation } from '@/lib/sections/funds/contract';
import { fundOf, verbOf } from './fund-operations';
import { toBaht, toSatang } from './money';

/** Where money comes from or goes to; the owner's own money has no balance here. */
export type MoneyPlace = Fund | 'owner';

/**
 * Money moved by a command, in baht: taken `out` of a fund, put `in` one, both in a transfer, or a balance that is
 * `set` (docs/domain.md, section 20). `held` is the sum counted in the fund before, which then holds instead of the
 * books. `corrects` is booked to the fund `in` besides the transfer; `also` is taken out of another fund.
 */
export type MoneyMove =
  | {
      readonly out: MoneyPlace;
      readonly in?: undefined;
      readonly sum: number;
      readonly also?: { readonly fund: Fund; readonly sum: number };
    }
  | { readonly in: MoneyPlace; readonly out?: undefined; readonly sum: number }
  | { readonly out: Fund; readonly in: Fund; readonly sum: number; readonly held?: number; readonly corrects?: number }
  | { readonly set: Fund; readonly sum: number };

/** Change of a fund, in baht: `by` an amount or `to` a balance. `held` is the balance before, instead of that of the books. */
export type FundChange = { readonly fund: Fund; readonly held?: number | undefined } & (
  | { readonly by: number }
  | { readonly to: number }
);

/** Changes of funds that a move makes. The owner's own money changes none. */
export function fundChanges(move: MoneyMove): FundChange[] {
  if ('set' in move) return [{ fund: move.set, to: move.sum }];
  const correction = 'corrects' in move ? (move.corrects ?? 0) : 0;
  const sides = [
    { place: move.out, by: -move.sum, held: 'held' in move ? move.held : undefined },
    { place: move.in, by: toBaht(toSatang(move.sum) + toSatang(correction)) },
  ];
  const changes = sides.flatMap(({ place, ...change }) =>
    place === undefined || place === 'owner' ? [] : [{ fund: place, ...change }],
  );
  return 'also' in move ? [...changes, { fund: move.also.fund, by: -move.also.sum }] : changes;
}

/** Balance after a change, in baht; undefined while the one before is unknown. */
export function balanceAfter(change: FundChange, before: number | undefined): number | undefined {
  if ('to' in change) return change.to;
  return before === undefined ? undefined : toBaht(toSatang(before) + toSatang(change.by));
}

/** Move of an operation between funds, with its amount in baht. */
export function moveOf(operation: FundOperation, sum: number): MoneyMove {
  const fund = fundOf(operation);
  switch (verbOf(operation)) {
    case 'set':
      return { set: fund, sum };
    case 'deposit':
      return { in: fund, sum };
    case 'withdraw':
      return { out: fund, sum };
    case 'transfer':
      return { out: fund, in: 'safe', sum };
  }
}

/** Fund that holds less than a move takes from it; undefined if there is none, or its balance is unknown. */
export const shortIn = (
  move: MoneyMove,
  balances: { readonly [fund in Fund]?: number | undefined } | undefined,
): Fund | undefined =>
  fundChanges(move).find(
    (change) => 'by' in change && change.by < 0 && (balanceAfter(change, balances?.[change.fund]) ?? 0) < 0,
  )?.fund;
