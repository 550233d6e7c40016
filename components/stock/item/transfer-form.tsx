'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import { DialogForm } from '@/components/form/dialog-form';
import { useMeasure } from '@/components/measure/use-measure';
import { useCommand } from '@/lib/api/use-endpoint';
import type { StockItemRow, StockRow } from '@/lib/contract/stock';
import { transferStock } from '@/lib/contract/stock-edit';
import { isBrew } from '@/lib/domain/brew';
import { toBaht, toSatang } from '@/lib/domain/money';
import { addQuantity, bookMovement, valueOf } from '@/lib/domain/stock-ledger';
import { typedNumber } from '@/lib/domain/typed-number';
import classes from './fields.module.css';
import type { Shell } from './item-modal';
import { NumberField } from './number-field';
import { Preview } from './preview';
import { quantityError } from './quantity-rules';
import { StockPicker } from '@/components/browse/stock-picker';
import type { StockIndex } from './use-stock-rows';

interface TransferFormProps {
  item: StockItemRow;
  stock: StockIndex;
  shell: Shell;
}

/** What to turn it into and how much, with what both will hold then. */
export function TransferForm({ item, stock, shell }: TransferFormProps) {
  const t = useTranslations('stockItem');
  const locale = useLocale();
  const words = useMeasure();
  const measure = words.name(item);
  const { trigger } = useCommand(transferStock);
  const [targetId, setTargetId] = useState(0);
  const [text, setText] = useState('');
  const { byId } = stock;
  const offers = useCallback(
    (row: StockRow) => row.item_id !== item.item_id && isBrew<StockRow>(byId, row),
    [item.item_id, byId],
  );
  const target = stock.items.find(({ item_id }) => item_id === targetId);
  const error = text.trim() === '' ? undefined : quantityError(text, locale);
  const quantity = error ? null : typedNumber(text, locale);
  const tooMuch = quantity !== null && quantity > item.quantity;
  const dirty = (id: number, typed: string) => shell.onDirty(id !== 0 || typed.trim() !== '');
  const ready = target !== undefined && quantity !== null && quantity > 0 && !tooMuch;
  const submit = () => {
    if (!ready) return undefined;
    return trigger({ body: { source_id: item.item_id, target_id: targetId, quantity } }).then(shell.done);
  };
  const price = toSatang(item.stock_price);
  const booked = ready
    ? bookMovement(
        { quantity: target.quantity, price: toSatang(target.stock_price) },
        { kind: 'transfer_in', quantity, amount: valueOf(quantity, price) },
      )
    : null;
  return (
    <DialogForm submitLabel={t('transfer.submit')} disabled={!ready} onSubmit={submit} onCancel={shell.leave}>
      <p className={classes['now']}>
        {t('transfer.from')}{' '}
        <strong data-negative={item.quantity < 0 || undefined}>{words.written(item.quantity, item)}</strong>
      </p>
      <StockPicker
        stock={stock}
        label={t('transfer.target')}
        value={targetId}
        offers={offers}
        onChange={(id) => {
          setTargetId(id);
          dirty(id, text);
        }}
      />
      {target && (
        <p className={classes['now']}>
          {t('transfer.chosen')} <strong>{target.name}</strong>
        </p>
      )}
      <NumberField
        label={t('transfer.quantity')}
        unit={measure}
        value={text}
        error={
          error
            ? t(`errors.${error}`)
            : quantity !== null && quantity <= 0
              ? t('errors.moreThanZero')
              : tooMuch && t('transfer.tooMuch', { quantity: words.written(item.quantity, item) })
        }
        onChange={(typed) => {
          setText(typed);
          dirty(targetId, typed);
        }}
      />
      {ready && booked && (
        <Preview
          label={t('preview')}
          lines={[
            {
              label: item.name,
              before: words.written(item.quantity, item),
              after: words.written(addQuantity(item.quantity, -quantity), item),
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
      )}
    </DialogForm>
  );
}
