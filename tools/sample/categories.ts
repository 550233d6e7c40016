import type { expenseCategories } from '@/backend/src/db/schema';

/** Groups of expense categories in the expense report. Group 4 comes last. */
const GROUP = { goods: 1, running: 2, staff: 3, other: 4 } as const;

/** Categories of the sample venue's purchases. */
export const CATEGORY = {
  beer: 101,
  spirits: 102,
  wine: 103,
  softDrinks: 104,
  coffeeAndTea: 105,
  meat: 106,
  fish: 107,
  vegetables: 108,
  dairy: 109,
  dryGoods: 110,
  brewery: 111,
  hookah: 112,
  dispensary: 113,
  packaging: 114,
  cleaning: 115,
  household: 116,
  houseBrews: 117,
} as const;

type Category = typeof expenseCategories.$inferInsert;

const goods = (category_id: number, name: string, alcohol = false): Category => ({
  category_id,
  name,
  group_id: GROUP.goods,
  hidden: false,
  purposes: ['stock'],
  alcohol,
});
const running = (category_id: number, name: string, purposes: Category['purposes'] = ['services']): Category => ({
  category_id,
  name,
  group_id: GROUP.running,
  purposes,
});
/** Running costs that are kept in stock. */
const kept = (category_id: number, name: string) => running(category_id, name, ['stock', 'services']);

export const SAMPLE_CATEGORIES = [
  goods(CATEGORY.beer, 'Пиво', true),
  goods(CATEGORY.spirits, 'Крепкий алкоголь', true),
  goods(CATEGORY.wine, 'Вино', true),
  goods(CATEGORY.softDrinks, 'Безалкогольные напитки'),
  goods(CATEGORY.coffeeAndTea, 'Кофе и чай'),
  goods(CATEGORY.meat, 'Мясо и птица'),
  goods(CATEGORY.fish, 'Рыба и морепродукты'),
  goods(CATEGORY.vegetables, 'Овощи, фрукты, зелень'),
  goods(CATEGORY.dairy, 'Молочные продукты и яйца'),
  goods(CATEGORY.dryGoods, 'Бакалея'),
  goods(CATEGORY.brewery, 'Пивоварня'),
  goods(CATEGORY.houseBrews, 'Напитки своей варки', true),
  goods(CATEGORY.hookah, 'Кальян'),
  goods(CATEGORY.dispensary, 'Каннабис'),
  kept(CATEGORY.packaging, 'Упаковка'),
  kept(CATEGORY.cleaning, 'Моющие и чистящие средства'),
  kept(CATEGORY.household, 'Инвентарь и мелкое оборудование'),
  running(120, 'Аренда'),
  running(121, 'Электричество и вода'),
  running(122, 'Газ и уголь'),
  running(123, 'Интернет и связь'),
  running(124, 'Реклама'),
  running(125, 'Ремонт'),
  running(126, 'Лицензии и налоги'),
  { ...running(127, 'Переезд на Тепразит (архив)'), hidden: true },
];

export const SAMPLE_PLACES = [
  { place_id: 17, name: 'Караоке' },
  { place_id: 18, name: 'DD Weed' },
];
