'use client';
import { Alert } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useCallback, useState } from 'react';
import dialogs from '@/components/form/dialogs.module.css';
import { DialogForm } from '@/components/form/dialog-form';
import { useMeasure } from '@/components/measure/use-measure';
import { useCommand } from '@/lib/api/use-endpoint';
import { useFresh } from '@/lib/api/use-fresh';
import { stockBarcodes, stockDependencies, type StockItemRow, type StockRow } from '@/lib/contract/stock';
import { mergeStock } from '@/lib/contract/stock-edit';
import { toBaht, toSatang } from '@/lib/domain/money';
import { bookMovement, valueOf } from '@/lib/domain/stock-ledger';
import type { Shell } from './item-modal';
import { Preview } from './preview';
import { StockPicker } from '@/components/browse/stock-picker';
import type { StockIndex } from './use-stock-rows';

interface MergeFormProps {
  destination: StockItemRow;
  stock: StockIndex;
  shell: Shell;
}

/** Which item to take in, and what will be of both. */
export function MergeForm({ destination, stock, shell }: MergeFormProps) {
  const t = useTranslations('stockItem');
  const words = useMeasure();
  const { trigger } = useCommand(mergeStock);
  const [sourceId, setSourceId] = useState(0);
  const offers = useCallback((row: StockRow) => row.item_id !== destination.item_id, [destination.item_id]);
  const source = stock.items.find(({ item_id }) => item_id === sourceId);
  const asked = source ? { body: { item_id: source.item_id } } : null;
  const recipes = useFresh(stockDependencies, asked);
  const barcodes = useFresh(stockBarcodes, asked);
  const fits = source?.measure_id === destination.measure_id;
  const submit = () =>
    source && fits
      ? trigger({ body: { source_id: source.item_id, destination_id: destination.item_id } }).then(shell.done)
      : undefined;
  const booked = source &&
    fits && {
      ...bookMovement(
        { quantity: destination.quantity, price: toSatang(destination.stock_price) },
        {
          kind: 'merge_in',
          quantity: source.quantity,
          amount: valueOf(source.quantity, toSatang(source.stock_price)),
        },
      ),
    };
  const count = (read: { data?: { items: readonly unknown[] } | undefined }) => read.data?.items.length ?? '…';
  return (
    <DialogForm submitLabel={t('merge.submit')} disabled={!fits} onSubmit={submit} onCancel={shell.leave}>
      <p className={dialogs['text']}>{t('merge.text')}</p>
      <StockPicker
        stock={stock}
        label={t('merge.source')}
        value={sourceId}
        offers={offers}
        onChange={(id) => {
          setSourceId(id);
          shell.onDirty(true);
        }}
      />
      {source && !fits && (
        <Alert role="alert" color="yellow" variant="light">
          {t('merge.measures', { name: source.name })}
        </Alert>
      )}
      {source && booked && (
        <Preview
          label={t('preview')}
          lines={[
            { label: t('merge.gone'), after: `#${source.item_id} ${source.name}` },
            {
              label: t('merge.adds'),
              after: `${words.written(source.quantity, source)} × ${words.money(source.stock_price)}`,
            },
            {
              label: t('fields.quantity'),
              before: words.written(destination.quantity, destination),
              after: words.written(booked.quantity_after, destination),
              negative: booked.quantity_after < 0,
            },
            {
              label: t('merge.average'),
              before: words.money(destination.stock_price),
              after: words.money(toBaht(booked.price_after)),
            },
            { label: t('merge.recipes'), after: recipes.error ? '—' : count(recipes) },
            { label: t('merge.barcodes'), after: barcodes.error ? '—' : count(barcodes) },
          ]}
        />
      )}
    </DialogForm>
  );
}
