import type { KitchenSheetData, PrintedRecipe } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import type { Look } from '@/lib/pdf/ink';
import { paginate, type Part } from '@/lib/pdf/paginate';
import { setLines } from '@/lib/pdf/set-lines';
import { ALLERGENS, FACT, HEADING, INNER, LABEL, NAME, PAGE, PHOTO, SHARE, SPACE, STEP, TABLE } from './measures';

/** Allowance for kerning: a line may be wider than the sum of its characters. */
const MARGIN = 0.98;
const TITLE: Look = { size: 18, line: 18 * 1.3, weight: 600 };
const TITLE_SHARE = 0.6;

/** A row: cells of an ingredient, or a line of the method. */
interface SetRow {
  readonly cells: readonly (readonly string[])[];
  readonly height: number;
}

/** Ingredients or method of a recipe. `heading` is that of the recipe, `continued` on further pages. */
export interface SetBlock {
  readonly kind: 'ingredients' | 'method';
  readonly heading: readonly string[];
  readonly continued: readonly string[];
  readonly rows: readonly SetRow[];
}

export interface SetSheet {
  readonly facts: readonly string[];
  readonly allergens: readonly string[];
  /** Height of title, facts, photo and allergens, and of the title alone. */
  readonly head: number;
  readonly title: number;
  readonly blocks: readonly SetBlock[];
  readonly pages: readonly (readonly Part[])[];
}

/** Height of what stands above the rows of a block. */
const headOf = (kind: SetBlock['kind'], heading: readonly string[]): number =>
  (heading.length > 0 ? SPACE.heading + heading.length * HEADING.line : SPACE.label) +
  (kind === 'ingredients' ? TABLE.head : LABEL.line);

function blocksOf(face: Typeface, words: KitchenSheetData['words'], recipe: PrintedRecipe): SetBlock[] {
  const heading = setLines(face, recipe.heading, INNER * MARGIN, HEADING);
  const continued = setLines(
    face,
    words.continued.replace('{heading}', () => recipe.heading),
    INNER * MARGIN,
    HEADING,
  );
  const width = (percent: number) => ((INNER * percent) / 100 - 2 * TABLE.gutter) * MARGIN;
  const rows = recipe.lines.map(({ name, see, amount }): SetRow => {
    const named = setLines(face, see ? `${name} (${see})` : name, width(SHARE.name), NAME);
    const amounts = setLines(face, amount, width(SHARE.amount), { ...NAME, weight: 600 });
    const height = Math.max(named.length, amounts.length) * NAME.line + 2 * TABLE.padding;
    return { cells: [named, amounts], height };
  });
  const none: SetRow = { cells: [[face.printable(words.empty)], []], height: NAME.line + 2 * TABLE.padding };
  const steps = recipe.method
    .split('\n')
    .flatMap((step) => setLines(face, step, INNER * MARGIN, STEP))
    .map((line): SetRow => ({ cells: [[line]], height: STEP.line }));
  return [
    { kind: 'ingredients', heading, continued, rows: rows.length > 0 ? rows : [none] },
    ...(recipe.method ? [{ kind: 'method' as const, heading: [], continued, rows: steps }] : []),
  ];
}

/** Breaks the texts of a sheet into lines, and its rows into pages. */
export function setSheet(face: Typeface, { words, facts, allergens, photo, recipes }: KitchenSheetData): SetSheet {
  const beside = photo ? INNER - PHOTO.width - PHOTO.gap : INNER;
  const title = setLines(face, words.title, INNER * TITLE_SHARE, TITLE).length * TITLE.line + SPACE.head;
  const set = facts.flatMap((fact) => setLines(face, fact, beside * MARGIN, FACT));
  const warned = allergens ? setLines(face, allergens, (beside - 2 * SPACE.frame) * MARGIN, ALLERGENS) : [];
  const framed = warned.length > 0 ? warned.length * ALLERGENS.line + 3 * SPACE.frame : 0;
  const head = title + Math.max(photo ? PHOTO.height : 0, set.length * FACT.line + framed);
  const blocks = recipes.flatMap((recipe) => blocksOf(face, words, recipe));
  const room = PAGE.height - PAGE.top - PAGE.bottom;
  // A further page of a method repeats the heading of its recipe.
  const heights = blocks.map(({ kind, heading, continued, rows }) => ({
    head: Math.max(headOf(kind, heading), headOf(kind, continued)),
    rows: rows.map(({ height }) => height),
  }));
  return { facts: set, allergens: warned, head, title, blocks, pages: paginate(heights, room - head, room) };
}
