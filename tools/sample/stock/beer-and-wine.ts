import { KG, LITRE, PIECE, type Shelf } from './shelf';

// oxfmt-ignore
export const kegs = {
  changKeg: ['Chang кег 30 л', LITRE, 88, 120],
  singhaKeg: ['Singha кег 30 л', LITRE, 96, 90],
  leoKeg: ['Leo кег 30 л', LITRE, 84, 30],
} as const satisfies Shelf;

/** House brews (folder 3594). The price is the prime cost of a litre. */
// oxfmt-ignore
export const brew = {
  houseLager: ['Пхурин Лагер (варка)', LITRE, 47, 180],
  houseWeizen: ['Белый Слон Вайцен (варка)', LITRE, 54, 140],
  houseIpa: ['Джомтьен IPA (варка)', LITRE, 66, 160],
  houseStout: ['Ночной Рынок Стаут (варка)', LITRE, 61, 90],
  houseRed: ['Красный Маяк Эль (варка)', LITRE, 58, 100],
  houseCider: ['Сидр яблочный (варка)', LITRE, 63, 60],
  kvass: ['Квас хлебный (варка)', LITRE, 19, 80],
} as const satisfies Shelf;

// oxfmt-ignore
export const bottles = {
  changBottle: ['Chang 0,62 бут.', PIECE, 55, 96],
  singhaBottle: ['Singha 0,62 бут.', PIECE, 61, 72],
  heineken: ['Heineken 0,33 бут.', PIECE, 49, 72],
  corona: ['Corona Extra 0,355 бут.', PIECE, 74, 48],
  hoegaarden: ['Hoegaarden 0,33 бут.', PIECE, 76, 48],
  baltika7: ['Балтика №7 0,5 ж/б', PIECE, 62, 72],
  baltika0: ['Балтика №0 б/а 0,5 ж/б', PIECE, 56, 48],
  chalawan: ['Chalawan Pale Ale 0,33', PIECE, 76, 48],
  punkIpa: ['BrewDog Punk IPA 0,33', PIECE, 104, 36],
  erdinger: ['Erdinger Weissbier 0,5', PIECE, 112, 36],
  duvel: ['Duvel 0,33', PIECE, 132, 24],
  chimay: ['Chimay Bleue 0,33', PIECE, 396, 12],
  guinness: ['Guinness Draught 0,44 ж/б', PIECE, 108, 48],
} as const satisfies Shelf;

// oxfmt-ignore
export const brewery = {
  maltPilsner: ['Солод Пилснер', KG, 84, 250],
  maltMunich: ['Солод Мюнхен', KG, 96, 75],
  maltWheat: ['Солод пшеничный', KG, 92, 100],
  maltCaramel: ['Солод карамельный 150', KG, 118, 25],
  maltRoasted: ['Ячмень жжёный', KG, 135, 15],
  hopsMagnum: ['Хмель Магнум', KG, 1450, 2],
  hopsCascade: ['Хмель Каскад', KG, 1900, 3],
  hopsCitra: ['Хмель Цитра', KG, 2850, 2.5],
  yeastAle: ['Дрожжи US-05, пачка', PIECE, 185, 20],
  yeastWheat: ['Дрожжи WB-06, пачка', PIECE, 190, 12],
  yeastLager: ['Дрожжи W-34/70, пачка', PIECE, 230, 12],
  co2: ['Углекислота', KG, 38, 60],
  appleJuice: ['Сок яблочный для сидра', LITRE, 52, 240],
} as const satisfies Shelf;

// Wine is measured in litres too: a glass is 150 ml of a 0.75 l bottle.
// oxfmt-ignore
export const redWine = {
  monsoonShiraz: ['Monsoon Valley Shiraz (Таиланд)', LITRE, 640, 9],
  casilleroCabernet: ['Casillero del Diablo Cabernet', LITRE, 710, 13.5],
  saperavi: ['Саперави Шилда (Грузия)', LITRE, 890, 6],
} as const satisfies Shelf;

// oxfmt-ignore
export const whiteWine = {
  monsoonColombard: ['Monsoon Valley Colombard (Таиланд)', LITRE, 620, 9],
  pinotGrigio: ['Pinot Grigio Santa Cristina', LITRE, 840, 9],
  sauvignonBlanc: ['Oyster Bay Sauvignon Blanc', LITRE, 990, 9],
  roseProvence: ['Rosé Côtes de Provence', LITRE, 1050, 4.5],
} as const satisfies Shelf;

// oxfmt-ignore
export const sparklingWine = {
  prosecco: ['Prosecco Zonin', LITRE, 890, 15],
  abrau: ['Абрау-Дюрсо полусухое', LITRE, 860, 9],
  moet: ['Moët & Chandon Impérial', LITRE, 2650, 4.5],
} as const satisfies Shelf;
