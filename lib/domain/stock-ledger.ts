import type { StoryKind } from '@/lib/sections/stock/contract/story-row';
import { addQuantity } from './exact';
import { takenValue, unitPriceOf, worth, type Holding } from './holding';

/**
 * A movement to book. `quantity` is signed; `amount` is the value that goods bring or take, in satang, by default that of
 * the quantity at the item's price.
 */
export interface Movement {
  readonly kind: StoryKind;
  readonly quantity: number;
  readonly amount?: number | undefined;
  /** New price of a revaluation. Price at which a loss left the stock, for its row. */
  readonly price?: number | undefined;
}

/** A row of the story. `amount` is signed for kinds that move value without goods. */
export interface Booked {
  readonly kind: StoryKind;
  readonly quantity_before: number;
  readonly quantity: number;
  readonly quantity_after: number;
  readonly unit_price: number;
  readonly amount: number;
  readonly price_after: number;
}

/** Result of a movement: its row, the row that settles a cost difference, if any, and what is held afterwards. */
export interface Booking {
  readonly row: Booked;
  readonly settled: Booked | null;
  readonly after: Holding;
}

/** Kinds that bring goods at a cost of their own. It becomes the known cost of an item that held none. */
const PRICING: readonly StoryKind[] = ['opening', 'purchase', 'merge_in', 'transfer_in', 'craft_in'];
/** Kinds that a count values at its own price. */
const LOSSES: readonly StoryKind[] = ['shortfall', 'write_off'];
/** Kinds that move value without goods. Their amount is signed. */
export const VALUE_KINDS = ['revaluation', 'cost_difference'] as const satisfies readonly StoryKind[];
const movesValueAlone = (kind: StoryKind): boolean => VALUE_KINDS.some((one) => one === kind);

/** A price stays while quantity × price differs from the value by at most this many satang. */
const TOLERANCE = 1;

/** Value that a row moves, signed, in satang: an item's value is the sum over its story. */
export const movedValue = ({ kind, quantity, amount }: Pick<Booked, 'kind' | 'quantity' | 'amount'>): number =>
  movesValueAlone(kind) ? amount : Math.sign(quantity) * amount;

/** Value that a quantity brings at the item's price. */
const broughtValue = ({ quantity, value, price }: Holding, brought: number): number =>
  Math.max(0, worth(addQuantity(quantity, brought), price) - value);

/** The given price where it explains the value, else value ÷ quantity. */
function priceFor(quantity: number, value: number, price: number): number {
  return Math.abs(value - worth(quantity, price)) <= TOLERANCE ? price : unitPriceOf(quantity, value);
}

/** Price after a movement, and the value that the goods then have. */
function valued(before: Holding, { kind, quantity, amount }: Booked, quantityAfter: number, held: number) {
  const fills = before.quantity < 0 && quantityAfter > 0;
  const isFirst = PRICING.includes(kind) && quantity > 0 && before.quantity <= 0;
  const came = fills ? priceFor(quantity, amount, before.price) : before.price;
  const price = isFirst ? unitPriceOf(quantity, amount) : came;
  const value = worth(quantityAfter, price);
  // Missing goods are valued at the last known cost; goods that filled a gap, at their own; a loss leaves the average.
  const isSettled = quantityAfter <= 0 || held < 0 || fills || LOSSES.includes(kind);
  if (!isSettled) return { price: priceFor(quantityAfter, held, price), value: held };
  return { price, value: quantityAfter > 0 && Math.abs(held - value) <= TOLERANCE ? Math.max(0, held) : value };
}

/** Row of a revaluation or a change of measure, which alone set a price. */
function repriced(before: Holding, { kind, quantity, price = before.price }: Movement): Booking {
  const quantity_after = addQuantity(before.quantity, quantity);
  const isRevaluation = kind === 'revaluation';
  const held = isRevaluation ? worth(quantity_after, price) : before.value;
  const price_after = isRevaluation || quantity_after === 0 || held === 0 ? price : unitPriceOf(quantity_after, held);
  const row = {
    kind,
    quantity_before: before.quantity,
    quantity,
    quantity_after,
    unit_price: price_after,
    amount: held - before.value,
    price_after,
  };
  const value = quantity_after > 0 ? held : worth(quantity_after, price_after);
  return {
    row,
    settled: settling(quantity_after, price_after, held, value),
    after: { quantity: quantity_after, value, price: price_after },
  };
}

/**
 * Books a movement: what goods bring or take is added to the value, and the price follows. Where stock was below zero,
 * less came in than is taken back, or a count values a loss at its own price, the difference to the known cost is settled
 * by a row of its own.
 */
export function bookMovement(before: Holding, movement: Movement): Booking {
  const { kind, quantity, amount: given, price: named } = movement;
  if (kind === 'revaluation' || kind === 'recalculation') return repriced(before, movement);
  const amount =
    given ?? (quantity < 0 ? takenValue(before, -quantity) : quantity > 0 ? broughtValue(before, quantity) : 0);
  const quantity_after = addQuantity(before.quantity, quantity);
  const unit_price = named ?? (given === undefined || kind === 'order' ? before.price : unitPriceOf(quantity, amount));
  const row = { kind, quantity_before: before.quantity, quantity, quantity_after, unit_price, amount, price_after: 0 };
  const held = before.value + movedValue(row);
  const { price, value } = valued(before, row, quantity_after, held);
  return {
    row: { ...row, price_after: price },
    settled: settling(quantity_after, price, held, value),
    after: { quantity: quantity_after, value, price },
  };
}

/** Row that brings what is held from one value to another; null where they are the same. */
function settling(quantity: number, price: number, held: number, value: number): Booked | null {
  if (value === held) return null;
  return {
    kind: 'cost_difference',
    quantity_before: quantity,
    quantity: 0,
    quantity_after: quantity,
    unit_price: price,
    amount: value - held,
    price_after: price,
  };
}

/** Sets the known cost of an item that holds nothing or less; what is missing is then valued at it. */
export function withKnownCost(before: Holding, price: number): Pick<Booking, 'settled' | 'after'> {
  const after = { ...before, price, value: worth(before.quantity, price) };
  return { settled: settling(before.quantity, price, before.value, after.value), after };
}
