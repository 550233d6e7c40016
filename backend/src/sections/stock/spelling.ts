import { desc, eq, inArray, type SQL } from 'drizzle-orm';
import { spellingsOf } from '@/lib/sections/stock/rules/barcode';
import { stockBarcodes } from '../../db/schema';

/** Rows of a barcode in any of its spellings. */
export const spelling = (barcode: string): SQL => inArray(stockBarcodes.barcode, [...spellingsOf(barcode)]);

/** Order in which the spelling that was given comes first. */
export const asExactly = (barcode: string): SQL => desc(eq(stockBarcodes.barcode, barcode));
