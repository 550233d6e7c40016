'use client';
import { useRef, useState } from 'react';
import { problemOf } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-command';
import type { Problem } from '@/lib/contract/problem';
import { addBarcode } from '@/lib/sections/stock/contract/edit';

/** Refused barcode with the reason. */
export type Refused =
  | { readonly barcode: string; readonly owner: { readonly id: number; readonly name: string } }
  | { readonly barcode: string; readonly problem: Problem };

/** Adds barcodes to an item. A scanner is faster than the server, so codes queue and are added one by one. */
export function useBarcodes(itemId: number) {
  const { send } = useCommand(addBarcode);
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
    waiting,
    /** Last added barcode, for screen readers. */
    added,
    add: (barcode: string, menuId: number | null) => {
      setWaiting((before) => [...before, barcode]);
      last.current = last.current.then(() => one(barcode, menuId));
    },
    refused: refused[0],
    dismiss: () => setRefused((before) => before.slice(1)),
  };
}
