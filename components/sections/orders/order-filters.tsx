'use client';
import { IconHash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextInput } from '@/components/ui/text-input';
import { Select } from '@/components/ui/select';
import { isId } from '@/lib/contract/fits';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listCashiers } from '@/lib/sections/orders/contract/orders';
import { recordNumber } from '@/lib/domain/record-number';
import classes from './orders.module.css';

/** Order number; Enter opens the order. */
export function OrderNumberField({ onOpen }: { onOpen: (orderNumber: number) => void }) {
  const t = useTranslations('orders');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const open = () => {
    const number = Number.parseInt(text.trim(), 10);
    setWrong(!isId(number) && text.trim() !== '');
    if (isId(number)) onOpen(number);
  };
  return (
    <TextInput
      size="xs"
      className={classes['order'] ?? ''}
      aria-label={t('number')}
      placeholder={t('numberHint')}
      leftSection={<IconHash size={14} aria-hidden />}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      error={wrong && t('numberInvalid')}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        setWrong(false);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) open();
      }}
    />
  );
}

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
