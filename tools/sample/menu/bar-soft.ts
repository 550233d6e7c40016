import type { Dish } from './section';

// oxfmt-ignore
export const lemonades: Dish[] = [
  ['Лимонад маракуйя', 'Лимонад с маракуйей, 0,4 л', 'Passion Fruit Lemonade, 0.4 l', '百香果柠檬水 0.4升', 110, { passionFruit: 0.08, passionSyrup: 0.015, limeJuice: 0.02, soda: 0.25, ice: 0.2 }, 'Свежая маракуйя, лайм, содовая.', 'Fresh passion fruit, lime, soda.', { priority: 1 }],
  ['Лимонад мята-лайм', 'Лимонад «Мята и лайм», 0,4 л', 'Mint and Lime Lemonade, 0.4 l', '薄荷青柠水 0.4升', 95, { mint: 0.01, lime: 0.09, sugarSyrup: 0.03, soda: 0.3, ice: 0.2 }, 'Мохито без рома.', 'A mojito without the rum.'],
  ['Лимонад облепиха', 'Лимонад облепиховый, 0,4 л', 'Sea Buckthorn Lemonade, 0.4 l', '沙棘柠檬水 0.4升', 130, { seaBuckthorn: 0.05, honey: 0.02, orange: 0.05, soda: 0.25, ice: 0.2 }, 'Облепиха, мёд, апельсин.', 'Sea buckthorn, honey, orange.'],
  ['Кокос', 'Молодой кокос', 'Young Coconut', '新鲜椰青', 90, { coconut: 1 }, 'Охлаждённый, с трубочкой и ложкой.', 'Chilled, with a straw and a spoon.', { priority: 1, discount: 0 }],
  ['Морс', 'Морс ягодный, 0,3 л', 'Berry Mors, 0.3 l', '俄式莓果饮 0.3升', 70, { berryMors: 0.3, ice: 0.08 }, 'Клюква и вишня, варим сами.', 'Cranberry and cherry, home-made.', { priority: 1 }],
  ['Морс графин', 'Морс ягодный, графин 1 л', 'Berry Mors, 1 l carafe', '俄式莓果饮 1升', 210, { berryMors: 1, ice: 0.2 }, 'Клюква и вишня, варим сами.', 'Cranberry and cherry, home-made.'],
  ['Компот', 'Компот из сухофруктов, 0,3 л', 'Dried Fruit Kompot, 0.3 l', '俄式果干水 0.3升', 50, { kompot: 0.3 }, 'Как в детстве.', 'Like childhood.'],
  ['Квас', 'Квас хлебный, 0,5 л', 'Bread Kvass, 0.5 l', '格瓦斯 0.5升', 80, { kvass: 0.5 }, 'Своей варки, на бородинском.', 'Brewed here from rye bread.', { priority: 1 }],
];

// oxfmt-ignore
export const cold: Dish[] = [
  ['Вода', 'Вода питьевая, 0,5 л', 'Still Water, 0.5 l', '饮用水 0.5升', 30, { water: 1 }, 'Бутылка.', 'Bottle.', { discount: 0 }],
  ['Содовая', 'Содовая, 0,325 л', 'Soda Water, 0.325 l', '苏打水 0.325升', 40, { soda: 0.325 }, 'Газированная, Singha.', 'Singha, sparkling.', { discount: 0 }],
  ['Perrier', 'Вода Perrier, 0,33 л', 'Perrier, 0.33 l', '巴黎水 0.33升', 120, { perrier: 1 }, 'Минеральная газированная.', 'Sparkling mineral water.'],
  ['Кола', 'Coca-Cola, 0,325 л', 'Coca-Cola, 0.325 l', '可口可乐 0.325升', 50, { cola: 0.325, ice: 0.1 }, 'Со льдом и лимоном.', 'With ice and lemon.'],
  ['Кола Зеро', 'Coca-Cola Zero, 0,325 л', 'Coca-Cola Zero, 0.325 l', '零度可口可乐 0.325升', 50, { colaZero: 0.325, ice: 0.1 }, 'Без сахара.', 'Sugar free.'],
  ['Спрайт', 'Sprite, 0,325 л', 'Sprite, 0.325 l', '雪碧 0.325升', 50, { sprite: 0.325, ice: 0.1 }, 'Лимон и лайм.', 'Lemon and lime.'],
  ['Ред Булл', 'Red Bull, 0,25 л', 'Red Bull, 0.25 l', '红牛 0.25升', 120, { redBull: 1 }, 'Энергетик.', 'Energy drink.'],
];

// oxfmt-ignore
export const juices: Dish[] = [
  ['Фреш апельсин', 'Фреш апельсиновый, 0,25 л', 'Fresh Orange Juice, 0.25 l', '鲜榨橙汁 0.25升', 120, { orange: 0.55 }, 'Выжимаем при вас.', 'Squeezed to order.'],
  ['Фреш арбуз', 'Арбузный шейк, 0,4 л', 'Watermelon Shake, 0.4 l', '西瓜冰沙 0.4升', 80, { watermelon: 0.6, sugarSyrup: 0.01, ice: 0.2 }, 'Арбуз и лёд.', 'Watermelon and ice.', { priority: 1 }],
  ['Шейк манго', 'Шейк из манго, 0,4 л', 'Mango Shake, 0.4 l', '芒果冰沙 0.4升', 95, { mango: 0.3, sugarSyrup: 0.015, ice: 0.2 }, 'Манго Нам Док Май и лёд.', 'Nam Dok Mai mango and ice.', { priority: 1 }],
  ['Смузи клубника-банан', 'Смузи «Клубника и банан», 0,4 л', 'Strawberry Banana Smoothie, 0.4 l', '草莓香蕉思慕雪 0.4升', 120, { strawberry: 0.1, banana: 0.15, yogurt: 0.1, honey: 0.01 }, 'На натуральном йогурте.', 'With natural yoghurt.'],
  ['Молочный коктейль', 'Молочный коктейль, 0,4 л', 'Vanilla Milkshake, 0.4 l', '香草奶昔 0.4升', 120, { iceCream: 0.15, milk: 0.2, vanillaSyrup: 0.01 }, 'Ванильное мороженое и молоко.', 'Vanilla ice cream and milk.'],
  ['Сок', 'Сок в ассортименте, 0,25 л', 'Juice, 0.25 l', '果汁 0.25升', 60, { orangeJuice: 0.25 }, 'Апельсин, яблоко, ананас, томат.', 'Orange, apple, pineapple, tomato.'],
];

// oxfmt-ignore
export const hot: Dish[] = [
  ['Эспрессо', 'Эспрессо', 'Espresso', '意式浓缩咖啡', 60, { coffeeBeans: 0.018 }, 'Зерно из Чианграя, 30 мл.', 'Chiang Rai beans, 30 ml.'],
  ['Американо', 'Американо', 'Americano', '美式咖啡', 70, { coffeeBeans: 0.018 }, 'Горячий или со льдом.', 'Hot or iced.', { priority: 1 }],
  ['Капучино', 'Капучино', 'Cappuccino', '卡布奇诺', 85, { coffeeBeans: 0.018, milk: 0.15 }, 'Двойной эспрессо и молочная пена.', 'Double espresso and milk foam.', { priority: 1 }],
  ['Латте', 'Латте', 'Caffè Latte', '拿铁', 90, { coffeeBeans: 0.018, milk: 0.22 }, 'Горячий или со льдом.', 'Hot or iced.'],
  ['Раф', 'Раф ванильный', 'Vanilla Raf', '香草拉夫咖啡', 120, { coffeeBeans: 0.018, cream: 0.1, vanillaSyrup: 0.015 }, 'Эспрессо, сливки, ваниль.', 'Espresso steamed with cream and vanilla.'],
  ['Какао', 'Какао', 'Hot Cocoa', '热可可', 90, { cocoa: 0.015, milk: 0.25, sugar: 0.015 }, 'На молоке.', 'Made with milk.'],
  ['Матча латте', 'Матча латте', 'Matcha Latte', '抹茶拿铁', 110, { matcha: 0.004, milk: 0.22, sugarSyrup: 0.01 }, 'Горячий или со льдом.', 'Hot or iced.'],
  ['Ча Йен', 'Тайский чай со льдом', 'Thai Iced Tea', '泰式冰奶茶', 75, { thaiTea: 0.02, condensedMilk: 0.05, milk: 0.06, ice: 0.2 }, 'Ча йен: крепкий чай и сгущёнка.', 'Cha yen: strong tea and condensed milk.', { priority: 1 }],
  ['Чай чёрный', 'Чай чёрный, чайник 0,6 л', 'Black Tea, 0.6 l pot', '红茶 0.6升壶', 110, { blackTea: 0.01, lemon: 0.03, sugar: 0.02 }, 'С лимоном.', 'With lemon.'],
  ['Чай зелёный', 'Чай зелёный с жасмином, чайник 0,6 л', 'Jasmine Green Tea, 0.6 l pot', '茉莉花茶 0.6升壶', 110, { greenTea: 0.01 }, 'Листовой.', 'Loose leaf.'],
  ['Чай облепиха', 'Чай облепиховый, чайник 0,6 л', 'Sea Buckthorn Tea, 0.6 l pot', '沙棘茶 0.6升壶', 190, { seaBuckthorn: 0.08, honey: 0.04, orange: 0.06, ginger: 0.01 }, 'Облепиха, мёд, имбирь.', 'Sea buckthorn, honey, ginger.', { priority: 1 }],
  ['Иван-чай', 'Иван-чай, чайник 0,6 л', 'Fireweed Tea, 0.6 l pot', '柳兰茶 0.6升壶', 140, { ivanTea: 0.012, honey: 0.03 }, 'С мёдом.', 'With honey.'],
];
