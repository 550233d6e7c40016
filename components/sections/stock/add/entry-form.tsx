'use client';
import { IconBarcode, IconPlus } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { StockRows } from '@/components/browse/use-stock-rows';
import { useMeasure } from '@/components/frame/use-measure';
import { useProblemText } from '@/components/problem/use-problem-text';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { CloseButton } from '@/components/ui/close-button';
import { TextInput } from '@/components/ui/text-input';
import { findBarcode } from '@/lib/sections/stock/contract/barcodes';
import { type StockItemRow } from '@/lib/sections/stock/contract/stock';
import { isStarted, typeNumber } from '@/lib/sections/stock/forms/delivery-entry';
import { emptyEntry, packageOf } from '@/lib/sections/stock/forms/line-fields';
import type { LineField } from '@/lib/sections/stock/forms/delivery-lines';
import { maxLength } from '@/lib/forms/rules';
import { Form } from '@/components/ui/form';
import classes from './entry-form.module.css';
import { EntryNote, UnknownBarcode } from './entry-note';
import { fieldIn } from './field-in';
import { ItemFields } from './item-fields';
import { ItemSearch } from './item-search';
import { NumberInput } from './number-input';
import { follow, scannedInto, type Burst } from './scan-burst';
import type { Delivery } from './use-delivery';
import { useLine } from './use-line';
import { useScan } from './use-scan';

interface EntryFormProps {
  delivery: Delivery;
  stock: StockRows;
  /** Why the delivery cannot be booked because of the typed line. */
  complaint: string | undefined;
  /** Line to edit, or item to receive, after the typed line is added to the list. A new object for each request. */
  wanted: { readonly key: number } | { readonly row: StockItemRow } | null;
}

const LONGEST = maxLength(findBarcode.body.shape.barcode);

/** Form of one line: barcode → quantity → Enter → back to the barcode. */
export function EntryForm({ delivery, stock, complaint, wanted }: EntryFormProps) {
  const t = useTranslations('stockAdd');
  const locale = useLocale();
  const textOf = useProblemText();
  const measure = useMeasure();
  const root = useRef<HTMLFormElement>(null);
  const burst = useRef<Burst | null>(null);
  /** Field by which the last item was found: the next one is found there too. */
  const finder = useRef<'barcode' | 'name'>('barcode');
  const [code, setCode] = useState('');
  const [target, setTarget] = useState<{ readonly field: string } | null>(null);
  const { entry } = delivery.draft;
  const { setEntry } = delivery;
  const line = useLine(delivery);
  const { attaching, begin, shown } = line;

  /** Focuses a field at once, because a scanner does not wait; a field that is not shown yet, after it is rendered. */
  const focus = (name: string) => {
    const field = fieldIn(root.current, name);
    if (field) field.focus();
    else setTarget({ field: name });
  };
  useEffect(() => {
    if (target) fieldIn(root.current, target.field)?.focus();
  }, [target]);
  const tell = (wrong: LineField, isWaiting = false) => {
    line.tell(wrong, isWaiting);
    focus(wrong);
  };
  const isUnchosen = () => attaching && delivery.now().entry.item_id === null;
  const scan = useScan(delivery, stock, {
    toBarcode: () => focus('barcode'),
    toQuantity: () => focus('quantity'),
    onBegin: begin,
    onWait: (wrong) => tell(isUnchosen() ? 'name' : wrong, true),
  });
  const read = (text: string, counts = false) => {
    setCode('');
    line.act();
    if (text.trim() === '') {
      focus('name');
      return;
    }
    finder.current = 'barcode';
    scan.scan(text, counts);
  };
  const add = async () => {
    if (!(await scan.settled())) return;
    const wrong = isUnchosen() ? 'name' : delivery.add();
    if (wrong) {
      tell(wrong);
      return;
    }
    begin();
    if (!scan.resume()) focus(finder.current);
  };
  const startWithBarcode = (barcode: string, toExisting: boolean) => {
    scan.forget();
    line.setAttaching(toExisting);
    setEntry(({ quantity }) => typeNumber({ ...emptyEntry(locale), barcode }, 'quantity', quantity || '0', locale));
    focus('name');
  };
  const clear = () => {
    begin();
    setEntry(() => emptyEntry(locale));
    if (!scan.resume()) focus(finder.current);
  };
  /** A code scanned into the quantity is the next item, not a quantity of thirteen digits. */
  const watchQuantity = (event: KeyboardEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    if (event.key.length === 1) burst.current = follow(burst.current, value, event.timeStamp);
    const scanned = event.key === 'Enter' ? scannedInto(burst.current, value, event.timeStamp) : null;
    if (!scanned) return;
    event.preventDefault();
    setEntry((now) => typeNumber(now, 'quantity', scanned.before, locale));
    read(scanned.code, true);
  };
  useEffect(() => {
    if (!wanted) return;
    const wrong = delivery.finish();
    if (wrong) {
      tell(wrong, true);
      return;
    }
    begin();
    if ('key' in wanted) delivery.edit(wanted.key);
    else delivery.choose(wanted.row);
    focus('quantity');
    // oxlint-disable-next-line react/exhaustive-deps -- once for each request
  }, [wanted]);

  const size = packageOf(entry, locale);
  const unit = stock.measures.get(entry.measure_id ?? 0);
  return (
    <Form ref={root} className={classes['form']} aria-label={t('entry.label')} onSubmit={() => void add()}>
      <div className={cx(layout.row, classes['line'])}>
        <TextInput
          data-path="barcode"
          className={classes['barcode'] ?? ''}
          label={t('entry.barcode')}
          placeholder={t('entry.barcodeHint')}
          leftSection={<IconBarcode size={18} aria-hidden />}
          autoComplete="off"
          {...(LONGEST !== undefined && { maxLength: LONGEST })}
          value={code}
          error={scan.problem && textOf(scan.problem)}
          onChange={(event) => setCode(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            read(event.currentTarget.value);
          }}
        />
        <div className={classes['name']}>
          <ItemSearch
            stock={stock}
            name={entry.name}
            chosen={entry.item_id !== null}
            onName={(name) => {
              line.setNaming(true);
              line.edit((now) => ({ ...now, name, item_id: null }));
            }}
            onChoose={(row, moveOn) => {
              line.act();
              finder.current = entry.barcode === null ? 'name' : 'barcode';
              delivery.choose(row);
              if (moveOn) focus('quantity');
            }}
            onNew={() => {
              finder.current = entry.barcode === null ? 'name' : 'barcode';
              line.setNaming(false);
              focus('parent_id');
            }}
            onLeave={() => line.setNaming(false)}
            mayCreate={!attaching}
            error={shown['name']}
          />
        </div>
        {line.isNew && <ItemFields entry={entry} line={line} stock={stock} />}
        <NumberInput
          field="package_size"
          line={line}
          placeholder={t('entry.packageNone')}
          rightSection={unit && <span aria-hidden>{measure.name(unit)}</span>}
          rightSectionPointerEvents="none"
        />
        <NumberInput
          field="quantity"
          line={line}
          data-path="entry"
          label={t(size === null ? 'entry.quantity' : 'entry.packages')}
          onKeyDown={watchQuantity}
        />
        <NumberInput
          field="price"
          line={line}
          label={t(size === null ? 'entry.price' : 'entry.packagePrice')}
          rightSection={<span aria-hidden>฿</span>}
        />
        <NumberInput
          field="total"
          line={line}
          className={cx(classes['number'], classes['total'])}
          rightSection={<span aria-hidden>฿</span>}
        />
        <div className={cx(layout.line, classes['actions'])}>
          <Button
            type="submit"
            variant={entry.name === '' ? 'default' : 'filled'}
            icon={IconPlus}
            aria-label={entry.key === null ? t('entry.add') : t('entry.save')}
          >
            {t(entry.key === null ? 'entry.addShort' : 'entry.saveShort')}
          </Button>
          <CloseButton disabled={!isStarted(entry)} aria-label={t('entry.clear')} onClick={clear} />
        </div>
      </div>
      {scan.waiting.length > 0 && (
        <p className={cx(layout.small, classes['waits'])} role="alert">
          {t('entry.waits', { barcode: scan.waiting.join(', '), count: scan.waiting.length })}
        </p>
      )}
      {complaint && (
        <p className={cx(layout.small, classes['waits'])} role="alert">
          {complaint}
        </p>
      )}
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
      <EntryNote
        delivery={delivery}
        stock={stock}
        looking={scan.looking}
        onDrop={() => {
          line.setAttaching(false);
          setEntry((now) => ({ ...now, barcode: null }));
        }}
      />
    </Form>
  );
}
