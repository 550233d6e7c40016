'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { StockPicker } from '@/components/browse/stock-picker';
import { FormDialog } from '@/components/form/form-dialog';
import { NumberField } from '@/components/form/number-field';
import { useMeasure } from '@/components/frame/use-measure';
import { loadProblem } from '@/components/problem/load-problem';
import type { StockItemRow, StockRow } from '@/lib/sections/stock/contract/stock';
import { isBrew } from '@/lib/sections/craft/rules/brew';
import { transferForm } from '@/lib/sections/stock/forms/stock';
import { useStockRows } from '@/components/browse/use-stock-rows';
import { cx, layout } from '@/components/ui/classes';
import { priceInBaht } from '@/lib/domain/money';
import { heldOf, takenValue } from '@/lib/domain/holding';
import { bookMovement } from '@/lib/domain/stock-ledger';
import { addQuantity } from '@/lib/domain/exact';
import classes from './fields.module.css';
import { MovedMeanwhile } from './moved-meanwhile';
import { readAgain } from './read-again';
import { Preview, usePreviewLines } from './preview';

interface TransferPreviewProps {
  readonly item: StockItemRow;
  readonly target: StockItemRow;
  readonly quantity: number;
}

/** Preview of a transfer: quantities of both items and the target's average price. */
function TransferPreview({ item, target, quantity }: TransferPreviewProps) {
  const t = useTranslations('stockItem');
  const line = usePreviewLines();
  const amount = takenValue(heldOf(item), quantity);
  const { after } = bookMovement(heldOf(target), { kind: 'transfer_in', quantity, amount });
  return (
    <Preview
      lines={[
        {
          ...line.quantity(item.name, item, item.quantity, addQuantity(item.quantity ?? 0, -quantity)),
          negative: false,
        },
        line.quantity(target.name, target, target.quantity, after.quantity),
        line.price(t('transfer.price'), target.stock_price, priceInBaht(after.price)),
      ]}
    />
  );
}

/** Converts some of an item to another item of the Brew folder. */
export function TransferDialog({ item, onClose }: { item: StockItemRow; onClose: () => void }) {
  const t = useTranslations('stockItem');
  const words = useMeasure();
  const stock = useStockRows();
  const { byId } = stock;
  const offers = useCallback(
    (row: StockRow) => row.item_id !== item.item_id && isBrew<StockRow>(byId, row),
    [item.item_id, byId],
  );
  return (
    <FormDialog
      form={transferForm}
      record={item}
      reread={() => readAgain(item.item_id)}
      title={t('transfer.title', { name: item.name })}
      size={480}
      submitLabel={t('transfer.submit')}
      onClose={onClose}
    >
      {(form) => {
        const target = stock.items.find(({ item_id }) => item_id === form.draft.target_id);
        const { quantity } = form.values;
        return (
          <>
            <p className={cx(layout.muted, layout.figures, classes['now'])}>
              {t('transfer.from')}{' '}
              <strong data-negative={(form.record.quantity ?? 0) < 0 || undefined}>
                {words.written(form.record.quantity, item)}
              </strong>
            </p>
            {loadProblem(undefined, stock.query)}
            <StockPicker {...form.value('target_id')} stock={stock} label={t('transfer.target')} offers={offers} />
            {target && (
              <p className={cx(layout.muted, layout.figures, classes['now'])}>
                {t('transfer.chosen')} <strong>{target.name}</strong>
              </p>
            )}
            <NumberField {...form.text('quantity')} unit={words.name(item)} />
            {form.settled && <MovedMeanwhile before={item} now={form.record} />}
            {target && quantity !== undefined && (
              <TransferPreview item={form.record} target={target} quantity={quantity} />
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
