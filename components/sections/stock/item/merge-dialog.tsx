'use client';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { StockPicker } from '@/components/browse/stock-picker';
import { FormDialog } from '@/components/form/form-dialog';
import { loadProblem } from '@/components/problem/load-problem';
import { Alert } from '@/components/ui/alert';
import { stockBarcodes } from '@/lib/sections/stock/contract/barcodes';
import { type StockItemRow, type StockRow } from '@/lib/sections/stock/contract/stock';
import { mergeForm } from '@/lib/sections/stock/forms/stock';
import { useStockRows } from '@/components/browse/use-stock-rows';
import { useMeasure } from '@/components/frame/use-measure';
import { useFresh } from '@/lib/api/use-fresh';
import { priceInBaht } from '@/lib/domain/money';
import { heldOf } from '@/lib/domain/holding';
import { bookMovement } from '@/lib/domain/stock-ledger';
import { useFormats } from '@/components/frame/use-formats';
import { Preview, readCount, usePreviewLines, useRecipeCount } from './preview';

/** Preview of a merge: quantity, average price, recipes and barcodes. */
function MergePreview({ destination, source }: { destination: StockItemRow; source: StockItemRow }) {
  const t = useTranslations('stockItem');
  const { formatBaht } = useFormats();
  const words = useMeasure();
  const line = usePreviewLines();
  const recipes = useRecipeCount(source.item_id);
  const barcodes = useFresh(stockBarcodes, { body: { item_id: source.item_id } });
  const { quantity, value } = heldOf(source);
  const { after } = bookMovement(heldOf(destination), { kind: 'merge_in', quantity, amount: Math.abs(value) });
  return (
    <Preview
      lines={[
        { label: t('merge.gone'), after: `#${source.item_id} ${source.name}` },
        {
          label: t('merge.adds'),
          after: `${words.written(source.quantity, source)} × ${formatBaht(source.stock_price)}`,
        },
        line.quantity(t('fields.quantity'), destination, destination.quantity, after.quantity),
        line.price(t('merge.average'), destination.stock_price, priceInBaht(after.price)),
        { label: t('merge.recipes'), after: recipes },
        { label: t('merge.barcodes'), after: readCount(barcodes, barcodes.data?.items.length) },
      ]}
    />
  );
}

/** Merges another item into this one; their measures must match. */
export function MergeDialog({ destination, onClose }: { destination: StockItemRow; onClose: () => void }) {
  const t = useTranslations('stockItem');
  const stock = useStockRows();
  const offers = useCallback((row: StockRow) => row.item_id !== destination.item_id, [destination.item_id]);
  const sourceOf = (id: number | null) => stock.items.find(({ item_id }) => item_id === id);
  const fits = ({ measure_id }: StockItemRow) => measure_id === destination.measure_id;
  return (
    <FormDialog
      form={mergeForm}
      record={destination}
      title={t('merge.title', { name: destination.name })}
      size={520}
      submitLabel={t('merge.submit')}
      blocked={({ source_id }) => {
        const source = sourceOf(source_id);
        return source && !fits(source) ? t('merge.measures', { name: source.name }) : null;
      }}
      onClose={onClose}
    >
      {(form) => {
        const source = sourceOf(form.draft.source_id);
        return (
          <>
            <p>{t('merge.text')}</p>
            {loadProblem(undefined, stock.query)}
            <StockPicker {...form.value('source_id')} stock={stock} label={t('merge.source')} offers={offers} />
            {source && !fits(source) && (
              <Alert role="alert" color="yellow">
                {t('merge.measures', { name: source.name })}
              </Alert>
            )}
            {source && fits(source) && <MergePreview destination={destination} source={source} />}
          </>
        );
      }}
    </FormDialog>
  );
}
