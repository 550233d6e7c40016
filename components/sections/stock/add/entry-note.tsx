'use client';
import { useTranslations } from 'next-intl';
import { IconBarcodeOff } from '@tabler/icons-react';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { useMeasure } from '@/components/frame/use-measure';
import { cx, layout } from '@/components/ui/classes';
import { CloseButton } from '@/components/ui/close-button';
import { lineTotal, withVat } from '@/lib/sections/stock/rules/delivery';
import { toBaht, toSatang } from '@/lib/domain/money';
import { typedNumber } from '@/lib/domain/typed-number';
import { inMeasures, itemsNamed } from '@/lib/sections/stock/forms/delivery-entry';
import { type Entry, packageOf } from '@/lib/sections/stock/forms/line-fields';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/components/frame/use-formats';
import classes from './entry-form.module.css';
import type { Delivery } from './use-delivery';

interface UnknownBarcodeProps {
  barcode: string;
  /** Uses the barcode for a new item, or for an existing one. */
  onCreate: () => void;
  onAttach: () => void;
  onDismiss: () => void;
}

/** Notice of an unknown barcode, with choices: a new item or an existing one. Scanning may continue. */
export function UnknownBarcode({ barcode, onCreate, onAttach, onDismiss }: UnknownBarcodeProps) {
  const t = useTranslations('stockAdd.unknown');
  return (
    <div className={cx(layout.panel, layout.row, layout.small, classes['unknown'])} role="alert">
      <IconBarcodeOff size={18} aria-hidden />
      <span className={classes['unknownText']}>{t('text', { barcode })}</span>
      <Button size="compact-sm" variant="default" onClick={onCreate}>
        {t('create')}
      </Button>
      <Button size="compact-sm" variant="default" onClick={onAttach}>
        {t('attach')}
      </Button>
      <CloseButton size="sm" aria-label={t('dismiss')} onClick={onDismiss} />
    </div>
  );
}

/** Hint about the current item: its quantity in stock, or other items of the same name. */
function useEntryHint(entry: Entry, stock: StockRows): string {
  const t = useTranslations('stockAdd.entry');
  const measure = useMeasure();
  const row = entry.item_id === null ? undefined : stock.byId.get(entry.item_id);
  if (row?.is_file) {
    if (row.quantity === undefined) return '';
    const quantity = measure.figure(row.quantity, row.measure_name);
    return t('stock', { quantity, measure: measure.name(row.measure_name) });
  }
  const sameNamed = itemsNamed(stock.items, entry.name);
  if (sameNamed.length > 0) {
    const folders = sameNamed.map(({ parent_id }) => stock.pathOf(parent_id));
    return t('duplicate', { folder: folders.join('; ') });
  }
  return entry.name.trim() === '' ? '' : t('isNew');
}

interface EntryNoteProps {
  delivery: Delivery;
  stock: StockRows;
  /** Whether a barcode is being looked up. */
  looking: boolean;
  /** Removes the barcode from the line. */
  onDrop: () => void;
}

/** Note below the typed line: its item, barcode, quantity in measures and sum with VAT. Its room is reserved. */
export function EntryNote({ delivery, stock, looking, onDrop }: EntryNoteProps) {
  const t = useTranslations('stockAdd.entry');
  const { locale, formatMoney } = useFormats();
  const measure = useMeasure();
  const { entry, items, include_vat } = delivery.draft;
  const hint = useEntryHint(entry, stock);
  const unit = stock.measures.get(entry.measure_id ?? 0) ?? '';
  const line = inMeasures(entry, locale);
  const total = typedNumber(entry.total, locale) ?? 0;
  const number = items.findIndex(({ key }) => key === entry.key) + 1;
  return (
    <div className={cx(layout.row, layout.muted, layout.tiny, classes['note'])} role="status">
      {number > 0 && <span>{t('editing', { number })}</span>}
      <span>{looking ? t('looking') : hint}</span>
      {entry.barcode !== null && (
        <span className={cx(layout.line, classes['chip'])}>
          {t('willAttach', { barcode: entry.barcode })}
          <CloseButton size="sm" aria-label={t('dropBarcode', { barcode: entry.barcode })} onClick={onDrop} />
        </span>
      )}
      {packageOf(entry, locale) !== null && line.quantity > 0 && (
        <span>
          {t('inMeasures', {
            quantity: measure.written(line.quantity, unit),
            price: formatMoney(toBaht(lineTotal(1, line.price))),
            measure: measure.name(unit),
          })}
        </span>
      )}
      {include_vat && total > 0 && <span>{t('withVat', { sum: formatMoney(toBaht(withVat(toSatang(total)))) })}</span>}
    </div>
  );
}
