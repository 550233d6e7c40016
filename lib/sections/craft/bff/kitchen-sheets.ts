import 'server-only';
import { z } from 'zod';
import { craftIngredients, type Craft } from '../contract/craft';
import { getCraftPhoto } from '../contract/card';
import { Id, PositiveQuantity } from '@/lib/contract/primitives';
import { parsed, ProblemError } from '@/lib/contract/problem';
import { formatCount } from '@/lib/domain/format';
import { isBeerCraft } from '../rules/craft';
import { isCountable } from '@/lib/domain/measure';
import { refusal } from '@/lib/contract/refusals';
import { portionsIn } from '../rules/scale';
import { sheetParts, type SheetPart } from '../rules/kitchen-sheet';
import type { PrintedRecipe } from '@/lib/pdf/document';
import { allergensOf, recipesOf, type FullRecipe } from './recipes';
import { kitchenText, quantityText, shelfLifeText } from './words';
import { servePdf, type PdfFile, type PdfRequest } from '@/lib/bff/pdf-file';
import { relayFile } from '@/lib/bff/upstream';

const Wanted = z.object({
  craft: z.coerce.number<string>().pipe(Id),
  quantity: z.coerce.number<string>().pipe(PositiveQuantity).optional(),
});

/** The photo in base64; undefined without one, and for one that cannot be read. */
async function photoOf({ craft_id, image_timestamp }: Craft, { context }: PdfRequest): Promise<string | undefined> {
  if (image_timestamp == null) return undefined;
  try {
    const input = { params: { id: craft_id }, query: { timestamp: image_timestamp } };
    const response = await relayFile(getCraftPhoto, input, context);
    return Buffer.from(await response.arrayBuffer()).toString('base64');
  } catch (error) {
    if (error instanceof ProblemError) return undefined;
    throw error;
  }
}

/** Yield, portions and shelf life. */
function factsOf({ recipe: { craft }, quantity }: SheetPart<FullRecipe>, asked: PdfRequest): string[] {
  const { t, locale } = asked;
  const { measure, portion_quantity, shelf_life_hours } = craft;
  const portions = portion_quantity ? portionsIn(quantity, portion_quantity) : 0;
  return [
    quantity > 0
      ? t('craftPaper.sheet.made', { quantity: quantityText(quantity, measure, asked) })
      : t('craftPaper.sheet.noYield'),
    portion_quantity && portions > 0
      ? t('craftPaper.sheet.portions', {
          count: formatCount(portions, locale),
          portion: kitchenText(portion_quantity, measure, asked),
        })
      : '',
    shelf_life_hours ? t('craftPaper.sheet.shelfLife', { duration: shelfLifeText(shelf_life_hours, asked) }) : '',
  ].filter(Boolean);
}

function printed({ recipe, quantity, lines }: SheetPart<FullRecipe>, at: number, asked: PdfRequest): PrintedRecipe {
  const { t } = asked;
  const { name, measure } = recipe.craft;
  const amount = kitchenText(quantity, measure, asked);
  return {
    heading:
      at === 0
        ? t('craftPaper.sheet.main')
        : t('craftPaper.sheet.part', { number: String(at), name, quantity: amount }),
    lines: lines.map(({ name: ingredient, item_quantity, measure_name, part }) => ({
      name: ingredient,
      see: part === undefined ? '' : t('craftPaper.sheet.see', { number: String(part) }),
      amount: kitchenText(item_quantity, measure_name, asked),
    })),
    method: recipe.method.trim(),
  };
}

async function sheetFile(asked: PdfRequest, beer: boolean): Promise<PdfFile> {
  const { t, venue, locale, person, time, params, call } = asked;
  const wanted = parsed(Wanted, Object.fromEntries(params));
  const found = await recipesOf(wanted.craft, call);
  const { craft } = found.root;
  if (isBeerCraft(craft) !== beer) throw refusal('noSuchCraft', 'craft');
  if (wanted.quantity !== undefined && !isCountable(craft.measure, wanted.quantity))
    throw refusal('piecesAreWhole', 'quantity');
  const parts = sheetParts(found.root, wanted.quantity ?? craft.output_quantity, found.recipes);
  const [own] = parts;
  const allergens = allergensOf(found);
  const photo = await photoOf(craft, asked);
  const sheet = (key: 'page' | 'ingredient' | 'amount' | 'method' | 'empty') =>
    t(`craftPaper.sheet.${key}`, { page: '{page}', pages: '{pages}' });
  return {
    document: {
      kind: 'kitchen-sheet',
      data: {
        venue,
        locale,
        ...(photo && { photo }),
        words: {
          title: craft.name,
          printed: t('craftPaper.sheet.printed', { login: person.login, time }),
          continued: t('craftPaper.sheet.continued', { heading: '{heading}' }),
          page: sheet('page'),
          ingredient: sheet('ingredient'),
          amount: sheet('amount'),
          method: sheet('method'),
          empty: sheet('empty'),
        },
        facts: own ? factsOf(own, asked) : [],
        allergens: allergens && t('craftPaper.sheet.allergens', { text: allergens }),
        recipes: parts.map((part, at) => printed(part, at, asked)),
      },
    },
    name: t('craftPaper.sheet.fileName', { name: craft.name }),
    plainName: `recipe-${craft.craft_id}`,
  };
}

const sheetsOf = (section: 'craft' | 'beer-craft') => (request: Request) =>
  servePdf(request, craftIngredients, `/${section}`, (asked) => sheetFile(asked, section === 'beer-craft'));

/** `GET /api/craft/kitchen-sheet.pdf?craft=3&quantity=2.5`, and the same below `beer-craft`: the recipe for a yield. */
export const kitchenSheets = { craft: sheetsOf('craft'), beer: sheetsOf('beer-craft') };
