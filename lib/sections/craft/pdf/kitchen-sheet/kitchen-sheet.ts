import type { KitchenSheetData, PrintedRecipe } from '@/lib/pdf/document';
import type { Typeface } from '@/lib/pdf/fonts';
import { GREY, INK, type Look } from '@/lib/pdf/ink';
import { A4, innerOf, MARGIN, paperSheets, titlePart, type Block } from '@/lib/pdf/paper';
import { framed, lines, space, stack, within, type Part } from '@/lib/pdf/part';
import { setLines } from '@/lib/pdf/set-lines';
import type { Sheets } from '@/lib/pdf/sheets';
import { tableOf } from '@/lib/pdf/table';

/** Points, like all measures here. */
const PAGE = { ...A4, side: 40, top: 36, bottom: 46 };
const INNER = innerOf(PAGE);
const STAMP = { size: 8, line: 10.5 };
const TABLE = { head: 16, padding: 4, gutter: 4, line: STAMP.line };
/** Large enough to read the amounts at arm's length. */
const NAME: Look = { size: 12, line: 16 };
const AMOUNT: Look = { ...NAME, weight: 600 };
const FACT: Look = { size: 11, line: 15 };
const ALLERGENS: Look = { size: 11, line: 15, weight: 600 };
const HEADING: Look = { size: 14, line: 19, weight: 600 };
const LABEL: Look = { size: 9, line: 13, weight: 600, colour: GREY };
const STEP: Look = { size: 11, line: 16 };
const PHOTO = { width: 180, height: 120, gap: 16 };
/** Space above a heading and a label, below the title, and around and inside the frame of the allergens. */
const SPACE = { heading: 18, label: 10, head: 14, frame: 6 };

/** Blocks of a recipe: its ingredients, then its method. */
function blocksOf(face: Typeface, words: KitchenSheetData['words'], recipe: PrintedRecipe): Block[] {
  const columns = [
    { percent: 74, right: false, label: words.ingredient },
    { percent: 26, right: true, label: words.amount },
  ];
  const table = tableOf(face, columns, INNER, TABLE);
  const broken = (text: string, width: number, look: Look) => setLines(face, text, width * MARGIN, look);
  const heading = (text: string) => stack(space(SPACE.heading), lines(broken(text, INNER, HEADING), HEADING));
  const row = (name: readonly string[], amount: readonly string[]) =>
    table.row([name, amount], (at) => (at === 0 ? NAME : AMOUNT), 0);
  const [names = 0, amounts = 0] = table.widths;
  const rows = recipe.lines.map(({ name, see, amount }) =>
    row(broken(see ? `${name} (${see})` : name, names, NAME), broken(amount, amounts, AMOUNT)),
  );
  const continued = heading(words.continued.replace('{heading}', () => recipe.heading));
  const label = lines([face.printable(words.method)], LABEL);
  const steps = recipe.method.split('\n').flatMap((step) => broken(step, INNER, STEP));
  return [
    {
      head: stack(heading(recipe.heading), table.head),
      continued: stack(continued, table.head),
      rows: rows.length > 0 ? rows : [row([face.printable(words.empty)], [])],
    },
    ...(recipe.method
      ? [
          {
            head: stack(space(SPACE.label), label),
            // A further page of a method repeats the heading of its recipe.
            continued: stack(continued, label),
            rows: steps.map((line) => lines([line], STEP)),
          },
        ]
      : []),
  ];
}

/** A kitchen sheet of A4: the recipe with facts, allergens and photo, then the recipes of its ingredients. */
export function kitchenSheet(face: Typeface, data: KitchenSheetData): Sheets {
  const { words, venue, locale, facts, allergens, photo, recipes } = data;
  const about = { words, venue, locale, stamp: STAMP };
  const title = stack(titlePart(face, about, [], INNER), space(SPACE.head));
  const width = photo ? INNER - PHOTO.width - PHOTO.gap : INNER;
  const warned = setLines(face, allergens, (width - 2 * SPACE.frame) * MARGIN, ALLERGENS);
  const frame = { width: 1, colour: INK };
  const warning: Part[] = allergens ? [space(SPACE.frame), framed(lines(warned, ALLERGENS), SPACE.frame, frame)] : [];
  const known = facts.flatMap((fact) => setLines(face, fact, width * MARGIN, FACT));
  const beside = within(stack(lines(known, FACT), ...warning), 0, width);
  const room = { ...beside, height: Math.max(photo ? PHOTO.height : 0, beside.height) };
  const corner = { x: PAGE.width - PAGE.side - PHOTO.width, y: PAGE.top + title.height };
  return paperSheets(
    face,
    about,
    { page: PAGE, first: stack(title, room), blocks: recipes.flatMap((recipe) => blocksOf(face, words, recipe)) },
    photo ? { ...corner, width: PHOTO.width, height: PHOTO.height, jpeg: photo } : undefined,
  );
}
