'use client';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { useStockRows } from '@/components/browse/use-stock-rows';
import { useErrorText } from '@/components/form/use-error-text';
import { useDialog } from '@/components/form/use-leaving';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { Loader } from '@/components/ui/loader';
import { useEndpoint } from '@/lib/api/use-endpoint';
import type { ReplyOf } from '@/lib/contract/endpoint';
import { CODE } from '@/lib/contract/problem';
import { stockCategories } from '@/lib/contract/stock';
import type { addToStock } from '@/lib/contract/stock-edit';
import { mayServe } from '@/lib/domain/expense-categories';
import { payersOf } from '@/lib/domain/payers';
import classes from './add-stock-dialog.module.css';
import { batchError, isQuestioned, totalBaht, type BatchLine } from './batch';
import { BatchTable } from './batch-table';
import { DeliveryFoot } from './delivery-foot';
import type { Draft } from './draft';
import { EntryForm } from './entry-form';
import { InvoiceFields } from './invoice-fields';
import { refusedLine, useBooking } from './use-booking';
import type { Delivery } from './use-delivery';

interface DeliveryFormProps {
  delivery: Delivery;
  /** Whether the reader may attach a photo of the invoice. */
  mayAttach: boolean;
  onBooked: (reply: ReplyOf<typeof addToStock>) => void;
}

/** Form of a delivery: current line, lines so far, payment. */
export function DeliveryForm({ delivery, mayAttach, onBooked }: DeliveryFormProps) {
  const t = useTranslations('stockAdd');
  const errorText = useErrorText();
  const dialog = useDialog();
  const root = useRef<HTMLDivElement>(null);
  const stock = useStockRows();
  const categories = useEndpoint(stockCategories, {});
  // A legacy server has no versions, no invoices and two funds fewer.
  const isOurs = stock.rows.some(({ version }) => version !== undefined);
  const [photo, setPhoto] = useState<File | null>(null);
  const booking = useBooking(delivery, { isOurs, photo, onBooked });
  const { isSending, problem } = booking;
  const [complaint, setComplaint] = useState<string | null>(null);
  const { entry, batch } = delivery.draft;
  const isLoading = stock.loading || categories.isLoading;
  const failure = stock.error ?? categories.error;
  const focus = (field: string) => root.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();

  const lastPrice = ({ item_id }: BatchLine) => stock.items.find((row) => row.item_id === item_id)?.stock_price;
  /** What keeps the delivery from being booked, and the field to go to. */
  const whyNot = ({ entry: typed, batch: list }: Draft): readonly [text: string, field: string] | null => {
    if (typed.name.trim() !== '' || typed.barcode !== null)
      return [t('unfinished', { name: typed.name || (typed.barcode ?? '') }), 'quantity'];
    const error = batchError(list);
    if (error) return [errorText(error), 'quantity'];
    const questioned = list.lines.find((line) => isQuestioned(line, lastPrice(line), list.include_vat));
    if (questioned) return [t('jump.unanswered', { name: questioned.name }), `confirm-${questioned.key}`];
    return list.payer === null && totalBaht(list) > 0 ? [t('payer.missing'), 'payer'] : null;
  };
  const submit = () => {
    const [why, field] = whyNot(delivery.now()) ?? [null, ''];
    setComplaint(why);
    if (why === null) void booking.submit();
    else focus(field);
  };
  const edit = (key: number) => {
    delivery.edit(key);
    focus('quantity');
  };

  if (failure)
    return (
      <div className={classes['state']}>
        <ProblemAlert
          problem={failure.problem}
          title={t('notLoaded')}
          onRetry={() => {
            stock.retry();
            void categories.mutate();
          }}
        />
      </div>
    );
  return (
    <div className={classes['whole']} ref={root} aria-busy={isSending || isLoading}>
      {problem && (
        <div className={classes['problem']}>
          <ProblemAlert problem={problem} title={t('toastTitle')} translateFirst={[CODE.balanceTooLow]} />
        </div>
      )}
      {complaint !== null && complaint === whyNot(delivery.draft)?.[0] && (
        <Alert className={classes['problem'] ?? ''} role="alert" color="red">
          {complaint}
        </Alert>
      )}
      {delivery.removed && (
        <div className={classes['removed']} role="status">
          <span>
            {delivery.removed.name === null ? t('removed.all') : t('removed.one', { name: delivery.removed.name })}
          </span>
          <Button size="compact-sm" variant="default" onClick={delivery.bringBack}>
            {t('removed.undo')}
          </Button>
        </div>
      )}
      <div className={classes['scroll']}>
        <EntryForm
          delivery={delivery}
          stock={stock}
          categories={(categories.data?.items ?? []).filter(({ category_id }) => mayServe(category_id, 'stock'))}
        />
        <div className={classes['list']}>
          {isLoading ? (
            <p className={classes['loading']}>
              <Loader size={18} aria-hidden /> {t('loading')}
            </p>
          ) : (
            <BatchTable
              batch={batch}
              stock={stock}
              refused={refusedLine(problem)}
              lastPrice={lastPrice}
              onConfirm={delivery.confirm}
              editing={entry.key}
              onEdit={edit}
              onRemove={(key) => {
                booking.clear();
                delivery.remove(key);
              }}
              onEmpty={() => focus('barcode')}
            />
          )}
        </div>
        {isOurs && (
          <InvoiceFields
            terms={batch}
            setTerms={delivery.setTerms}
            disabled={isSending}
            photo={photo}
            onPhoto={mayAttach ? setPhoto : null}
          />
        )}
      </div>
      <DeliveryFoot
        delivery={delivery}
        payers={payersOf(isOurs)}
        busy={isSending}
        onBook={submit}
        onReset={() => {
          booking.clear();
          delivery.reset();
          focus('barcode');
        }}
        onCancel={() => dialog.leave()}
      />
    </div>
  );
}
