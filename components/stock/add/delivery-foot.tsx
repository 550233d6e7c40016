'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { formatMoney } from '@/lib/domain/format';
import { totalBaht, type Flag } from './batch';
import classes from './add-stock-dialog.module.css';
import type { Delivery } from './use-delivery';

interface DeliveryFootProps {
  delivery: Delivery;
  busy: boolean;
  onBook: () => void;
  onReset: () => void;
  onCancel: () => void;
}

const FLAGS: readonly Flag[] = ['use_own_funds', 'pay_later', 'include_vat'];

/** Payment, total and the primary action, enabled while there are lines and nothing is pending. */
export function DeliveryFoot({ delivery, busy, onBook, onReset, onCancel }: DeliveryFootProps) {
  const t = useTranslations('stockAdd');
  const locale = useLocale();
  const { batch } = delivery.draft;
  const empty = batch.lines.length === 0;
  return (
    <div className={classes['foot']}>
      <div className={classes['flags']} role="group" aria-label={t('foot.payment')}>
        {FLAGS.map((flag) => (
          <Checkbox
            key={flag}
            label={t(`foot.${flag}`)}
            checked={batch[flag]}
            disabled={busy}
            onChange={(event) => delivery.setFlag(flag, event.currentTarget.checked)}
          />
        ))}
      </div>
      <dl className={classes['sum']}>
        <dt>{batch.include_vat ? t('foot.totalVat') : t('foot.total')}</dt>
        <dd>{formatMoney(totalBaht(batch), locale)} ฿</dd>
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
          {t('foot.ok')}
        </Button>
      </div>
    </div>
  );
}
