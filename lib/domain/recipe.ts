import { toUnitPrice } from './money';
import { valueOf } from './holding';

/** Cost inputs of a recipe line: quantity, and baht per measure. */
export interface RecipeLine {
  readonly item_quantity: number;
  readonly prime_cost: number;
}

interface Listed {
  readonly item_id: number;
}

/** Quantity × prime cost in satang, rounded half up. */
export const lineCost = ({ item_quantity, prime_cost }: RecipeLine): number =>
  valueOf(item_quantity, toUnitPrice(prime_cost));

/** Cost of lines in satang, without rounding. */
export const exactCost = (lines: readonly RecipeLine[]): number =>
  lines.reduce((sum, { item_quantity, prime_cost }) => sum + item_quantity * prime_cost * 100, 0);

/** Whole satang of an exact cost, half up. Its error as a float is below the sixth decimal. */
export const rounded = (exact: number): number => Math.round(Number(exact.toFixed(6)));

/** Cost of a dish in satang as a sale books it: the sum of its lines, each rounded. `dishCosts` does the same in SQL. */
export const recipeCost = (lines: readonly RecipeLine[]): number =>
  lines.reduce((sum, line) => sum + lineCost(line), 0);

/** Appends a line. A line that is already there stays unchanged. */
export const addLine = <L extends Listed>(lines: readonly L[], line: L): readonly L[] =>
  lines.some(({ item_id }) => item_id === line.item_id) ? lines : [...lines, line];

/** Replaces a line's ingredient. An ingredient that is already in the list is ignored. */
export const replaceLine = <L extends Listed>(lines: readonly L[], itemId: number, line: L): readonly L[] =>
  lines.some(({ item_id }) => item_id === line.item_id)
    ? lines
    : lines.map((old) => (old.item_id === itemId ? line : old));

export const removeLine = <L extends Listed>(lines: readonly L[], itemId: number): readonly L[] =>
  lines.filter(({ item_id }) => item_id !== itemId);
