'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import type { Payer } from '@/lib/contract/debts';
import { formatMoney, formatQuantity } from '@/lib/domain/format';
import { totalBaht } from './batch';
import classes from './add-stock-dialog.module.css';
import { PayerChoice } from './payer-choice';
import type { Delivery } from './use-delivery';

interface DeliveryFootProps {
  delivery: Delivery;
  payers: readonly Payer[];
  busy: boolean;
  onBook: () => void;
  onReset: () => void;
  onCancel: () => void;
}

/** Payer, total and the primary action, enabled while there are lines and nothing is pending. */
export function DeliveryFoot({ delivery, payers, busy, onBook, onReset, onCancel }: DeliveryFootProps) {
  const t = useTranslations('stockAdd');
  const locale = useLocale();
  const { batch } = delivery.draft;
  const empty = batch.lines.length === 0;
  const total = totalBaht(batch);
  return (
    <div className={classes['foot']}>
      <div className={classes['flags']}>
        <PayerChoice
          payers={payers}
          value={batch.payer}
          total={total}
          disabled={busy}
          onChange={(payer) => delivery.setTerms({ payer })}
        />
        <Checkbox
          label={t('foot.include_vat')}
          checked={batch.include_vat}
          disabled={busy}
          onChange={(event) => delivery.setTerms({ include_vat: event.currentTarget.checked })}
        />
      </div>
      <dl className={classes['sum']}>
        <dt>{batch.include_vat ? t('foot.totalVat') : t('foot.total')}</dt>
        <dd>{formatMoney(total, locale)} ฿</dd>
      </dl>
      <p className={classes['kept']} role="status">
        {t('list.count', { count: batch.lines.length })}
        {!empty && <span>{delivery.kept ? t('foot.saved') : t('foot.notSaved')}</span>}
      </p>
      <div className={classes['buttons']}>
        <Button variant="subtle" disabled={empty || busy} onClick={onReset}>
          {t('foot.reset')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('foot.cancel')}
        </Button>
        <Button className={classes['primary'] ?? ''} disabled={empty} loading={busy} onClick={onBook}>
          {empty
            ? t('foot.receive')
            : t('foot.receiveFor', { sum: formatQuantity(total, locale, Number.isInteger(total) ? 0 : 2) })}
        </Button>
      </div>
    </div>
  );
}
