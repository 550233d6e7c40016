import { z } from '#zod';
import { endpointsOf } from '@/lib/contract/endpoint';
import { BarcodeInput, Id } from '@/lib/contract/primitives';
import { reading } from './stock';

const { call } = endpointsOf('stock');

/** A barcode of an item. `menu_id` is the menu item that it sells, if any. */
export const Barcode = z.object({ barcode_id: Id, barcode: z.string(), menu_id: Id.nullable() });
export type Barcode = z.infer<typeof Barcode>;

export const stockBarcodes = call({
  id: 'stock.barcodes',
  ...reading,
  path: '/api/v1/admin/stock/barcodes',
  body: z.object({ item_id: Id }),
  reply: z.object({ items: z.array(Barcode) }),
});

/** The item with a barcode; `null` when no item has it. */
export const findBarcode = call({
  id: 'stock.findBarcode',
  ...reading,
  path: '/api/v1/admin/stock/barcodes/find',
  body: z.object({ barcode: BarcodeInput }),
  reply: z.object({ item_id: Id.nullable() }),
});
