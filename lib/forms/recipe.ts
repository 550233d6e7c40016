import { PositiveQuantity } from '@/lib/contract/primitives';
import { decimalsOf, type Measure } from '@/lib/domain/measure';
import type { RecipeLine } from '@/lib/domain/recipe';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import { custom, number, UNREADABLE, type Field, type FieldError, type MessageKey } from './field';
import { schemaError } from './rules';

interface Measured {
  readonly measure_id?: number | undefined;
  readonly measure_name?: string | undefined;
}

/**
 * Line of a recipe as read. `prime_cost` is baht per measure, `today_price` the same by today's prices, not rounded; null
 * if unknown, missing on a legacy server. Recipe lines of crafts have no measure ids.
 */
export interface RecipeItem extends Measured {
  readonly item_id: number;
  readonly item_quantity: number;
  readonly name: string;
  readonly measure_name: string;
  readonly prime_cost?: number | undefined;
  readonly today_price?: number | null | undefined;
}

/** Line of a recipe with its typed quantity. */
export type DraftLine = Omit<RecipeItem, 'item_quantity'> & { readonly quantity: string };

/** Line of a recipe on the wire. */
export type Amount = Pick<RecipeItem, 'item_id' | 'item_quantity'>;

/** Measure of a line, by its name where the wire has no id. */
export const measureOf = ({ measure_id, measure_name = '' }: Measured): Measure =>
  measure_id === undefined ? measure_name : { measure_id, measure_name };

const quantity = number('recipe.columns.quantity');

/** Error of a line's quantity. */
export function lineError(line: Pick<DraftLine, 'quantity'>, locale: string): FieldError | undefined {
  const read = quantity.read(line.quantity, locale);
  return read === UNREADABLE ? { kind: 'number' } : schemaError(PositiveQuantity, read);
}

/** Typed lines as costs: an unreadable quantity or an unknown price counts as 0. */
export const pricedLines = (lines: readonly DraftLine[], locale: string): RecipeLine[] =>
  lines.map(({ quantity: typed, prime_cost = 0 }) => ({
    item_quantity: Math.max(0, typedNumber(typed, locale) ?? 0),
    prime_cost,
  }));

/** Names of the lines without a known price. */
export const unpriced = (lines: readonly Pick<DraftLine, 'name' | 'today_price'>[]): string[] =>
  lines.flatMap(({ name, today_price }) => (today_price === null ? [name] : []));

/** Lines at today's prices; null with one of unknown price, undefined without lines and on a legacy server. */
export function todayPrices(
  lines: readonly DraftLine[],
): (DraftLine & { readonly prime_cost: number })[] | null | undefined {
  if (lines.length === 0 || lines.some(({ today_price }) => today_price === undefined)) return undefined;
  return unpriced(lines).length > 0 ? null : lines.map((line) => ({ ...line, prime_cost: line.today_price ?? 0 }));
}

/** Lines at today's prices with the typed quantities; null and undefined as of `todayPrices`. */
export function todayLines(lines: readonly DraftLine[], locale: string): RecipeLine[] | null | undefined {
  const today = todayPrices(lines);
  return today && pricedLines(today, locale);
}

const comparable = (lines: readonly Amount[]): string =>
  JSON.stringify(
    lines.map(({ item_id, item_quantity }) => [item_id, item_quantity] as const).toSorted(([a], [b]) => a - b),
  );

const QUANTITIES = 'recipe.quantities';

/** Lines of a recipe, which are sent whole. Their order is irrelevant. `recipeOf` gives those of the form's record. */
export const recipeField = (
  label: MessageKey,
  recipeOf: (record: never) => readonly RecipeItem[],
): Field<readonly Amount[], readonly DraftLine[]> =>
  custom<readonly Amount[], readonly DraftLine[]>(label, {
    errors: {
      required: QUANTITIES,
      number: QUANTITIES,
      decimals: QUANTITIES,
      moreThan: QUANTITIES,
      atMost: QUANTITIES,
    },
    blank: () => [],
    show: (_amounts, locale, record) =>
      recipeOf(record as never).map(({ item_quantity, ...line }) => ({
        ...line,
        quantity: numberText(item_quantity, locale, decimalsOf(measureOf(line))),
      })),
    read: (lines, locale) => {
      const amounts = lines.map((line) => ({
        item_id: line.item_id,
        item_quantity: quantity.read(line.quantity, locale),
      }));
      const isRead = (amount: (typeof amounts)[number]): amount is Amount => typeof amount.item_quantity === 'number';
      return amounts.every(isRead) ? amounts : UNREADABLE;
    },
    same: (one, other) => comparable(one) === comparable(other),
  });
