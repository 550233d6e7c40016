import { type Craft, craftIngredients, listCraftItems, saveCraft } from '@/lib/sections/craft/contract/craft';
import { craftCosts } from '@/lib/sections/craft/contract/card';
import { listIngredients } from '@/lib/sections/menu/contract/menu';
import { on, serve } from '../../support/serve';
import { wireCraft } from '../../support/wire-craft';

/** A craft with the fields that every server has. */
export const craft = (craft_id: number, name: string, more: Partial<Craft> = {}): Craft => {
  const made = { name, stock_name: name, measure: 'litre', stock_parent_id: 20, employee_name: 'boss' };
  return { ...wireCraft(craft_id, craft_id + 100), ...made, ...more };
};
/** Fields that only our own server sends. */
export const OURS = {
  makeable_quantity: 6,
  limiting_item: 'Сахар',
  portion_quantity: null,
  shelf_life_hours: 48,
  image_timestamp: null,
  version: 3,
};

/** 2 litres of it cost 96.50 baht. */
export const LEGACY_SAUCE = craft(7, 'Соус барбекю', { prime_cost: 48.25, stock_parent_id: 30, parent_id: 0 });
export const SAUCE: Craft = {
  ...LEGACY_SAUCE,
  ...OURS,
  makeable_quantity: 4,
  limiting_item: 'Томаты',
  portion_quantity: 0.05,
  shelf_life_hours: 72,
  last_update: 1_790_000_000,
  version: 4,
};
const kg = { measure_id: 1, measure_name: 'kg' };
const unit = { measure_id: 2, measure_name: 'unit' };

const TOMATO = { item_id: 501, name: 'Томаты', item_quantity: 1.5, measure_name: 'kg', prime_cost: 60 };
const GARLIC = { item_id: 502, name: 'Чеснок', item_quantity: 1, measure_name: 'unit', prime_cost: 6.5 };
export const INGREDIENTS = [
  { ...TOMATO, stock_quantity: 3, package_quantity: 0.4, made_by: [] },
  { ...GARLIC, stock_quantity: 9, package_quantity: null, made_by: [] },
];
export const ITEMS = [
  { item_id: 50, parent_id: 0, name: 'Овощи', is_file: false },
  { item_id: 501, parent_id: 50, name: 'Томаты', is_file: true, prime_cost: 60, ...kg },
  { item_id: 502, parent_id: 50, name: 'Чеснок', is_file: true, prime_cost: 6.5, ...unit },
  { item_id: 503, parent_id: 0, name: 'Соль', is_file: true, prime_cost: 20, ...kg },
];

export const RECIPE = { items: INGREDIENTS, allergens: 'Чеснок', method: 'Варить час.', version: 4 };

/** The calls of the craft dialog. */
export function serveRecipes() {
  return serve(
    on(craftIngredients, RECIPE),
    on(listCraftItems, { items: ITEMS }),
    on(listIngredients, { items: ITEMS }),
    on(craftCosts, { items: [] }),
    on(saveCraft, { version: 5 }),
  );
}
