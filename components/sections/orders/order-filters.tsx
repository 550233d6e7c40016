'use client';
import { IconHash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { TextInput } from '@/components/ui/text-input';
import { RecordFilter } from '@/components/list/record-filter';
import { numberIn } from '@/lib/domain/record-number';
import { useEndpoint } from '@/lib/api/use-endpoint';
import { listCashiers } from '@/lib/sections/orders/contract/orders';
import classes from './orders.module.css';

/** Order number; Enter opens the order. */
export function OrderNumberField({ onOpen }: { onOpen: (orderNumber: number) => void }) {
  const t = useTranslations('orders');
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState(false);
  const open = () => {
    const plain = text.replaceAll(/[\s№#]/g, '');
    const number = numberIn(plain);
    setWrong(number === null && plain !== '');
    if (number !== null) onOpen(number);
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

interface CashierFilterProps {
  readonly value: number;
  readonly onChange: (cashierId: number) => void;
}

/** Filter by cashier. */
export function CashierFilter(filter: CashierFilterProps) {
  const t = useTranslations('orders');
  const { data } = useEndpoint(listCashiers, {});
  return (
    <RecordFilter
      {...filter}
      size="xs"
      className={classes['cashier'] ?? ''}
      aria-label={t('cashier')}
      all={t('allCashiers')}
      records={data?.items.map(({ user_id, user_name }) => [user_id, user_name])}
    />
  );
}
