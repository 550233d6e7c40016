import { toSatang } from '@/lib/domain/money';
import type { dishIngredients, menuItems } from '@/backend/src/db/schema';
import { YEAR, type Calendar } from './calendar';
import { SECTIONS } from './menu';
import { EVERY_DAY, type Dish, type Schedule, type Section } from './menu/section';
import { randomFor } from './random';
import type { StockKey } from './stock';

/** A dish removed during the year. Before that, guests ordered it instead of the dish that took its place. */
interface Retired {
  readonly menu_id: number;
  readonly folder: number;
  /** Age of the removal in days. */
  readonly ago: number;
  /** Name of the dish that took its place, of the same folder and hours. */
  readonly successor: string;
  readonly dish: Dish;
}

// oxfmt-ignore
export const RETIRED: readonly Retired[] = [
  { menu_id: 1199, folder: 1160, ago: 214, successor: 'Огурец', dish:
    ['Зелёный дракон', 'Зелёный дракон', 'Green Dragon', '绿龙', 170,
      { cuervo: 0.02, blueCuracao: 0.01, limeJuice: 0.015 }, 'Текила, Blue Curaçao, лайм.', 'Tequila, Blue Curaçao, lime.', { cashback: 20 }] },
  { menu_id: 1159, folder: 1140, ago: 97, successor: 'Маракуйя Смэш', dish:
    ['Кокос Физ', 'Кокос Физ', 'Coconut Fizz', '椰子菲士', 250,
      { chalongBay: 0.04, coconutCream: 0.03, limeJuice: 0.02, soda: 0.08, ice: 0.25 }, 'Ром с Пхукета, кокос, содовая.', 'Phuket rum, coconut, soda.', { cashback: 20 }] },
  { menu_id: 2739, folder: 2730, ago: 58, successor: 'Бургер бекон', dish:
    ['Бургер блю чиз', 'Бургер с голубым сыром', 'Blue Cheese Burger', '蓝纹芝士汉堡', 290,
      { burgerBun: 1, beefMince: 0.16, blueCheese: 0.03, onionRings: 0.04, bbqSauce: 0.02, lettuce: 0.02, fries: 0.12 }, 'Говядина, голубой сыр, луковое кольцо, фри.', 'Beef, blue cheese, onion ring, fries.'] },
];

type ItemRow = typeof menuItems.$inferInsert & { item_id: number };
type RecipeRow = typeof dishIngredients.$inferInsert;

export interface MenuPlan {
  readonly items: readonly ItemRow[];
  readonly recipes: readonly RecipeRow[];
}

/** Settings that a dish inherits from its folders. */
interface Inherited {
  readonly kitchen: boolean;
  readonly discount: number;
  readonly schedule: Schedule | null;
}
const NOTHING: Inherited = { kitchen: false, discount: 0, schedule: null };

/** The 168 hours of the week, Monday 00:00 first. Hours past midnight belong to the next day. */
function hoursOf({ days, from, to }: Schedule): string {
  const week = Array<string>(168).fill('0');
  const length = to > from ? to - from : to + 24 - from;
  for (let day = 0; day < 7; day += 1) {
    if (!(days & (1 << day))) continue;
    for (let hour = 0; hour < length; hour += 1) week[(day * 24 + from + hour) % 168] = '1';
  }
  return week.join('');
}

const folderRow = (section: Section, last_update: Date): ItemRow => ({
  item_id: section.id,
  parent_id: section.parent,
  is_file: false,
  name: section.name,
  literary_name_ru: section.name,
  literary_name_en: section.en,
  literary_name_cn: section.cn,
  last_update,
});

function dishRow(item_id: number, parent_id: number, dish: Dish, inherited: Inherited, last_update: Date): ItemRow {
  const [name, ru, en, cn, baht, , description, description_en, extras = {}] = dish;
  const schedule = extras.schedule ?? inherited.schedule;
  return {
    item_id,
    parent_id,
    is_file: true,
    name,
    status: extras.off ? 0 : 1,
    priority: extras.priority ?? 0,
    description,
    description_en,
    literary_name_ru: ru,
    literary_name_en: en,
    literary_name_cn: cn,
    max_discount: extras.discount ?? inherited.discount,
    retail_price: toSatang(baht),
    type: inherited.kitchen ? 1 : 0,
    cashback: toSatang(extras.cashback ?? 0),
    days: schedule?.days ?? EVERY_DAY,
    hours: schedule ? hoursOf(schedule) : '1'.repeat(168),
    // Printed menus leave out dishes that are off.
    exists_in_paper: !extras.off,
    last_update,
  };
}

function recipeOf(menu_id: number, dish: Dish, stockIds: ReadonlyMap<StockKey, number>): RecipeRow[] {
  return (Object.entries(dish[5] ?? {}) as [StockKey, number][]).map(([key, item_quantity]) => {
    const item_id = stockIds.get(key);
    if (item_id === undefined) throw new Error(`${dish[0]} takes ${key}, which no shelf holds`);
    return { menu_id, item_id, item_quantity };
  });
}

/** Menu folders, dishes and recipes; dishes that were removed come last. */
export function planMenu(seed: number, calendar: Calendar, stockIds: ReadonlyMap<StockKey, number>): MenuPlan {
  const random = randomFor(seed, 'menu');
  const inheritedBy = new Map<number, Inherited>();
  const items: ItemRow[] = [];
  const recipes: RecipeRow[] = [];
  for (const section of SECTIONS) {
    const above = (section.parent !== null && inheritedBy.get(section.parent)) || NOTHING;
    const inherited: Inherited = {
      kitchen: section.kitchen ?? above.kitchen,
      discount: section.discount ?? above.discount,
      schedule: section.schedule ?? above.schedule,
    };
    inheritedBy.set(section.id, inherited);
    items.push(folderRow(section, calendar.within(YEAR, random)));
    (section.dishes ?? []).forEach((dish, index) => {
      const menu_id = section.id + 1 + index;
      items.push(dishRow(menu_id, section.id, dish, inherited, calendar.within(YEAR, random)));
      recipes.push(...recipeOf(menu_id, dish, stockIds));
    });
  }
  for (const { menu_id, folder, ago, dish } of RETIRED) {
    const removed_at = calendar.daysAgo(ago, random);
    const row = dishRow(menu_id, folder, dish, inheritedBy.get(folder) ?? NOTHING, removed_at);
    items.push({ ...row, removed_at, version: 2 });
    recipes.push(...recipeOf(menu_id, dish, stockIds));
  }
  return { items, recipes };
}
