import type { InputOf, ReplyOf } from '@/lib/contract/endpoint';
import type { dishIngredients, MenuDish } from '@/lib/contract/menu';
import type { DishFields, saveItem } from '@/lib/contract/menu-edit';
import { PRESETS } from '@/lib/domain/opening-hours';
import { decimalsOf } from '@/lib/domain/measure';
import { numberText, typedNumber } from '@/lib/domain/typed-number';

export type RecipeItem = ReplyOf<typeof dishIngredients>['items'][number];
/** A line of the recipe with its quantity as typed. */
export type DraftLine = Omit<RecipeItem, 'item_quantity'> & { readonly quantity: string };

type Complete<T> = { [K in keyof T]-?: Exclude<T[K], undefined> };

/** What the dialog edits, in the wire's words and values. */
export type DishValues = Readonly<Complete<Omit<DishFields, 'parent_id'>>> & { readonly item_id: number | null };
export type Field = keyof DishValues;

type Typed = 'item_id' | 'retail_price' | 'max_discount' | 'cashback';
/** The same as it stands in the form: numbers as typed. */
export type DishDraft = Omit<DishValues, Typed | 'ingredients'> &
  Readonly<Record<Typed, string>> & { readonly ingredients: readonly DraftLine[] };

/** A dish as it was read, in both forms. */
export interface LoadedDish {
  readonly draft: DishDraft;
  readonly values: DishValues;
  readonly version: number | undefined;
}

/** In the order in which the dialog shows them. */
export const FIELDS = [
  'item_id',
  'name',
  'retail_price',
  'max_discount',
  'cashback',
  'type',
  'priority',
  'status',
  'exists_in_paper',
  'literary_name_ru',
  'literary_name_en',
  'literary_name_cn',
  'description',
  'description_en',
  'days',
  'hours',
  'ingredients',
] as const satisfies readonly Field[];

const MONEY_DECIMALS = 2;

const lineOf = ({ item_quantity, ...line }: RecipeItem, locale: string): DraftLine => ({
  ...line,
  quantity: numberText(item_quantity, locale, decimalsOf(line.measure_id)),
});

export function loadedDish(dish: MenuDish, recipe: readonly RecipeItem[], locale: string): LoadedDish {
  const fields = Object.fromEntries(
    FIELDS.filter((name) => name !== 'ingredients').map((name) => [name, dish[name]]),
  ) as Omit<DishValues, 'ingredients'>;
  const ingredients = recipe.map(({ item_id, item_quantity }) => ({ item_id, item_quantity }));
  return {
    values: { ...fields, ingredients },
    draft: {
      ...fields,
      item_id: String(dish.item_id),
      retail_price: numberText(dish.retail_price, locale, MONEY_DECIMALS),
      max_discount: numberText(dish.max_discount, locale),
      cashback: numberText(dish.cashback, locale, MONEY_DECIMALS),
      ingredients: recipe.map((line) => lineOf(line, locale)),
    },
    version: dish.version,
  };
}

/** A dish that is not there yet: on sale, at any time. */
export const emptyDraft = (locale: string): DishDraft => ({
  item_id: '',
  name: '',
  retail_price: '',
  max_discount: '0',
  cashback: numberText(0, locale, MONEY_DECIMALS),
  type: 0,
  priority: 0,
  status: 1,
  exists_in_paper: true,
  literary_name_ru: '',
  literary_name_en: '',
  literary_name_cn: '',
  description: '',
  description_en: '',
  ...PRESETS.always,
  ingredients: [],
});

const TEXTS = [
  'name',
  'literary_name_ru',
  'literary_name_en',
  'literary_name_cn',
  'description',
  'description_en',
] as const satisfies readonly Field[];

const trimmed = (draft: DishDraft) =>
  Object.fromEntries(TEXTS.map((field) => [field, draft[field].trim()])) as Record<(typeof TEXTS)[number], string>;

/** The draft as the wire has it: numbers cast, texts trimmed, an empty discount 0, an empty id none. Only of a draft without errors. */
export function valuesOf(draft: DishDraft, locale: string): DishValues {
  const number = (text: string): number => typedNumber(text, locale) ?? 0;
  return {
    ...draft,
    item_id: typedNumber(draft.item_id, locale),
    ...trimmed(draft),
    retail_price: number(draft.retail_price),
    max_discount: number(draft.max_discount),
    cashback: number(draft.cashback),
    ingredients: draft.ingredients.map(({ item_id, quantity }) => ({ item_id, item_quantity: number(quantity) })),
  };
}

/** To compare by: the order of a recipe's lines means nothing, nor do spaces around a text. */
const essence = (values: DishValues, field: Field): string => {
  const value = values[field];
  if (Array.isArray(value)) return JSON.stringify(value.toSorted((a, b) => a.item_id - b.item_id));
  return typeof value === 'string' ? value.trim() : String(value);
};

export const differs = (a: DishValues, b: DishValues, field: Field): boolean => essence(a, field) !== essence(b, field);

export type DishChanges = Omit<InputOf<typeof saveItem>['body'], 'item_id' | 'version'>;

/** What to send of an edited dish: only what differs, as `new_<field>`; the recipe whole (specification part 1 §4). */
export const changesOf = (before: DishValues, after: DishValues): DishChanges =>
  Object.fromEntries(
    FIELDS.filter((field) => differs(before, after, field)).map((field) => [
      field === 'item_id' ? 'new_id' : `new_${field}`,
      after[field],
    ]),
  );

/** Whether the form still says what it said. */
export const sameDraft = (a: DishDraft, b: DishDraft): boolean =>
  FIELDS.every((field) => a[field] === b[field] || JSON.stringify(a[field]) === JSON.stringify(b[field]));
