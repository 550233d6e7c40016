import { copyDay, paint, PRESETS, type Opening } from '@/lib/sections/menu/rules/opening-hours';

/** By mouse, or by keyboard only. */
export type By = 'mouse' | 'keys';

/** An ingredient of the stock, found by name or by walking down `folders`. */
export interface Line {
  readonly item: string;
  readonly amount: string;
  readonly folders?: readonly string[];
}

export type Preset = 'Завтрак 7–12' | 'Ланч Пн–Пт 12–17';
/** Painted on Monday up to an hour (exclusive), and copied from there. */
export interface Painted {
  readonly from: number;
  readonly to: number;
  readonly copied: 'На все дни' | 'На будни' | 'На выходные';
}

export interface NewDish {
  readonly name: string;
  readonly by: By;
  readonly price: string;
  readonly about: string;
  readonly lines: readonly Line[];
  readonly hours?: Preset | Painted;
  readonly photo?: 'chosen' | 'dropped';
}
/** Made from another dish by duplicating and renaming it. */
export interface CopiedDish {
  readonly name: string;
  readonly by: By;
  readonly like: string;
  readonly photo?: 'chosen' | 'dropped';
}
export interface Category {
  readonly name: string;
  readonly by: By;
  /** Parent category. */
  readonly inside?: string;
  readonly dishes: readonly (NewDish | CopiedDish)[];
}

const of = (item: string, amount: string, ...folders: string[]): Line => ({
  item,
  amount,
  ...(folders.length > 0 && { folders }),
});

/** Three categories, nine dishes; `DRAGGED` is created in one and ends in another. */
export const CATEGORIES: readonly Category[] = [
  {
    name: 'Завтраки до полудня',
    by: 'keys',
    dishes: [
      {
        name: 'Сырники со сметаной',
        by: 'keys',
        price: '180,50',
        about: 'Три штуки, с вареньем',
        lines: [of('Творог 9 %', '0,18'), of('Сметана 20 %', '0,05')],
        hours: 'Завтрак 7–12',
        photo: 'chosen',
      },
      { name: 'Сырники с мёдом', by: 'keys', like: 'Сырники со сметаной' },
      {
        name: 'Овсянка на молоке',
        by: 'keys',
        price: '120',
        about: 'С бананом',
        lines: [of('Хлопья овсяные', '0,06', 'Кухня', 'Бакалея', 'Крупы, лапша, орехи'), of('Молоко', '0,2')],
        hours: { from: 7, to: 11, copied: 'На все дни' },
      },
    ],
  },
  {
    name: 'Супы от шефа',
    by: 'mouse',
    dishes: [
      {
        name: 'Щи из свежей капусты',
        by: 'mouse',
        price: '190',
        about: 'Со сметаной',
        lines: [of('Капуста белокочанная', '0,1', 'Кухня', 'Овощи и грибы'), of('Бульон говяжий', '0,35')],
        hours: 'Ланч Пн–Пт 12–17',
        photo: 'dropped',
      },
      {
        name: 'Уха с лососем',
        by: 'mouse',
        price: '320',
        about: 'Прозрачная, с укропом',
        lines: [of('Лосось филе', '0,12'), of('Укроп', '0,005')],
        hours: { from: 12, to: 16, copied: 'На будни' },
        photo: 'chosen',
      },
      { name: 'Уха по-царски', by: 'mouse', like: 'Уха с лососем' },
      {
        name: 'Окрошка на квасе',
        by: 'mouse',
        price: '175',
        about: 'Подаём холодной',
        lines: [of('Огурцы', '0,1'), of('Яйцо куриное', '1')],
      },
    ],
  },
  {
    name: 'Супы холодные',
    by: 'keys',
    inside: 'Супы от шефа',
    dishes: [
      {
        name: 'Гаспачо',
        by: 'keys',
        price: '195',
        about: 'Острый',
        lines: [of('Помидоры', '0,3'), of('Перец болгарский', '0,05')],
        hours: { from: 13, to: 20, copied: 'На выходные' },
      },
      { name: 'Таратор', by: 'keys', price: '140', about: 'На йогурте', lines: [of('Йогурт натуральный', '0,25')] },
    ],
  },
];

export const DRAGGED = { name: 'Окрошка на квасе', to: 'Супы холодные' } as const;

export const ALL_DISHES = CATEGORIES.flatMap(({ dishes }) => dishes);

/** The typed dish; for a copy, the dish it was made from. */
export function originalOf(dish: NewDish | CopiedDish): NewDish {
  if (!('like' in dish)) return dish;
  const source = ALL_DISHES.find(({ name }) => name === dish.like);
  if (!source) throw new Error(`No such dish: ${dish.like}`);
  return originalOf(source);
}

const PRESET_OF = {
  'Завтрак 7–12': PRESETS.breakfast,
  'Ланч Пн–Пт 12–17': PRESETS.lunch,
} as const;
const DAYS = { 'На все дни': [0, 1, 2, 3, 4, 5, 6], 'На будни': [0, 1, 2, 3, 4], 'На выходные': [5, 6] } as const;

/** Expected opening hours of a dish, as on the wire. */
export function openingOf({ hours }: NewDish): Opening {
  if (hours === undefined) return PRESETS.always;
  if (typeof hours === 'string') return PRESET_OF[hours];
  const monday = { fromDay: 0, toDay: 0, fromHour: hours.from, toHour: hours.to - 1 };
  return copyDay(paint(PRESETS.none, monday, true), 0, DAYS[hours.copied]);
}
