'use client';
import { useLocale, useTranslations } from 'next-intl';
import { MoneyLines, useMoneyPress } from '@/components/form/money-lines';
import { ProblemAlert } from '@/components/problem/problem-alert';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { CODE } from '@/lib/contract/problem';
import { formatMoney } from '@/lib/domain/format';
import { paperDifference } from '@/lib/sections/stock/forms/delivery';
import classes from './receive.module.css';
import type { Delivery, DeliveryState } from './use-delivery';

interface DeliveryFootProps {
  readonly form: DeliveryState;
  readonly delivery: Delivery;
  readonly total: number;
  readonly onReset: () => void;
}

/** Total of a delivery, its difference from the paper, errors, and the button that books it. */
export function DeliveryFoot({ form, delivery, total, onReset }: DeliveryFootProps) {
  const t = useTranslations('stockAdd');
  const locale = useLocale();
  const { draft, values, shown, problem, isSending } = form;
  const { items, include_vat } = draft;
  const isEmpty = items.length === 0;
  const press = useMoneyPress(t('foot.receive'), form.move);
  const off = values.paper_total === undefined || isEmpty ? null : paperDifference(values.paper_total, total);
  return (
    <div className={cx(layout.stack, classes['foot'])}>
      {problem && <ProblemAlert problem={problem} title={t('toastTitle')} translateFirst={[CODE.balanceTooLow]} />}
      {shown['items'] && (
        <Alert role="alert" color="red">
          {shown['items']}
        </Alert>
      )}
      {delivery.removed && (
        <p className={cx(layout.line, classes['removed'])} role="status">
          {delivery.removed.name === null ? t('removed.all') : t('removed.one', { name: delivery.removed.name })}
          <Button size="compact-sm" variant="default" onClick={delivery.bringBack}>
            {t('removed.undo')}
          </Button>
        </p>
      )}
      <dl className={classes['sum']}>
        <dt>{include_vat ? t('foot.totalVat') : t('foot.total')}</dt>
        <dd>{formatMoney(total, locale)} ฿</dd>
      </dl>
      {off !== null && (
        <p className={classes['paper']} role="status" data-off={off !== 0 || undefined}>
          {off === 0
            ? t('paper.agrees')
            : t(off > 0 ? 'paper.more' : 'paper.less', { sum: formatMoney(Math.abs(off), locale) })}
        </p>
      )}
      <p className={cx(layout.row, classes['kept'])}>
        {t('list.count', { count: items.length })}
        {!isEmpty && <span>{form.isKept() ? t('foot.saved') : t('foot.notSaved')}</span>}
        <Button size="compact-xs" variant="subtle" disabled={isEmpty || isSending} onClick={onReset}>
          {t('foot.reset')}
        </Button>
      </p>
      {form.move && <MoneyLines move={form.move} inset={false} />}
      <Button fullWidth data-field="submit" disabled={isEmpty} loading={isSending} onClick={() => void form.submit()}>
        {press}
      </Button>
    </div>
  );
}
