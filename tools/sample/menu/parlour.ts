import type { StockKey } from '../stock';
import type { Dish } from './section';

/** A hookah's price depends on its tobacco and its bowl: clay, or a fruit cut to hold it. */
const bowls = (
  [grade, en, cn]: readonly [string, string, string],
  tobacco: StockKey,
  prices: readonly [number, number],
) =>
  (
    [
      ['глина', 'на глиняной чаше', 'Clay Bowl', '陶碗', {}],
      ['фрукт', 'на ананасе', 'Pineapple Bowl', '菠萝碗', { pineapple: 1.2 }],
    ] as const
  ).map(([short, ru, bowlEn, bowlCn, fruit], index): Dish => [
    `Кальян ${grade} ${short}`,
    `Кальян «${grade}» ${ru}`,
    `${en} Hookah, ${bowlEn}`,
    `${cn}水烟·${bowlCn}`,
    prices[index === 0 ? 0 : 1],
    { [tobacco]: 0.02, hookahCoal: 0.15, mouthpiece: 4, ...fruit },
    'Полтора часа, одна замена углей.',
    'An hour and a half, coals renewed once.',
    { cashback: 40 },
  ]);

// oxfmt-ignore
export const hookahs: Dish[] = [
  ...bowls(['Классик', 'Classic', '经典'], 'hookahTobacco', [390, 490]),
  ...bowls(['Премиум', 'Premium', '高级'], 'hookahPremium', [550, 650]),
  ['Замена чаши', 'Замена чаши', 'Bowl Refill', '换碗', 250, { hookahTobacco: 0.02, hookahCoal: 0.1 }, 'К уже заказанному кальяну.', 'For a hookah already ordered.'],
];

/** A room by the hour: time takes nothing from stock. */
const room = (name: string, en: string, cn: string, guests: number, baht: number, off = false): Dish => [
  `${name} 1 час`,
  `${name}, 1 час`,
  `${en}, 1 hour`,
  `${cn} 1小时`,
  baht,
  null,
  `До ${guests} гостей, русские, тайские и китайские песни.`,
  `Up to ${guests} guests; Russian, Thai and Chinese songs.`,
  { discount: 50, ...(off && { off: true as const }) },
];

// oxfmt-ignore
export const rooms: Dish[] = [
  room('Комната «Самуи»', 'Samui Room', '苏梅包间', 6, 400),
  room('Комната «Пхукет»', 'Phuket Room', '普吉包间', 10, 600),
  room('VIP «Кремль»', 'Kremlin VIP Room', '克里姆林VIP包间', 16, 1000),
  room('Летняя сцена', 'Summer Stage', '夏日舞台', 40, 2500, true),
  ['Песня в зале', 'Песня в общем зале', 'One Song in the Main Hall', '大厅点歌一首', 50, null, 'Одна песня.', 'One song.', { discount: 0 }],
];

// oxfmt-ignore
export const karaokeSets: Dish[] = [
  ['Караоке сет водка', 'Сет «По-русски»: водка, соленья, морс', 'Russian Set: Vodka, Pickles, Mors', '俄式套餐：伏特加、腌菜、莓果饮', 2290, { stolichnaya: 0.7, pickles: 0.2, sauerkraut: 0.15, salo: 0.1, ryeBread: 0.15, berryMors: 1 }, 'Бутылка водки, соленья, сало, литр морса.', 'A bottle of vodka, pickles, salo, a litre of mors.', { priority: 1, discount: 5, cashback: 100 }],
  ['Караоке сет виски', 'Сет «Голос»: виски, кола, закуски', 'Voice Set: Whisky, Cola, Snacks', '好声音套餐：威士忌、可乐、小吃', 2790, { jwRed: 0.7, cola: 1.3, ice: 2, nachos: 0.12, cheddar: 0.06, chickenWings: 0.4 }, 'Red Label, четыре колы, начос, крылья.', 'Red Label, four colas, nachos, wings.', { discount: 5, cashback: 120 }],
  ['Караоке сет пиво', 'Сет «Хор»: пять литров лагера и тарелка', 'Choir Set: Five Litres of Lager and a Platter', '合唱套餐：五升拉格与拼盘', 1490, { houseLager: 5, chickenWings: 0.3, sausages: 0.2, ryeBread: 0.15, fries: 0.2 }, 'Башня лагера своей варки и пивная тарелка.', 'A tower of house lager and a beer platter.', { priority: 1, discount: 5, cashback: 80 }],
  ['Фруктовая тарелка', 'Фруктовая тарелка', 'Fruit Platter', '水果拼盘', 290, { mango: 0.3, watermelon: 0.6, pineapple: 0.4, orange: 0.25, banana: 0.2, passionFruit: 0.1 }, 'Манго, арбуз, ананас и что на рынке сегодня.', 'Mango, watermelon, pineapple and the market today.'],
];

/** Flower is sold by the gram, on prescription and from the age of 20. */
const gram = (name: string, cn: string, key: StockKey, baht: number, about: string, aboutEn: string): Dish => [
  `${name} 1 г`,
  `Соцветия ${name}, 1 г`,
  `${name} Flower, 1 g`,
  `${cn}花 1克`,
  baht,
  { [key]: 0.001, tube: 1 },
  `${about} По рецепту, 20+.`,
  `${aboutEn} On prescription, 20+.`,
];
const joint = (name: string, cn: string, key: StockKey, baht: number): Dish => [
  `Джойнт ${name}`,
  `Джойнт ${name}, 1 г`,
  `${name} Pre-roll, 1 g`,
  `${cn}预卷烟 1克`,
  baht,
  { [key]: 0.001, cone: 1, tube: 1 },
  'Один грамм, в тубе. По рецепту, 20+.',
  'One gram, in a tube. On prescription, 20+.',
];

// oxfmt-ignore
export const flowers: Dish[] = [
  gram('Thai Stick', '泰国棒', 'thaiStick', 290, 'Местная сатива.', 'Local sativa.'),
  gram('Northern Lights', '北极光', 'northernLights', 420, 'Индика.', 'Indica.'),
  gram('Gelato 41', '冰淇淋41', 'gelato', 550, 'Гибрид, высший сорт.', 'Hybrid, top shelf.'),
  joint('Thai Stick', '泰国棒', 'thaiStick', 320),
  joint('Northern Lights', '北极光', 'northernLights', 450),
  joint('Gelato 41', '冰淇淋41', 'gelato', 590),
];

// oxfmt-ignore
export const edibles: Dish[] = [
  ['Мармелад CBD', 'Мармелад CBD, 10 штук', 'CBD Gummies, 10 pieces', 'CBD软糖 10粒', 290, { gummies: 1 }, 'Без ТГК.', 'Free of THC.'],
  ['Печенье конопляное', 'Печенье с конопляной мукой', 'Hemp Flour Cookies', '火麻曲奇', 140, { cookies: 1 }, 'Две штуки, без ТГК.', 'Two pieces, free of THC.'],
  ['Чай конопля', 'Чай из листьев конопли', 'Hemp Leaf Tea', '火麻叶茶', 90, { hempTea: 1, honey: 0.015 }, 'С мёдом.', 'With honey.'],
  ['Масло CBD', 'Масло CBD, 10 мл', 'CBD Oil, 10 ml', 'CBD油 10毫升', 1190, { cbdOil: 1 }, 'Под язык, 10 %.', 'Sublingual, 10 %.', { discount: 10 }],
];

// oxfmt-ignore
export const accessories: Dish[] = [
  ['Гриндер', 'Гриндер металлический', 'Metal Grinder', '金属研磨器', 350, { grinder: 1 }, 'Четыре части.', 'Four parts.'],
  ['Бумага', 'Бумага King Size', 'King Size Papers', '特大卷纸', 80, { papers: 1 }, 'Пачка, 32 листа.', 'A pack of 32.'],
  ['Зажигалка', 'Зажигалка с логотипом', 'Branded Lighter', '定制打火机', 60, { lighter: 1 }, 'Сувенир.', 'A souvenir.'],
  ['Трубка', 'Трубка стеклянная', 'Glass Pipe', '玻璃烟斗', 450, { glassPipe: 1 }, 'Ручная работа.', 'Hand-blown.'],
];

// oxfmt-ignore
export const services: Dish[] = [
  ['Пробковый сбор', 'Пробковый сбор', 'Corkage', '开瓶费', 500, null, 'За бутылку 0,75 л, принесённую с собой.', 'For a 0.75 l bottle of your own.'],
  ['Бой посуды', 'Бой посуды', 'Broken Glass', '餐具损坏费', 100, null, 'За один бокал.', 'For one glass.'],
  ['Свой торт', 'Подача своего торта', 'Cake Service', '自带蛋糕服务费', 200, null, 'Тарелки, свечи, фонтан.', 'Plates, candles, sparkler.'],
  ['Билет на концерт', 'Билет на концерт', 'Concert Ticket', '演出门票', 400, null, 'Живая музыка, напиток в подарок.', 'Live music, one drink included.', { off: true }],
];
