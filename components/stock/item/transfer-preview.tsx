import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/measure/use-measure';
import type { StockItemRow } from '@/lib/contract/stock';
import { toBaht, toSatang } from '@/lib/domain/money';
import { addQuantity, bookMovement, valueOf } from '@/lib/domain/stock-ledger';
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
  const booked = bookMovement(
    { quantity: target.quantity ?? 0, price: toSatang(target.stock_price ?? 0) },
    { kind: 'transfer_in', quantity, amount: valueOf(quantity, toSatang(item.stock_price ?? 0)) },
  );
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
          after: words.written(booked.quantity_after, target),
          negative: booked.quantity_after < 0,
        },
        {
          label: t('transfer.price'),
          before: words.money(target.stock_price),
          after: words.money(toBaht(booked.price_after)),
        },
      ]}
    />
  );
}
