'use client';
import { IconReplace, IconTrash } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useErrorText } from '@/components/form/use-error-text';
import { useMeasure } from '@/components/frame/use-measure';
import { ActionIcon } from '@/components/ui/action-icon';
import { TextInput } from '@/components/ui/text-input';
import type { GridRow } from '@/components/ui/use-grid-rows';
import { toBaht } from '@/lib/domain/money';
import { lineCost } from '@/lib/domain/recipe';
import { typedNumber } from '@/lib/domain/typed-number';
import { lineError, measureOf, type DraftLine } from '@/lib/forms/recipe';
import { useFormats } from '@/components/frame/use-formats';
import classes from './recipe.module.css';

export interface LineProps {
  /** Shows the cost of each line. */
  costs: boolean;
  readOnly: boolean;
  /** Marks lines without a valid quantity. */
  showErrors: boolean;
  onQuantity: (id: number, quantity: string) => void;
  onRemove: (id: number) => void;
  onReplace: (id: number) => void;
  /** Called when a quantity is done and the next ingredient should be chosen. */
  onNext: () => void;
}

interface IngredientRowProps extends LineProps {
  line: DraftLine;
  row: GridRow;
}

const ACTIONS = [
  { word: 'replace', Icon: IconReplace, press: 'onReplace' },
  { word: 'remove', Icon: IconTrash, press: 'onRemove' },
] as const;

/** One ingredient with its quantity and, if visible, its cost. */
export function IngredientRow({ line, costs, readOnly, row, showErrors, ...on }: IngredientRowProps) {
  const t = useTranslations('recipe');
  const { locale, formatMoney } = useFormats();
  const measure = useMeasure();
  const errorText = useErrorText();
  const [isBlurred, setBlurred] = useState(false);
  const { item_id: id, name, quantity, prime_cost, today_price } = line;
  const isUnknown = today_price === null;
  const error = isBlurred || showErrors ? lineError(line, locale) : undefined;
  const amount = typedNumber(quantity, locale);
  const cost =
    amount === null || amount < 0 || prime_cost === undefined
      ? null
      : toBaht(lineCost({ item_quantity: amount, prime_cost }));
  const atLeast = useTranslations('report');
  const written = (baht: number) => (isUnknown ? atLeast('atLeast', { figure: formatMoney(baht) }) : formatMoney(baht));
  return (
    <tr {...row} className={classes['line']}>
      <td role="gridcell" data-column="name">
        {name}
      </td>
      <td role="gridcell" data-column="quantity">
        {readOnly ? (
          quantity
        ) : (
          <TextInput
            size="xs"
            name={`quantity-${id}`}
            aria-label={t('quantityOf', { name })}
            inputMode="decimal"
            autoComplete="off"
            value={quantity}
            {...(error && { error: errorText(error) })}
            onChange={(event) => on.onQuantity(id, event.currentTarget.value)}
            onFocus={(event) => event.currentTarget.select()}
            onBlur={() => setBlurred(true)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              on.onNext();
            }}
          />
        )}
      </td>
      <td role="gridcell" data-column="measure">
        {measure.name(measureOf(line))}
      </td>
      {costs && (
        <>
          <td role="gridcell" data-column="unitCost">
            {prime_cost === undefined ? '—' : isUnknown && prime_cost === 0 ? t('noPrice') : written(prime_cost)}
          </td>
          <td role="gridcell" data-column="cost">
            {cost === null || (isUnknown && prime_cost === 0) ? '—' : written(cost)}
          </td>
        </>
      )}
      {!readOnly && (
        <td role="gridcell" data-column="actions">
          {ACTIONS.map(({ word, Icon, press }) => (
            <ActionIcon
              key={word}
              size={26}
              aria-label={t(word, { name })}
              title={t(word, { name })}
              onClick={() => on[press](id)}
            >
              <Icon size={15} aria-hidden />
            </ActionIcon>
          ))}
        </td>
      )}
    </tr>
  );
}
