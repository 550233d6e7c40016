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
import { barcodesOf, type BatchLine } from '@/lib/sections/stock/forms/delivery-lines';
import type { DeliveryDraft } from './use-delivery';
import { toasts } from '@/components/ui/toast-store';

type Booked = ReplyOf<typeof addToStock>;

const FAILURE_MS = 10_000;

/** Toasts of success and failure, away from the buttons. */
function useNotes() {
  const closeLabel = useTranslations('stockAdd')('close');
  const shared = { place: 'left', closeLabel } as const;
  return {
    done: (title: string, message: string) => toasts.show({ ...shared, color: 'green', title, message }),
    failed: (title: string, message: string) =>
      toasts.show({ ...shared, color: 'red', autoClose: FAILURE_MS, title, message }),
  };
}

/** Attaches scanned barcodes to their items. Refusals are shown, not thrown, because the delivery is booked. */
function useAttachBarcodes() {
  const t = useTranslations('stockAdd');
  const textOf = useProblemText();
  const notes = useNotes();
  const { send } = useSend(addBarcode);
  const attach = async (barcode: string, item_id: number | null): Promise<string | null> => {
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
  return async (lines: readonly BatchLine[], itemIds: readonly number[]) => {
    for (const { barcode, item_id, name } of barcodesOf(lines, itemIds)) {
      const why = await attach(barcode, item_id);
      if (why !== null) notes.failed(t('barcodes.failed', { barcode, name }), why);
    }
  };
}

/** Attaches the invoice to the booked delivery. A failure is shown, not thrown: the delivery is booked. */
function useAttachPhoto() {
  const t = useTranslations('stockAdd.invoice');
  const notes = useNotes();
  const textOf = useProblemText();
  return async (photo: File | null, { expense_id, purchase_number = 0 }: Booked) => {
    if (!photo) return;
    const failed = (text: string) => notes.failed(t('photoFailed', { number: String(purchase_number) }), text);
    // What cost nothing is no expense.
    if (expense_id === undefined) failed(t('noExpense'));
    else
      await upload(attachExpenseFile, { expense_id }, photo, { key: nanoid() }).catch((error: unknown) =>
        failed(textOf(problemOf(error))),
      );
  };
}

/** Finishes a booked delivery: attaches its photo and barcodes, reads the new figures, and shows a toast. */
export function useAfterBooking() {
  const t = useTranslations('stockAdd');
  const attachBarcodes = useAttachBarcodes();
  const attachPhoto = useAttachPhoto();
  const notes = useNotes();
  return async (reply: Booked, { items, photo }: DeliveryDraft, refresh: () => Promise<unknown>) => {
    await attachPhoto(photo, reply);
    await attachBarcodes(items, reply.item_ids ?? []);
    // The delivery is booked even if reading the new figures fails.
    await refresh().catch(() => undefined);
    notes.done(t('toastTitle'), t('done'));
  };
}

/** Index of the line that a refusal names; -1 for none. */
export const refusedLine = (problem: Problem): number => Number(/^items\.(\d+)/.exec(problem.field ?? '')?.[1] ?? -1);
