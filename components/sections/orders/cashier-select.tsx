'use client';
import { useTranslations } from 'next-intl';
import { Select } from '@/components/ui/select';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listCashiers } from '@/lib/sections/orders/contract/orders';
import { recordNumber } from '@/lib/domain/record-number';
import classes from './orders.module.css';

interface CashierSelectProps {
  /** 0 for all cashiers. */
  value: number;
  onChange: (cashierId: number) => void;
}

/** Filter by cashier. */
export function CashierSelect({ value, onChange }: CashierSelectProps) {
  const t = useTranslations('orders');
  const { data } = useEndpoint(listCashiers, {});
  const cashiers = (data?.items ?? []).map(({ user_id, user_name }) => ({ value: String(user_id), label: user_name }));
  // A cashier of a link stays chosen while the list loads, and if it no longer has them.
  const missing = value !== 0 && !cashiers.some((one) => one.value === String(value));
  return (
    <Select
      size="xs"
      className={classes['cashier'] ?? ''}
      aria-label={t('cashier')}
      data={[
        { value: '0', label: t('allCashiers') },
        ...cashiers,
        ...(missing ? [{ value: String(value), label: recordNumber(value) }] : []),
      ]}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  );
}
