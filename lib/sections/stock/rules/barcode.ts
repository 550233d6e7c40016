/** An EAN-13 that begins with 0 is the UPC-A of its other twelve digits: some scanners send one, some the other. */
const PADDED = /^0(\d{12})$/;
const UPC_A = /^\d{12}$/;

/** The same text for all spellings of a barcode. */
export const barcodeKey = (barcode: string): string => PADDED.exec(barcode)?.[1] ?? barcode;

/** All spellings of a barcode, as given first. */
export function spellingsOf(barcode: string): readonly string[] {
  const key = barcodeKey(barcode);
  return UPC_A.test(key) ? [...new Set([barcode, key, `0${key}`])] : [barcode];
}
