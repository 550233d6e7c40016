'use client';
import { useLocale, useTranslations } from 'next-intl';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { useMeasure } from '@/components/frame/use-measure';
import { TextInput } from '@/components/ui/text-input';
import { MEASURES } from '@/lib/domain/measure';
import { typePackage, type Entry } from '@/lib/sections/stock/forms/delivery-entry';
import classes from './entry-form.module.css';
import type { Line } from './use-line';

/** Wire name of the measure of an entry or line; empty when none is chosen. */
export function measureOf(
  { item_id, measure_id }: Pick<Entry, 'item_id' | 'measure_id'>,
  stock: Pick<StockRows, 'byId'>,
): string {
  const row = item_id === null ? undefined : stock.byId.get(item_id);
  const known = MEASURES.find((one) => one.measure_id === measure_id);
  return row?.is_file ? row.measure_name : (known?.measure_name ?? '');
}

interface PackageInputProps {
  readonly entry: Entry;
  readonly line: Line;
  readonly stock: StockRows;
}

/** Contents of a package. Empty, the line counts measures; filled, it counts packages at a price each. */
export function PackageInput({ entry, line, stock }: PackageInputProps) {
  const t = useTranslations('stockAdd.entry');
  const locale = useLocale();
  const measure = useMeasure();
  const unit = measureOf(entry, stock);
  return (
    <TextInput
      {...line.text('package_size')}
      data-field="package_size"
      className={classes['number'] ?? ''}
      placeholder={t('packageNone')}
      inputMode="decimal"
      rightSection={unit && <span aria-hidden>{measure.name(unit)}</span>}
      rightSectionPointerEvents="none"
      onChange={(event) => {
        const { value } = event.currentTarget;
        line.edit((now) => typePackage(now, value, locale));
      }}
    />
  );
}
