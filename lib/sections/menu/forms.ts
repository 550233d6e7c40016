import { exportItems, type ExportCategory, type ExportTarget } from '@/lib/sections/catalogue/contract';
import type { Conflict } from '@/lib/forms/conflict';
import { defineForm } from '@/lib/forms/define';
import { choice, money, number, text, value } from '@/lib/forms/field';
import { recipeField, type RecipeItem } from '@/lib/forms/recipe';
import type { MenuDish, MenuFolder, MenuRow } from './contract/menu';
import { createItem, saveItem } from './contract/edit';
import type { DishDefaults } from './rules/dish-defaults';
import { PRESETS, type Opening } from './rules/opening-hours';

/** Dish with its recipe as read; a new one has no `dish`. */
export interface DishRecord {
  readonly parent_id: number;
  readonly dish: MenuDish | null;
  readonly recipe: readonly RecipeItem[];
  /** Values that a new dish takes from its neighbours; `open_price` on a server that knows such dishes. */
  readonly defaults?: (Partial<DishDefaults> & { readonly open_price?: boolean }) | undefined;
}

const ingredients = recipeField('dish.fields.ingredients', ({ recipe }: DishRecord) => recipe);

const WHOLE = 'dish.errors.wholeNumber';
const idErrors = { number: WHOLE, whole: WHOLE, moreThan: WHOLE, atMost: WHOLE, taken: 'dish.id.occupied' } as const;
const percentErrors = { atLeast: 'dish.errors.percent', atMost: 'dish.errors.percent' } as const;

/** In display order; defaults of a new dish: on sale at any time. */
const dishFields = {
  name: text('dish.fields.name'),
  parent_id: value<number>('dish.fields.parent_id', 0),
  retail_price: money('dish.fields.retail_price'),
  /** Never sent to a legacy server, which knows no such dishes. */
  open_price: value<boolean | undefined>('dish.fields.open_price', undefined, { optional: true }),
  max_discount: number('dish.fields.max_discount', { start: 0, empty: 0, errors: percentErrors }),
  cashback: money('dish.fields.cashback', { start: 0 }),
  type: value<MenuDish['type']>('dish.fields.type', 0),
  priority: value<MenuDish['priority']>('dish.fields.priority', 0),
  status: value<MenuDish['status']>('dish.fields.status', 1),
  exists_in_paper: value<boolean>('dish.fields.exists_in_paper', true),
  literary_name_ru: text('dish.fields.literary_name_ru'),
  literary_name_en: text('dish.fields.literary_name_en'),
  literary_name_cn: text('dish.fields.literary_name_cn'),
  description: text('dish.fields.description', { required: true }),
  description_en: text('dish.fields.description_en'),
  days: value<number>('dish.fields.days', PRESETS.always.days),
  hours: value<string>('dish.fields.hours', PRESETS.always.hours),
  ingredients,
  item_id: number('dish.fields.item_id', { wire: 'new_id', errors: idErrors }),
};
export type DishFields = typeof dishFields;

/** Form of a dish; a change of a line sends the whole recipe. */
export const dishForm = defineForm(saveItem, {
  fields: dishFields,
  values: ({ dish, recipe }: DishRecord) => (dish ? { ...dish, ingredients: recipe } : {}),
  fixed: ({ dish }) => (dish ? { item_id: dish.item_id } : {}),
  version: ({ dish }) => dish?.version,
  changesOnly: 'new_',
});

/** Form of a new dish; without an id it gets the next free one. */
export const newDishForm = defineForm(createItem, {
  fields: { ...dishFields, item_id: number('dish.fields.item_id', { optional: true, errors: idErrors }) },
  values: ({ parent_id, defaults }: DishRecord) => ({ parent_id, ...defaults }),
});

/** Change of a dish or folder, with the changed fields only. */
const ofItem = {
  fixed: ({ item_id }: { readonly item_id: number }) => ({ item_id }),
  version: ({ version }: { readonly version?: number | undefined }) => version,
  changesOnly: 'new_',
} as const;

/** Form of a dish's selling hours. */
export const hoursForm = defineForm(saveItem, {
  fields: { days: dishFields.days, hours: dishFields.hours },
  values: (dish: MenuDish) => dish,
  ...ofItem,
});

const sameOpening = (one: Partial<Opening>, other: Partial<Opening>): boolean =>
  one.days === other.days && one.hours === other.hours;

/** Settles days and hours as one value: if the other user changed them, theirs apply as a whole. */
export const settleHours = ({ base, mine, now }: Conflict<typeof hoursForm.fields, MenuDish>) =>
  sameOpening(base, now) || sameOpening(mine, now) ? {} : ({ days: 'theirs', hours: 'theirs' } as const);

/** Form of a folder's names. */
export const folderForm = defineForm(saveItem, {
  fields: {
    name: text('menuEdit.edit.name', { errors: { required: 'menuEdit.add.nameMissing' } }),
    literary_name_en: text('menuEdit.edit.en'),
    literary_name_ru: text('menuEdit.edit.ru'),
    literary_name_cn: text('menuEdit.edit.cn'),
  },
  values: (folder: MenuFolder) => folder,
  ...ofItem,
});

/** Form to export dishes, by id, to a category of a catalogue. */
export const exportForm = defineForm(exportItems, {
  fields: {
    target: choice<ExportTarget>('menuExport.target', { start: 'cannabis', inPath: true, view: true }),
    category: choice<ExportCategory['category_id']>('menuExport.category', { view: true }),
  },
  fixed: (items: readonly number[]) => ({ items: [...items] }),
  offUntilValid: true,
});

/** Form of the name of a dish or folder alone, as it is edited in the list. */
export const renameItemForm = defineForm(saveItem, {
  fields: { name: text('dish.fields.name') },
  values: ({ name }: MenuRow) => ({ name }),
  ...ofItem,
});
