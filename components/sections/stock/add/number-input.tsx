'use client';
import { useLocale, useTranslations } from 'next-intl';
import { TextInput, type TextInputProps } from '@/components/ui/text-input';
import {
  enterNumber,
  type Entry,
  leaveNumber,
  type NumberField,
  typeNumber,
  typePackage,
} from '@/lib/sections/stock/forms/delivery-entry';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { useMeasure } from '@/components/frame/use-measure';
import { MEASURES } from '@/lib/domain/measure';
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

/** Contents of a package. If empty, the line counts measures; otherwise packages, with a price for each. */
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

interface NumberInputProps extends Omit<TextInputProps, 'onChange' | 'value'> {
  readonly field: NumberField;
  readonly line: Line;
  /** Changes the line without an act of the person. */
  readonly setEntry: (change: (entry: Entry) => Entry) => void;
}

/** Input for quantity, price or total of a line; each change updates the others. */
export function NumberInput({ field, line, setEntry, ...props }: NumberInputProps) {
  const locale = useLocale();
  const { onBlur, ...input } = line.text(field);
  return (
    <TextInput
      {...input}
      {...props}
      data-field={field}
      className={classes['number'] ?? ''}
      inputMode="decimal"
      onFocus={() => setEntry((now) => enterNumber(now, field, locale))}
      onBlur={() => {
        setEntry((now) => leaveNumber(now, field, locale));
        onBlur();
      }}
      onChange={(event) => {
        const { value } = event.currentTarget;
        line.edit((now) => typeNumber(now, field, value, locale));
      }}
    />
  );
}
