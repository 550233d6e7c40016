import { heading } from './text';

/** Column numbers of the fields a menu needs; -1 for a missing column. Price and stock are those of the chosen store. */
type Positions = Record<keyof typeof WORDS, number> & {
  /** Values of the up to three options of a variant. */
  options: readonly number[];
};

export interface LoyverseColumns extends Positions {
  /** Store whose prices are used; '' when the headers name none. */
  store: string;
  stores: readonly string[];
  taxes: readonly string[];
  modifiers: readonly string[];
  /** False when the header language is unknown and columns were taken by position. */
  byWords: boolean;
}

/**
 * Header words. Loyverse translates its headers into the account's language. English and Spanish are from real exports
 * (French, Italian and Thai shops export English ones). Other languages are read by column position, which was the same
 * in all exports.
 */
const WORDS = {
  handle: ['handle'],
  sku: ['sku', 'ref'],
  name: ['name', 'nombre'],
  category: ['category', 'categoria', 'categoría'],
  description: ['description', 'descripción', 'descripcion'],
  weight: ['sold by weight', 'vendido por peso'],
  cost: ['cost', 'coste', 'costo'],
  barcode: ['barcode', 'codigo de barras', 'código de barras'],
  component: ['sku of included item', 'ref del componente'],
  available: ['available for sale', 'disponibles para la venta'],
  price: ['price', 'precio'],
  stock: ['in stock', 'en inventario'],
};
const OPTIONS = [1, 2, 3].map((number) => [`option ${number} value`, `opción ${number} valor`]);

/** Store columns: `Price [Main bar]`. */
const STORE = /^(.+?)\s*\[(.*)\]\s*$/;
/** Modifier and tax columns: `Modifier - "Milk"`, `Tax - "GST" (8%)`. */
const EXTRA = /^[^[]+ - "(.*)"(\s*\(.*%\))?\s*$/;
/** Columns before the first store: 17, or 20 in accounts with production, suppliers and purchase cost. */
const FIXED = [17, 20];
const ORDER = {
  handle: 0,
  sku: 1,
  name: 2,
  category: 3,
  description: 4,
  weight: 5,
  cost: 12,
  barcode: 13,
  component: 14,
};

function positionsByWords(headings: readonly string[]): Positions {
  const at = (words: readonly string[]) => headings.findIndex((text) => words.includes(text));
  const found = Object.entries(WORDS).map(([field, words]) => [field, at(words)]);
  return { ...(Object.fromEntries(found) as Record<keyof typeof WORDS, number>), options: OPTIONS.map(at) };
}

/**
 * Finds the columns of a Loyverse item export.
 * @param wanted store whose prices are used; the first in the file if missing
 * @returns null for any other kind of file
 */
export function loyverseColumns(header: readonly string[], wanted?: string): LoyverseColumns | null {
  const ofStore = header.map((text) => STORE.exec(text));
  const stores = [...new Set(ofStore.flatMap((match) => match?.[2] ?? []))];
  const store = wanted ?? stores[0] ?? '';
  const extras = header.flatMap((text) => {
    const match = EXTRA.exec(text);
    return match ? [{ name: `${match[1]}${match[2] ?? ''}`, isTax: match[2] !== undefined }] : [];
  });
  const about = {
    store,
    stores,
    taxes: extras.filter(({ isTax }) => isTax).map(({ name }) => name),
    modifiers: extras.filter(({ isTax }) => !isTax).map(({ name }) => name),
  };

  // Hides the other stores' columns.
  const headings = header.map((text, i) => {
    const match = ofStore[i];
    if (!match) return heading(text);
    return match[2] === store ? heading(match[1] ?? '') : '';
  });
  const words = positionsByWords(headings);
  const known = words.handle >= 0 && words.name >= 0 && words.weight >= 0;
  if (known && (words.price >= 0 || !stores.includes(store))) return { ...about, ...words, byWords: true };

  const columnsOfStore = ofStore.filter((match) => match?.[2] === stores[0]).length;
  if (!FIXED.includes(ofStore.findIndex(Boolean)) || columnsOfStore < 4) return null;
  const available = ofStore.findIndex((match) => match?.[2] === store);
  return {
    ...about,
    ...ORDER,
    options: [7, 9, 11],
    available,
    price: available + 1,
    stock: available + 2,
    byWords: false,
  };
}
