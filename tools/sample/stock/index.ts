import { bottles, brew, brewery, kegs, redWine, sparklingWine, whiteWine } from './beer-and-wine';
import { bread, cleaning, grains, packaging, prepared, sauces, tinned } from './kitchen-dry';
import { dairy, fish, fruit, herbs, meat, vegetables } from './kitchen-fresh';
import type { StockFolder } from './shelf';
import { barPantry, coffeeAndTea, dispensaryGoods, flower, hookah, karaokeGoods, softDrinks } from './soft';
import { brandy, gin, liqueurs, rumAndTequila, vodka, whisky } from './spirits';
import { CATEGORY } from '../categories';

/** The folder of the house brews. */
const BREW_FOLDER = 3594;

// oxfmt-ignore
export const STOCK_FOLDERS = [
  { id: 3000, parent: null, name: 'Бар', category: CATEGORY.spirits },
  { id: 3010, parent: 3000, name: 'Крепкий алкоголь', category: CATEGORY.spirits },
  { id: 3020, parent: 3010, name: 'Виски', category: CATEGORY.spirits, shelf: whisky },
  { id: 3030, parent: 3010, name: 'Водка', category: CATEGORY.spirits, shelf: vodka },
  { id: 3040, parent: 3010, name: 'Джин', category: CATEGORY.spirits, shelf: gin },
  { id: 3050, parent: 3010, name: 'Ром и текила', category: CATEGORY.spirits, shelf: rumAndTequila },
  { id: 3060, parent: 3010, name: 'Коньяк и бренди', category: CATEGORY.spirits, shelf: brandy },
  { id: 3070, parent: 3010, name: 'Ликёры, вермуты, настойки', category: CATEGORY.spirits, shelf: liqueurs },
  { id: 3100, parent: 3000, name: 'Пиво', category: CATEGORY.beer },
  { id: 3110, parent: 3100, name: 'Кеги', category: CATEGORY.beer, shelf: kegs },
  { id: 3120, parent: 3100, name: 'Бутылка и банка', category: CATEGORY.beer, shelf: bottles },
  { id: 3150, parent: 3000, name: 'Вино', category: CATEGORY.wine },
  { id: 3155, parent: 3150, name: 'Красное', category: CATEGORY.wine, shelf: redWine },
  { id: 3165, parent: 3150, name: 'Белое и розовое', category: CATEGORY.wine, shelf: whiteWine },
  { id: 3175, parent: 3150, name: 'Игристое', category: CATEGORY.wine, shelf: sparklingWine },
  { id: 3180, parent: 3000, name: 'Вода, соки, газировка', category: CATEGORY.softDrinks, shelf: softDrinks },
  { id: 3200, parent: 3000, name: 'Сиропы и барные мелочи', category: CATEGORY.softDrinks, shelf: barPantry },
  { id: 3220, parent: 3000, name: 'Кофе и чай', category: CATEGORY.coffeeAndTea, shelf: coffeeAndTea },
  { id: 3230, parent: 3000, name: 'Кальян', category: CATEGORY.hookah, shelf: hookah },
  { id: 3240, parent: null, name: 'Караоке', category: CATEGORY.household, shelf: karaokeGoods },
  { id: 3250, parent: null, name: 'Каннабис', category: CATEGORY.dispensary },
  { id: 3251, parent: 3250, name: 'Соцветия', category: CATEGORY.dispensary, shelf: flower },
  { id: 3260, parent: 3250, name: 'Товары и аксессуары', category: CATEGORY.dispensary, shelf: dispensaryGoods },
  { id: 3280, parent: null, name: 'Кухня', category: CATEGORY.dryGoods },
  { id: 3290, parent: 3280, name: 'Мясо и птица', category: CATEGORY.meat, shelf: meat },
  { id: 3320, parent: 3280, name: 'Рыба и морепродукты', category: CATEGORY.fish, shelf: fish },
  { id: 3340, parent: 3280, name: 'Овощи и грибы', category: CATEGORY.vegetables, shelf: vegetables },
  { id: 3370, parent: 3340, name: 'Зелень и коренья', category: CATEGORY.vegetables, shelf: herbs },
  { id: 3390, parent: 3280, name: 'Фрукты и ягоды', category: CATEGORY.vegetables, shelf: fruit },
  { id: 3410, parent: 3280, name: 'Молочное и яйца', category: CATEGORY.dairy, shelf: dairy },
  { id: 3430, parent: 3280, name: 'Бакалея', category: CATEGORY.dryGoods },
  { id: 3431, parent: 3430, name: 'Крупы, лапша, орехи', category: CATEGORY.dryGoods, shelf: grains },
  { id: 3455, parent: 3430, name: 'Хлеб', category: CATEGORY.dryGoods, shelf: bread },
  { id: 3465, parent: 3430, name: 'Консервы и сладкое', category: CATEGORY.dryGoods, shelf: tinned },
  { id: 3480, parent: 3430, name: 'Соусы, масла, специи', category: CATEGORY.dryGoods, shelf: sauces },
  { id: 3520, parent: 3280, name: 'Заготовки', category: CATEGORY.dryGoods, shelf: prepared },
  { id: 3550, parent: null, name: 'Упаковка', category: CATEGORY.packaging, shelf: packaging },
  { id: 3560, parent: null, name: 'Моющие и хозтовары', category: CATEGORY.cleaning, shelf: cleaning },
  { id: 3570, parent: null, name: 'Пивоварня, сырьё', category: CATEGORY.brewery, shelf: brewery },
  { id: BREW_FOLDER, parent: null, name: 'Brew', category: CATEGORY.houseBrews, shelf: brew },
] as const satisfies readonly StockFolder[];

type KeysOf<Folder> = Folder extends { shelf: infer Lines } ? keyof Lines : never;

/** Every stock item by its key. A recipe with another key does not compile. */
export type StockKey = KeysOf<(typeof STOCK_FOLDERS)[number]>;
