import { type Dish, type Recipe } from './section';

// oxfmt-ignore
export const breakfast: Dish[] = [
  ['Сырники', 'Сырники со сметаной и вареньем', 'Syrniki with Sour Cream and Jam', '俄式奶酪煎饼', 160, { cottageCheese: 0.15, egg: 1, flour: 0.025, sugar: 0.015, vegOil: 0.02, sourCream: 0.04, jam: 0.03 }, 'Три штуки из творога 9 %.', 'Three curd cheese pancakes.', { priority: 2 }],
  ['Блины сметана', 'Блины со сметаной', 'Blini with Sour Cream', '酸奶油薄饼', 110, { blini: 3, sourCream: 0.05, butter: 0.015, sugar: 0.01 }, 'Три тонких блина.', 'Three thin pancakes.', { priority: 1 }],
  ['Овсянка', 'Овсяная каша с манго', 'Oatmeal with Mango', '芒果燕麦粥', 110, { oats: 0.06, milk: 0.25, mango: 0.08, honey: 0.015, butter: 0.01 }, 'На молоке, с мёдом.', 'With milk and honey.'],
  ['Омлет', 'Омлет с ветчиной и сыром', 'Ham and Cheese Omelette', '火腿芝士煎蛋卷', 140, { egg: 3, milk: 0.05, ham: 0.05, cheddar: 0.03, butter: 0.01, toastBread: 0.05 }, 'Три яйца, тост.', 'Three eggs, toast.'],
  ['Инглиш брекфаст', 'Английский завтрак', 'English Breakfast', '英式早餐', 230, { egg: 2, bacon: 0.05, sausages: 0.08, beans: 0.08, champignons: 0.04, tomato: 0.05, toastBread: 0.06, butter: 0.01, coffeeBeans: 0.018 }, 'Яичница, бекон, колбаска, фасоль, кофе.', 'Eggs, bacon, sausage, beans, coffee.', { priority: 1 }],
  ['Шакшука', 'Шакшука', 'Shakshuka', '沙克舒卡番茄煎蛋', 150, { egg: 2, tomato: 0.15, bellPepper: 0.06, onion: 0.03, tomatoPaste: 0.015, oliveOil: 0.015, lavash: 1 }, 'Яйца в томатах с лавашом.', 'Eggs in tomatoes, with lavash.'],
  ['Джок', 'Джок, рисовая каша со свининой', 'Jok, Rice Porridge with Pork', '猪肉粥', 90, { jasmineRice: 0.07, porkMince: 0.06, chickenBroth: 0.3, egg: 1, ginger: 0.008, springOnion: 0.008, soySauce: 0.008 }, 'Тайский завтрак с имбирём и яйцом.', 'The Thai breakfast, with ginger and egg.'],
];

const DRINK: Recipe = { berryMors: 0.2 };

// oxfmt-ignore
export const lunch: Dish[] = [
  ['Ланч русский', 'Бизнес-ланч «Русский»', 'Business Lunch: Russian', '商务午餐·俄式', 199, { beefBroth: 0.25, beetroot: 0.05, cabbage: 0.04, potato: 0.2, porkMince: 0.1, onion: 0.03, sourCream: 0.02, milk: 0.03, ryeBread: 0.05, ...DRINK }, 'Борщ, котлета с пюре, морс.', 'Borscht, cutlet with mash, mors.', { priority: 2 }],
  ['Ланч тайский', 'Бизнес-ланч «Тайский»', 'Business Lunch: Thai', '商务午餐·泰式', 179, { chickenThigh: 0.14, coconutMilk: 0.12, greenCurry: 0.025, eggplant: 0.05, jasmineRice: 0.1, chickenBroth: 0.25, tofu: 0.05, thaiTea: 0.012, condensedMilk: 0.03 }, 'Кэнг Джыт, зелёное карри с рисом, ча йен.', 'Clear soup, green curry with rice, cha yen.', { priority: 1 }],
  ['Ланч пельмени', 'Бизнес-ланч «Пельмени»', 'Business Lunch: Pelmeni', '商务午餐·俄式饺子', 199, { pelmeni: 0.2, sourCream: 0.03, chickenBroth: 0.25, eggNoodles: 0.03, carrot: 0.02, ...DRINK }, 'Куриная лапша, пельмени, морс.', 'Chicken noodle soup, pelmeni, mors.'],
  ['Ланч пад тай', 'Бизнес-ланч «Пад Тай»', 'Business Lunch: Pad Thai', '商务午餐·泰式炒粉', 179, { riceNoodles: 0.12, chickenBreast: 0.08, egg: 1, sprouts: 0.05, peanuts: 0.015, tamarind: 0.025, palmSugar: 0.015, vegOil: 0.03, greenPapaya: 0.1, limeJuice: 0.01, ...DRINK }, 'Мини Сом Там, Пад Тай с курицей, морс.', 'Small som tam, chicken pad Thai, mors.'],
  ['Ланч шашлык', 'Бизнес-ланч «Шашлык»', 'Business Lunch: Shashlik', '商务午餐·烤肉串', 229, { porkNeck: 0.18, onion: 0.04, shashlikSpice: 0.004, potato: 0.12, lavash: 1, cabbage: 0.08, carrot: 0.02, kompot: 0.3 }, 'Салат, шашлык с картофелем, компот.', 'Salad, shashlik with potatoes, kompot.', { priority: 1 }],
  ['Ланч постный', 'Бизнес-ланч «Постный»', 'Business Lunch: Vegan', '商务午餐·素食', 159, { beetroot: 0.06, potato: 0.12, carrot: 0.04, sauerkraut: 0.04, buckwheat: 0.09, champignons: 0.08, onion: 0.04, vegOil: 0.03, kompot: 0.3 }, 'Винегрет, гречка с грибами, компот.', 'Vinegret, buckwheat with mushrooms, kompot.'],
];

// oxfmt-ignore
export const kids: Dish[] = [
  ['Детские наггетсы', 'Наггетсы с картофелем фри', 'Nuggets with Fries', '鸡块配薯条', 130, { nuggets: 0.12, fries: 0.1, ketchup: 0.03, vegOil: 0.03 }, 'Шесть наггетсов, кетчуп.', 'Six nuggets, ketchup.', { priority: 1 }],
  ['Детская паста', 'Спагетти с сыром', 'Spaghetti with Cheese', '芝士意面', 110, { spaghetti: 0.1, butter: 0.015, cheddar: 0.04 }, 'Без специй.', 'No spices.'],
  ['Детские пельмешки', 'Пельмешки с маслом', 'Little Pelmeni with Butter', '儿童俄式饺子', 120, { pelmeni: 0.15, butter: 0.015 }, 'Маленькая порция.', 'A small portion.'],
  ['Детский суп', 'Куриный суп-звёздочки', 'Chicken Star Soup', '儿童鸡汤面', 90, { chickenBroth: 0.25, chickenBreast: 0.05, eggNoodles: 0.03, carrot: 0.02 }, 'Лёгкий бульон с лапшой.', 'Light broth with pasta.'],
];

// oxfmt-ignore
export const sides: Dish[] = [
  ['Рис', 'Рис жасмин', 'Jasmine Rice', '茉莉香米饭', 30, { jasmineRice: 0.11 }, 'Порция 250 г.', 'A 250 g bowl.', { discount: 0 }],
  ['Клейкий рис', 'Клейкий рис', 'Sticky Rice', '糯米饭', 35, { stickyRice: 0.12 }, 'В бамбуковой корзинке.', 'In a bamboo basket.', { discount: 0 }],
  ['Пюре', 'Картофельное пюре', 'Mashed Potatoes', '土豆泥', 70, { potato: 0.2, milk: 0.04, butter: 0.02 }, 'На сливочном масле.', 'With butter.'],
  ['Гречка', 'Гречка с луком', 'Buckwheat with Onion', '洋葱荞麦饭', 70, { buckwheat: 0.09, onion: 0.03, butter: 0.015 }, 'Рассыпчатая.', 'Fluffy.'],
  ['Хлеб', 'Хлебная корзина', 'Bread Basket', '面包篮', 60, { ryeBread: 0.1, toastBread: 0.08, butter: 0.02 }, 'Бородинский, белый, масло.', 'Rye, white, butter.'],
  ['Лаваш', 'Лаваш', 'Lavash', '薄面饼', 40, { lavash: 1 }, 'Тонкий, подогретый.', 'Thin, warmed.'],
  ['Сметана', 'Сметана', 'Sour Cream', '酸奶油', 30, { sourCream: 0.05 }, '50 г.', '50 g.', { discount: 0 }],
  ['Соус на выбор', 'Соус на выбор', 'Sauce of Choice', '自选酱料', 25, { ketchup: 0.05 }, 'Кетчуп, майонез, аджика, барбекю, шрирача.', 'Ketchup, mayonnaise, adjika, barbecue, sriracha.', { discount: 0 }],
];

// oxfmt-ignore
export const desserts: Dish[] = [
  ['Манго с рисом', 'Манго с клейким рисом', 'Mango Sticky Rice', '芒果糯米饭', 130, { mango: 0.22, stickyRice: 0.09, coconutMilk: 0.08, palmSugar: 0.02 }, 'С кокосовым молоком.', 'With coconut milk.', { priority: 2 }],
  ['Медовик', 'Медовик', 'Medovik Honey Cake', '俄式蜂蜜蛋糕', 140, { honeyCake: 0.15, mint: 0.001 }, 'Тонкие коржи, сметанный крем.', 'Thin layers, sour cream filling.', { priority: 1 }],
  ['Наполеон', 'Наполеон', 'Napoleon Cake', '拿破仑蛋糕', 140, { napoleon: 0.15, mint: 0.001 }, 'Слоёный, с заварным кремом.', 'Puff pastry with custard.'],
  ['Чизкейк', 'Чизкейк «Маракуйя»', 'Passion Fruit Cheesecake', '百香果芝士蛋糕', 160, { cheesecake: 0.13, passionFruit: 0.04 }, 'С соусом из маракуйи.', 'With passion fruit sauce.'],
  ['Банановый блин', 'Роти с бананом и сгущёнкой', 'Banana Roti', '香蕉煎饼', 90, { flour: 0.06, egg: 1, banana: 0.1, condensedMilk: 0.03, butter: 0.015 }, 'Как с тележки на Бич-роуд.', 'As from a beach road cart.'],
  ['Мороженое', 'Мороженое ванильное, 2 шарика', 'Vanilla Ice Cream, 2 scoops', '香草冰淇淋 两球', 90, { iceCream: 0.12, jam: 0.02 }, 'С вареньем.', 'With jam.'],
  ['Кокосовое мороженое', 'Кокосовое мороженое в кокосе', 'Coconut Ice Cream in the Shell', '椰壳冰淇淋', 130, { coconutIceCream: 0.12, coconut: 1, peanuts: 0.01 }, 'С арахисом.', 'With peanuts.', { priority: 1 }],
];
