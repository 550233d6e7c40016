import { useLocale, useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import type { Tender } from '@/lib/sections/days/contract';
import { sumOf, type TenderDraft } from '@/lib/sections/days/forms';
import classes from './count-form.module.css';
import { useTenderName } from './use-tender-name';

interface TenderRowsProps {
  readonly tenders: readonly Tender[];
  readonly draft: TenderDraft;
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  readonly onChange: (draft: TenderDraft) => void;
}

/** Inputs for the sums of the tenders besides cash. An empty sum is not counted. */
export function TenderRows({ tenders, draft, onKeyDown, onChange }: TenderRowsProps) {
  const t = useTranslations('days.count');
  const locale = useLocale();
  const nameOf = useTenderName();
  return tenders.map(({ tender, name }) => {
    const text = draft[name] ?? '';
    const sum = sumOf(text, locale);
    const id = `tender-${name}`;
    return (
      <div key={id} className={classes['tender']} data-wrong={sum === undefined || undefined}>
        <label htmlFor={id}>{nameOf({ tender, name })}</label>
        <input
          id={id}
          data-piece
          className={classes['pieces']}
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          maxLength={14}
          value={text}
          aria-invalid={sum === undefined}
          aria-describedby={`${id}-state`}
          onFocus={(event) => event.currentTarget.select()}
          onKeyDown={onKeyDown}
          onChange={(event) => onChange({ ...draft, [name]: event.currentTarget.value })}
        />
        <output id={`${id}-state`} className={classes['sum']} data-none={sum === null || undefined}>
          {sum === null ? t('skipped') : sum === undefined ? t('wrongSum') : '฿'}
        </output>
      </div>
    );
  });
}
