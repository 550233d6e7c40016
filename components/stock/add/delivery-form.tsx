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
import classes from './add-stock-dialog.module.css';
import { batchError } from './batch';
import { BatchTable } from './batch-table';
import { DeliveryFoot } from './delivery-foot';
import type { Draft } from './draft';
import { EntryForm } from './entry-form';
import { refusedLine, useBooking } from './use-booking';
import type { Delivery } from './use-delivery';

interface DeliveryFormProps {
  delivery: Delivery;
  onBooked: (reply: ReplyOf<typeof addToStock>) => void;
}

/** Form of a delivery: current line, lines so far, payment. */
export function DeliveryForm({ delivery, onBooked }: DeliveryFormProps) {
  const t = useTranslations('stockAdd');
  const errorText = useErrorText();
  const dialog = useDialog();
  const root = useRef<HTMLDivElement>(null);
  const stock = useStockRows();
  const categories = useEndpoint(stockCategories, {});
  const booking = useBooking(delivery, onBooked);
  const { isSending, problem } = booking;
  const [complaint, setComplaint] = useState<string | null>(null);
  const { entry, batch } = delivery.draft;
  const isLoading = stock.loading || categories.isLoading;
  const failure = stock.error ?? categories.error;
  const focus = (field: string) => root.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();

  const whyNot = ({ entry: typed, batch: list }: Draft): string | null => {
    if (typed.name.trim() !== '' || typed.barcode !== null)
      return t('unfinished', { name: typed.name || (typed.barcode ?? '') });
    const error = batchError(list);
    return error ? errorText(error) : null;
  };
  const submit = () => {
    const why = whyNot(delivery.now());
    setComplaint(why);
    if (why === null) void booking.submit();
    else focus('quantity');
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
      {complaint !== null && complaint === whyNot(delivery.draft) && (
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
      </div>
      <DeliveryFoot
        delivery={delivery}
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
