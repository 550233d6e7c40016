'use client';
import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/form/number-field';
import { Checkbox } from '@/components/ui/checkbox';
import { cx, layout } from '@/components/ui/classes';
import { payersOf } from '@/lib/sections/stock/rules/payers';
import { DeliveryFoot } from './delivery-foot';
import { InvoiceFields } from './invoice-fields';
import { PayerChoice } from './payer-choice';
import classes from './receive.module.css';
import type { Delivery, DeliveryState } from './use-delivery';

interface DeliverySideProps {
  readonly form: DeliveryState;
  readonly delivery: Delivery;
  /** Whether the reader may attach a photo of the invoice. */
  readonly mayAttach: boolean;
  readonly total: number;
  readonly onReset: () => void;
}

/** Everything of a delivery except its lines: invoice, payer, total, and the button that books it. */
export function DeliverySide({ form, delivery, mayAttach, total, onReset }: DeliverySideProps) {
  const t = useTranslations('stockAdd');
  const { isSending, draft } = form;
  const { isOurs } = form.record;
  return (
    <aside className={classes['side']} aria-label={t('invoice.label')}>
      <div className={cx(layout.screen, classes['terms'])} inert={isSending}>
        {isOurs && <InvoiceFields form={form} mayAttach={mayAttach} />}
        <NumberField {...form.text('paper_total')} description={t('paper.hint')} unit="฿" />
        <Checkbox {...form.flag('include_vat')} />
        <PayerChoice
          payers={payersOf(isOurs)}
          value={draft.payer}
          total={total}
          error={form.shown['payer']}
          onChange={(payer) => form.set({ payer })}
        />
      </div>
      <DeliveryFoot form={form} delivery={delivery} total={total} onReset={onReset} />
    </aside>
  );
}
