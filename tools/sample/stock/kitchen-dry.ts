import { KG, LITRE, PIECE, type Shelf } from './shelf';

// oxfmt-ignore
export const grains = {
  jasmineRice: ['Рис жасмин', KG, 38, 120],
  stickyRice: ['Рис клейкий', KG, 44, 40],
  riceNoodles: ['Лапша рисовая сен лек', KG, 48, 25],
  wideNoodles: ['Лапша рисовая сен яй', KG, 46, 15],
  glassNoodles: ['Лапша стеклянная', KG, 96, 10],
  eggNoodles: ['Лапша яичная', KG, 58, 15],
  spaghetti: ['Спагетти', KG, 68, 15],
  buckwheat: ['Гречка', KG, 92, 15],
  oats: ['Хлопья овсяные', KG, 64, 8],
  flour: ['Мука пшеничная', KG, 29, 60],
  sugar: ['Сахар', KG, 24, 50],
  salt: ['Соль', KG, 14, 25],
  breadcrumbs: ['Сухари панировочные', KG, 72, 10],
  peanuts: ['Арахис', KG, 82, 8],
  cashew: ['Кешью', KG, 310, 5],
  tofu: ['Тофу', KG, 62, 6],
  nachos: ['Начос', KG, 150, 8],
} as const satisfies Shelf;

// oxfmt-ignore
export const bread = {
  ryeBread: ['Хлеб бородинский', KG, 125, 14],
  toastBread: ['Хлеб тостовый', KG, 74, 12],
  burgerBun: ['Булочка для бургера', PIECE, 11, 80],
  lavash: ['Лаваш тонкий', PIECE, 14, 60],
} as const satisfies Shelf;

// oxfmt-ignore
export const tinned = {
  pickles: ['Огурцы солёные', KG, 108, 20],
  sauerkraut: ['Капуста квашеная', KG, 84, 18],
  greenPeas: ['Горошек консервированный', KG, 88, 10],
  beans: ['Фасоль консервированная', KG, 84, 8],
  olives: ['Маслины', KG, 205, 5],
  honey: ['Мёд', KG, 185, 6],
  jam: ['Варенье ягодное', KG, 160, 6],
} as const satisfies Shelf;

// oxfmt-ignore
export const sauces = {
  vegOil: ['Масло растительное', LITRE, 52, 60],
  oliveOil: ['Масло оливковое', LITRE, 290, 8],
  fishSauce: ['Соус рыбный', LITRE, 44, 14],
  soySauce: ['Соус соевый', LITRE, 68, 14],
  oysterSauce: ['Соус устричный', LITRE, 76, 12],
  tamarind: ['Паста тамаринда', KG, 88, 6],
  palmSugar: ['Сахар пальмовый', KG, 58, 8],
  coconutMilk: ['Молоко кокосовое', LITRE, 76, 35],
  tomYamPaste: ['Паста том ям', KG, 150, 6],
  greenCurry: ['Паста карри зелёная', KG, 150, 4],
  redCurry: ['Паста карри красная', KG, 150, 4],
  massaman: ['Паста массаман', KG, 162, 3],
  panang: ['Паста пананг', KG, 160, 3],
  curryPowder: ['Карри порошок', KG, 290, 2],
  ketchup: ['Кетчуп', KG, 70, 14],
  mayonnaise: ['Майонез', KG, 92, 18],
  mustard: ['Горчица', KG, 118, 5],
  horseradish: ['Хрен столовый', KG, 250, 3],
  adjika: ['Аджика', KG, 140, 4],
  bbqSauce: ['Соус барбекю', KG, 112, 8],
  sriracha: ['Соус шрирача', LITRE, 80, 8],
  tomatoPaste: ['Паста томатная', KG, 108, 8],
  pizzaSauce: ['Соус для пиццы (свой)', KG, 84, 10],
  caesarSauce: ['Соус цезарь (свой)', KG, 180, 5],
  vinegar: ['Уксус столовый', LITRE, 28, 6],
  blackPepper: ['Перец чёрный', KG, 410, 2],
  shashlikSpice: ['Специи для шашлыка', KG, 360, 3],
} as const satisfies Shelf;

/** Half-finished goods of the own kitchen, made by crafts. */
// oxfmt-ignore
export const prepared = {
  chickenBroth: ['Бульон куриный', LITRE, 18, 40],
  beefBroth: ['Бульон говяжий', LITRE, 34, 35],
  pizzaDough: ['Тесто для пиццы', KG, 36, 18],
  pelmeni: ['Пельмени ручной лепки', KG, 165, 30],
  pelmeniSalmon: ['Пельмени с лососем', KG, 260, 10],
  varenikiPotato: ['Вареники с картофелем', KG, 72, 15],
  varenikiCherry: ['Вареники с вишней', KG, 128, 10],
  blini: ['Блины п/ф', PIECE, 5.5, 120],
  kievCutlet: ['Котлета по-киевски п/ф', PIECE, 52, 40],
  golubtsy: ['Голубцы п/ф', KG, 118, 12],
  kholodets: ['Холодец', KG, 115, 8],
  fries: ['Картофель фри с/м', KG, 82, 60],
  nuggets: ['Наггетсы с/м', KG, 148, 12],
  onionRings: ['Кольца луковые с/м', KG, 138, 10],
  cheeseSticks: ['Сырные палочки п/ф', KG, 255, 10],
  honeyCake: ['Медовик (торт)', KG, 175, 6],
  napoleon: ['Наполеон (торт)', KG, 185, 6],
  cheesecake: ['Чизкейк', KG, 290, 5],
  berryMors: ['Морс ягодный (свой)', LITRE, 42, 20],
  kompot: ['Компот из сухофруктов (свой)', LITRE, 17, 20],
} as const satisfies Shelf;

// oxfmt-ignore
export const packaging = {
  box: ['Контейнер с крышкой', PIECE, 4.2, 600],
  soupCup: ['Стакан для супа', PIECE, 5.1, 300],
  coffeeCup: ['Стакан бумажный 300 мл', PIECE, 3.4, 500],
  pizzaBox: ['Коробка для пиццы', PIECE, 11, 150],
  straw: ['Трубочка бумажная', PIECE, 0.6, 2000],
  napkins: ['Салфетки, пачка', PIECE, 18, 120],
  bag: ['Пакет крафт', PIECE, 3.2, 500],
} as const satisfies Shelf;

// oxfmt-ignore
export const cleaning = {
  dishSoap: ['Средство для посуды', LITRE, 42, 20],
  floorCleaner: ['Средство для пола', LITRE, 38, 20],
  bleach: ['Хлорка', LITRE, 32, 15],
  tapCleaner: ['Средство для промывки пивных линий', LITRE, 145, 10],
  gloves: ['Перчатки, коробка', PIECE, 125, 12],
  garbageBags: ['Пакеты мусорные, рулон', PIECE, 48, 40],
  towels: ['Полотенца бумажные, рулон', PIECE, 32, 60],
} as const satisfies Shelf;
