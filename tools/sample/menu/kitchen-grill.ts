import type { Dish, Recipe } from './section';

// oxfmt-ignore
export const mangal: Dish[] = [
  ['Шашлык свинина', 'Шашлык из свиной шеи', 'Pork Neck Shashlik', '烤猪颈肉串', 260, { porkNeck: 0.28, onion: 0.06, shashlikSpice: 0.006, lavash: 1, adjika: 0.03 }, 'На углях, с лавашом и луком. 220 г.', 'Over charcoal, with lavash and onion. 220 g.', { priority: 2 }],
  ['Шашлык курица', 'Шашлык из куриного бедра', 'Chicken Shashlik', '烤鸡腿肉串', 210, { chickenThigh: 0.3, onion: 0.06, shashlikSpice: 0.006, lavash: 1, adjika: 0.03 }, 'На углях, с лавашом. 220 г.', 'Over charcoal, with lavash. 220 g.', { priority: 1 }],
  ['Шашлык баранина', 'Шашлык из баранины', 'Lamb Shashlik', '烤羊肉串', 420, { lamb: 0.26, onion: 0.06, shashlikSpice: 0.006, lavash: 1, adjika: 0.03 }, 'Новозеландская баранина. 200 г.', 'New Zealand lamb. 200 g.'],
  ['Люля', 'Люля-кебаб из баранины и говядины', 'Lula Kebab', '碎肉烤串', 290, { lamb: 0.1, beefMince: 0.1, onion: 0.05, shashlikSpice: 0.005, coriander: 0.005, lavash: 1, adjika: 0.03 }, 'С сумахом и красным луком.', 'With sumac and red onion.'],
  ['Шашлык креветки', 'Шашлык из креветок', 'Prawn Shashlik', '烤虾串', 390, { tigerPrawn: 0.22, garlic: 0.01, lemon: 0.04, butter: 0.02, lavash: 1 }, 'Тигровые креветки, чеснок, лимон.', 'Tiger prawns, garlic, lemon.'],
  ['Овощи гриль', 'Овощи на мангале', 'Grilled Vegetables', '炭烤蔬菜', 150, { zucchini: 0.12, eggplant: 0.12, bellPepper: 0.1, champignons: 0.08, tomato: 0.08, vegOil: 0.02, garlic: 0.004 }, 'Цукини, баклажан, перец, грибы.', 'Zucchini, eggplant, pepper, mushrooms.'],
  ['Мангал сет', 'Большой мангал на компанию', 'Mangal Platter for Four', '四人烧烤拼盘', 1190, { porkNeck: 0.5, chickenThigh: 0.5, lamb: 0.3, sausages: 0.25, onion: 0.2, zucchini: 0.2, bellPepper: 0.15, shashlikSpice: 0.02, lavash: 4, adjika: 0.1 }, 'Свинина, курица, баранина, колбаски, овощи. На четверых.', 'Pork, chicken, lamb, sausages, vegetables. For four.', { priority: 1, discount: 10, cashback: 100 }],
];

// oxfmt-ignore
export const beerSnacks: Dish[] = [
  ['Гренки', 'Гренки чесночные с сырным соусом', 'Garlic Rye Croutons', '蒜香黑面包条', 110, { ryeBread: 0.18, garlic: 0.008, vegOil: 0.04, cheddar: 0.02, mayonnaise: 0.02 }, 'Бородинский, чеснок.', 'Rye bread, garlic, cheese dip.', { priority: 2 }],
  ['Крылья', 'Крылья Баффало', 'Buffalo Wings', '布法罗鸡翅', 190, { chickenWings: 0.4, sriracha: 0.03, butter: 0.02, vegOil: 0.05, blueCheese: 0.015, mayonnaise: 0.02 }, 'Восемь штук, соус с дор блю.', 'Eight pieces, blue cheese dip.', { priority: 1 }],
  ['Рёбра', 'Рёбра свиные барбекю', 'BBQ Pork Ribs', '烧烤猪肋排', 320, { porkRibs: 0.5, bbqSauce: 0.07, potato: 0.15, vegOil: 0.02 }, 'Полкило, картофельные дольки.', 'Half a kilo, potato wedges.', { priority: 1 }],
  ['Колбаски', 'Колбаски баварские с капустой', 'Bavarian Sausages', '巴伐利亚香肠', 260, { sausages: 0.25, sauerkraut: 0.15, mustard: 0.03, potato: 0.1 }, 'Тушёная капуста, горчица.', 'Braised cabbage, mustard.'],
  ['Фри', 'Картофель фри', 'French Fries', '薯条', 90, { fries: 0.2, vegOil: 0.04, ketchup: 0.03, salt: 0.003 }, 'С кетчупом.', 'With ketchup.', { priority: 1 }],
  ['Луковые кольца', 'Луковые кольца', 'Onion Rings', '洋葱圈', 120, { onionRings: 0.18, vegOil: 0.04, bbqSauce: 0.03 }, 'В пивном кляре.', 'In beer batter.'],
  ['Сырные палочки', 'Сырные палочки', 'Cheese Sticks', '炸芝士条', 160, { cheeseSticks: 0.16, vegOil: 0.04, jam: 0.03 }, 'С ягодным соусом.', 'With berry sauce.'],
  ['Кольца кальмара', 'Кольца кальмара', 'Calamari Rings', '炸鱿鱼圈', 190, { squid: 0.18, flour: 0.03, egg: 1, vegOil: 0.05, mayonnaise: 0.03, lemon: 0.02 }, 'Во фритюре, соус тартар.', 'Deep-fried, tartare sauce.'],
  ['Начос', 'Начос с сыром и халапеньо', 'Cheese Nachos', '芝士玉米片', 170, { nachos: 0.12, cheddar: 0.06, tomato: 0.06, chili: 0.004, sourCream: 0.03, avocado: 0.04 }, 'Чеддер, сальса, гуакамоле.', 'Cheddar, salsa, guacamole.'],
  ['Полосатик', 'Жёлтый полосатик к пиву', 'Dried Yellow Stripe Fish', '黄条鱼干', 140, { driedFish: 0.06 }, 'Солёная сушёная рыбка.', 'Salted dried fish.'],
  ['Пивная тарелка', 'Пивная тарелка на компанию', 'Beer Platter', '啤酒拼盘', 690, { chickenWings: 0.3, sausages: 0.2, onionRings: 0.15, cheeseSticks: 0.1, squid: 0.1, ryeBread: 0.15, fries: 0.2, vegOil: 0.1, bbqSauce: 0.05, mayonnaise: 0.05 }, 'Крылья, колбаски, кольца, сыр, гренки, фри.', 'Wings, sausages, rings, cheese, croutons, fries.', { priority: 1, discount: 10, cashback: 60 }],
];

// oxfmt-ignore
export const burgersAndSteaks: Dish[] = [
  ['Бургер классик', 'Бургер «Классический»', 'Classic Burger', '经典牛肉汉堡', 240, { burgerBun: 1, beefMince: 0.16, cheddar: 0.025, tomato: 0.04, lettuce: 0.02, pickles: 0.02, onion: 0.02, ketchup: 0.015, mayonnaise: 0.015, fries: 0.12 }, 'Говядина 160 г, чеддер, фри.', '160 g of beef, cheddar, fries.', { priority: 1 }],
  ['Бургер бекон', 'Бургер «Бекон и барбекю»', 'Bacon BBQ Burger', '培根烧烤汉堡', 280, { burgerBun: 1, beefMince: 0.16, bacon: 0.04, cheddar: 0.03, onionRings: 0.04, bbqSauce: 0.03, lettuce: 0.02, fries: 0.12 }, 'Бекон, луковое кольцо, барбекю, фри.', 'Bacon, onion ring, barbecue sauce, fries.'],
  ['Бургер курица', 'Бургер с курицей', 'Crispy Chicken Burger', '脆鸡汉堡', 210, { burgerBun: 1, chickenThigh: 0.15, breadcrumbs: 0.03, egg: 1, lettuce: 0.02, tomato: 0.03, mayonnaise: 0.025, sriracha: 0.01, fries: 0.12 }, 'Хрустящее бедро, острый майонез, фри.', 'Crispy thigh, hot mayo, fries.'],
  ['Рибай', 'Стейк Рибай, 300 г', 'Ribeye Steak, 300 g', '肋眼牛排 300克', 890, { ribeye: 0.3, butter: 0.02, blackPepper: 0.003, zucchini: 0.06, potato: 0.15 }, 'Австралия, прожарка на выбор.', 'Australian, cooked to your liking.', { discount: 5, cashback: 50 }],
  ['Стриплойн', 'Стейк Стриплойн, 250 г', 'Striploin Steak, 250 g', '西冷牛排 250克', 490, { striploin: 0.25, butter: 0.02, blackPepper: 0.003, zucchini: 0.06, potato: 0.15 }, 'Тайская говядина, перечный соус.', 'Thai beef, pepper sauce.', { discount: 10 }],
  ['Карбонара', 'Паста Карбонара', 'Spaghetti Carbonara', '培根蛋面', 220, { spaghetti: 0.12, bacon: 0.06, egg: 1, cream: 0.06, parmesan: 0.02, blackPepper: 0.001 }, 'Бекон, сливки, пармезан.', 'Bacon, cream, Parmesan.', { priority: 1 }],
];

/** A pizza has two sizes. The recipe is the small one's; the large one takes twice as much (35² : 25²). */
const pizza = (
  ru: string,
  en: string,
  cn: string,
  prices: readonly [number, number],
  recipe: Recipe,
  about: string,
  aboutEn: string,
) =>
  (
    [
      [25, prices[0], 1],
      [35, prices[1], 1.95],
    ] as const
  ).map(([size, baht, times]): Dish => [
    `${ru} ${size}`,
    `Пицца «${ru}», ${size} см`,
    `${en} Pizza, ${size} cm`,
    `${cn}披萨 ${size}厘米`,
    baht,
    Object.fromEntries(Object.entries(recipe).map(([key, quantity]) => [key, Number((quantity * times).toFixed(3))])),
    about,
    aboutEn,
  ]);

// oxfmt-ignore
export const pizzas: Dish[] = [
  ...pizza('Маргарита', 'Margherita', '玛格丽特', [190, 330], { pizzaDough: 0.2, pizzaSauce: 0.06, mozzarella: 0.1, tomato: 0.05, holyBasil: 0.002 }, 'Томаты, моцарелла, базилик.', 'Tomato, mozzarella, basil.'),
  ...pizza('Пепперони', 'Pepperoni', '意大利香肠', [240, 410], { pizzaDough: 0.2, pizzaSauce: 0.06, mozzarella: 0.1, pepperoni: 0.05 }, 'Пепперони и моцарелла.', 'Pepperoni and mozzarella.'),
  ...pizza('4 сыра', 'Four Cheese', '四重芝士', [280, 490], { pizzaDough: 0.2, cream: 0.03, mozzarella: 0.08, cheddar: 0.03, blueCheese: 0.02, parmesan: 0.012 }, 'Моцарелла, чеддер, дор блю, пармезан.', 'Mozzarella, cheddar, blue, Parmesan.'),
  ...pizza('Том Ям', 'Tom Yam', '冬阴功', [270, 470], { pizzaDough: 0.2, tomYamPaste: 0.02, cream: 0.03, mozzarella: 0.09, shrimp: 0.08, oysterMushroom: 0.03, coriander: 0.003 }, 'Креветки, паста том ям, вешенки.', 'Shrimp, tom yam paste, mushrooms.'),
];
