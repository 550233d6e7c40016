'use client';
import { IconBarcode, IconPlus } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { useRef, useState, type KeyboardEvent } from 'react';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { useMeasure } from '@/components/measure/use-measure';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Button } from '@/components/ui/button';
import { CloseButton } from '@/components/ui/close-button';
import { TextInput } from '@/components/ui/text-input';
import { lineTotal, withVat } from '@/lib/domain/delivery';
import { formatMoney } from '@/lib/domain/format';
import { toBaht, toSatang } from '@/lib/domain/money';
import { findBarcode } from '@/lib/contract/stock';
import { typedNumber } from '@/lib/domain/typed-number';
import { maxLength } from '@/lib/forms/rules';
import type { EntryErrors, EntryField } from './batch';
import { emptyEntry, inMeasures, isStarted, packageOf, typeNumber } from './entry';
import classes from './entry-form.module.css';
import { ItemFields, type Categories } from './item-fields';
import { ItemSearch } from './item-search';
import { NumberInput } from './number-input';
import { measureOf, PackageInput } from './package-input';
import { follow, scannedInto, type Burst } from './scan-burst';
import { UnknownBarcode } from './unknown-barcode';
import { useEntryHint } from './use-entry-hint';
import type { Delivery } from './use-delivery';
import { useScan } from './use-scan';

interface EntryFormProps {
  delivery: Delivery;
  stock: StockRows;
  categories: Categories;
}

const LONGEST = maxLength(findBarcode.body.shape.barcode);
const NO_ERRORS: EntryErrors = {};
const ORDER: readonly EntryField[] = [
  ...(['name', 'parent_id', 'category_id', 'measure_id', 'package_size', 'quantity', 'price'] as const),
];

/** Form of one line: barcode → quantity → Enter → back to the barcode. */
export function EntryForm({ delivery, stock, categories }: EntryFormProps) {
  const t = useTranslations('stockAdd');
  const locale = useLocale();
  const textOf = useProblemText();
  const root = useRef<HTMLFormElement>(null);
  const burst = useRef<Burst | null>(null);
  /** Field by which the last item was found: the next one is found there too. */
  const finder = useRef<'barcode' | 'name'>('barcode');
  const [code, setCode] = useState('');
  /** Whether the scanned barcode is being attached to an existing item. */
  const [attaching, setAttaching] = useState(false);
  const [errors, setErrors] = useState<EntryErrors>(NO_ERRORS);
  const { entry, batch } = delivery.draft;
  const { setEntry } = delivery;

  const focus = (name: string) => root.current?.querySelector<HTMLElement>(`[data-field="${name}"]`)?.focus();
  const scan = useScan(delivery, stock, {
    toBarcode: () => focus('barcode'),
    toQuantity: () => focus('quantity'),
  });
  const hint = useEntryHint(entry, stock);
  const measure = useMeasure();
  const unit = measureOf(entry, stock);
  const errorAt = (field: EntryField) => errors[field] && t(`errors.${errors[field]}`);

  const read = (text: string) => {
    setCode('');
    setErrors(NO_ERRORS);
    setAttaching(false);
    if (text.trim() === '') focus('name');
    else {
      finder.current = 'barcode';
      scan.scan(text);
    }
  };
  const add = async () => {
    if (!(await scan.settled())) return;
    const unchosen = attaching && delivery.now().entry.item_id === null;
    const wrong: EntryErrors | null = unchosen ? { name: 'choose' } : delivery.add();
    setErrors(wrong ?? NO_ERRORS);
    if (!wrong) setAttaching(false);
    focus(wrong ? (ORDER.find((field) => wrong[field]) ?? 'name') : finder.current);
  };
  const startWithBarcode = (barcode: string, toExisting: boolean) => {
    scan.forget();
    setAttaching(toExisting);
    setEntry(() => ({ ...emptyEntry(locale), barcode }));
    focus('name');
  };
  const clear = () => {
    setErrors(NO_ERRORS);
    setAttaching(false);
    setEntry(() => emptyEntry(locale));
    focus(finder.current);
  };
  /** A code scanned into the quantity is the next item, not a quantity of thirteen digits. */
  const watchQuantity = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    if (event.key.length === 1) burst.current = follow(burst.current, value, event.timeStamp);
    const scanned = event.key === 'Enter' ? scannedInto(burst.current, value, event.timeStamp) : null;
    if (!scanned) return;
    event.preventDefault();
    setEntry((now) => typeNumber(now, 'quantity', scanned.before || '1', locale));
    read(scanned.code);
  };

  const size = packageOf(entry, locale);
  const line = inMeasures(entry, locale);
  const total = typedNumber(entry.total, locale) ?? 0;
  const number = batch.lines.findIndex(({ key }) => key === entry.key) + 1;
  return (
    <form
      ref={root}
      className={classes['form']}
      aria-label={t('entry.label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <div className={classes['top']}>
        <TextInput
          data-field="barcode"
          label={t('entry.barcode')}
          placeholder={t('entry.barcodeHint')}
          leftSection={<IconBarcode size={18} aria-hidden />}
          data-autofocus
          autoComplete="off"
          {...(LONGEST !== undefined && { maxLength: LONGEST })}
          value={code}
          error={scan.problem && textOf(scan.problem)}
          onChange={(event) => setCode(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            read(event.currentTarget.value);
          }}
        />
        <ItemSearch
          stock={stock}
          name={entry.name}
          chosen={entry.item_id !== null}
          onName={(name) => setEntry((now) => ({ ...now, name, item_id: null }))}
          onChoose={(row, moveOn) => {
            setErrors(NO_ERRORS);
            finder.current = entry.barcode === null ? 'name' : 'barcode';
            delivery.choose(row);
            if (moveOn) focus('quantity');
          }}
          onNew={() => {
            finder.current = entry.barcode === null ? 'name' : 'barcode';
            focus('parent_id');
          }}
          mayCreate={!attaching}
          error={errorAt('name')}
          // Space for the hint is reserved, so nothing moves.
          description={(scan.looking ? t('entry.looking') : hint) || '\u00a0'}
        />
      </div>
      {scan.unknown !== null && (
        <UnknownBarcode
          barcode={scan.unknown}
          onCreate={() => startWithBarcode(scan.unknown ?? '', false)}
          onAttach={() => startWithBarcode(scan.unknown ?? '', true)}
          onDismiss={() => {
            scan.forget();
            focus('barcode');
          }}
        />
      )}
      {entry.barcode !== null && (
        <p className={classes['chip']}>
          {t('entry.willAttach', { barcode: entry.barcode })}
          <CloseButton
            size="sm"
            aria-label={t('entry.dropBarcode', { barcode: entry.barcode })}
            onClick={() => {
              setAttaching(false);
              setEntry((now) => ({ ...now, barcode: null }));
            }}
          />
        </p>
      )}
      <ItemFields entry={entry} setEntry={setEntry} stock={stock} categories={categories} errorAt={errorAt} />
      <div className={classes['numbers']}>
        <PackageInput entry={entry} setEntry={setEntry} stock={stock} error={errorAt('package_size')} />
        <NumberInput
          field="quantity"
          label={t(size === null ? 'entry.quantity' : 'entry.packages')}
          entry={entry}
          setEntry={setEntry}
          error={errorAt('quantity')}
          onKeyDown={watchQuantity}
        />
        <NumberInput
          field="price"
          label={t(size === null ? 'entry.price' : 'entry.packagePrice')}
          entry={entry}
          setEntry={setEntry}
          error={errorAt('price')}
          rightSection={<span aria-hidden>฿</span>}
        />
        <NumberInput
          field="total"
          label={t('entry.total')}
          entry={entry}
          setEntry={setEntry}
          rightSection={<span aria-hidden>฿</span>}
        />
        <div className={classes['actions']}>
          <Button
            type="submit"
            variant={entry.name === '' ? 'default' : 'filled'}
            leftSection={<IconPlus size={16} aria-hidden />}
          >
            {entry.key === null ? t('entry.add') : t('entry.save')}
          </Button>
          <Button variant="subtle" disabled={!isStarted(entry)} onClick={clear}>
            {t('entry.clear')}
          </Button>
        </div>
      </div>
      <p className={classes['note']}>
        {number > 0 && <span>{t('entry.editing', { number })}</span>}
        {size !== null && line.quantity > 0 && (
          <span>
            {t('entry.inMeasures', {
              quantity: measure.written(line.quantity, unit),
              price: formatMoney(toBaht(lineTotal(1, line.price)), locale),
              measure: measure.name(unit),
            })}
          </span>
        )}
        {batch.include_vat && total > 0 && (
          <span>{t('entry.withVat', { sum: formatMoney(toBaht(withVat(toSatang(total))), locale) })}</span>
        )}
      </p>
    </form>
  );
}
