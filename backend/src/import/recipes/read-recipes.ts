import { readCsv, UnreadableFile } from '../csv';
import type { DecimalMark } from '../price';
import { known, oneLine } from '../text';
import { rowsOf, type HeaderMap } from '../headers';
import { recipeTable, type Field } from './columns';
import { folded, type Amount, type Fault, type Recipe, type RecipeFile, type RecipeLine } from './recipe-file';
import { UNITS } from './unit-table';
import { markOf, readQuantity, statedUnit, unitOf, type OwnUnits } from './units';

/** Options for reading recipe files: headers by field, and units that the user stated. */
export interface RecipeOptions {
  readonly map: HeaderMap<Field>;
  readonly units: OwnUnits;
}

const LONGEST_NAME = 200;
const YES = /^(?:yes|y|true|1|x|\+|✓|да)$/iu;
const NO = /^(?:|no|n|false|0|-|—|нет)$/iu;

/** Reads an amount from its cell and the cell of its unit; a text is the reason why it cannot be read. */
function amountOf(cell: string, unitCell: string, mark: DecimalMark | null, own: OwnUnits): Amount | string {
  const read = readQuantity(cell, mark);
  const text = [cell, unitCell].filter(Boolean).join(' ');
  if (read === 'blank') return 'There is no quantity.';
  if (read === 'ambiguous')
    return `"${text}" may have a decimal comma or not; write it without the comma or with a point.`;
  if (read === 'not a quantity') return `"${text}" is not a quantity.`;
  if (read.amount.n <= 0n) return `"${text}" is no quantity above 0.`;
  const beside = oneLine(read.unit);
  const unitName = unitCell || beside;
  if (unitName === '' && read.amount.d !== 1n) return `"${text}" has no unit.`;
  const unit = unitName === '' ? UNITS.get('pcs') : unitOf(unitName, own);
  if (!unit) return `"${unitName}" is no known unit; --unit "${unitName}=…" may state what it is.`;
  const other = beside === '' ? unit : unitOf(beside, own);
  if (other?.kind !== unit.kind || other.size.n * unit.size.d !== unit.size.n * other.size.d)
    return `"${cell}" is in another unit than "${unitCell}".`;
  return { amount: read.amount, unit, unitName, text };
}

const isSame = (a: Amount, b: Amount): boolean => a.text === b.text;

/**
 * Reads a file of recipes, a line per ingredient. A line without the name of a recipe belongs to the recipe above it.
 * @throws UnreadableFile for a file without columns of recipe, ingredient and quantity, and as `readCsv` does
 */
export function readRecipes(bytes: Uint8Array, file: string, { map, units }: RecipeOptions): RecipeFile {
  const table = readCsv(bytes);
  const columns = recipeTable.columns(table.header, map);
  const lacking = (['recipe', 'ingredient', 'quantity'] as const).filter((field) => !columns.has(field));
  if (lacking.length > 0)
    throw new UnreadableFile(
      `${file} is no file of recipes: it has no column ${lacking.join(', ')}. Use --map HEADER=FIELD to name one.`,
    );
  const lines = rowsOf(table, columns);
  const mark = markOf(
    lines.flatMap(({ cell }) => (['quantity', 'yield', 'piece weight'] as const).map((field) => known(cell(field)))),
  );

  const recipes = new Map<string, Recipe & { lines: RecipeLine[] }>();
  const faults: Fault[] = [];
  let current = '';
  let rows = 0;
  let ounces = false;
  for (const { line, cell: written, ragged } of lines) {
    const cell = (field: Field) => known(written(field));
    const name = cell('recipe') || current;
    current = name;
    const fault = (text: string) => void faults.push({ file, line, recipe: name, text });
    const marked = cell('sub-recipe');
    const isSub = !NO.test(marked);
    const ingredient = cell('ingredient') || (isSub && !YES.test(marked) ? marked : '');
    if (ingredient !== '') rows++;
    if (name === '') {
      fault('The line names no recipe.');
      continue;
    }
    const recipe = recipes.get(folded(name)) ?? { file, line, name, output: null, lines: [] };
    recipes.set(folded(name), recipe);
    if (ragged) fault('The line has more cells than the header; put text with commas in quotation marks.');
    if (Math.max(name.length, ingredient.length) > LONGEST_NAME) fault('A name is above 200 characters.');

    if (cell('yield') !== '') {
      const output = amountOf(cell('yield'), cell('yield unit'), mark, units);
      if (typeof output === 'string') fault(`Yield: ${output}`);
      else if (recipe.output && !isSame(recipe.output, output))
        fault(`The yield is "${output.text}" here and "${recipe.output.text}" on line ${recipe.output.line}.`);
      else if (!recipe.output) recipes.set(folded(name), { ...recipe, output: { ...output, line } });
    }
    if (ingredient === '') {
      if (cell('yield') === '' || cell('quantity') !== '') fault('The line names no ingredient.');
      continue;
    }
    const amount = amountOf(cell('quantity'), cell('unit'), mark, units);
    const piece = cell('piece weight') === '' ? null : statedUnit(cell('piece weight'), mark, units);
    if (typeof amount === 'string') fault(`${ingredient}: ${amount}`);
    else if (cell('piece weight') !== '' && (!piece || piece.kind === 'piece'))
      fault(`${ingredient}: the piece weight "${cell('piece weight')}" is no weight or volume with its unit.`);
    else {
      if (/^(?:oz|ounces?)\.?$/i.test(amount.unitName) && amount.unit.kind === 'weight') ounces = true;
      const sub = !isSub ? null : YES.test(marked) ? ingredient : marked;
      recipe.lines.push({ ...amount, line, ingredient, piece, sub });
    }
  }
  const remarks = ounces ? [`${file}: "oz" is a weight here. If fluid ounces are meant, add --unit "oz=1 fl oz".`] : [];
  return { file, rows, recipes: [...recipes.values()], faults, remarks };
}
