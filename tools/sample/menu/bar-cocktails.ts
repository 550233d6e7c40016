import type { Dish, Section } from './section';

// Recipes follow the IBA where it has one. Two lines per dish: names and price, then recipe and descriptions.
// oxfmt-ignore
const classics: Dish[] = [
  ['Мохито', 'Мохито', 'Mojito', '莫吉托', 240,
    { bacardi: 0.045, mint: 0.008, lime: 0.06, sugarSyrup: 0.02, soda: 0.1, ice: 0.25 }, 'Белый ром, лайм, мята, содовая.', 'White rum, lime, mint, soda.', { priority: 2, cashback: 20 }],
  ['Маргарита', 'Маргарита', 'Margarita', '玛格丽特', 260,
    { cuervo: 0.05, cointreau: 0.02, limeJuice: 0.015, salt: 0.003, ice: 0.15 }, 'Текила, апельсиновый ликёр, лайм, соль.', 'Tequila, triple sec, lime, salt rim.', { priority: 1, cashback: 20 }],
  ['Дайкири', 'Дайкири', 'Daiquiri', '得其利', 230,
    { bacardi: 0.06, limeJuice: 0.02, sugarSyrup: 0.015, ice: 0.15 }, 'Белый ром, сок лайма, сахар.', 'White rum, lime juice, sugar.'],
  ['Негрони', 'Негрони', 'Negroni', '尼格罗尼', 260,
    { gordons: 0.03, campari: 0.03, vermouthRosso: 0.03, orange: 0.02, ice: 0.2 }, 'Джин, Campari, красный вермут.', 'Gin, Campari, red vermouth.', { priority: 1 }],
  ['Олд Фешен', 'Олд Фешен', 'Old Fashioned', '古典鸡尾酒', 280,
    { jimBeam: 0.06, sugarSyrup: 0.008, bitters: 0.001, orange: 0.02, ice: 0.2 }, 'Бурбон, биттер, апельсиновая цедра.', 'Bourbon, bitters, orange peel.'],
  ['Виски Сауэр', 'Виски Сауэр', 'Whiskey Sour', '威士忌酸', 260,
    { jimBeam: 0.05, limeJuice: 0.025, sugarSyrup: 0.02, egg: 1, bitters: 0.001, ice: 0.2 }, 'Бурбон, цитрусы, яичный белок.', 'Bourbon, citrus, egg white.'],
  ['Космо', 'Космополитен', 'Cosmopolitan', '大都会', 250,
    { absolut: 0.04, cointreau: 0.015, limeJuice: 0.015, cranberryJuice: 0.03, ice: 0.15 }, 'Водка, апельсиновый ликёр, клюква, лайм.', 'Vodka, orange liqueur, cranberry, lime.', { cashback: 20 }],
  ['Лонг-Айленд', 'Лонг-Айленд айс ти', 'Long Island Iced Tea', '长岛冰茶', 320,
    { absolut: 0.015, bacardi: 0.015, gordons: 0.015, cuervo: 0.015, tripleSec: 0.015, limeJuice: 0.025, cola: 0.1, ice: 0.25 }, 'Пять крепких, лайм и кола.', 'Five spirits, lime and cola.', { priority: 2, cashback: 30 }],
  ['Пина Колада', 'Пина Колада', 'Piña Colada', '椰林飘香', 250,
    { bacardi: 0.05, coconutCream: 0.04, pineappleJuice: 0.09, pineapple: 0.04, ice: 0.25 }, 'Ром, кокосовый крем, ананас.', 'Rum, coconut cream, pineapple.', { priority: 1, cashback: 20 }],
  ['Май Тай', 'Май Тай', 'Mai Tai', '迈泰', 290,
    { bacardi: 0.03, havana7: 0.03, cointreau: 0.015, orgeat: 0.015, limeJuice: 0.025, ice: 0.25 }, 'Два рома, апельсин, миндаль, лайм.', 'Two rums, orange, almond, lime.'],
  ['Апероль', 'Апероль Шприц', 'Aperol Spritz', '阿佩罗橙光', 290,
    { aperol: 0.06, prosecco: 0.06, soda: 0.03, orange: 0.03, ice: 0.25 }, 'Aperol, просекко, содовая.', 'Aperol, prosecco, soda.', { priority: 1, discount: 15 }],
  ['Эспрессо Мартини', 'Эспрессо Мартини', 'Espresso Martini', '浓缩咖啡马天尼', 270,
    { absolut: 0.05, kahlua: 0.03, coffeeBeans: 0.016, sugarSyrup: 0.01, ice: 0.15 }, 'Водка, кофейный ликёр, эспрессо.', 'Vodka, coffee liqueur, espresso.'],
  ['Драй Мартини', 'Сухой Мартини', 'Dry Martini', '干马天尼', 270,
    { gordons: 0.06, vermouthDry: 0.01, olives: 0.01, ice: 0.15 }, 'Джин, сухой вермут, оливка.', 'Gin, dry vermouth, olive.'],
  ['Московский Мул', 'Московский Мул', 'Moscow Mule', '莫斯科骡子', 250,
    { stolichnaya: 0.045, gingerBeer: 0.12, limeJuice: 0.01, lime: 0.02, ice: 0.25 }, 'Водка, имбирное пиво, лайм в медной кружке.', 'Vodka, ginger beer, lime, in a copper mug.', { priority: 1 }],
  ['Кровавая Мэри', 'Кровавая Мэри', 'Bloody Mary', '血腥玛丽', 240,
    { stolichnaya: 0.045, tomatoJuice: 0.09, lemon: 0.03, worcester: 0.005, tabasco: 0.001, ice: 0.15 }, 'Водка, томатный сок, специи.', 'Vodka, tomato juice, spices.'],
  ['Куба Либре', 'Куба Либре', 'Cuba Libre', '自由古巴', 220,
    { bacardi: 0.05, cola: 0.13, lime: 0.03, ice: 0.25 }, 'Ром, кола, лайм.', 'Rum, cola, lime.'],
  ['Джин-тоник', 'Джин-тоник', 'Gin and Tonic', '金汤力', 240,
    { bombay: 0.045, tonic: 0.2, lime: 0.03, ice: 0.25 }, 'Bombay Sapphire, тоник, лайм.', 'Bombay Sapphire, tonic, lime.', { priority: 1 }],
  ['Секс на пляже', 'Секс на пляже', 'Sex on the Beach', '激情海岸', 250,
    { absolut: 0.04, peachLiqueur: 0.02, orangeJuice: 0.04, cranberryJuice: 0.04, ice: 0.2 }, 'Водка, персик, апельсин, клюква.', 'Vodka, peach, orange, cranberry.', { cashback: 20 }],
  ['Белый русский', 'Белый русский', 'White Russian', '白俄罗斯', 250,
    { stolichnaya: 0.05, kahlua: 0.02, cream: 0.03, ice: 0.15 }, 'Водка, кофейный ликёр, сливки.', 'Vodka, coffee liqueur, cream.'],
];

// oxfmt-ignore
const house: Dish[] = [
  ['Том Ям Мартини', 'Том Ям Мартини', 'Tom Yam Martini', '冬阴功马天尼', 290,
    { absolut: 0.05, lemongrass: 0.01, kaffir: 0.001, galangal: 0.005, chili: 0.002, limeJuice: 0.02, sugarSyrup: 0.015, ice: 0.15 }, 'Водка на лемонграссе и галангале, лайм, чили.', 'Lemongrass and galangal vodka, lime, chilli.', { priority: 2, cashback: 30 }],
  ['Сиам Мул', 'Сиам Мул', 'Siam Mule', '暹罗骡子', 240,
    { sangsom: 0.05, gingerBeer: 0.12, limeJuice: 0.01, holyBasil: 0.003, ice: 0.25 }, 'Тайский ром SangSom, имбирь, базилик.', 'SangSom rum, ginger beer, basil.', { cashback: 20 }],
  ['Бангкок—Москва', 'Бангкок — Москва', 'Bangkok to Moscow', '曼谷—莫斯科', 280,
    { russianStandard: 0.04, seaBuckthorn: 0.03, passionSyrup: 0.02, limeJuice: 0.015, ice: 0.2 }, 'Водка, облепиха, маракуйя.', 'Vodka, sea buckthorn, passion fruit.', { priority: 1, cashback: 30 }],
  ['Манго Сауэр', 'Манго Стики Сауэр', 'Mango Sticky Sour', '芒果糯米酸', 270,
    { chalongBay: 0.04, mango: 0.08, coconutMilk: 0.03, limeJuice: 0.02, sugarSyrup: 0.01, ice: 0.2 }, 'Ром с Пхукета, манго, кокос: десерт в бокале.', 'Phuket rum, mango, coconut: the dessert in a glass.', { cashback: 20 }],
  ['Пандан Колада', 'Пандан Колада', 'Pandan Colada', '香兰椰林', 260,
    { mekhong: 0.05, pandanSyrup: 0.025, coconutCream: 0.04, pineappleJuice: 0.08, ice: 0.25 }, 'Mekhong, пандан, кокос, ананас.', 'Mekhong, pandan, coconut, pineapple.'],
  ['Личи Мартини', 'Личи Мартини', 'Lychee Martini', '荔枝马天尼', 270,
    { absolut: 0.045, lycheeSyrup: 0.02, lychee: 0.03, limeJuice: 0.015, ice: 0.15 }, 'Водка, личи, лайм.', 'Vodka, lychee, lime.', { cashback: 20 }],
  ['Маракуйя Смэш', 'Маракуйя Смэш', 'Passion Fruit Smash', '百香果碎冰', 260,
    { ironBalls: 0.04, passionFruit: 0.08, mint: 0.006, sugarSyrup: 0.015, limeJuice: 0.015, ice: 0.25 }, 'Бангкокский джин, свежая маракуйя, мята.', 'Bangkok gin, fresh passion fruit, mint.'],
  ['Самовар', 'Самовар на четверых', 'Samovar for Four', '四人俄式茶炊', 890,
    { cranberryVodka: 0.2, berryMors: 0.6, orange: 0.15, honey: 0.04, ivanTea: 0.012 }, 'Тёплый пунш: клюковка, морс, иван-чай, мёд. 1 литр.', 'Warm punch: cranberry vodka, mors, fireweed tea, honey. 1 litre.', { discount: 10, cashback: 60 }],
];

// oxfmt-ignore
const shots: Dish[] = [
  ['Б-52', 'Б-52', 'B-52', 'B-52轰炸机', 180,
    { kahlua: 0.015, baileys: 0.015, cointreau: 0.015 }, 'Кофейный ликёр, Baileys, апельсиновый ликёр. Горит.', 'Coffee liqueur, Baileys, orange liqueur. Flamed.', { priority: 1 }],
  ['Боярский', 'Боярский', 'Boyarsky', '博亚尔斯基', 120,
    { stolichnaya: 0.025, grenadine: 0.025, tabasco: 0.001 }, 'Водка, гренадин, табаско. Одна тысяча!', 'Vodka, grenadine, Tabasco.', { priority: 1 }],
  ['Камикадзе', 'Камикадзе, сет 6 шотов', 'Kamikaze, 6 shots', '神风 6杯', 590,
    { absolut: 0.12, blueCuracao: 0.06, limeJuice: 0.09 }, 'Водка, Blue Curaçao, лайм. Шесть шотов.', 'Vodka, Blue Curaçao, lime. Six shots.', { cashback: 50 }],
  ['Ягербомб', 'Ягербомб', 'Jägerbomb', '野格炸弹', 240,
    { jagermeister: 0.04, redBull: 1 }, 'Jägermeister и энергетик.', 'Jägermeister and Red Bull.'],
  ['Огурец', 'Огурец', 'Pickleback', '酸黄瓜威士忌', 180,
    { jameson: 0.04, pickles: 0.05 }, 'Jameson и рассол с огурцом.', 'Jameson with a chaser of pickle brine.'],
  ['Метр шотов', 'Метр шотов, 10 штук', 'A Metre of Shots, 10 pieces', '一米子弹杯 10杯', 990,
    { sangsom: 0.2, bacardi: 0.1, passionSyrup: 0.05, limeJuice: 0.1, strawberrySyrup: 0.04 }, 'Десять разных шотов на доске.', 'Ten assorted shots on a board.', { discount: 10, cashback: 80 }],
];

/** Classics, house cocktails and shots. */
export const cocktailSections: readonly Section[] = [
  { id: 1100, parent: 1000, name: 'Коктейли', en: 'Cocktails', cn: '鸡尾酒', discount: 20 },
  { id: 1110, parent: 1100, name: 'Классика', en: 'Classics', cn: '经典鸡尾酒', dishes: classics },
  { id: 1140, parent: 1100, name: 'Авторские', en: 'House cocktails', cn: '招牌特调', dishes: house },
  { id: 1160, parent: 1100, name: 'Шоты', en: 'Shots', cn: '子弹杯', dishes: shots },
];
