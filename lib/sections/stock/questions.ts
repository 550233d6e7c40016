import { deleteBarcode } from './contract/edit';
import type { Barcode } from './contract/barcodes';
import { defineQuestion } from '@/lib/forms/question';

/** Asks before a barcode is removed. */
export const barcodeRemoval = defineQuestion(deleteBarcode, {
  input: ({ barcode_id }: Barcode) => ({ body: { barcode_id } }),
  asks: ({ barcode }, words) => ({
    title: words('stockItem.barcodes.removeTitle', { barcode }),
    submit: words('stockItem.barcodes.remove'),
    text: [words('stockItem.barcodes.removeText')],
  }),
});
