import { findColumns, type Columns } from './headers';

export type LoyverseField = keyof typeof WORDS;

export interface LoyverseColumns {
  /** Columns that menu or stock need. Price and stock are those of the chosen store. */
  columns: Columns<LoyverseField>;
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
  option1: ['option 1 value', 'opción 1 valor'],
  option2: ['option 2 value', 'opción 2 valor'],
  option3: ['option 3 value', 'opción 3 valor'],
};

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
  option1: 7,
  option2: 9,
  option3: 11,
  cost: 12,
  barcode: 13,
  component: 14,
};

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
  const ofThisStore = header.map((text, i) => {
    const match = ofStore[i];
    return match ? (match[2] === store ? (match[1] ?? '') : '') : text;
  });
  const columns = findColumns<LoyverseField>(ofThisStore, WORDS, { first: 'header' });
  const known = (['handle', 'name', 'weight'] as const).every((field) => columns.has(field));
  if (known && (columns.has('price') || !stores.includes(store))) return { ...about, columns, byWords: true };

  const columnsOfStore = ofStore.filter((match) => match?.[2] === stores[0]).length;
  if (!FIXED.includes(ofStore.findIndex(Boolean)) || columnsOfStore < 4) return null;
  const available = ofStore.findIndex((match) => match?.[2] === store);
  const byOrder = { ...ORDER, available, price: available + 1, stock: available + 2 };
  return { ...about, columns: new Map(Object.entries(byOrder) as [LoyverseField, number][]), byWords: false };
}
