'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { useToasts } from '@/components/form/use-toasts';
import { useProblemText } from '@/components/problem/use-problem-text';
import { TextInput } from '@/components/ui/text-input';
import { problemOf } from '@/lib/api/call';
import { useCommand } from '@/lib/api/use-command';
import type { CostMove } from '@/lib/sections/stock/contract/cost-moves';
import { saveItem } from '@/lib/sections/menu/contract/edit';
import { formatMoney } from '@/lib/domain/format';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import { schemaError } from '@/lib/forms/rules';
import classes from './cost-moves.module.css';

/** Price of a dish after a save. */
export type Priced = Pick<CostMove, 'retail_price' | 'version'>;

interface PriceInputProps {
  row: CostMove;
  onSaved: (now: Priced) => void;
}

const priceText = (price: number, locale: string): string => numberText(price, locale, 2);

/** Price of a dish. Enter or leaving the field saves a changed one, Escape restores it. */
export function PriceInput({ row, onSaved }: PriceInputProps) {
  const t = useTranslations('stockAdd.moves');
  const locale = useLocale();
  const textOf = useProblemText();
  const toasts = useToasts();
  const { send } = useCommand(saveItem);
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { menu_id, name, retail_price, version } = row;

  const save = async () => {
    if (draft === null) return;
    const price = typedNumber(draft, locale);
    if (price === null || schemaError(saveItem.body.shape.new_retail_price, price)) {
      setError(t('wrong'));
      return;
    }
    setDraft(null);
    setError(null);
    if (price === retail_price) return;
    const body = { item_id: menu_id, new_retail_price: price, ...(version !== undefined && { version }) };
    try {
      const reply = await send({ body });
      onSaved({ retail_price: price, version: reply.version });
      toasts.success(t('saved', { name, price: formatMoney(price, locale) }));
    } catch (problem) {
      setDraft(draft);
      setError(textOf(problemOf(problem)));
    }
  };
  return (
    <TextInput
      className={classes['input'] ?? ''}
      aria-label={t('priceOf', { name })}
      inputMode="decimal"
      autoComplete="off"
      error={error}
      value={draft ?? priceText(retail_price, locale)}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => {
        setError(null);
        setDraft(event.currentTarget.value);
      }}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          event.preventDefault();
          void save();
        } else if (event.key === 'Escape' && draft !== null) {
          event.stopPropagation();
          setDraft(null);
          setError(null);
        }
      }}
    />
  );
}
