'use client';
import { useTranslations } from 'next-intl';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useUrlState } from '@/components/address/use-url-state';
import { useStockRows } from '@/components/browse/use-stock-rows';
import { useFocusTarget } from '@/components/form/use-focus-target';
import { useForm } from '@/components/form/use-form';
import { loadProblem } from '@/components/problem/load-problem';
import { cx, layout } from '@/components/ui/classes';
import { Loader } from '@/components/ui/loader';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { stockCategories, type StockItemRow } from '@/lib/sections/stock/contract/stock';
import type { addToStock } from '@/lib/sections/stock/contract/edit';
import { deliveryForm, lastPrice, type Receiving } from '@/lib/sections/stock/forms/delivery';
import { totalBaht } from '@/lib/sections/stock/forms/delivery-lines';
import { BatchTable } from './batch-table';
import { DeliverySide } from './delivery-side';
import { EntryForm } from './entry-form';
import { fieldIn } from './field-in';
import classes from './receive.module.css';
import { refusedLine, useAfterBooking } from './use-after-booking';
import { useDelivery } from './use-delivery';

interface DeliveryFormProps {
  /** Whether the server is our own backend. */
  readonly isOurs: boolean;
  /** Whether the reader may attach a photo of the invoice. */
  readonly mayAttach: boolean;
  readonly onBooked: (reply: ReplyOf<typeof addToStock>) => void;
}

/** Form of a delivery: the typed line above the list, invoice and payment beside it. Its draft is kept until it is booked. */
export function DeliveryForm({ isOurs, mayAttach, onBooked }: DeliveryFormProps) {
  const t = useTranslations('stockAdd');
  const stock = useStockRows();
  const categories = useEndpoint(stockCategories, {});
  const [wanted, setWanted] = useState<{ readonly key: number } | { readonly row: StockItemRow } | null>(null);
  const afterBooking = useAfterBooking();
  const { items: known } = stock;
  const record = useMemo(
    (): Receiving => ({ isOurs, prices: new Map(known.map((row) => [row.item_id, row.stock_price])) }),
    [isOurs, known],
  );
  const form = useForm(deliveryForm, {
    record,
    live: true,
    keep: 'delivery',
    refreshing: 'later',
    onDone: async (reply = {}, _values, refresh, booked) => {
      delivery.clear();
      await afterBooking(reply, booked, refresh);
      onBooked(reply);
    },
  });
  const delivery = useDelivery(form);
  const root = useFocusTarget<HTMLDivElement>(form.focusTarget);
  const focus = (field: string) => fieldIn(root.current, field)?.focus();
  const { items, entry, include_vat } = form.draft;
  const { shown, focusTarget } = form;
  const refused = focusTarget?.problem && { index: refusedLine(focusTarget.problem), why: shown['items'] ?? '' };
  const isLoaded = stock.query.data !== undefined;
  const isLoading = stock.query.isLoading || categories.isLoading;
  const failure = loadProblem(t('notLoaded'), stock.query) ?? loadProblem(t('notLoaded'), categories);

  useEffect(() => fieldIn(root.current, 'barcode')?.focus(), [root]);
  // The address may name the first item to receive. It is taken from the address once.
  const [{ item }, setUrl] = useUrlState({ item: '' });
  const taken = useRef('');
  useEffect(() => {
    if (!isLoaded || item === taken.current) return;
    taken.current = item;
    const row = stock.byId.get(Number(item));
    if (item !== '') setUrl({ item: '' }, { replace: true });
    // oxlint-disable-next-line react/set-state-in-effect -- taken from the address once
    if (row?.is_file) setWanted({ row });
  }, [item, isLoaded, stock.byId, setUrl]);

  if (failure) return <div className={classes['state']}>{failure}</div>;
  return (
    <div
      className={cx(layout.screen, classes['whole'])}
      ref={root}
      aria-busy={form.isSending || isLoading}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || items.length === 0) return;
        event.preventDefault();
        // Keys only focus the button: money moves by a press on it.
        focus('submit');
      }}
    >
      {/* Inert while the delivery is being booked: the form is cleared afterwards, with anything typed meanwhile. */}
      <div className={cx(layout.screen, classes['main'])} inert={form.isSending}>
        <EntryForm delivery={delivery} stock={stock} complaint={shown['entry']} wanted={wanted} />
        <div className={cx(layout.screen, classes['list'])}>
          {isLoading ? (
            <p className={cx(layout.line, layout.muted, classes['loading'])}>
              <Loader size={18} aria-hidden /> {t('loading')}
            </p>
          ) : (
            <BatchTable
              lines={items}
              vat={include_vat}
              stock={stock}
              refused={refused}
              lastPrice={(line) => lastPrice(record, line)}
              onConfirm={delivery.confirm}
              editing={entry.key}
              onEdit={(key) => setWanted({ key })}
              onRemove={delivery.remove}
              onEmpty={() => focus('barcode')}
            />
          )}
        </div>
      </div>
      <DeliverySide
        form={form}
        delivery={delivery}
        mayAttach={mayAttach}
        total={totalBaht(items, include_vat)}
        onReset={() => {
          delivery.reset();
          focus('barcode');
        }}
      />
    </div>
  );
}
