import { useLocale, useTranslations } from 'next-intl';
import type { KeyboardEvent, RefObject } from 'react';
import { countedSatang } from '@/lib/sections/days/rules/close';
import { formatMoney, formatQuantity } from '@/lib/domain/format';
import { toBaht } from '@/lib/domain/money';
import { piecesOf } from '@/lib/sections/days/forms';
import classes from './count-form.module.css';

interface PieceRowProps {
  readonly value: number;
  readonly text: string;
  readonly isFirst: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onChange: (text: string) => void;
}

/** Enter moves to the next field, and from the last to the submit button. */
export function moveOn(event: KeyboardEvent<HTMLInputElement>, form: HTMLFormElement | null): void {
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...(form?.querySelectorAll<HTMLElement>('input[data-piece], button[type="submit"]') ?? [])];
  fields[fields.indexOf(event.currentTarget) + step]?.focus();
}

/** Number of pieces of one note or coin, and their sum. */
export function PieceRow({ value, text, isFirst, form, onChange }: PieceRowProps) {
  const t = useTranslations('days.count');
  const locale = useLocale();
  const pieces = piecesOf(text);
  const id = `piece-${value}`;
  return (
    <div className={classes['row']} data-wrong={pieces === null || undefined}>
      <label htmlFor={id} className={classes['value']}>
        {formatQuantity(value, locale, Number.isInteger(value) ? 0 : 2)} ฿
      </label>
      <span className={classes['times']} aria-hidden>
        ×
      </span>
      <input
        id={id}
        data-piece
        data-autofocus={isFirst || undefined}
        className={classes['pieces']}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={7}
        value={text}
        aria-invalid={pieces === null}
        aria-describedby={`${id}-sum`}
        onFocus={(event) => event.currentTarget.select()}
        onKeyDown={(event) => moveOn(event, form.current)}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <output id={`${id}-sum`} className={classes['sum']} data-none={pieces === 0 || undefined}>
        {pieces === null ? t('wrong') : formatMoney(toBaht(countedSatang([{ value, pieces }])), locale)}
      </output>
    </div>
  );
}
