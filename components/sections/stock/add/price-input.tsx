'use client';
import { useTranslations } from 'next-intl';
import { useForm } from '@/components/form/use-form';
import { useToasts } from '@/components/form/use-toasts';
import { useProblemText } from '@/components/problem/use-problem-text';
import { TextInput } from '@/components/ui/text-input';
import type { CostMove } from '@/lib/sections/stock/contract/cost-moves';
import { priceForm } from '@/lib/sections/stock/forms/price';
import { useFormats } from '@/components/frame/use-formats';
import classes from './cost-moves.module.css';

/** Price of a dish after a save. */
export type Priced = Pick<CostMove, 'retail_price' | 'version'>;

interface PriceInputProps {
  readonly row: CostMove;
  readonly onSaved: (now: Priced) => void;
}

/** Price of a dish. Enter or leaving the field saves a changed one, Escape restores it. */
export function PriceInput({ row, onSaved }: PriceInputProps) {
  const t = useTranslations('stockAdd.moves');
  const { formatMoney } = useFormats();
  const textOf = useProblemText();
  const toasts = useToasts();
  const { name } = row;
  const form = useForm(priceForm, {
    record: row,
    keep: undefined,
    onDone: (reply, { retail_price = row.retail_price }) => {
      const now = { retail_price, version: reply ? reply.version : row.version };
      form.adopt({ ...row, ...now });
      if (!reply) return;
      onSaved(now);
      toasts.success(t('saved', { name, price: formatMoney(retail_price) }));
    },
  });
  const { label: _, error, ...input } = form.text('retail_price');
  const save = () => {
    if (form.isDirty) void form.submit();
  };
  return (
    <TextInput
      {...input}
      className={classes['input'] ?? ''}
      aria-label={t('priceOf', { name })}
      withAsterisk={false}
      inputMode="decimal"
      error={error ?? (form.problem && textOf(form.problem))}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          save();
        } else if (event.key === 'Escape' && form.isDirty) {
          event.stopPropagation();
          form.reset();
        }
      }}
    />
  );
}
