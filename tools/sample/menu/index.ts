import { bottled, craft, onTap } from './bar-beer';
import { classics, house, shots } from './bar-cocktails';
import { cold, hot, juices, lemonades } from './bar-soft';
import { brandy, gin, liqueurs, rumAndTequila, vodka, whisky } from './bar-spirits';
import { red, sparkling, white } from './bar-wine';
import { breakfast, desserts, kids, lunch, sides } from './kitchen-day';
import { beerSnacks, burgersAndSteaks, mangal, pizzas } from './kitchen-grill';
import { dumplings, mains, russianSalads, russianSoups, zakuski } from './kitchen-russian';
import { curries, salads, seafood, soups, wok } from './kitchen-thai';
import { accessories, edibles, flowers, hookahs, karaokeSets, rooms, services } from './parlour';
import { EVERY_DAY, WEEKDAYS, type Section } from './section';

/** Default category of dish statistics. */
const KITCHEN_FOLDER = 2297;
const evening = { days: EVERY_DAY, from: 16, to: 4 };

/** The whole menu, folders before their contents. Analytics identifies the business lunch by its id, 2350. */
// oxfmt-ignore
export const SECTIONS: readonly Section[] = [
  { id: 1000, parent: null, name: 'Бар', en: 'Bar', cn: '酒吧', discount: 20 },
  { id: 1010, parent: 1000, name: 'Пиво', en: 'Beer', cn: '啤酒', discount: 15 },
  { id: 1020, parent: 1010, name: 'Разливное', en: 'On tap', cn: '生啤', dishes: onTap },
  { id: 1050, parent: 1010, name: 'Бутылка и банка', en: 'Bottles and cans', cn: '瓶装与罐装', dishes: bottled },
  { id: 1070, parent: 1010, name: 'Крафт', en: 'Craft bottles', cn: '精酿瓶装', dishes: craft },
  { id: 1100, parent: 1000, name: 'Коктейли', en: 'Cocktails', cn: '鸡尾酒', discount: 20 },
  { id: 1110, parent: 1100, name: 'Классика', en: 'Classics', cn: '经典鸡尾酒', dishes: classics },
  { id: 1140, parent: 1100, name: 'Авторские', en: 'House cocktails', cn: '招牌特调', dishes: house },
  { id: 1160, parent: 1100, name: 'Шоты', en: 'Shots', cn: '子弹杯', dishes: shots },
  { id: 1200, parent: 1000, name: 'Крепкое', en: 'Spirits', cn: '烈酒', discount: 15 },
  { id: 1210, parent: 1200, name: 'Виски', en: 'Whisky', cn: '威士忌', dishes: whisky },
  { id: 1230, parent: 1200, name: 'Водка', en: 'Vodka', cn: '伏特加', dishes: vodka },
  { id: 1250, parent: 1200, name: 'Джин', en: 'Gin', cn: '金酒', dishes: gin },
  { id: 1270, parent: 1200, name: 'Ром и текила', en: 'Rum and tequila', cn: '朗姆酒与龙舌兰', dishes: rumAndTequila },
  { id: 1290, parent: 1200, name: 'Коньяк и бренди', en: 'Cognac and brandy', cn: '干邑与白兰地', dishes: brandy },
  { id: 1310, parent: 1200, name: 'Ликёры и настойки', en: 'Liqueurs and infusions', cn: '利口酒与浸酒', dishes: liqueurs },
  { id: 1400, parent: 1000, name: 'Вино', en: 'Wine', cn: '葡萄酒', discount: 15 },
  { id: 1410, parent: 1400, name: 'Красное', en: 'Red', cn: '红葡萄酒', dishes: red },
  { id: 1430, parent: 1400, name: 'Белое и розовое', en: 'White and rosé', cn: '白与桃红葡萄酒', dishes: white },
  { id: 1450, parent: 1400, name: 'Игристое', en: 'Sparkling', cn: '起泡酒', dishes: sparkling },
  { id: 1500, parent: 1000, name: 'Безалкогольное', en: 'Soft drinks', cn: '无酒精饮品', discount: 20 },
  { id: 1510, parent: 1500, name: 'Лимонады, морсы, квас', en: 'Lemonades, mors and kvass', cn: '柠檬水与俄式饮品', dishes: lemonades },
  { id: 1530, parent: 1500, name: 'Вода и газировка', en: 'Water and sodas', cn: '水与汽水', dishes: cold },
  { id: 1550, parent: 1500, name: 'Фреши, шейки, соки', en: 'Juices and shakes', cn: '鲜榨果汁与奶昔', dishes: juices },
  { id: 1570, parent: 1500, name: 'Кофе и чай', en: 'Coffee and tea', cn: '咖啡与茶', dishes: hot },
  { id: 1700, parent: null, name: 'Кальян', en: 'Hookah', cn: '水烟', discount: 10, schedule: evening, dishes: hookahs },
  { id: 1800, parent: null, name: 'Караоке', en: 'Karaoke', cn: '卡拉OK', discount: 10, schedule: evening },
  { id: 1810, parent: 1800, name: 'Залы', en: 'Rooms', cn: '包间', dishes: rooms },
  { id: 1820, parent: 1800, name: 'Сеты в караоке', en: 'Karaoke sets', cn: '卡拉OK套餐', dishes: karaokeSets },
  { id: 1900, parent: null, name: 'Каннабис', en: 'Dispensary', cn: '大麻店', discount: 5 },
  { id: 1910, parent: 1900, name: 'Соцветия и джоинты', en: 'Flower and pre-rolls', cn: '花与预卷', dishes: flowers },
  { id: 1930, parent: 1900, name: 'Съедобное', en: 'Edibles', cn: '食品', dishes: edibles },
  { id: 1940, parent: 1900, name: 'Аксессуары', en: 'Accessories', cn: '配件', dishes: accessories },
  { id: 1960, parent: null, name: 'Услуги', en: 'Charges', cn: '服务费', discount: 0, dishes: services },
  { id: KITCHEN_FOLDER, parent: null, name: 'Кухня', en: 'Kitchen', cn: '厨房', kitchen: true, discount: 20, schedule: { days: EVERY_DAY, from: 12, to: 24 } },
  { id: 2300, parent: 2297, name: 'Завтраки', en: 'Breakfast', cn: '早餐', schedule: { days: EVERY_DAY, from: 8, to: 12 }, dishes: breakfast },
  { id: 2350, parent: 2297, name: 'Бизнес-ланч', en: 'Business lunch', cn: '商务午餐', discount: 0, schedule: { days: WEEKDAYS, from: 12, to: 17 }, dishes: lunch },
  { id: 2800, parent: 2297, name: 'Детское меню', en: 'Kids', cn: '儿童餐', dishes: kids },
  { id: 2810, parent: 2297, name: 'Гарниры и соусы', en: 'Sides and sauces', cn: '配菜与酱料', dishes: sides },
  { id: 2820, parent: 2297, name: 'Десерты', en: 'Desserts', cn: '甜品', dishes: desserts },
  { id: 2500, parent: 2297, name: 'Тайская кухня', en: 'Thai kitchen', cn: '泰国菜' },
  { id: 2510, parent: 2500, name: 'Тайские супы', en: 'Thai soups', cn: '泰式汤', dishes: soups },
  { id: 2520, parent: 2500, name: 'Тайские салаты', en: 'Thai salads', cn: '泰式沙拉', dishes: salads },
  { id: 2530, parent: 2500, name: 'Вок, рис, лапша', en: 'Wok, rice and noodles', cn: '炒菜、米饭与面', dishes: wok },
  { id: 2550, parent: 2500, name: 'Карри', en: 'Curries', cn: '咖喱', dishes: curries },
  { id: 2560, parent: 2500, name: 'Морепродукты', en: 'Seafood', cn: '海鲜', dishes: seafood },
  { id: 2600, parent: 2297, name: 'Русская кухня', en: 'Russian kitchen', cn: '俄罗斯菜' },
  { id: 2610, parent: 2600, name: 'Супы', en: 'Soups', cn: '汤', dishes: russianSoups },
  { id: 2620, parent: 2600, name: 'Салаты', en: 'Salads', cn: '沙拉', dishes: russianSalads },
  { id: 2630, parent: 2600, name: 'Закуски под водку', en: 'Zakuski', cn: '俄式下酒菜', dishes: zakuski },
  { id: 2640, parent: 2600, name: 'Пельмени и вареники', en: 'Dumplings', cn: '俄式饺子', dishes: dumplings },
  { id: 2650, parent: 2600, name: 'Горячее', en: 'Main courses', cn: '主菜', dishes: mains },
  { id: 2700, parent: 2297, name: 'Мангал', en: 'Charcoal grill', cn: '炭火烧烤', dishes: mangal },
  { id: 2710, parent: 2297, name: 'Закуски к пиву', en: 'Beer snacks', cn: '啤酒小吃', schedule: { days: 127, from: 12, to: 2 }, dishes: beerSnacks },
  { id: 2730, parent: 2297, name: 'Бургеры, стейки, паста', en: 'Burgers, steaks, pasta', cn: '汉堡、牛排与意面', dishes: burgersAndSteaks },
  { id: 2740, parent: 2297, name: 'Пицца', en: 'Pizza', cn: '披萨', dishes: pizzas },
];
