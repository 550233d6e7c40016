import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { Baht, Bit, Id, ParentId, UnixSeconds } from '@/lib/contract/primitives';
import { chooseFolder, MenuFolderRow, Priority, rowFields } from './folders';

const { call } = endpointsOf('menu');

const viewMenu = { flags: ['MenuView'] } as const;
const hides = [{ needs: 'costs', fields: ['prime_cost', 'today_cost', 'today_price'] }] as const;
const ofMenu = { method: 'GET', access: viewMenu, hides, reads: ['menu'] } as const;
const ofRecipes = { ...ofMenu, reads: ['menu', 'stock'] } as const;

/** 168 hours of the week, Monday 00:00 first. */
export const Hours = z.string().regex(/^[01]{168}$/);

/** Fields common to folders and dishes. `path` holds the ids of the ancestors, outermost first. */
const node = {
  item_id: Id,
  parent_id: ParentId,
  name: z.string(),
  path: z.array(Id),
  status: Bit,
  priority: Priority,
  literary_name_en: z.string(),
  literary_name_ru: z.string(),
  literary_name_cn: z.string(),
  last_update: UnixSeconds,
  /** Ours: number of changes. Missing on a legacy server, where the last save wins. */
  version: z.int().optional(),
};

/**
 * A dish or drink. `type` is 0 for the bar and 1 for the kitchen, `max_discount` a percentage, `days` a weekday
 * bitmask. Ours, for a dish with a recipe: `today_cost`, its cost by today's prices; null with a part of unknown cost.
 */
export const MenuDish = z.object({
  ...node,
  is_file: z.literal(true),
  description: z.string(),
  description_en: z.string(),
  max_discount: z.number(),
  retail_price: Baht,
  /** Ours: whether the till asks for the price. Missing on a legacy server. */
  open_price: z.boolean().optional(),
  prime_cost: Baht.optional(),
  today_cost: Baht.nullable().optional(),
  type: Bit,
  cashback: Baht,
  days: z.int().min(0).max(127),
  hours: Hours,
  valid_ingredients: z.boolean().optional(),
  exists_in_paper: z.boolean(),
  image_timestamp: UnixSeconds.nullable(),
});
export type MenuDish = z.infer<typeof MenuDish>;

/** `dishes` (ours) is the number of dishes below; missing on a legacy server. */
const folderFields = z.object({ ...node, is_file: z.literal(false), dishes: z.int().optional() });
export type MenuFolder = z.infer<typeof folderFields> & { children: MenuNode[] };
export type MenuNode = MenuDish | MenuFolder;

export const MenuFolder = folderFields.extend({ children: z.array(z.lazy((): z.ZodType<MenuNode> => MenuNode)) });
export const MenuNode = z.discriminatedUnion('is_file', [MenuDish, MenuFolder]);

/**
 * The menu, nested. Two filters are ours: `dishes_of` gives every folder but only the dishes of that one (0 is the
 * root), so that a first screen need not wait for thousands; `dish` gives that dish inside its folders. A legacy server
 * ignores both and answers the whole menu. Without MenuView our server gives folders only.
 */
export const listMenu = call({
  id: 'menu.list',
  method: 'GET',
  path: '/api/v1/admin/menu/list',
  query: z.object({
    dishes_of: z.coerce.number<number>().pipe(ParentId).optional(),
    dish: z.coerce.number<number>().pipe(Id).optional(),
  }),
  reply: z.object({ items: z.array(MenuNode) }),
  access: chooseFolder,
  hides,
  reads: ['menu'],
});

/**
 * A stock item or stock folder that a recipe may use. `prime_cost` is baht per measure. Ours: `today_price`, the same by
 * today's prices, not rounded; null when it is unknown.
 */
const Ingredient = z.object({
  item_id: Id,
  parent_id: ParentId,
  name: z.string(),
  is_file: z.boolean(),
  measure_id: Id.optional(),
  measure_name: z.string().optional(),
  prime_cost: Baht.optional(),
  today_price: z.number().nullable().optional(),
});

export const listIngredients = call({
  id: 'menu.ingredients',
  ...ofRecipes,
  path: '/api/v1/admin/menu/ingredients/',
  reply: z.object({ items: z.array(Ingredient) }),
});

/** One line of a recipe. It costs `item_quantity` × `prime_cost`. Ours: `today_price`, as of an ingredient to choose. */
export const DishIngredient = z.object({
  item_id: Id,
  item_quantity: z.number(),
  name: z.string(),
  measure_id: Id,
  measure_name: z.string(),
  prime_cost: Baht.optional(),
  today_price: z.number().nullable().optional(),
});
export type DishIngredient = z.infer<typeof DishIngredient>;

export const dishIngredients = call({
  id: 'menu.dishIngredients',
  ...ofRecipes,
  path: '/api/v1/admin/menu/ingredients/:id/',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: z.object({ items: z.array(DishIngredient) }),
});

export const aggregatedIngredients = call({
  id: 'menu.aggregatedIngredients',
  method: 'POST',
  path: '/api/v1/admin/menu/aggregated_ingredients/',
  body: z.object({ items: z.array(Id).max(1000) }),
  reply: z.array(z.object({ menu_id: Id, ingredients: z.array(z.object({ item_id: Id, item_quantity: z.number() })) })),
  access: viewMenu,
  reads: ['menu', 'stock'],
});

/** Whether a dish id is free. `ordered` means that `old_id` has been ordered, so its id can no longer change. */
export const checkDishId = call({
  id: 'menu.check',
  method: 'POST',
  path: '/api/v1/admin/menu/check',
  body: z.object({ item_id: Id, old_id: Id.optional() }),
  reply: z.union([z.object({ exists: z.boolean(), ordered: z.boolean() }), z.object({ wait: z.boolean() })]),
  access: viewMenu,
  reads: ['menu'],
});

export const MenuDishRow = z.object({
  ...rowFields,
  is_file: z.literal(true),
  max_discount: z.number(),
  cashback: Baht,
  type: Bit,
  retail_price: Baht,
  /** Ours: whether the till asks for the price. */
  open_price: z.boolean().optional(),
  prime_cost: Baht.optional(),
  today_cost: Baht.nullable().optional(),
  max_discount_price: Baht,
  valid_ingredients: z.boolean(),
  has_photo: z.boolean(),
  /** Whether the dish was on sale by its days and hours when the row was made, by the venue's clock. */
  served: z.boolean(),
  /** When it is sold again; null while it is served, and for a dish without hours. */
  served_next: UnixSeconds.nullable(),
});
export const MenuRow = z.discriminatedUnion('is_file', [MenuFolderRow, MenuDishRow]);
export type MenuDishRow = z.infer<typeof MenuDishRow>;
export type MenuRow = z.infer<typeof MenuRow>;

/** Every folder and dish, flat. The menu screen browses, sorts and searches it without asking again. */
export const menuRows = call({
  id: 'bff.menuRows',
  ...ofMenu,
  path: '/api/menu/rows',
  reply: z.object({ rows: z.array(MenuRow) }),
});

/** First contents of the menu screen: every folder, and the dishes of one. */
export const menuFolder = call({
  id: 'bff.menuFolder',
  ...ofMenu,
  path: '/api/menu/folder',
  query: z.object({ folder: z.coerce.number<number>().pipe(ParentId) }),
  reply: z.object({ rows: z.array(MenuRow) }),
});

/** One dish with all its fields and its recipe, for its dialog. The admin API has no call for a single dish. */
export const menuDish = call({
  id: 'bff.menuDish',
  ...ofRecipes,
  path: '/api/menu/dish/:id',
  params: z.object({ id: z.coerce.number<number>().pipe(Id) }),
  reply: z.object({ dish: MenuDish, recipe: z.array(DishIngredient) }),
});
