import { LARGEST_QUANTITY } from '@/lib/contract/primitives';
import { plus, toThousandths, type Fraction } from './fraction';
import type { Item } from './items';
import { folded, type Amount, type Complaint, type Recipe, type RecipeLine } from './recipe-file';
import type { Unit } from './unit-table';
import { convert } from './units';

export interface Line {
  readonly item_id: number;
  readonly item_quantity: number;
}
/** A craft of the venue with its recipe. */
export interface ExistingCraft {
  readonly craft_id: number;
  readonly name: string;
  readonly stock_id: number;
  readonly output_quantity: number;
  readonly ingredients: readonly Line[];
}
/** A recipe of the files in items and measures of the stock; `craft` is the one that it changes. */
export interface Resolved {
  readonly recipe: Recipe;
  readonly craft: ExistingCraft | null;
  readonly product: Item;
  readonly output_quantity: number;
  readonly ingredients: readonly Line[];
  /** Ingredients that stand on several lines. */
  readonly doubles: readonly RecipeLine[];
}

/** Resolves names of the files; a text is the reason why a name cannot be resolved. */
export interface Names {
  readonly item: (name: string) => Item | string;
  /** Product of another recipe or craft. */
  readonly sub: (name: string) => Item | string;
  readonly craftsOf: (item_id: number) => readonly ExistingCraft[];
}

/** Lines of a recipe that `saveCraft` takes. */
const MOST_LINES = 200;

/** Converts an amount to the measure of an item; a text is the reason why it cannot be converted. */
function measured(given: Amount, item: Item, piece: Unit | null): Fraction | string {
  if (folded(given.unitName) === folded(item.measure) && given.unitName !== '') return given.amount;
  const amount = item.unit && convert(given.amount, given.unit, item.unit, piece);
  const hint = given.unit.kind === 'piece' && item.unit?.kind !== 'piece' ? '; a piece weight would tell' : '';
  return amount ?? `"${given.text}" cannot be converted: "${item.name}" is held in ${item.measure}${hint}.`;
}

/** Rounds an exact quantity for the books; a text is the reason why it cannot be stored. */
function booked(amount: Fraction, text: string, measure: string): number | string {
  const quantity = toThousandths(amount);
  if (quantity === 0) return `"${text}" is less than half a thousandth of a ${measure}.`;
  return quantity <= LARGEST_QUANTITY ? quantity : `"${text}" is too much.`;
}

/** The craft that a recipe changes: the product's of this name, or its only one. */
function craftOf(crafts: readonly ExistingCraft[], { name }: Recipe): ExistingCraft | null | string {
  const same = crafts.filter((craft) => folded(craft.name) === folded(name));
  const [craft = null, other] = same.length > 0 ? same : crafts;
  return other ? `${crafts.length} crafts make "${name}"; the import cannot tell which one is meant.` : craft;
}

function outputOf({ name, output }: Recipe, product: Item, craft: ExistingCraft | null): number | string {
  if (output) {
    const amount = measured(output, product, null);
    return typeof amount === 'string' ? amount : booked(amount, output.text, product.measure);
  }
  if (craft && craft.output_quantity > 0) return craft.output_quantity;
  return product.unit?.kind === 'piece' ? 1 : `There is no yield, and "${name}" is held in ${product.measure}.`;
}

/** Puts a recipe into items and measures of the stock, or says why its lines do not fit. */
export function resolve(recipe: Recipe, names: Names): Resolved | Complaint[] {
  const complaints: Complaint[] = [];
  const whole = (text: string) => void complaints.push({ line: recipe.line, text, whole: true });
  const sums = new Map<number, { item: Item; amount: Fraction; line: RecipeLine }>();
  const doubles: RecipeLine[] = [];
  for (const line of recipe.lines) {
    const complain = (why: string) => void complaints.push({ line: line.line, text: `${line.ingredient}: ${why}` });
    const item = line.sub === null ? names.item(line.ingredient) : names.sub(line.sub);
    if (typeof item === 'string') {
      complain(item);
      continue;
    }
    const amount = measured(line, item, line.piece);
    if (typeof amount === 'string') {
      complain(amount);
      continue;
    }
    const sum = sums.get(item.item_id);
    if (sum) doubles.push(line);
    sums.set(item.item_id, { item, amount: sum ? plus(sum.amount, amount) : amount, line });
  }
  const ingredients: Line[] = [];
  for (const [item_id, { item, amount, line }] of sums) {
    const quantity = booked(amount, line.text, item.measure);
    if (typeof quantity === 'string') complaints.push({ line: line.line, text: `${line.ingredient}: ${quantity}` });
    else ingredients.push({ item_id, item_quantity: quantity });
  }
  if (recipe.lines.length === 0) whole('The recipe has no ingredients.');
  if (ingredients.length > MOST_LINES) whole(`The recipe has more than ${MOST_LINES} ingredients.`);

  const product = names.item(recipe.name);
  if (typeof product === 'string') {
    whole(product);
    return complaints;
  }
  const craft = craftOf(names.craftsOf(product.item_id), recipe);
  const output = typeof craft === 'string' ? craft : outputOf(recipe, product, craft);
  if (typeof output === 'string')
    complaints.push({ line: recipe.output?.line ?? recipe.line, text: output, whole: true });
  if (complaints.length > 0 || typeof craft === 'string' || typeof output === 'string') return complaints;
  return { recipe, craft, product, output_quantity: output, ingredients, doubles };
}
