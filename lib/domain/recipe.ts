import { toSatang } from './money';

/** What a line of a recipe costs comes from: how much of it, and baht per measure. */
export interface RecipeLine {
  readonly item_quantity: number;
  readonly prime_cost: number;
}

interface Listed {
  readonly item_id: number;
}

/** Quantity × prime cost in satang, rounded half up, from whole thousandths: no float multiplies money. */
export const lineCost = ({ item_quantity, prime_cost }: RecipeLine): number =>
  Math.round((Math.round(item_quantity * 1000) * toSatang(prime_cost)) / 1000);

/** What a dish costs in satang: the sum of its lines, each rounded by itself. */
export const recipeCost = (lines: readonly RecipeLine[]): number =>
  lines.reduce((sum, line) => sum + lineCost(line), 0);

/** The share of the price that the ingredients cost, in percent to a tenth; none without a price. */
export const foodCost = (costSatang: number, priceBaht: number): number | null =>
  priceBaht > 0 ? Math.round((costSatang * 1000) / toSatang(priceBaht)) / 10 : null;

/** Adds a line at the end; one that is already there stays as it is (specification part 1 §5). */
export const addLine = <L extends Listed>(lines: readonly L[], line: L): readonly L[] =>
  lines.some(({ item_id }) => item_id === line.item_id) ? lines : [...lines, line];

/** Puts another ingredient in a line's place; one that is already in the list is ignored. */
export const replaceLine = <L extends Listed>(lines: readonly L[], itemId: number, line: L): readonly L[] =>
  lines.some(({ item_id }) => item_id === line.item_id)
    ? lines
    : lines.map((old) => (old.item_id === itemId ? line : old));

export const removeLine = <L extends Listed>(lines: readonly L[], itemId: number): readonly L[] =>
  lines.filter(({ item_id }) => item_id !== itemId);
