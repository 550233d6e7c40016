import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint';
import {
  checkDishId,
  type dishIngredients,
  listIngredients,
  menuDish,
  menuRows,
  type MenuDish,
} from '@/lib/sections/menu/contract/menu';
import { createItem, menuHistory, saveItem } from '@/lib/sections/menu/contract/edit';
import { checkPicture } from '@/lib/sections/menu/contract/picture';
import { ProblemError } from '@/lib/contract/problem';
import { PRESETS } from '@/lib/sections/menu/rules/opening-hours';
import { on, serve } from '@/__tests__/support/serve';
import { folder } from '../venue';
import { wireDish } from '@/__tests__/support/wire-menu';

const NAMES = { name: 'Том Ям', literary_name_en: 'Tom Yum', literary_name_ru: 'Том Ям', literary_name_cn: '冬阴功' };
const TEXTS = { description: 'Острый суп', description_en: 'Hot soup', exists_in_paper: true };
export const DISH: MenuDish = wireDish(101, [10], {
  ...NAMES,
  ...TEXTS,
  ...PRESETS.kitchen,
  priority: 1,
  version: 4,
  max_discount: 10,
  retail_price: 250,
  prime_cost: 65.5,
  type: 1,
  valid_ingredients: true,
});

/** Row of the dish. */
const SERVED = { served: true, served_next: null };
const ROW = { ...DISH, ...SERVED, max_discount_price: 225, valid_ingredients: true, has_photo: false };
const kg = { measure_id: 1, measure_name: 'kg' };
const unit = { measure_id: 2, measure_name: 'unit' };
export const RECIPE = [
  { item_id: 501, item_quantity: 0.12, name: 'Креветки', prime_cost: 500, ...kg },
  { item_id: 502, item_quantity: 1, name: 'Лайм', prime_cost: 5.5, ...unit },
];
const STOCK = [
  { item_id: 50, parent_id: 0, name: 'Овощи', is_file: false, prime_cost: 0 },
  { item_id: 501, parent_id: 0, name: 'Креветки', is_file: true, prime_cost: 500, ...kg },
  { item_id: 502, parent_id: 50, name: 'Лайм', is_file: true, prime_cost: 5.5, ...unit },
  { item_id: 503, parent_id: 50, name: 'Лемонграсс', is_file: true, prime_cost: 80, ...kg },
];

type Kept<E extends Endpoint> = ReplyOf<E> | ProblemError;
export interface Kitchen {
  dish: ProblemError | Pick<ReplyOf<typeof menuDish>, 'dish'>;
  recipe: Kept<typeof dishIngredients>;
  stock: Kept<typeof listIngredients>;
  check: Kept<typeof checkDishId>;
  history: Kept<typeof menuHistory>;
  save: Kept<typeof saveItem>;
  create: Kept<typeof createItem>;
  picture: Kept<typeof checkPicture>;
}

/** A dish with its recipe, or the refusal of either. */
function dishOf({ dish, recipe }: Kitchen): Kept<typeof menuDish> {
  if (dish instanceof ProblemError) return dish;
  return recipe instanceof ProblemError ? recipe : { ...dish, recipe: recipe.items };
}

/** The calls of the dish dialog. Tests change `kitchen` as they proceed; `sent` has the bodies of a call. */
export function openKitchen() {
  const kitchen: Kitchen = {
    dish: { dish: DISH },
    recipe: { items: RECIPE },
    stock: { items: STOCK },
    check: { exists: false, ordered: false },
    history: { items: [] },
    save: { version: 5 },
    create: { item_id: 900 },
    picture: { exists: false, timestamp: null },
  };
  const server = serve(
    on(menuDish, () => dishOf(kitchen)),
    on(listIngredients, () => kitchen.stock),
    on(checkDishId, () => kitchen.check),
    on(menuHistory, () => kitchen.history),
    on(menuRows, { rows: [folder(10, 0, 'Супы'), folder(20, 0, 'Горячее'), ROW] }),
    on(saveItem, () => kitchen.save),
    on(createItem, () => kitchen.create),
    on(checkPicture, () => kitchen.picture),
  );
  return { kitchen, sent: server.bodies };
}
