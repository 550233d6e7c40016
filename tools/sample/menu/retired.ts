import type { Dish } from './section';

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
