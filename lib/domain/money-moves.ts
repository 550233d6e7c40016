import type { Fund, FundOperation } from '../contract/funds';
import { fundOf, setsBalance } from './fund-operations';
import { toBaht, toSatang } from './money';

/** Where money comes from or goes to; the owner's own money has no balance here. */
export type MoneyPlace = Fund | 'owner';

/**
 * What a command does with money, in baht: `out` of a fund, `in` into one, both for a transfer, or a balance `set`
 * (docs/domain.md, section 20). `held` is what was counted in the fund before, where that and not the books holds.
 */
export type MoneyMove =
  | { readonly out: MoneyPlace; readonly in?: undefined; readonly sum: number }
  | { readonly in: MoneyPlace; readonly out?: undefined; readonly sum: number }
  | { readonly out: Fund; readonly in: Fund; readonly sum: number; readonly held?: number }
  | { readonly set: Fund; readonly sum: number };

/** Change of a fund: by how much, or to which balance, in baht, and the balance before where the books are not asked. */
export type FundChange = { readonly fund: Fund; readonly held?: number | undefined } & (
  { readonly by: number } | { readonly to: number }
);

/** Changes of the funds that a move makes; none by the owner's own money. */
export function fundChanges(move: MoneyMove): FundChange[] {
  if ('set' in move) return [{ fund: move.set, to: move.sum }];
  const sides = [
    { place: move.out, by: -move.sum, held: 'held' in move ? move.held : undefined },
    { place: move.in, by: move.sum },
  ];
  return sides.flatMap(({ place, ...change }) =>
    place === undefined || place === 'owner' ? [] : [{ fund: place, ...change }],
  );
}

/** Balance after a change, in baht; undefined while the one before is unknown. */
export function balanceAfter(change: FundChange, before: number | undefined): number | undefined {
  if ('to' in change) return change.to;
  return before === undefined ? undefined : toBaht(toSatang(before) + toSatang(change.by));
}

/** Move of an operation between funds, with its amount in baht. */
export function moveOf(operation: FundOperation, sum: number): MoneyMove {
  const fund = fundOf(operation);
  if (setsBalance(operation)) return { set: fund, sum };
  if (operation.startsWith('transfer_')) return { out: fund, in: 'safe', sum };
  return operation.endsWith('_deposit') ? { in: fund, sum } : { out: fund, sum };
}

/** Fund that a move would take more from than it holds; undefined for none, and while a balance is unknown. */
export const shortIn = (
  move: MoneyMove,
  balances: { readonly [fund in Fund]?: number | undefined } | undefined,
): Fund | undefined =>
  fundChanges(move).find(
    (change) => 'by' in change && change.by < 0 && (balanceAfter(change, balances?.[change.fund]) ?? 0) < 0,
  )?.fund;
