'use client';
import { useTranslations } from 'next-intl';
import { nanoid } from 'nanoid';
import { useProblemText } from '@/components/problem/use-problem-text';
import { problemOf } from '@/lib/api/call';
import { upload } from '@/lib/api/upload';
import { useSend } from '@/lib/api/use-send';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { attachExpenseFile } from '@/lib/sections/expenses/contract';
import type { Problem } from '@/lib/contract/problem';
import { addBarcode, type addToStock } from '@/lib/sections/stock/contract/edit';
import { barcodesOf } from '@/lib/sections/stock/forms/delivery-lines';
import { toasts } from '@/components/ui/toast-store';
import type { DeliveryDraft } from './use-delivery';

type Booked = ReplyOf<typeof addToStock>;

const FAILURE_MS = 10_000;

/**
 * Finishes a booked delivery: attaches its photo and barcodes, reads the new figures, and shows a toast away from the
 * buttons. What fails is shown, not thrown, because the delivery is booked.
 */
export function useAfterBooking() {
  const t = useTranslations('stockAdd');
  const textOf = useProblemText();
  const { send } = useSend(addBarcode);
  const failed = (title: string, message: string) =>
    toasts.show({ place: 'left', color: 'red', autoClose: FAILURE_MS, title, message });

  const attachPhoto = async (photo: File | null, { expense_id, purchase_number = 0 }: Booked) => {
    if (!photo) return;
    const title = t('invoice.photoFailed', { number: String(purchase_number) });
    // A line that cost nothing is no expense.
    if (expense_id === undefined) failed(title, t('invoice.noExpense'));
    else
      await upload(attachExpenseFile, { expense_id }, photo, { key: nanoid() }).catch((error: unknown) =>
        failed(title, textOf(problemOf(error))),
      );
  };
  /** Attaches a scanned barcode to its item, or returns why not. */
  const attachBarcode = async (barcode: string, item_id: number | null): Promise<string | null> => {
    if (item_id === null) return t('barcodes.noItem');
    try {
      const reply = await send({ body: { item_id, barcode } });
      if (reply.added || reply.assigned_stock_item_id === item_id) return null;
      const { assigned_stock_item_id: id = 0, assigned_stock_item_name: name = '' } = reply;
      return t('barcodes.taken', { id: String(id), name });
    } catch (error) {
      return textOf(problemOf(error));
    }
  };
  return async (reply: Booked, { items, photo }: DeliveryDraft, refresh: () => Promise<unknown>) => {
    await attachPhoto(photo, reply);
    for (const { barcode, item_id, name } of barcodesOf(items, reply.item_ids ?? [])) {
      const why = await attachBarcode(barcode, item_id);
      if (why !== null) failed(t('barcodes.failed', { barcode, name }), why);
    }
    // The delivery is booked even if reading the new figures fails.
    await refresh().catch(() => undefined);
    toasts.show({ place: 'left', color: 'green', title: t('toastTitle'), message: t('done') });
  };
}

/** Index of the line that a refusal names; -1 for none. */
export const refusedLine = (problem: Problem): number => Number(/^items\.(\d+)/.exec(problem.field ?? '')?.[1] ?? -1);
