'use client';
import { Alert, Button, Loader } from '@mantine/core';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { CODE } from '@/lib/contract/problem';
import classes from './add-stock-dialog.module.css';
import { BatchTable } from './batch-table';
import { MOST_LINES } from './batch';
import { DeliveryFoot } from './delivery-foot';
import { EntryForm } from './entry-form';
import { refusedLine, useBooking, type Booked } from './use-booking';
import type { Delivery } from './use-delivery';
import { useStockRows } from './use-stock-rows';

interface DeliveryFormProps {
  delivery: Delivery;
  onBooked: (reply: Booked) => void;
  onCancel: () => void;
  onInner: (open: boolean) => void;
}

/** A delivery: the line being typed, the lines so far, who pays. */
export function DeliveryForm({ delivery, onBooked, onCancel, onInner }: DeliveryFormProps) {
  const t = useTranslations('stockAdd');
  const root = useRef<HTMLDivElement>(null);
  const stock = useStockRows();
  const { book, busy, problem, forget } = useBooking(delivery, onBooked);
  const [complaint, setComplaint] = useState<string | null>(null);
  const { entry, batch } = delivery.draft;
  const focus = (field: string) => root.current?.querySelector<HTMLElement>(`[data-field="${field}"]`)?.focus();

  const submit = () => {
    const { entry: typed, batch: list } = delivery.now();
    const unfinished = typed.name.trim() !== '' || typed.barcode !== null;
    const why = unfinished
      ? t('unfinished', { name: typed.name || (typed.barcode ?? '') })
      : list.lines.length > MOST_LINES
        ? t('errors.tooMany')
        : null;
    setComplaint(why);
    if (why === null) void book();
    else focus('quantity');
  };
  const edit = (key: number) => {
    delivery.edit(key);
    focus('quantity');
  };

  if (stock.error)
    return (
      <div className={classes['state']}>
        <ProblemAlert problem={stock.error.problem} title={t('notLoaded')} onRetry={stock.retry} />
      </div>
    );
  return (
    <div className={classes['whole']} ref={root} aria-busy={busy || stock.loading}>
      {problem && (
        <div className={classes['problem']}>
          <ProblemAlert problem={problem} title={t('title')} translateFirst={[CODE.balanceTooLow]} />
        </div>
      )}
      {complaint !== null && (entry.name !== '' || entry.barcode !== null) && (
        <Alert className={classes['problem'] ?? ''} role="alert" color="red" variant="light">
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
        <EntryForm delivery={delivery} stock={stock} onInner={onInner} />
        <div className={classes['list']}>
          {stock.loading ? (
            <p className={classes['loading']}>
              <Loader size="xs" aria-hidden /> {t('loading')}
            </p>
          ) : (
            <BatchTable
              batch={batch}
              stock={stock}
              refused={refusedLine(problem)}
              editing={entry.key}
              onEdit={edit}
              onRemove={(key) => {
                forget();
                delivery.remove(key);
              }}
              onEmpty={() => focus('barcode')}
            />
          )}
        </div>
      </div>
      <DeliveryFoot
        delivery={delivery}
        busy={busy}
        onBook={submit}
        onReset={() => {
          forget();
          delivery.reset();
          focus('barcode');
        }}
        onCancel={onCancel}
      />
    </div>
  );
}
