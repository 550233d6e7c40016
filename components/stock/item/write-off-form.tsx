'use client';
import { Textarea } from '@mantine/core';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import dialogs from '@/components/form/dialogs.module.css';
import { DialogForm } from '@/components/form/dialog-form';
import { useMeasure } from '@/components/measure/use-measure';
import { useCommand } from '@/lib/api/use-endpoint';
import type { StockItemRow } from '@/lib/contract/stock';
import { writeOffStock } from '@/lib/contract/stock-edit';
import { decimalsOf } from '@/lib/domain/measure';
import { toBaht, toSatang } from '@/lib/domain/money';
import { addQuantity, valueOf } from '@/lib/domain/stock-ledger';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import classes from './fields.module.css';
import type { Shell } from './item-modal';
import { NumberField } from './number-field';
import { Preview } from './preview';
import { quantityError } from './quantity-rules';

interface WriteOffFormProps {
  item: StockItemRow;
  type: 1 | 2;
  shell: Shell;
}

/**
 * How much went, and why. Written off and actual are two ways to say one thing: written off = current − actual
 * (specification part 1 §5).
 */
export function WriteOffForm({ item, type, shell }: WriteOffFormProps) {
  const t = useTranslations('stockItem');
  const locale = useLocale();
  const words = useMeasure();
  const measure = words.name(item);
  const { trigger } = useCommand(writeOffStock);
  const { quantity: current } = item;
  const textOf = (value: number) => numberText(value, locale, decimalsOf(item, value));
  const [gone, setGone] = useState('');
  const [actual, setActual] = useState('');
  const [reason, setReason] = useState('');
  const [left, setLeft] = useState(false);

  const quantity = quantityError(gone, locale) ? null : typedNumber(gone, locale);
  const says = quantity !== null && (type === 1 ? quantity !== 0 : quantity > 0);
  const recharges = says && quantity < 0;
  const link = (text: string, take: (value: number) => void, clear: () => void) => {
    const value = quantityError(text, locale) ? null : typedNumber(text, locale);
    if (value === null) clear();
    else take(addQuantity(current, -value));
    setLeft(false);
    shell.onDirty(text.trim() !== '' || reason.trim() !== '');
  };
  const submit = () => {
    if (!says || reason.trim() === '') return undefined;
    const body = { item_id: item.item_id, quantity, reason: reason.trim(), type };
    return trigger({ body }).then(shell.done);
  };
  const wrong = (text: string) => {
    const error = text.trim() === '' ? undefined : quantityError(text, locale);
    return left && error && t(`errors.${error}`);
  };
  const after = quantity === null ? current : addQuantity(current, -quantity);
  const worth = quantity === null ? 0 : toBaht(valueOf(quantity, toSatang(item.stock_price)));
  return (
    <DialogForm
      submitLabel={t(`writeOff.${type === 2 ? 'submitShortfall' : recharges ? 'submitRecharge' : 'submit'}`)}
      disabled={!says || reason.trim() === ''}
      onSubmit={submit}
      onCancel={shell.leave}
    >
      <p className={classes['now']}>
        {t('writeOff.current')} <strong data-negative={current < 0 || undefined}>{words.written(current, item)}</strong>
      </p>
      <div className={classes['pair']}>
        <NumberField
          label={t(type === 1 ? 'writeOff.gone' : 'writeOff.missing')}
          unit={measure}
          autoFocus
          value={gone}
          error={
            wrong(gone) ?? (left && quantity !== null && !says && t(type === 1 ? 'errors.zero' : 'errors.moreThanZero'))
          }
          onBlur={() => setLeft(true)}
          onChange={(text) => {
            setGone(text);
            link(
              text,
              (value) => setActual(textOf(value)),
              () => setActual(''),
            );
          }}
        />
        <NumberField
          label={t('writeOff.actual')}
          unit={measure}
          value={actual}
          error={wrong(actual)}
          onBlur={() => setLeft(true)}
          onChange={(text) => {
            setActual(text);
            link(
              text,
              (value) => setGone(textOf(value)),
              () => setGone(''),
            );
          }}
        />
      </div>
      <Textarea
        label={t('writeOff.reason')}
        placeholder={t('writeOff.reasonHint')}
        withAsterisk
        aria-required
        autosize
        minRows={2}
        maxLength={500}
        value={reason}
        onChange={({ currentTarget: { value } }) => {
          setReason(value);
          shell.onDirty(value.trim() !== '' || gone.trim() !== '');
        }}
      />
      {says && (
        <Preview
          label={t('preview')}
          lines={[
            {
              label: t('fields.quantity'),
              before: words.written(current, item),
              after: words.written(after, item),
              negative: after < 0,
            },
            { label: t(recharges ? 'writeOff.found' : 'writeOff.worth'), after: words.money(worth) },
          ]}
        />
      )}
      {recharges && <p className={dialogs['text']}>{t('writeOff.recharges')}</p>}
    </DialogForm>
  );
}
