import type { StockKey } from './index';
import { PIECE } from './shelf';

type ByKey<Value> = Partial<Readonly<Record<StockKey, Value>>>;

const CASE = 24;
/** Litres in a crate of mixers: 24 cans of 0.325 l. */
const CANS = 7.8;

// oxfmt-ignore
const OWN_PACKAGE: ByKey<number> = {
  changKeg: 30, singhaKeg: 30, leoKeg: 30,
  chimay: 12, duvel: CASE, water: CASE, perrier: CASE, redBull: CASE,
  cola: CANS, colaZero: CANS, sprite: CANS, soda: CANS, estCola: CANS, tonic: CANS, gingerBeer: 8,
  orangeJuice: 12, pineappleJuice: 12, tomatoJuice: 12, cranberryJuice: 12,
  grenadine: 0.7, passionSyrup: 0.7, vanillaSyrup: 0.7, orgeat: 0.7, lycheeSyrup: 0.7, strawberrySyrup: 0.7,
  bitters: 0.2, tabasco: 0.06, coconutCream: 1, ice: 20,
  jasmineRice: 45, flour: 25, sugar: 25, salt: 10, egg: 30, vegOil: 18, milk: 12, coffeeBeans: 1,
  maltPilsner: 25, maltMunich: 25, maltWheat: 25, maltCaramel: 25, maltRoasted: 25, hopsMagnum: 1, hopsCascade: 1, hopsCitra: 1, co2: 20, appleJuice: 20,
};

const WINE_BOTTLE = 0.75;
const BOTTLED_BEER = 3120;
const WINE: readonly number[] = [3155, 3165, 3175];
const SPIRITS: readonly number[] = [3020, 3030, 3040, 3050, 3060, 3070];

/** Contents of a package in measures: a bottle, keg, case or sack. A spirit's bottle size is in its name. */
export function packageOf(key: StockKey, folder: number, name: string, measure: number): number | null {
  if (key in OWN_PACKAGE) return OWN_PACKAGE[key] ?? null;
  if (WINE.includes(folder)) return WINE_BOTTLE;
  if (folder === BOTTLED_BEER && measure === PIECE) return CASE;
  const litres = SPIRITS.includes(folder) ? /(\d(?:,\d+)?)(?: л)?$/.exec(name)?.[1] : undefined;
  return litres === undefined ? null : Number(litres.replace(',', '.'));
}

/** EAN-13 prefixes by country of origin. Goods not listed came through a Thai importer. */
const PREFIXES: readonly (readonly [prefix: string, keys: readonly StockKey[]])[] = [
  ['500', ['jwRed', 'jwBlack', 'glenfiddich', 'macallan', 'gordons', 'bombay', 'hendricks', 'punkIpa']],
  ['508', ['jackDaniels', 'jimBeam']],
  ['539', ['jameson', 'guinness', 'baileys']],
  ['460', ['stolichnaya', 'russianStandard', 'beluga', 'baltika7', 'baltika0', 'abrau']],
  ['541', ['hoegaarden', 'duvel', 'chimay']],
  ['400', ['erdinger', 'jagermeister']],
  ['800', ['campari', 'aperol', 'sambuca', 'vermouthRosso', 'vermouthDry', 'prosecco', 'pinotGrigio']],
  ['300', ['perrier', 'hennessyVsop', 'cointreau', 'moet', 'roseProvence']],
  ['750', ['corona', 'cuervo', 'patron']],
];
const THAI = '885';
export const prefixOf = (key: StockKey): string => PREFIXES.find(([, keys]) => keys.includes(key))?.[0] ?? THAI;

/** Whether an item's packages carry a barcode: bottles and cans do, sacks from the market do not. */
export const isBottled = (key: StockKey, folder: number, packaged: number | null): boolean =>
  packaged !== null &&
  (WINE.includes(folder) || SPIRITS.includes(folder) || folder === BOTTLED_BEER || (folder === 3180 && key !== 'ice'));

/** Flow meters on the taps: guid of the meter and its channel. */
export const SENSORS: ByKey<{ readonly sensor_id: number; readonly channel_id: number }> = {
  changKeg: { sensor_id: 4101, channel_id: 1 },
  houseLager: { sensor_id: 4101, channel_id: 2 },
};

/** No longer bought: the rest was written off in the first weeks. */
export const OUT_OF_USE: ReadonlySet<StockKey> = new Set(['leoKeg', 'hundredPipers', 'estCola']);

/** Four of these never sell. */
export const SLOW: readonly StockKey[] = [
  ...(['macallan', 'patron', 'chimay', 'hennessyVsop', 'hendricks'] as const),
  ...(['glassPipe', 'hempTea', 'duvel'] as const),
];

/** Their deliveries are booked late, so the books run below zero. */
export const BOOKED_LATE: ReadonlySet<StockKey> = new Set(['mint', 'lavash', 'changBottle', 'sprouts', 'coconut']);
