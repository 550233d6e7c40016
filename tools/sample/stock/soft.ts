import { KG, LITRE, PIECE, type Shelf } from './shelf';

// Mixers are measured in litres: a can is sold whole or fills several glasses.
// oxfmt-ignore
export const softDrinks = {
  cola: ['Coca-Cola', LITRE, 38.5, 78],
  colaZero: ['Coca-Cola Zero', LITRE, 38.5, 39],
  sprite: ['Sprite', LITRE, 38.5, 39],
  soda: ['Содовая Singha', LITRE, 26, 78],
  tonic: ['Тоник Schweppes', LITRE, 52, 46],
  gingerBeer: ['Имбирное пиво', LITRE, 128, 16],
  water: ['Вода питьевая 0,5', PIECE, 5.5, 360],
  perrier: ['Perrier 0,33', PIECE, 46, 48],
  redBull: ['Red Bull 0,25', PIECE, 36, 96],
  orangeJuice: ['Сок апельсиновый', LITRE, 72, 30],
  pineappleJuice: ['Сок ананасовый', LITRE, 62, 24],
  tomatoJuice: ['Сок томатный', LITRE, 70, 18],
  cranberryJuice: ['Сок клюквенный', LITRE, 94, 18],
  estCola: ['Est Cola 0,325 ж/б', LITRE, 31, 15.6],
} as const satisfies Shelf;

// oxfmt-ignore
export const barPantry = {
  ice: ['Лёд пищевой', KG, 3.5, 200],
  sugarSyrup: ['Сироп сахарный (свой)', LITRE, 28, 12],
  grenadine: ['Сироп гренадин Monin', LITRE, 470, 3.5],
  passionSyrup: ['Сироп маракуйя Monin', LITRE, 490, 4.2],
  vanillaSyrup: ['Сироп ваниль Monin', LITRE, 470, 3.5],
  orgeat: ['Сироп миндальный Monin', LITRE, 490, 2.1],
  pandanSyrup: ['Сироп пандан (свой)', LITRE, 90, 4],
  lycheeSyrup: ['Сироп личи Monin', LITRE, 490, 2.8],
  strawberrySyrup: ['Сироп клубника Monin', LITRE, 470, 2.8],
  limeJuice: ['Сок лайма (фреш)', LITRE, 105, 8],
  coconutCream: ['Кокосовый крем', LITRE, 170, 8],
  bitters: ['Angostura bitters', LITRE, 3400, 0.6],
  tabasco: ['Tabasco', LITRE, 1900, 0.5],
  worcester: ['Соус вустерский', LITRE, 420, 1],
} as const satisfies Shelf;

// oxfmt-ignore
export const coffeeAndTea = {
  coffeeBeans: ['Кофе зерно (Чианграй)', KG, 540, 18],
  blackTea: ['Чай чёрный листовой', KG, 460, 4],
  greenTea: ['Чай зелёный жасмин', KG, 520, 3],
  ivanTea: ['Иван-чай', KG, 980, 1.5],
  thaiTea: ['Чай тайский (смесь)', KG, 230, 6],
  matcha: ['Матча', KG, 1900, 1],
  cocoa: ['Какао', KG, 340, 3],
} as const satisfies Shelf;

// oxfmt-ignore
export const hookah = {
  hookahTobacco: ['Табак для кальяна Adalya', KG, 2700, 4],
  hookahPremium: ['Табак для кальяна Darkside', KG, 4600, 2],
  hookahCoal: ['Уголь кокосовый', KG, 155, 25],
  mouthpiece: ['Мундштук одноразовый', PIECE, 2, 600],
} as const satisfies Shelf;

// oxfmt-ignore
export const karaokeGoods = {
  batteries: ['Батарейки АА', PIECE, 14, 80],
} as const satisfies Shelf;

// Cannabis is sold in Thailand on prescription; flower is weighed in kilograms to the gram.
// oxfmt-ignore
export const flower = {
  thaiStick: ['Соцветия Thai Stick', KG, 88000, 0.25],
  northernLights: ['Соцветия Northern Lights', KG, 125000, 0.2],
  gelato: ['Соцветия Gelato 41', KG, 176000, 0.15],
} as const satisfies Shelf;

// oxfmt-ignore
export const dispensaryGoods = {
  cone: ['Конус для джоинта', PIECE, 4, 400],
  tube: ['Туба с этикеткой', PIECE, 6, 400],
  gummies: ['Мармелад CBD, упаковка', PIECE, 95, 60],
  cookies: ['Печенье с конопляной мукой', PIECE, 42, 40],
  hempTea: ['Чай из листьев конопли, пакетик', PIECE, 14, 120],
  cbdOil: ['Масло CBD 10 мл', PIECE, 1260, 12],
  grinder: ['Гриндер металлический', PIECE, 110, 30],
  papers: ['Бумага King Size, пачка', PIECE, 24, 100],
  lighter: ['Зажигалка с логотипом', PIECE, 16, 150],
  glassPipe: ['Трубка стеклянная', PIECE, 140, 20],
} as const satisfies Shelf;
