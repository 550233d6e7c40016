import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Tender } from '@/lib/sections/days/contract';
import { countedSatang } from '@/lib/sections/days/rules/close';
import { toBaht } from '@/lib/domain/money';
import { piecesOf, sumOf } from '@/lib/sections/days/forms';
import { useFormats } from '@/components/frame/use-formats';
import classes from './count-form.module.css';
import { useTenderName } from './tender-table';

interface TypedProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

interface CountRowProps extends TypedProps, Pick<ComponentProps<'input'>, 'inputMode' | 'maxLength'> {
  readonly id: string;
  readonly kind: 'piece' | 'tender';
  readonly label: string;
  readonly isWrong: boolean;
  readonly isNone: boolean;
  readonly isFirst?: boolean;
  /** Sum of the typed text. */
  readonly sum: string;
}

/** Input of a count with its label and its sum. */
function CountRow({ id, kind, label, isWrong, isNone, sum, text, isFirst = false, onChange, ...input }: CountRowProps) {
  return (
    <div className={classes['row']} data-kind={kind} data-wrong={isWrong || undefined}>
      <label htmlFor={id}>{label}</label>
      {kind === 'piece' && <span aria-hidden>×</span>}
      <input
        {...input}
        id={id}
        data-piece
        data-autofocus={isFirst || undefined}
        enterKeyHint="next"
        autoComplete="off"
        value={text}
        aria-invalid={isWrong}
        aria-describedby={`${id}-sum`}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <output id={`${id}-sum`} data-none={isNone || undefined}>
        {sum}
      </output>
    </div>
  );
}

/** Number of pieces of one note or coin, and their sum. */
export function PieceRow({ value, ...typed }: TypedProps & { readonly value: number; readonly isFirst: boolean }) {
  const t = useTranslations('days.count');
  const { formatMoney, formatQuantity } = useFormats();
  const pieces = piecesOf(typed.text);
  return (
    <CountRow
      {...typed}
      id={`piece-${value}`}
      kind="piece"
      label={`${formatQuantity(value, Number.isInteger(value) ? 0 : 2)} ฿`}
      inputMode="numeric"
      maxLength={7}
      isWrong={pieces === null}
      isNone={pieces === 0}
      sum={pieces === null ? t('wrong') : formatMoney(toBaht(countedSatang([{ value, pieces }])))}
    />
  );
}

/** Sum of a tender besides cash. An empty sum is not counted. */
export function TenderRow({ tender, ...typed }: TypedProps & { readonly tender: Tender }) {
  const t = useTranslations('days.count');
  const sum = sumOf(typed.text, useLocale());
  const nameOf = useTenderName();
  return (
    <CountRow
      {...typed}
      id={`tender-${tender.name}`}
      kind="tender"
      label={nameOf(tender)}
      inputMode="decimal"
      maxLength={14}
      isWrong={sum === undefined}
      isNone={sum === null}
      sum={sum === null ? t('skipped') : sum === undefined ? t('wrongSum') : '฿'}
    />
  );
}
