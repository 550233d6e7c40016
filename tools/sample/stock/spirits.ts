import { LITRE, type Shelf } from './shelf';

// Spirits are measured in litres, so that a shot and a bottle take from the same item. One item per line.
// oxfmt-ignore
export const whisky = {
  jwRed: ['Johnnie Walker Red Label 0,7', LITRE, 985, 11.2],
  jwBlack: ['Johnnie Walker Black Label 0,7', LITRE, 1710, 9.8],
  glenfiddich: ['Glenfiddich 12 0,7', LITRE, 2780, 4.2],
  macallan: ['Macallan 12 Double Cask 0,7', LITRE, 5150, 2.1],
  jackDaniels: ["Jack Daniel's 0,7", LITRE, 1520, 9.8],
  jimBeam: ['Jim Beam White 0,7', LITRE, 1060, 9.8],
  jameson: ['Jameson 0,7', LITRE, 1340, 8.4],
  hundredPipers: ['100 Pipers 0,7', LITRE, 560, 2.8],
} as const satisfies Shelf;

// oxfmt-ignore
export const vodka = {
  absolut: ['Absolut 0,7', LITRE, 1070, 14],
  stolichnaya: ['Stolichnaya 0,7', LITRE, 960, 14],
  russianStandard: ['Русский Стандарт 0,7', LITRE, 1120, 11.2],
  beluga: ['Beluga Noble 0,7', LITRE, 2250, 5.6],
} as const satisfies Shelf;

// oxfmt-ignore
export const gin = {
  gordons: ["Gordon's London Dry 0,7", LITRE, 930, 9.8],
  bombay: ['Bombay Sapphire 0,75', LITRE, 1310, 6],
  hendricks: ["Hendrick's 0,7", LITRE, 2420, 3.5],
  ironBalls: ['Iron Balls (Бангкок) 0,7', LITRE, 1850, 3.5],
} as const satisfies Shelf;

// oxfmt-ignore
export const rumAndTequila = {
  bacardi: ['Bacardi Carta Blanca 0,75', LITRE, 920, 12],
  havana7: ['Havana Club 7 0,7', LITRE, 1680, 4.2],
  mekhong: ['Mekhong 0,7', LITRE, 420, 8.4],
  sangsom: ['SangSom 0,7', LITRE, 445, 11.2],
  chalongBay: ['Chalong Bay (Пхукет) 0,7', LITRE, 1130, 4.2],
  cuervo: ['Jose Cuervo Especial Silver 0,7', LITRE, 1280, 7],
  patron: ['Patrón Silver 0,75', LITRE, 3350, 3],
} as const satisfies Shelf;

// oxfmt-ignore
export const brandy = {
  hennessyVsop: ['Hennessy V.S.O.P 0,7', LITRE, 3480, 2.8],
  ararat: ['Арарат 5 звёзд 0,7', LITRE, 1480, 4.2],
  regency: ['Regency V.S.O.P (Таиланд) 0,7', LITRE, 640, 5.6],
} as const satisfies Shelf;

// oxfmt-ignore
export const liqueurs = {
  jagermeister: ['Jägermeister 0,7', LITRE, 1360, 7],
  baileys: ['Baileys 0,7', LITRE, 1290, 4.2],
  kahlua: ['Kahlúa 0,7', LITRE, 1180, 4.2],
  sambuca: ['Sambuca Molinari 0,7', LITRE, 1420, 3.5],
  cointreau: ['Cointreau 0,7', LITRE, 1560, 4.2],
  tripleSec: ['Triple Sec (барный) 0,7', LITRE, 620, 5.6],
  campari: ['Campari 0,75', LITRE, 1240, 4.5],
  aperol: ['Aperol 0,7', LITRE, 1090, 7],
  vermouthRosso: ['Martini Rosso 1 л', LITRE, 640, 5],
  vermouthDry: ['Martini Extra Dry 1 л', LITRE, 640, 4],
  peachLiqueur: ['Ликёр персиковый De Kuyper 0,7', LITRE, 820, 2.8],
  blueCuracao: ['Blue Curaçao De Kuyper 0,7', LITRE, 820, 2.1],
  horseradishVodka: ['Хреновуха (своя)', LITRE, 520, 6],
  cranberryVodka: ['Клюковка (своя)', LITRE, 540, 6],
} as const satisfies Shelf;
