import type { Dish } from './section';

// Two lines per dish: names and price, then recipe and descriptions.
// oxfmt-ignore
export const soups: Dish[] = [
  ['Том Ям креветки', 'Том Ям с тигровыми креветками', 'Tom Yam Goong', '冬阴功虾汤', 260,
    { tigerPrawn: 0.1, chickenBroth: 0.35, coconutMilk: 0.06, tomYamPaste: 0.03, oysterMushroom: 0.05, tomato: 0.05, galangal: 0.01, lemongrass: 0.02, kaffir: 0.002, limeJuice: 0.02, fishSauce: 0.015, coriander: 0.005 }, 'Острый кисло-пряный суп с кокосовым молоком. Рис отдельно.', 'Hot and sour soup with a touch of coconut milk.', { priority: 2 }],
  ['Том Ям морепродукты', 'Том Ям с морепродуктами', 'Tom Yam Talay', '海鲜冬阴功汤', 280,
    { shrimp: 0.06, squid: 0.06, mussels: 0.08, seabass: 0.05, chickenBroth: 0.35, tomYamPaste: 0.03, oysterMushroom: 0.05, tomato: 0.05, galangal: 0.01, lemongrass: 0.02, kaffir: 0.002, limeJuice: 0.02, fishSauce: 0.015 }, 'Прозрачный, с креветками, кальмаром, мидиями и рыбой.', 'Clear broth with shrimp, squid, mussels and fish.', { priority: 1 }],
  ['Том Кха Гай', 'Том Кха с курицей', 'Tom Kha Gai', '椰汁鸡汤', 190,
    { chickenThigh: 0.12, coconutMilk: 0.25, chickenBroth: 0.15, galangal: 0.02, lemongrass: 0.02, kaffir: 0.002, oysterMushroom: 0.05, limeJuice: 0.015, fishSauce: 0.012, coriander: 0.004 }, 'Нежный суп на кокосовом молоке с галангалом.', 'Mild coconut soup with galangal.', { priority: 1 }],
  ['Кэнг Джыт', 'Кэнг Джыт с тофу и фаршем', 'Kaeng Chuet with Tofu and Pork', '豆腐肉末清汤', 150,
    { porkMince: 0.08, tofu: 0.1, glassNoodles: 0.02, chickenBroth: 0.4, cabbage: 0.06, springOnion: 0.008, soySauce: 0.01 }, 'Лёгкий неострый суп: можно и детям.', 'A light mild soup, good for children too.'],
];

// oxfmt-ignore
export const salads: Dish[] = [
  ['Сом Там', 'Сом Там тай', 'Som Tam Thai', '青木瓜沙拉', 120,
    { greenPapaya: 0.2, tomato: 0.04, longBean: 0.03, peanuts: 0.02, driedShrimp: 0.008, palmSugar: 0.015, fishSauce: 0.015, limeJuice: 0.02, garlic: 0.005, chili: 0.004 }, 'Салат из зелёной папайи, арахиса и лайма. Острый.', 'Green papaya, peanuts, lime. Spicy.', { priority: 1 }],
  ['Ларб свинина', 'Ларб из свинины', 'Larb Moo', '泰式猪肉碎沙拉', 160,
    { porkMince: 0.15, shallot: 0.03, mint: 0.008, springOnion: 0.01, coriander: 0.005, limeJuice: 0.02, fishSauce: 0.015, stickyRice: 0.01, chili: 0.003, lettuce: 0.03 }, 'Тёплый салат с мятой и жареным рисом. Острый.', 'Warm minced pork with mint and toasted rice. Spicy.', { priority: 1 }],
  ['Ям Вун Сен', 'Ям Вун Сен с креветками', 'Yam Woon Sen', '凉拌粉丝', 180,
    { glassNoodles: 0.06, shrimp: 0.06, porkMince: 0.04, tomato: 0.03, shallot: 0.02, limeJuice: 0.025, fishSauce: 0.015, coriander: 0.006, chili: 0.003 }, 'Стеклянная лапша, креветки, фарш, лайм.', 'Glass noodles, shrimp, minced pork, lime.'],
];

// oxfmt-ignore
export const wok: Dish[] = [
  ['Пад Тай креветки', 'Пад Тай с креветками', 'Pad Thai with Shrimp', '鲜虾泰式炒河粉', 190,
    { riceNoodles: 0.12, shrimp: 0.1, egg: 1, tofu: 0.04, sprouts: 0.06, peanuts: 0.02, tamarind: 0.03, palmSugar: 0.02, fishSauce: 0.015, vegOil: 0.03, springOnion: 0.01, lime: 0.03 }, 'Рисовая лапша, тамаринд, арахис, ростки сои.', 'Rice noodles, tamarind, peanuts, bean sprouts.', { priority: 2 }],
  ['Пад Тай курица', 'Пад Тай с курицей', 'Pad Thai with Chicken', '鸡肉泰式炒河粉', 160,
    { riceNoodles: 0.12, chickenBreast: 0.1, egg: 1, tofu: 0.04, sprouts: 0.06, peanuts: 0.02, tamarind: 0.03, palmSugar: 0.02, fishSauce: 0.015, vegOil: 0.03, springOnion: 0.01, lime: 0.03 }, 'Рисовая лапша, тамаринд, арахис, ростки сои.', 'Rice noodles, tamarind, peanuts, bean sprouts.', { priority: 1 }],
  ['Пад Си Ю', 'Пад Си Ю со свининой', 'Pad See Ew with Pork', '猪肉酱油炒粿条', 150,
    { wideNoodles: 0.15, porkNeck: 0.1, egg: 1, morningGlory: 0.06, soySauce: 0.02, oysterSauce: 0.02, garlic: 0.006, vegOil: 0.03, sugar: 0.008 }, 'Широкая рисовая лапша, тёмный соевый соус.', 'Wide rice noodles, dark soy sauce.'],
  ['Крапао свинина', 'Пад Крапао со свининой, рисом и яйцом', 'Pad Kra Pao Moo with Rice and Egg', '罗勒猪肉饭配煎蛋', 150,
    { porkMince: 0.14, holyBasil: 0.012, garlic: 0.008, chili: 0.005, oysterSauce: 0.015, soySauce: 0.01, fishSauce: 0.006, vegOil: 0.04, egg: 1, jasmineRice: 0.1 }, 'Фарш с базиликом и чили, жареное яйцо. Острое.', 'Minced pork with holy basil, fried egg. Spicy.', { priority: 1 }],
  ['Као Пад краб', 'Као Пад, рис с крабом', 'Crab Fried Rice', '蟹肉炒饭', 230,
    { jasmineRice: 0.12, crabMeat: 0.06, egg: 1, onion: 0.03, springOnion: 0.01, soySauce: 0.012, vegOil: 0.025, lime: 0.03, cucumber: 0.03 }, 'Жареный рис с мясом краба.', 'Fried rice with crab meat.'],
  ['Као Пад курица', 'Као Пад, рис с курицей', 'Chicken Fried Rice', '鸡肉炒饭', 130,
    { jasmineRice: 0.12, chickenBreast: 0.1, egg: 1, onion: 0.03, springOnion: 0.01, soySauce: 0.012, vegOil: 0.025, lime: 0.03, cucumber: 0.03 }, 'Жареный рис с курицей и овощами.', 'Fried rice with chicken and vegetables.'],
  ['Курица кешью', 'Курица с кешью', 'Chicken with Cashew Nuts', '腰果鸡丁', 190,
    { chickenBreast: 0.16, cashew: 0.035, bellPepper: 0.05, onion: 0.04, oysterSauce: 0.02, soySauce: 0.01, vegOil: 0.04, jasmineRice: 0.09 }, 'Обжаренная в воке, с рисом.', 'From the wok, with rice.', { priority: 1 }],
  ['Свинина кисло-сладкая', 'Свинина в кисло-сладком соусе', 'Sweet and Sour Pork', '糖醋里脊', 180,
    { porkNeck: 0.15, pineapple: 0.06, bellPepper: 0.04, tomato: 0.04, cucumber: 0.04, ketchup: 0.03, vinegar: 0.01, sugar: 0.02, vegOil: 0.04, jasmineRice: 0.09 }, 'С ананасом и рисом.', 'With pineapple and rice.'],
  ['Водяной шпинат', 'Пад Пак Бунг, водяной шпинат', 'Stir-fried Morning Glory', '清炒空心菜', 90,
    { morningGlory: 0.25, garlic: 0.012, chili: 0.004, oysterSauce: 0.02, soySauce: 0.008, vegOil: 0.025 }, 'С чесноком и устричным соусом.', 'With garlic and oyster sauce.'],
];

// oxfmt-ignore
export const curries: Dish[] = [
  ['Массаман', 'Массаман с говядиной', 'Massaman Beef Curry', '马萨曼咖喱牛肉', 240,
    { beefChuck: 0.16, massaman: 0.04, coconutMilk: 0.18, potato: 0.12, onion: 0.05, peanuts: 0.02, tamarind: 0.01, palmSugar: 0.012, jasmineRice: 0.09 }, 'Томлёная говядина, картофель, арахис. Неострое.', 'Slow-cooked beef, potatoes, peanuts. Mild.', { priority: 1 }],
  ['Зелёное карри', 'Зелёное карри с курицей', 'Green Chicken Curry', '绿咖喱鸡', 180,
    { chickenThigh: 0.15, greenCurry: 0.035, coconutMilk: 0.2, eggplant: 0.06, holyBasil: 0.006, kaffir: 0.002, fishSauce: 0.012, palmSugar: 0.008, jasmineRice: 0.09 }, 'С баклажаном и базиликом. Острое.', 'With eggplant and basil. Spicy.', { priority: 1 }],
  ['Пананг', 'Пананг со свининой', 'Panang Pork Curry', '帕能咖喱猪肉', 190,
    { porkNeck: 0.14, panang: 0.035, coconutMilk: 0.16, kaffir: 0.002, palmSugar: 0.01, fishSauce: 0.012, chili: 0.003, jasmineRice: 0.09 }, 'Густое карри с лаймовым листом.', 'Thick curry with kaffir lime leaf.'],
  ['Красное карри утка', 'Красное карри с уткой', 'Red Curry with Roast Duck', '红咖喱烤鸭', 250,
    { duck: 0.16, redCurry: 0.035, coconutMilk: 0.2, pineapple: 0.06, tomato: 0.04, holyBasil: 0.005, fishSauce: 0.012, palmSugar: 0.008, jasmineRice: 0.09 }, 'С ананасом и помидорами.', 'With pineapple and tomatoes.'],
  ['Пу Пад Понг', 'Краб в жёлтом карри', 'Poo Pad Pong Karee', '咖喱炒蟹', 340,
    { crabMeat: 0.11, egg: 2, curryPowder: 0.008, coconutMilk: 0.06, onion: 0.04, oysterSauce: 0.015, springOnion: 0.015, vegOil: 0.03, jasmineRice: 0.09 }, 'Мясо краба, яйцо, порошок карри.', 'Crab meat, egg, curry powder.'],
];

// oxfmt-ignore
export const seafood: Dish[] = [
  ['Сибас лайм', 'Барамунди на пару с лаймом', 'Steamed Seabass with Lime', '青柠蒸鲈鱼', 420,
    { seabass: 0.6, limeJuice: 0.05, garlic: 0.02, chili: 0.006, fishSauce: 0.03, chickenBroth: 0.1, coriander: 0.01, cabbage: 0.1 }, 'Целая рыба, чеснок, чили, лайм. На двоих.', 'A whole fish with garlic, chilli and lime. For two.', { priority: 1 }],
  ['Креветки гриль', 'Тигровые креветки гриль', 'Grilled Tiger Prawns', '炭烤虎虾', 390,
    { tigerPrawn: 0.25, garlic: 0.01, butter: 0.02, limeJuice: 0.02, lemon: 0.03 }, 'Шесть штук, соус с лаймом и чили.', 'Six pieces, lime and chilli sauce.', { priority: 1 }],
  ['Кальмар чеснок', 'Кальмар с чесноком и перцем', 'Squid with Garlic and Pepper', '蒜香胡椒鱿鱼', 220,
    { squid: 0.22, garlic: 0.025, blackPepper: 0.004, oysterSauce: 0.015, vegOil: 0.04, coriander: 0.004 }, 'Обжарен в воке.', 'From the wok.'],
];
