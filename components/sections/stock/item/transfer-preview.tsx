import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import type { StockItemRow } from '@/lib/sections/stock/contract/stock';
import { priceInBaht } from '@/lib/domain/money';
import { addQuantity, bookMovement, heldOf, takenValue } from '@/lib/domain/stock-ledger';
import { Preview } from './preview';

interface TransferPreviewProps {
  readonly item: StockItemRow;
  readonly target: StockItemRow;
  readonly quantity: number;
}

/** Preview of a transfer: quantities of both items and the target's average price. */
export function TransferPreview({ item, target, quantity }: TransferPreviewProps) {
  const t = useTranslations('stockItem');
  const words = useMeasure();
  const amount = takenValue(heldOf(item), quantity);
  const { after } = bookMovement(heldOf(target), { kind: 'transfer_in', quantity, amount });
  return (
    <Preview
      label={t('preview')}
      lines={[
        {
          label: item.name,
          before: words.written(item.quantity, item),
          after: words.written(addQuantity(item.quantity ?? 0, -quantity), item),
        },
        {
          label: target.name,
          before: words.written(target.quantity, target),
          after: words.written(after.quantity, target),
          negative: after.quantity < 0,
        },
        {
          label: t('transfer.price'),
          before: words.money(target.stock_price),
          after: words.money(priceInBaht(after.price)),
        },
      ]}
    />
  );
}
