'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useProblemText } from '@/components/problem/use-problem-text';
import { ApiError, call } from '@/lib/api/call';
import { useRefresh } from '@/lib/api/use-endpoint';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { CODE, type Problem } from '@/lib/contract/problem';
import { addBarcode, addToStock } from '@/lib/contract/stock-edit';
import { barcodesOf, bodyOf, type BatchLine } from './batch';
import { notify } from './notify';
import type { Delivery } from './use-delivery';

export type Booked = ReplyOf<typeof addToStock>;

export const problemOf = (error: unknown): Problem =>
  error instanceof ApiError ? error.problem : { code: CODE.internal, message: '' };

/** Gives scanned barcodes to their items. What does not work is told, not thrown: the delivery itself is booked. */
function useAttachBarcodes() {
  const t = useTranslations('stockAdd');
  const textOf = useProblemText();
  const attach = async (barcode: string, item_id: number | null): Promise<string | null> => {
    if (item_id === null) return t('barcodes.noItem');
    try {
      const reply = await call(addBarcode, { body: { item_id, barcode } });
      if (reply.added || reply.assigned_stock_item_id === item_id) return null;
      const { assigned_stock_item_id: id = 0, assigned_stock_item_name: name = '' } = reply;
      return t('barcodes.taken', { id: String(id), name });
    } catch (error) {
      return textOf(problemOf(error));
    }
  };
  return async (lines: readonly BatchLine[], itemIds: readonly number[]) => {
    for (const { barcode, item_id, name } of barcodesOf(lines, itemIds)) {
      const why = await attach(barcode, item_id);
      if (why !== null)
        notify({ color: 'red', title: t('barcodes.failed', { barcode, name }), text: why, close: t('close') });
    }
  };
}

/** Books the delivery: once, however often it is asked for while it is under way. */
export function useBooking(delivery: Delivery, onBooked: (reply: Booked) => void) {
  const t = useTranslations('stockAdd');
  const refresh = useRefresh(addToStock);
  const attachBarcodes = useAttachBarcodes();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const running = useRef(false);

  const book = async () => {
    const { batch } = delivery.now();
    if (running.current || batch.lines.length === 0) return;
    running.current = true;
    setBusy(true);
    setProblem(null);
    try {
      const body = bodyOf(batch);
      const reply = await call(addToStock, { body }, undefined, delivery.attempt(JSON.stringify(body)));
      delivery.clear();
      await attachBarcodes(batch.lines, reply.item_ids ?? []);
      // It is booked, whatever becomes of the lists.
      await refresh().catch(() => undefined);
      notify({ color: 'green', title: t('title'), text: t('done'), close: t('close') });
      onBooked(reply);
    } catch (error) {
      setProblem(problemOf(error));
    }
    running.current = false;
    setBusy(false);
  };
  return { book, busy, problem, forget: () => setProblem(null) };
}

/** The line of the list that a refusal is about, by its place; -1 when it is about none. */
export const refusedLine = (problem: Problem | null): number =>
  Number(/^items\.(\d+)/.exec(problem?.field ?? '')?.[1] ?? -1);
