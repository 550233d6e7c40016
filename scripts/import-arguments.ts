import type { HeaderMap, plainTable } from '../backend/src/import/headers';
import { ordersTable } from '../backend/src/import/orders/columns';
import type { OrdersOptions } from '../backend/src/import/orders/read-orders';
import { menuTable, type Field } from '../backend/src/import/plain-columns';
import { recipeTable } from '../backend/src/import/recipes/columns';
import type { RecipeOptions } from '../backend/src/import/recipes/read-recipes';
import { statedUnit } from '../backend/src/import/recipes/units';
import { heading, oneLine } from '../backend/src/import/text';
import { parseLine, UsageError } from '../lib/process/usage';

export const USAGE = `Usage: npm run import -- menu FILE [--dry-run] [--store NAME] [--map HEADER=FIELD,…]
       npm run import -- stock FILE [--dry-run] [--store NAME]
       npm run import -- orders FILE [LOYVERSE-RECEIPTS] [--dry-run] [--format plain|loyverse|square]
           [--map HEADER=FIELD,…] [--date-format DD/MM/YYYY] [--tender cash|card] [--source NAME]
           [--keep-doubles | --drop-doubles]
       npm run import -- recipes FILE… [--dry-run] [--create] [--folder "Bar / Preps"] [--map HEADER=FIELD,…]
           [--unit "dash=0.9 ml"]…
       npm run import -- list
       npm run import -- undo NUMBER [--dry-run]`;

/** Command for imports of the past. */
export type PastArguments = { what: 'list' } | { what: 'undo'; import_id: number; dryRun: boolean };

export interface Arguments {
  what: 'menu' | 'stock' | 'orders' | 'recipes';
  file: string;
  dryRun: boolean;
  store?: string;
  map: HeaderMap<Field>;
  /** Receipts: the file of tenders, and how to read both. */
  orders?: Omit<OrdersOptions, 'zone' | 'now'> & { second?: string };
  /** Import of recipes: all files, how to read them, and where missing items are created. */
  recipes?: RecipeOptions & { files: readonly string[]; create: boolean; folder: readonly string[] };
}

/** Parses `Preis=price,Gericht=name`. The field may be any of its header names. */
function readMap<Name extends string>(
  texts: readonly string[] = [],
  { fieldOf, fields }: ReturnType<typeof plainTable<Name>>,
): HeaderMap<Name> {
  const pairs = texts.flatMap((text) => text.split(','));
  return new Map(
    pairs.map((pair) => {
      const at = pair.lastIndexOf('=');
      const field = fieldOf(pair.slice(at + 1));
      if (at < 1) throw new UsageError(`"${pair}" in --map is not HEADER=FIELD.`);
      if (!field)
        throw new UsageError(`"${pair.slice(at + 1)}" in --map is no field; the fields are ${fields.join(', ')}.`);
      return [pair.slice(0, at), field];
    }),
  );
}

const OPTIONS = {
  'dry-run': { type: 'boolean' },
  store: { type: 'string' },
  map: { type: 'string', multiple: true },
  format: { type: 'string' },
  'date-format': { type: 'string' },
  tender: { type: 'string' },
  source: { type: 'string' },
  'keep-doubles': { type: 'boolean' },
  'drop-doubles': { type: 'boolean' },
  create: { type: 'boolean' },
  folder: { type: 'string' },
  unit: { type: 'string', multiple: true },
} as const;
const OF_ORDERS = ['format', 'date-format', 'tender', 'source', 'keep-doubles', 'drop-doubles'] as const;
const OF_RECIPES = ['create', 'folder', 'unit'] as const;

const parse = (args: readonly string[]) => parseLine({ args: [...args], options: OPTIONS, allowPositionals: true });
type Values = ReturnType<typeof parse>['values'];

function oneOf<Choice extends string>(option: string, value: string | undefined, choices: readonly Choice[]) {
  const choice = choices.find((each) => each === value);
  if (value !== undefined && choice === undefined)
    throw new UsageError(`--${option} is one of ${choices.join(', ')}, not "${value}".`);
  return choice;
}

function ordersOf(values: Values, second: string | undefined): NonNullable<Arguments['orders']> {
  if (values.store !== undefined)
    throw new UsageError('--store is for a menu or stock; receipts are read of all stores.');
  if (values['keep-doubles'] && values['drop-doubles'])
    throw new UsageError('--keep-doubles and --drop-doubles exclude each other.');
  const form = oneOf('format', values.format, ['plain', 'loyverse', 'square']);
  const map = readMap(values.map, ordersTable);
  if (map.size > 0 && form !== undefined && form !== 'plain')
    throw new UsageError('--map is for a plain table; the other forms have columns of their own.');
  const otherwise = oneOf('tender', values.tender, ['cash', 'card']);
  return {
    map,
    doubles: values['keep-doubles'] ? 'keep' : values['drop-doubles'] ? 'drop' : 'by count',
    ...(second !== undefined && { second }),
    ...(form !== undefined && { form }),
    ...(otherwise !== undefined && { otherwise }),
    ...(values['date-format'] !== undefined && { dateFormat: values['date-format'] }),
    ...(values.source !== undefined && { source: values.source }),
  };
}

/** Parses `dash=0.9 ml`: what a word of the files means. */
function readUnits(texts: readonly string[]): RecipeOptions['units'] {
  return new Map(
    texts.map((text) => {
      const at = text.indexOf('=');
      const unit = statedUnit(oneLine(text.slice(at + 1)));
      if (at < 1 || !unit) throw new UsageError(`"${text}" in --unit is not NAME=AMOUNT, such as "dash=0.9 ml".`);
      return [heading(text.slice(0, at)), unit];
    }),
  );
}

/** Folder of new products without --folder. */
const RECIPES_FOLDER = 'Рецепты';

function recipesOf(values: Values, files: readonly string[]): NonNullable<Arguments['recipes']> {
  if (values.store !== undefined) throw new UsageError('--store is for a menu or stock.');
  const folder = (values.folder ?? RECIPES_FOLDER).split('/').map(oneLine).filter(Boolean);
  return {
    files,
    folder,
    create: values.create ?? false,
    map: readMap(values.map, recipeTable),
    units: readUnits(values.unit ?? []),
  };
}

/** `list` and `undo NUMBER`; null for anything else. */
export function readPastArguments(args: readonly string[]): PastArguments | null {
  const { values, positionals } = parse(args);
  const [what, number, ...rest] = positionals;
  if (what !== 'list' && what !== 'undo') return null;
  const { 'dry-run': dryRun = false, ...others } = values;
  const foreign = Object.keys(others)[0];
  if (foreign !== undefined) throw new UsageError(`--${foreign} is for an import.`);
  if (what === 'list') {
    if (number !== undefined) throw new UsageError('list takes nothing more.');
    return { what };
  }
  if (number === undefined || !/^\d{1,9}$/.test(number) || rest.length > 0)
    throw new UsageError('undo takes the number of one import; "npm run import -- list" shows them.');
  return { what, import_id: Number(number), dryRun };
}

/**
 * Parses the command line of the import.
 * @throws UsageError
 */
export function readArguments(args: readonly string[]): Arguments {
  const { values, positionals } = parse(args);
  const [what, file, ...rest] = positionals;
  if (what !== 'menu' && what !== 'stock' && what !== 'orders' && what !== 'recipes')
    throw new UsageError(
      what === undefined
        ? 'What is to be imported is missing.'
        : `"${what}" cannot be imported, only "menu", "stock", "orders" and "recipes".`,
    );
  if (file === undefined) throw new UsageError('The file is missing.');
  const dryRun = values['dry-run'] ?? false;
  const ofOrders = what === 'orders' ? undefined : OF_ORDERS.find((option) => values[option] !== undefined);
  if (ofOrders) throw new UsageError(`--${ofOrders} is for orders.`);
  const ofRecipes = what === 'recipes' ? undefined : OF_RECIPES.find((option) => values[option] !== undefined);
  if (ofRecipes) throw new UsageError(`--${ofRecipes} is for recipes.`);
  if (what === 'recipes') return { what, file, dryRun, map: new Map(), recipes: recipesOf(values, [file, ...rest]) };
  const second = what === 'orders' ? rest.shift() : undefined;
  if (rest.length > 0) throw new UsageError(`One file at a time; "${rest.join(' ')}" is too much.`);
  if (what === 'orders') return { what, file, dryRun, map: new Map(), orders: ordersOf(values, second) };
  if (what === 'stock' && values.map)
    throw new UsageError('--map is for a menu; stock files have columns of their own.');
  return {
    what,
    file,
    dryRun,
    map: readMap(values.map, menuTable),
    ...(values.store !== undefined && { store: values.store }),
  };
}
