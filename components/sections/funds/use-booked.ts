import { useLocale, useTranslations } from 'next-intl';
import { useToasts } from '@/components/form/use-toasts';
import { useMay } from '@/components/sight/offers';
import { useCommand } from '@/lib/api/use-command';
import { undoOperation, type FundOperation } from '@/lib/sections/funds/contract';
import { formatCount, formatMoney } from '@/lib/domain/format';

/** Tells what an operation did, and offers Undo where the server can take it back. */
export function useBooked() {
  const undoes = useMay()(undoOperation);
  const t = useTranslations('operations');
  const locale = useLocale();
  const toasts = useToasts();
  const { send } = useCommand(undoOperation);
  return (operation: FundOperation, amount: number, entry_id?: number) => {
    const text = t(`results.${operation}`, {
      sum: (Number.isInteger(amount) ? formatCount : formatMoney)(amount, locale),
    });
    if (!undoes) {
      toasts.success(text);
      return;
    }
    toasts.done(text, () => {
      send({ body: { operation, amount, ...(entry_id !== undefined && { entry_id }) } }).then(
        () => toasts.success(t('undone', { what: text })),
        (error: unknown) => toasts.failed(t('notUndone'), error),
      );
    });
  };
}
