import type { StockKey } from '../stock';

/** A craft of the house: batch, ingredients, and the number of days it is made ahead. */
export interface Craft {
  readonly product: StockKey;
  readonly batch: number;
  /** Smallest amount made, as a part of a batch. */
  readonly least: number;
  readonly takes: Partial<Readonly<Record<StockKey, number>>>;
  readonly low: number;
  readonly high: number;
  /** Brewed: the whole recipe is one batch. */
  readonly beer: boolean;
}

type Line = readonly [product: StockKey, batch: number, takes: Craft['takes']];
const made = (about: Omit<Craft, 'product' | 'batch' | 'takes'>, lines: readonly Line[]): Craft[] =>
  lines.map(([product, batch, takes]) => ({ ...about, product, batch, takes }));

// oxfmt-ignore
const brews = made({ low: 10, high: 30, least: 1, beer: true }, [
  ['houseLager', 100, { maltPilsner: 30, maltMunich: 5, hopsMagnum: 0.15, yeastLager: 6, co2: 3 }],
  ['houseWeizen', 100, { maltWheat: 30, maltPilsner: 17, hopsMagnum: 0.1, yeastWheat: 5, co2: 3 }],
  ['houseIpa', 100, { maltPilsner: 34, maltCaramel: 4, hopsCitra: 0.55, hopsCascade: 0.3, yeastAle: 5, co2: 3 }],
  ['houseStout', 100, { maltPilsner: 36, maltRoasted: 6, maltCaramel: 4, oats: 6, hopsMagnum: 0.2, yeastAle: 5, co2: 3 }],
  ['houseRed', 100, { maltPilsner: 32, maltMunich: 9, maltCaramel: 6, hopsCascade: 0.25, yeastAle: 5, co2: 3 }],
  ['houseCider', 100, { appleJuice: 108, yeastAle: 3, co2: 3 }],
  ['kvass', 50, { ryeBread: 5, sugar: 3, maltRoasted: 1 }],
]);

// oxfmt-ignore
const kitchen = made({ low: 2, high: 5, least: 0.2, beer: false }, [
  ['limeJuice', 2, { lime: 2.7 }],
  ['sugarSyrup', 5, { sugar: 4.2 }],
  ['chickenBroth', 20, { chickenWings: 2.8, carrot: 0.8, onion: 0.8, salt: 0.2 }],
  ['beefBroth', 20, { beefChuck: 2.15, carrot: 1, onion: 1, salt: 0.2 }],
  ['pizzaDough', 5, { flour: 3.3, oliveOil: 0.25, salt: 0.08, sugar: 0.1 }],
  ['pelmeni', 10, { porkMince: 3.2, beefMince: 2.8, flour: 3.8, egg: 20, onion: 1, butter: 0.5 }],
  ['pelmeniSalmon', 5, { salmon: 2.1, flour: 1.9, egg: 10, cream: 0.15 }],
  ['varenikiPotato', 5, { potato: 3, flour: 1.9, egg: 10, onion: 0.5, butter: 0.55 }],
  ['varenikiCherry', 5, { jam: 2.5, flour: 1.9, egg: 10, butter: 0.5, sugar: 0.25 }],
  ['blini', 50, { flour: 1.5, milk: 2, egg: 15, sugar: 0.25, vegOil: 0.25, butter: 0.2 }],
  ['kievCutlet', 20, { chickenBreast: 5.4, butter: 1, egg: 10, breadcrumbs: 1.5, vegOil: 1 }],
  ['golubtsy', 5, { cabbage: 2, beefMince: 1, porkMince: 1.5, jasmineRice: 0.5, carrot: 0.4, onion: 0.4 }],
  ['kholodets', 5, { beefBroth: 2, beefChuck: 0.9, porkNeck: 1.25, garlic: 0.1, carrot: 0.25 }],
  ['honeyCake', 2.5, { honey: 0.5, flour: 0.6, sourCream: 1, butter: 0.3, egg: 5, sugar: 0.4, condensedMilk: 0.6 }],
  ['napoleon', 2.5, { flour: 0.8, butter: 1, milk: 0.75, egg: 5, sugar: 0.4, cream: 0.5 }],
  ['cheesecake', 2.5, { cottageCheese: 1.5, cream: 1.5, butter: 0.5, egg: 5, sugar: 0.4 }],
  ['berryMors', 20, { cranberryJuice: 8, sugarSyrup: 2.5 }],
  ['kompot', 10, { orange: 1.5, lemon: 0.25, sugarSyrup: 1.2, pineapple: 1 }],
  ['pizzaSauce', 5, { tomatoPaste: 2.5, oliveOil: 0.4, garlic: 0.25 }],
  ['caesarSauce', 2.5, { mayonnaise: 2, parmesan: 0.25, lemon: 0.25, garlic: 0.1 }],
]);

const infusions = made({ low: 7, high: 18, least: 1, beer: false }, [
  ['horseradishVodka', 5, { stolichnaya: 2.5, horseradish: 0.5, honey: 0.4 }],
  ['cranberryVodka', 5, { stolichnaya: 2.6, honey: 0.4, berryMors: 2 }],
]);

/** Crafts in the order in which they are made: ingredients before what takes them. */
export const CRAFTS: readonly Craft[] = [...brews, ...kitchen, ...infusions];
