'use client';
import { useLocale } from 'next-intl';
import { useRef, useState } from 'react';
import { call, problemOf } from '@/lib/api/call';
import type { Problem } from '@/lib/contract/problem';
import { findBarcode, type StockItemRow } from '@/lib/contract/stock';
import { barcodeKey } from '@/lib/domain/barcode';
import { emptyEntry, quantityOf } from './entry';
import type { Delivery } from './use-delivery';
import type { StockRows } from '@/components/browse/use-stock-rows';

interface Places {
  readonly toBarcode: () => void;
  readonly toQuantity: () => void;
}

/**
 * Looks up scanned barcodes. The quantity may be typed meanwhile: `settled` waits for pending lookups. A complete line
 * is added before the next code, so that no input is lost.
 */
export function useScan(delivery: Delivery, stock: StockRows, { toBarcode, toQuantity }: Places) {
  const locale = useLocale();
  const [unknown, setUnknown] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [looking, setLooking] = useState(false);
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
    delivery.setEntry(() => emptyEntry(locale));
    toBarcode();
    return false;
  };
  const finishLine = () => {
    const { entry } = delivery.now();
    if (entry.name.trim() !== '' && quantityOf(entry, locale) > 0) delivery.add();
  };

  return {
    unknown,
    problem,
    looking,
    /** Whether the pending lookup found an item; true if none is pending. */
    settled: () => running.current ?? Promise.resolve(true),
    forget: () => {
      setUnknown(null);
      setProblem(null);
    },
    scan: (text: string) => {
      const code = text.trim();
      setUnknown(null);
      setProblem(null);
      const before = running.current ?? Promise.resolve(true);
      const task = before.then(() => {
        finishLine();
        const { lines } = delivery.now().batch;
        const waiting = lines.find(({ barcode }) => barcode !== null && barcodeKey(barcode) === barcodeKey(code));
        if (waiting) {
          delivery.edit(waiting.key);
          return true;
        }
        delivery.setEntry(() => ({ ...emptyEntry(locale), quantity: '' }));
        return lookUp(code);
      });
      running.current = task;
      void task.then(() => {
        if (running.current === task) running.current = null;
      });
      toQuantity();
    },
  };
}
