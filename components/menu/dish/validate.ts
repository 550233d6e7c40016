import { typedDecimals, typedNumber } from '@/lib/domain/typed-number';
import type { DishDraft, DraftLine, Field } from './draft';

/** Keys of `dish.errors`. */
export type FieldError =
  | 'required'
  | 'wholeNumber'
  | 'number'
  | 'twoDecimals'
  | 'threeDecimals'
  | 'negative'
  | 'percent'
  | 'tooMuch'
  | 'tooLong'
  | 'moreThanZero'
  | 'quantities'
  | 'tooMany';

const LARGEST_ID = 2 ** 31 - 1;
const LARGEST_PRICE = 1e8;
const LARGEST_QUANTITY = 1e9;
const MOST_LINES = 200;

type Rule = (text: string, locale: string) => FieldError | undefined;

const longest =
  (length: number): Rule =>
  (text) =>
    text.trim().length > length ? 'tooLong' : undefined;

const required: Rule = (text) => (text.trim() === '' ? 'required' : undefined);

const amount =
  (largest: number, over: FieldError): Rule =>
  (text, locale) => {
    const value = typedNumber(text, locale);
    if (value === null) return 'number';
    if (value < 0) return 'negative';
    if (typedDecimals(text, locale) > 2) return 'twoDecimals';
    return value > largest ? over : undefined;
  };

/** An id is whole and positive; a new dish may leave it to the server, which takes the next that is free. */
const id: Rule = (text) => {
  if (!/^\s*\d{1,10}\s*$/.test(text)) return 'wholeNumber';
  return Number(text) < 1 || Number(text) > LARGEST_ID ? 'wholeNumber' : undefined;
};

const RULES: Readonly<Partial<Record<Field, readonly Rule[]>>> = {
  item_id: [required, id],
  name: [required, longest(200)],
  retail_price: [required, amount(LARGEST_PRICE, 'tooMuch')],
  // Empty becomes 0.
  max_discount: [(text, locale) => (text.trim() === '' ? undefined : amount(100, 'percent')(text, locale))],
  cashback: [required, amount(LARGEST_PRICE, 'tooMuch')],
  literary_name_ru: [longest(200)],
  literary_name_en: [longest(200)],
  literary_name_cn: [longest(200)],
  description: [required, longest(4000)],
  description_en: [longest(4000)],
};

export const isRequired = (field: Field, isNew: boolean): boolean =>
  (RULES[field]?.includes(required) ?? false) && !(isNew && field === 'item_id');

export function lineError({ quantity }: DraftLine, locale: string): FieldError | undefined {
  const value = typedNumber(quantity, locale);
  if (quantity.trim() === '') return 'required';
  if (value === null) return 'number';
  if (value <= 0) return 'moreThanZero';
  if (typedDecimals(quantity, locale) > 3) return 'threeDecimals';
  return value > LARGEST_QUANTITY ? 'tooMuch' : undefined;
}

function recipeError(draft: DishDraft, before: DishDraft | null, locale: string): FieldError | undefined {
  if (before && JSON.stringify(before.ingredients) === JSON.stringify(draft.ingredients)) return undefined;
  if (draft.ingredients.length > MOST_LINES) return 'tooMany';
  return draft.ingredients.some((line) => lineError(line, locale)) ? 'quantities' : undefined;
}

export type FieldErrors = Readonly<Partial<Record<Field, FieldError>>>;

/**
 * What is wrong with the draft, by field. What stands as the server sent it (`before`) is not held against anybody: an
 * imported dish without a description can get a new price.
 */
export function errorsOf(draft: DishDraft, before: DishDraft | null, locale: string): FieldErrors {
  const errors: Partial<Record<Field, FieldError>> = {};
  for (const [name, rules] of Object.entries(RULES)) {
    const field = name as Field;
    const value = draft[field];
    if (typeof value !== 'string' || value === before?.[field]) continue;
    if (field === 'item_id' && !before && value.trim() === '') continue;
    const error = rules.map((rule) => rule(value, locale)).find(Boolean);
    if (error) errors[field] = error;
  }
  const recipe = recipeError(draft, before, locale);
  return recipe ? { ...errors, ingredients: recipe } : errors;
}
