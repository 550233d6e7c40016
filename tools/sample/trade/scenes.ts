/** Demand of one time of day in one place. */
export interface Scene {
  readonly place_id: number;
  /** Orders on a usual day. */
  readonly orders: number;
  /** Guests come from this hour to another; hours from 24 up are in the night after. */
  readonly from: number;
  readonly to: number;
  /** Factor for Friday and Saturday. */
  readonly weekend?: number;
  /** Probability of an order of one, two, three… lines. */
  readonly lines: readonly number[];
  /** Folder of the first line. */
  readonly first?: number;
  /** Weight of each folder. */
  readonly mix: Readonly<Record<number, number>>;
  readonly tables: readonly string[];
  /** Minutes that guests stay. */
  readonly stay: readonly [number, number];
  /** Whether guests show discount cards. */
  readonly cards: boolean;
}

const numbered = (name: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${name}${index + 1}`);

const HALL = [...numbered('', 18), ...numbered('Терраса ', 6)];
const COUNTER = numbered('Бар ', 8);

// oxfmt-ignore
const KITCHEN = { 2510: 2, 2520: 1.6, 2530: 3, 2550: 1.6, 2560: 1, 2610: 2.2, 2620: 2, 2630: 1.2, 2640: 2, 2650: 1.8, 2700: 2.4, 2730: 2, 2740: 1.4, 2800: 0.6, 2810: 1.6, 2820: 1.3 };
const SOFT = { 1510: 1.5, 1530: 2, 1550: 1.2, 1570: 1.4 };
const BAR = { 1020: 6, 1050: 2, 1070: 0.7, 1110: 2.2, 1140: 1.2, 1160: 1, 1200: 2, 1400: 0.8 };

/** Kitchen by day, bar in the evening, karaoke at night, and the dispensary while it is open. */
// oxfmt-ignore
export const SCENES: readonly Scene[] = [
  { place_id: 16, orders: 4.5, from: 8, to: 11.8, lines: [2, 5, 3, 1], first: 2300, mix: { 2300: 3, 1570: 5, 1550: 2, 1530: 1 }, tables: HALL, stay: [25, 60], cards: false },
  { place_id: 16, orders: 9, from: 12, to: 16.7, lines: [3, 6, 4, 2, 1], mix: { 2350: 14, ...KITCHEN, ...SOFT, 1020: 2, 1050: 0.6 }, tables: HALL, stay: [30, 75], cards: true },
  { place_id: 16, orders: 15, from: 17, to: 22, lines: [1, 3, 5, 5, 3, 2], mix: { ...KITCHEN, ...SOFT, ...BAR, 2710: 2.5, 1700: 0.7 }, tables: HALL, stay: [60, 150], cards: true },
  { place_id: 16, orders: 11, from: 21.5, to: 26.2, weekend: 1.25, lines: [4, 5, 4, 2, 1], mix: { ...BAR, 2710: 2.4, 1530: 1, 1700: 1.2, 1960: 0.08 }, tables: [...COUNTER, ...HALL], stay: [40, 120], cards: true },
  { place_id: 17, orders: 6, from: 19, to: 25.5, weekend: 1.3, lines: [1, 3, 4, 4, 2, 1], first: 1810, mix: { 1820: 1.2, ...BAR, 1530: 1.5, 1700: 0.6, 2710: 1.5 }, tables: ['Самуи', 'Пхукет', 'Кремль', 'Зал 1', 'Зал 2'], stay: [70, 170], cards: true },
  { place_id: 18, orders: 6, from: 11, to: 25.5, lines: [6, 3, 1], mix: { 1910: 5, 1930: 1.4, 1940: 1.6 }, tables: ['Стойка'], stay: [3, 14], cards: false },
];

/** Orders of delivery partners: dishes with a soft drink. */
export const DELIVERY: Scene = {
  place_id: 16,
  orders: 3.2,
  from: 12,
  to: 22.8,
  stay: [18, 45],
  cards: false,
  lines: [3, 5, 3, 1],
  mix: { ...KITCHEN, 2700: 1, 1530: 1.4 },
  tables: ['Доставка'],
};
