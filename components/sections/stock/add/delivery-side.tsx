'use client';
import { useTranslations } from 'next-intl';
import { NumberField } from '@/components/form/number-field';
import { Checkbox } from '@/components/ui/checkbox';
import { cx, layout } from '@/components/ui/classes';
import { payersOf } from '@/lib/sections/stock/rules/payers';
import { MoneyLines, useMoneyPress } from '@/components/form/money-lines';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { CODE } from '@/lib/contract/problem';
import { paperDifference } from '@/lib/sections/stock/forms/delivery';
import { useFormats } from '@/components/frame/use-formats';
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

/**
 * Everything of a delivery except its lines: invoice, payer, total, its difference from the paper, errors, and the button
 * that books it.
 */
export function DeliverySide({ form, delivery, mayAttach, total, onReset }: DeliverySideProps) {
  const t = useTranslations('stockAdd');
  const { formatMoney, formatBaht } = useFormats();
  const { draft, values, shown, problem, isSending, record } = form;
  const { items, include_vat } = draft;
  const isEmpty = items.length === 0;
  const press = useMoneyPress(t('foot.receive'), form.move);
  const off = values.paper_total === undefined || isEmpty ? null : paperDifference(values.paper_total, total);
  return (
    <aside className={cx(layout.screen, classes['side'])} aria-label={t('invoice.label')}>
      <div className={cx(layout.screen, classes['terms'])} inert={isSending}>
        {record.isOurs && <InvoiceFields form={form} mayAttach={mayAttach} />}
        <NumberField {...form.text('paper_total')} description={t('paper.hint')} unit="฿" />
        <Checkbox {...form.flag('include_vat')} />
        <PayerChoice {...form.value('payer')} payers={payersOf(record.isOurs)} total={total} error={shown['payer']} />
      </div>
      <div className={cx(layout.stack, classes['foot'])}>
        {problem && <ProblemAlert problem={problem} title={t('toastTitle')} translateFirst={[CODE.balanceTooLow]} />}
        {shown['items'] && (
          <Alert role="alert" color="red">
            {shown['items']}
          </Alert>
        )}
        {delivery.removed && (
          <p className={cx(layout.line, layout.small, classes['removed'])} role="status">
            {delivery.removed.name === null ? t('removed.all') : t('removed.one', { name: delivery.removed.name })}
            <Button size="compact-sm" variant="default" onClick={delivery.bringBack}>
              {t('removed.undo')}
            </Button>
          </p>
        )}
        <dl className={cx(layout.line, layout.figures, classes['sum'])}>
          <dt className={layout.muted}>{include_vat ? t('foot.totalVat') : t('foot.total')}</dt>
          <dd>{formatBaht(total)}</dd>
        </dl>
        {off !== null && (
          <p className={cx(layout.small, classes['paper'])} role="status" data-off={off !== 0 || undefined}>
            {off === 0
              ? t('paper.agrees')
              : t(off > 0 ? 'paper.more' : 'paper.less', { sum: formatMoney(Math.abs(off)) })}
          </p>
        )}
        <p className={cx(layout.row, layout.muted, layout.tiny, classes['kept'])}>
          {t('list.count', { count: items.length })}
          {!isEmpty && <span>{form.isKept() ? t('foot.saved') : t('foot.notSaved')}</span>}
          <Button size="compact-xs" variant="subtle" disabled={isEmpty || isSending} onClick={onReset}>
            {t('foot.reset')}
          </Button>
        </p>
        {form.move && <MoneyLines move={form.move} inset={false} />}
        <Button fullWidth data-path="submit" disabled={isEmpty} loading={isSending} onClick={() => void form.submit()}>
          {press}
        </Button>
      </div>
    </aside>
  );
}
