import { real } from '@/lib/contract/real';
import { browserPath, type Endpoint, type ReplyOf } from '@/lib/contract/endpoint';
import {
  checkDishId,
  type dishIngredients,
  listIngredients,
  menuDish,
  menuRows,
  type MenuDish,
} from '@/lib/contract/menu';
import { createItem, menuHistory, saveItem } from '@/lib/contract/menu-edit';
import { checkPicture } from '@/lib/contract/menu-picture';
import { CODE, statusOf } from '@/lib/contract/problem';
import { PRESETS } from '@/lib/domain/opening-hours';
import { answer } from '@/__tests__/support/answer';
import { folder } from '../venue';

export const DISH: MenuDish = {
  item_id: 101,
  parent_id: 10,
  name: 'Том Ям',
  path: [10],
  status: 1,
  priority: 1,
  literary_name_en: 'Tom Yum',
  literary_name_ru: 'Том Ям',
  literary_name_cn: '冬阴功',
  last_update: 1_790_000_000,
  version: 4,
  is_file: true,
  description: 'Острый суп',
  description_en: 'Hot soup',
  max_discount: 10,
  retail_price: 250,
  prime_cost: 65.5,
  type: 1,
  cashback: 0,
  ...PRESETS.kitchen,
  valid_ingredients: true,
  exists_in_paper: true,
  image_timestamp: null,
};

/** Row of the dish. */
const ROW = {
  ...DISH,
  max_discount_price: 225,
  valid_ingredients: true,
  has_photo: false,
  served: true,
  served_next: null,
};
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

type Kept<E extends Endpoint> = ReplyOf<E> | Response;
export interface Kitchen {
  dish: Response | Pick<ReplyOf<typeof menuDish>, 'dish'>;
  recipe: Kept<typeof dishIngredients>;
  stock: Kept<typeof listIngredients>;
  check: Kept<typeof checkDishId>;
  history: Kept<typeof menuHistory>;
  save: Kept<typeof saveItem>;
  create: Kept<typeof createItem>;
  picture: Kept<typeof checkPicture>;
}

export const refusal = (code: number, field?: string): Response =>
  answer({ code, message: '', ...(field && { field }) }, statusOf(code));
export const unreachable = (): Response => refusal(CODE.unreachable);

/** A dish with its recipe, or the refusal of either. */
function dishOf({ dish, recipe }: Kitchen): Kept<typeof menuDish> {
  if ('json' in dish) return dish;
  return 'json' in recipe ? recipe : { ...dish, recipe: recipe.items };
}

/** The calls of the dish dialog at `fetch`. Tests change `kitchen` as they proceed; `sent` holds the bodies by path. */
export function openKitchen(): { kitchen: Kitchen; sent: (path: string) => unknown[] } {
  // Removes drafts of other tests.
  localStorage.clear();
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
  const bodies: { path: string; body: unknown }[] = [];
  const routes: readonly (readonly [Endpoint, () => object])[] = [
    [menuDish, () => dishOf(kitchen)],
    [listIngredients, () => kitchen.stock],
    [checkDishId, () => kitchen.check],
    [menuHistory, () => kitchen.history],
    [menuRows, () => ({ rows: [folder(10, 0, 'Супы'), folder(20, 0, 'Горячее'), ROW] })],
    [saveItem, () => kitchen.save],
    [createItem, () => kitchen.create],
    [checkPicture, () => kitchen.picture],
  ];
  globalThis.fetch = (input, init) => {
    const path = new URL(input as string, 'http://venue.test').pathname;
    const found = routes.find(([endpoint]) =>
      new RegExp(`^${browserPath(endpoint.path).replace(/:\w+/g, '\\d+')}$`).test(path),
    );
    if (!found) throw new Error(`Not served: ${path}`);
    const [endpoint, reply] = found;
    if (init?.body) {
      const body: unknown = JSON.parse(init.body as string);
      bodies.push({ path, body: real(endpoint.body)?.parse(body) });
    }
    const given = reply();
    return Promise.resolve('json' in given ? (given as Response) : answer(real(endpoint.reply).parse(given) as object));
  };
  return { kitchen, sent: (path) => bodies.filter((one) => one.path === path).map(({ body }) => body) };
}
