import { KG, LITRE, PIECE, type Shelf } from './shelf';

// oxfmt-ignore
export const meat = {
  chickenBreast: ['Филе куриное', KG, 96, 35],
  chickenThigh: ['Бедро куриное б/к', KG, 88, 40],
  chickenWings: ['Крылья куриные', KG, 98, 30],
  porkNeck: ['Свинина шея', KG, 188, 40],
  porkMince: ['Фарш свиной', KG, 148, 25],
  porkRibs: ['Рёбра свиные', KG, 178, 25],
  beefChuck: ['Говядина лопатка', KG, 285, 28],
  beefTenderloin: ['Говядина вырезка', KG, 430, 12],
  beefMince: ['Фарш говяжий', KG, 270, 20],
  ribeye: ['Рибай австралийский', KG, 820, 9],
  striploin: ['Стриплойн тайский', KG, 560, 9],
  lamb: ['Баранина мякоть (NZ)', KG, 490, 14],
  duck: ['Утка, грудка', KG, 310, 10],
  bacon: ['Бекон', KG, 285, 10],
  ham: ['Ветчина', KG, 255, 8],
  pepperoni: ['Пепперони', KG, 420, 6],
  sausages: ['Колбаски баварские', KG, 245, 16],
  doctorSausage: ['Колбаса докторская', KG, 270, 8],
  salo: ['Сало солёное', KG, 240, 6],
} as const satisfies Shelf;

// oxfmt-ignore
export const fish = {
  shrimp: ['Креветка ваннамей 31/40', KG, 310, 28],
  tigerPrawn: ['Креветка тигровая 16/20', KG, 520, 16],
  squid: ['Кальмар', KG, 215, 18],
  mussels: ['Мидии', KG, 115, 15],
  seabass: ['Барамунди целая', KG, 185, 20],
  salmon: ['Лосось филе', KG, 560, 14],
  herring: ['Сельдь слабосолёная', KG, 390, 6],
  crabMeat: ['Мясо краба', KG, 980, 4],
  redCaviar: ['Икра красная', KG, 6400, 1.5],
  driedFish: ['Жёлтый полосатик', KG, 640, 3],
  driedShrimp: ['Креветка сушёная', KG, 420, 2],
} as const satisfies Shelf;

// oxfmt-ignore
export const vegetables = {
  potato: ['Картофель', KG, 34, 80],
  onion: ['Лук репчатый', KG, 30, 40],
  shallot: ['Лук шалот', KG, 72, 10],
  carrot: ['Морковь', KG, 30, 25],
  beetroot: ['Свёкла', KG, 46, 20],
  cabbage: ['Капуста белокочанная', KG, 25, 30],
  tomato: ['Помидоры', KG, 46, 30],
  cucumber: ['Огурцы', KG, 36, 25],
  bellPepper: ['Перец болгарский', KG, 110, 12],
  eggplant: ['Баклажаны', KG, 48, 10],
  zucchini: ['Цукини', KG, 62, 8],
  greenPapaya: ['Папайя зелёная', KG, 28, 20],
  longBean: ['Фасоль спаржевая', KG, 58, 8],
  sprouts: ['Ростки сои', KG, 24, 10],
  lettuce: ['Салат романо', KG, 88, 10],
  morningGlory: ['Водяной шпинат', KG, 40, 12],
  champignons: ['Шампиньоны', KG, 138, 12],
  oysterMushroom: ['Вешенки', KG, 86, 10],
  avocado: ['Авокадо', KG, 155, 6],
  garlic: ['Чеснок', KG, 105, 8],
  ginger: ['Имбирь', KG, 78, 5],
} as const satisfies Shelf;

// oxfmt-ignore
export const herbs = {
  chili: ['Перец чили', KG, 118, 4],
  galangal: ['Галангал', KG, 68, 4],
  lemongrass: ['Лемонграсс', KG, 44, 5],
  kaffir: ['Лист каффир-лайма', KG, 180, 1.5],
  coriander: ['Кинза', KG, 120, 2.5],
  holyBasil: ['Базилик крапао', KG, 88, 4],
  dill: ['Укроп', KG, 210, 2.5],
  springOnion: ['Лук зелёный', KG, 88, 4],
  mint: ['Мята', KG, 145, 3],
} as const satisfies Shelf;

// oxfmt-ignore
export const fruit = {
  lime: ['Лайм', KG, 78, 25],
  lemon: ['Лимон', KG, 115, 10],
  orange: ['Апельсин', KG, 58, 30],
  mango: ['Манго Нам Док Май', KG, 72, 25],
  pineapple: ['Ананас', KG, 30, 20],
  watermelon: ['Арбуз', KG, 19, 40],
  banana: ['Бананы', KG, 32, 15],
  passionFruit: ['Маракуйя', KG, 74, 8],
  coconut: ['Кокос молодой', PIECE, 26, 60],
  lychee: ['Личи консервированные', KG, 145, 5],
  strawberry: ['Клубника с/м', KG, 158, 10],
  seaBuckthorn: ['Облепиха с/м', KG, 410, 5],
} as const satisfies Shelf;

// oxfmt-ignore
export const dairy = {
  milk: ['Молоко', LITRE, 47, 50],
  cream: ['Сливки 33 %', LITRE, 185, 18],
  sourCream: ['Сметана 20 %', KG, 165, 20],
  cottageCheese: ['Творог 9 %', KG, 185, 12],
  yogurt: ['Йогурт натуральный', KG, 92, 10],
  butter: ['Масло сливочное', KG, 265, 12],
  mozzarella: ['Моцарелла', KG, 315, 22],
  cheddar: ['Чеддер', KG, 355, 8],
  parmesan: ['Пармезан', KG, 880, 3],
  feta: ['Фета', KG, 410, 5],
  blueCheese: ['Дор блю', KG, 690, 2.5],
  egg: ['Яйцо куриное', PIECE, 4.1, 420],
  iceCream: ['Мороженое ванильное', KG, 155, 14],
  coconutIceCream: ['Мороженое кокосовое', KG, 140, 10],
  condensedMilk: ['Сгущённое молоко', KG, 74, 12],
} as const satisfies Shelf;
