import { copyDay, paint, PRESETS, type Opening } from '@/lib/domain/opening-hours';

/** By mouse, or by keyboard only. */
export type By = 'mouse' | 'keys';

/** An ingredient of the stock, found by name or by walking down `folders`. */
export interface Line {
  readonly item: string;
  readonly amount: string;
  readonly folders?: readonly string[];
}

export type Preset = 'Кухня 12–24' | 'Завтрак 7–12' | 'Ланч Пн–Пт 12–17';
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

/** Five categories, thirty dishes; `DRAGGED` is created in one and ends in another. */
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
        photo: 'chosen',
      },
      { name: 'Овсянка на воде', by: 'keys', like: 'Овсянка на молоке' },
      {
        name: 'Яичница с беконом',
        by: 'keys',
        price: '165',
        about: 'Глазунья, бекон, тост',
        lines: [of('Бекон', '0,06')],
        hours: 'Завтрак 7–12',
      },
      {
        name: 'Блины с красной икрой',
        by: 'keys',
        price: '1250',
        about: 'Две штуки',
        lines: [of('Блины п/ф', '2'), of('Икра красная', '0,03')],
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
      { name: 'Щи постные', by: 'mouse', like: 'Щи из свежей капусты' },
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
        name: 'Лапша куриная домашняя',
        by: 'mouse',
        price: '150',
        about: 'Домашняя',
        lines: [of('Лапша яичная', '0,05')],
      },
      {
        name: 'Грибной крем-суп',
        by: 'mouse',
        price: '210',
        about: 'С гренками',
        lines: [of('Шампиньоны', '0,15'), of('Сливки 33 %', '0,08')],
        hours: 'Кухня 12–24',
      },
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
        name: 'Свекольник',
        by: 'keys',
        price: '160',
        about: 'На кефире',
        lines: [of('Свёкла', '0,15')],
        hours: 'Кухня 12–24',
        photo: 'chosen',
      },
      { name: 'Свекольник с говядиной', by: 'keys', like: 'Свекольник' },
      {
        name: 'Гаспачо',
        by: 'keys',
        price: '195',
        about: 'Острый',
        lines: [of('Помидоры', '0,3'), of('Перец болгарский', '0,05')],
        hours: { from: 13, to: 20, copied: 'На выходные' },
      },
      { name: 'Гаспачо с креветкой', by: 'keys', like: 'Гаспачо' },
      {
        name: 'Таратор',
        by: 'keys',
        price: '140',
        about: 'На йогурте, с чесноком',
        lines: [of('Йогурт натуральный', '0,25')],
      },
    ],
  },
  {
    name: 'Горячие блюда',
    by: 'mouse',
    dishes: [
      {
        name: 'Пельмени сибирские',
        by: 'mouse',
        price: '240',
        about: 'Ручной лепки',
        lines: [of('Пельмени ручной лепки', '0,25')],
        hours: 'Кухня 12–24',
        photo: 'dropped',
      },
      { name: 'Пельмени, обжаренные в масле', by: 'mouse', like: 'Пельмени сибирские', photo: 'chosen' },
      {
        name: 'Котлета киевская',
        by: 'mouse',
        price: '290',
        about: 'С пюре',
        lines: [of('Котлета по-киевски п/ф', '1'), of('Картофель', '0,2')],
        photo: 'chosen',
      },
      { name: 'Котлета киевская, двойная', by: 'mouse', like: 'Котлета киевская' },
      {
        name: 'Голубцы ленивые',
        by: 'mouse',
        price: '220',
        about: 'Две штуки',
        lines: [of('Голубцы п/ф', '0,3')],
      },
      { name: 'Голубцы в сливках', by: 'mouse', like: 'Голубцы ленивые' },
    ],
  },
  {
    name: 'Блюда на углях',
    by: 'mouse',
    inside: 'Горячие блюда',
    dishes: [
      {
        name: 'Шашлык из свинины',
        by: 'keys',
        price: '310',
        about: 'На углях',
        lines: [of('Свинина шея', '0,3'), of('Специи для шашлыка', '0,005')],
        hours: { from: 17, to: 23, copied: 'На все дни' },
        photo: 'chosen',
      },
      { name: 'Шашлык из курицы', by: 'keys', like: 'Шашлык из свинины' },
      {
        name: 'Люля-кебаб',
        by: 'keys',
        price: '280',
        about: 'В лаваше',
        lines: [of('Лаваш тонкий', '1')],
        photo: 'chosen',
      },
      { name: 'Люля-кебаб из баранины', by: 'keys', like: 'Люля-кебаб' },
      {
        name: 'Стейк рибай',
        by: 'mouse',
        price: '1890',
        about: '300 г',
        lines: [of('Рибай австралийский', '0,3')],
        hours: { from: 18, to: 24, copied: 'На выходные' },
      },
      { name: 'Стейк рибай с перцем', by: 'mouse', like: 'Стейк рибай' },
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
  'Кухня 12–24': PRESETS.kitchen,
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
