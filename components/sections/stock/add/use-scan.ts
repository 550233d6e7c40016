'use client';
import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { call, problemOf } from '@/lib/api/call';
import type { Problem } from '@/lib/contract/problem';
import { findBarcode } from '@/lib/sections/stock/contract/barcodes';
import { type StockItemRow } from '@/lib/sections/stock/contract/stock';
import { barcodeKey } from '@/lib/sections/stock/rules/barcode';
import { typeNumber } from '@/lib/sections/stock/forms/delivery-entry';
import { emptyEntry } from '@/lib/sections/stock/forms/line-fields';
import type { LineField } from '@/lib/sections/stock/forms/delivery-lines';
import type { Delivery } from './use-delivery';
import type { StockRows } from '@/components/browse/use-stock-rows';

interface Places {
  readonly toBarcode: () => void;
  readonly toQuantity: () => void;
  /** Called when a code begins a line. */
  readonly onBegin: () => void;
  /** Shows the errors of the typed line, while a scanned code waits for it. */
  readonly onWait: (wrong: LineField) => void;
}

/**
 * Looks up scanned barcodes. The quantity may be typed meanwhile: `settled` waits for pending lookups. The next code first
 * adds the typed line if it is complete; otherwise the code waits until the line is added or cleared.
 */
export function useScan(delivery: Delivery, stock: StockRows, { toBarcode, toQuantity, onBegin, onWait }: Places) {
  const locale = useLocale();
  const [unknown, setUnknown] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [looking, setLooking] = useState(false);
  /** Codes that have not been read yet, oldest first. */
  const queue = useRef<readonly string[]>([]);
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const running = useRef<Promise<boolean> | null>(null);

  const itemOf = async (barcode: string): Promise<StockItemRow | undefined> => {
    const { item_id } = await call(findBarcode, { body: { barcode } });
    if (item_id === null) return undefined;
    const known = stock.byId.get(item_id);
    return known?.is_file ? known : stock.fetchItem(item_id);
  };
  const lookUp = async (code: string): Promise<boolean> => {
    setLooking(true);
    const row = await itemOf(code).catch((error: unknown) => {
      setProblem(problemOf(error));
      return null;
    });
    setLooking(false);
    if (row) {
      delivery.choose(row);
      return true;
    }
    if (row === undefined) setUnknown(code);
    // The quantity may have been typed meanwhile.
    delivery.setEntry(({ quantity }) => typeNumber(emptyEntry(locale), 'quantity', quantity || '0', locale));
    toBarcode();
    return false;
  };
  /** Adds the typed line before the next code. If `counts`, an empty quantity means one. */
  const finishLine = (counts: boolean) => {
    const { item_id, quantity } = delivery.now().entry;
    if (counts && item_id !== null && quantity.trim() === '')
      delivery.setEntry((entry) => typeNumber(entry, 'quantity', '1', locale));
    return delivery.finish();
  };
  /** Reads the oldest code, if the typed line could be added. */
  const read = (counts: boolean): boolean | Promise<boolean> => {
    const [code, ...others] = queue.current;
    if (code === undefined) return true;
    const wrong = finishLine(counts);
    if (wrong) {
      setWaiting(queue.current);
      onWait(wrong);
      return false;
    }
    queue.current = others;
    setWaiting((before) => (before.length > 0 ? others : before));
    onBegin();
    const listed = delivery
      .now()
      .items.find(({ barcode }) => barcode !== null && barcodeKey(barcode) === barcodeKey(code));
    if (listed) {
      delivery.edit(listed.key);
      return true;
    }
    delivery.setEntry(() => ({ ...emptyEntry(locale), quantity: '' }));
    return lookUp(code);
  };
  const readNext = (counts: boolean) => {
    setUnknown(null);
    setProblem(null);
    const before = running.current ?? Promise.resolve(true);
    toQuantity();
    const task = before.then(() => read(counts));
    running.current = task;
    void task.then(() => {
      if (running.current === task) running.current = null;
    });
  };

  return {
    unknown,
    problem,
    looking,
    /** Codes that wait for the typed line. */
    waiting,
    /** Whether the pending lookup found an item; true if none is pending. */
    settled: () => running.current ?? Promise.resolve(true),
    forget: () => {
      setUnknown(null);
      setProblem(null);
    },
    /** Reads a code. `counts` is for a code scanned into the quantity of the line before. */
    scan: (text: string, counts = false) => {
      queue.current = [...queue.current, text.trim()];
      readNext(counts);
    },
    /** Reads the next waiting code, if there is one; returns whether there was. */
    resume: (): boolean => {
      const isWaiting = queue.current.length > 0;
      if (isWaiting) readNext(false);
      return isWaiting;
    },
  };
}
