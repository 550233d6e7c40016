import { heading, section, goodToKnow } from '../summary';
import { differs, type RecipePlan } from './plan-recipes';
import type { Fault, RecipeFile } from './recipe-file';
import type { Resolved } from './resolve';
import { told } from '../collector';

/** One line about what a file changes in a craft. */
function changesOf({ craft, output_quantity, ingredients, product }: Resolved, { names }: RecipePlan): string {
  const nameOf = (id: number) => names.get(id) ?? `#${id}`;
  if (!craft) return '';
  const before = new Map(craft.ingredients.map(({ item_id, item_quantity }) => [item_id, item_quantity]));
  const after = new Map(ingredients.map(({ item_id, item_quantity }) => [item_id, item_quantity]));
  const parts = [
    ...told(
      craft.output_quantity !== output_quantity &&
        `yield ${craft.output_quantity} → ${output_quantity} ${product.measure}`,
    ),
    ...[...after].flatMap(([id, quantity]) => {
      const was = before.get(id);
      if (was === undefined) return [`+ ${nameOf(id)} ${quantity}`];
      return was === quantity ? [] : [`${nameOf(id)} ${was} → ${quantity}`];
    }),
    ...[...before.keys()].filter((id) => !after.has(id)).map((id) => `− ${nameOf(id)}`),
  ];
  return parts.join('; ') || 'order of the ingredients';
}

const listed = (faults: readonly Fault[]): string[] =>
  faults.map(({ file, line, recipe, text }) => `  ${file} line ${line}: ${recipe ? `${recipe}: ` : ''}${text}`);

/** Lines of ingredients, and how many of them have a fault of their own. */
export function linesOf(files: readonly RecipeFile[], { faults }: Pick<RecipePlan, 'faults'>) {
  const faulty = new Set(faults.filter(({ whole }) => !whole).map(({ file, line }) => `${file}\n${line}`));
  return { lines: files.reduce((sum, { rows }) => sum + rows, 0), faulty: faulty.size };
}

/** Result of an import of recipes for the user. */
export function recipesSummary(files: readonly RecipeFile[], plan: RecipePlan, dryRun: boolean): string {
  const { order, leftOut, items, folders, missing } = plan;
  const created = order.filter(({ craft }) => craft === null);
  const changed = order.filter((resolved) => resolved.craft !== null && differs(resolved));
  const position = new Map(files.map(({ file }, at) => [file, at]));
  const faults = plan.faults.toSorted(
    (a, b) => (position.get(a.file) ?? 0) - (position.get(b.file) ?? 0) || a.line - b.line,
  );
  const { lines, faulty } = linesOf(files, plan);
  const number = (count: number) => `${count}`.padStart(9);
  const unchanged = order.length - created.length - changed.length;
  return [
    `Recipes of ${files.map(({ file }) => file).join(', ')}: ${lines} lines, ${faulty} of them with a fault`,
    heading(dryRun),
    '',
    '  created   changed unchanged  left out',
    [created, changed].map(({ length }) => number(length)).join(' ') +
      ` ${number(unchanged)} ${number(leftOut.length)}  recipes (new folders: ${folders.length}, new stock items: ${items.length})`,
    ...(created.length + changed.length === 0 ? ['', 'Nothing changed.'] : []),
    ...goodToKnow(files.flatMap(({ remarks }) => remarks)),
    ...section(
      `New stock items (${items.length})`,
      items.map(({ name, measure }) => `  ${name}, ${measure}`),
    ),
    ...section(
      `Changed recipes (${changed.length})`,
      changed.map((resolved) => `  ${resolved.recipe.name}: ${changesOf(resolved, plan)}`),
    ),
    ...section(
      'Ingredients on several lines were added up',
      order.flatMap(({ recipe, doubles }) =>
        doubles.map(({ line, ingredient }) => `  ${recipe.file} line ${line}: ${recipe.name}: ${ingredient}`),
      ),
    ),
    ...section(
      `Missing stock items (${missing.length}); --create creates them`,
      missing.map(({ name, lines: count }) => `  ${name} (${count})`),
    ),
    ...section(`Faults (${faults.length})`, listed(faults)),
    ...section(
      `Recipes left out as a whole (${leftOut.length})`,
      leftOut.map(({ file, line, name }) => `  ${name} (${file} line ${line})`),
    ),
    '',
  ].join('\n');
}
