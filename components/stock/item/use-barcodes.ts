'use client';
import { useRef, useState } from 'react';
import { problemOf } from '@/components/form/use-toasts';
import { useCommand, useEndpoint } from '@/lib/api/use-endpoint';
import type { Problem } from '@/lib/contract/problem';
import { stockBarcodes } from '@/lib/contract/stock';
import { addBarcode, deleteBarcode } from '@/lib/contract/stock-edit';

/** A barcode that was not added, and why. */
export type Refused =
  | { readonly barcode: string; readonly owner: { readonly id: number; readonly name: string } }
  | { readonly barcode: string; readonly problem: Problem };

/** An item's barcodes. A scanner is faster than the server: what it reads waits its turn and is added one by one. */
export function useBarcodes(itemId: number) {
  const read = useEndpoint(stockBarcodes, { body: { item_id: itemId } });
  const { trigger: send } = useCommand(addBarcode);
  const { trigger: remove } = useCommand(deleteBarcode);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const [added, setAdded] = useState('');
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const one = async (barcode: string, menu_id: number | null) => {
    try {
      const reply = await send({ body: { item_id: itemId, barcode, ...(menu_id !== null && { menu_id }) } });
      const { assigned_stock_item_id: id = 0, assigned_stock_item_name: name = '' } = reply;
      if (reply.added) setAdded(barcode);
      else setRefused((before) => [...before, { barcode, owner: { id, name } }]);
    } catch (reason) {
      setRefused((before) => [...before, { barcode, problem: problemOf(reason) }]);
    }
    setWaiting((before) => before.filter((code, index) => code !== barcode || index !== before.indexOf(barcode)));
  };

  return {
    items: read.data?.items,
    error: read.error,
    retry: () => void read.mutate(),
    retrying: read.isValidating,
    waiting,
    /** Said to those who cannot see the list grow. */
    added,
    add: (barcode: string, menuId: number | null) => {
      setWaiting((before) => [...before, barcode]);
      last.current = last.current.then(() => one(barcode, menuId));
    },
    remove: (barcodeId: number) => remove({ body: { barcode_id: barcodeId } }),
    refused: refused[0],
    /** Has been read. */
    dismiss: () => setRefused((before) => before.slice(1)),
  };
}
