'use client';
import { useLocale, useTranslations } from 'next-intl';
import { Checkbox } from '@/components/ui/checkbox';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { Skeleton } from '@/components/ui/skeleton';
import {
  PAY_TYPES,
  compensated,
  suggested,
  type PayDraft,
  type PayLine,
  type PayType,
  lineAmount,
} from '@/lib/sections/salary/forms/pay-several';
import { NumberField } from '@/components/form/number-field';
import { useErrorText } from '@/components/form/use-error-text';
import { COMPENSATION } from '@/lib/sections/salary/contract/limits';
import { useFormats } from '@/components/frame/use-formats';
import classes from './pay-several.module.css';

interface PersonLineProps {
  readonly type: PayType;
  readonly line: PayLine;
  readonly onChange: (line: PayLine) => void;
}

/** One person of the payment: whether they are paid, the compensation, and the amount. */
function PersonLine({ type, line, onChange }: PersonLineProps) {
  const t = useTranslations('salary.several');
  const { locale, formatCount, formatBaht } = useFormats();
  const errorText = useErrorText();
  const { person, isChosen, compensation, amount } = line;
  const name = person.employee_name;
  const read = lineAmount(type, line, locale);
  return (
    <li className={classes['line']} data-off={!isChosen || undefined}>
      <Checkbox
        className={classes['who'] ?? ''}
        label={name}
        description={`${person.position} · ${t('due')} ${formatBaht(person.due)}`}
        checked={isChosen}
        onChange={(event) => onChange({ ...line, isChosen: event.currentTarget.checked })}
      />
      {type === 'salary' && (
        <Checkbox
          className={classes['compensation'] ?? ''}
          label={`${t('compensation')} ${formatCount(COMPENSATION)}`}
          aria-label={t('compensationOf', { name, sum: formatCount(COMPENSATION) })}
          checked={compensation}
          disabled={!isChosen || person.allowance > 0}
          onChange={(event) => onChange(compensated(type, line, event.currentTarget.checked, locale))}
        />
      )}
      <NumberField
        className={classes['amount'] ?? ''}
        aria-label={t('amountOf', { name })}
        unit="฿"
        value={amount}
        disabled={!isChosen}
        {...(isChosen && typeof read !== 'number' && { error: errorText(read) })}
        onChange={(event) => onChange({ ...line, amount: event.currentTarget.value })}
      />
    </li>
  );
}

const LINE_HEIGHT = 52;

interface PayLinesProps {
  readonly value: PayDraft;
  readonly onChange: (draft: PayDraft) => void;
  /** Types of payment that the month allows; the others are disabled. */
  readonly types: readonly PayType[];
  readonly loading: boolean;
  /** Number of lines to leave room for while they load. */
  readonly expected: number;
}

/** Choice of the type of payment, and the people with their amounts. */
export function PayLines({ value: { type, lines }, onChange, types, loading, expected }: PayLinesProps) {
  const t = useTranslations('salary.several');
  const locale = useLocale();
  const chosen = lines.filter(({ isChosen }) => isChosen).length;
  const setLine = (next: PayLine) =>
    onChange({
      type,
      lines: lines.map((line) => (line.person.employee_id === next.person.employee_id ? next : line)),
    });
  return (
    <>
      <SegmentedControl
        aria-label={t('type')}
        value={type}
        data={PAY_TYPES.map((one) => ({ value: one, label: t(`types.${one}`), disabled: !types.includes(one) }))}
        onChange={(next) => onChange({ type: next, lines: lines.map((line) => suggested(next, line, locale)) })}
      />
      {loading && lines.length === 0 && <Skeleton height={LINE_HEIGHT * Math.max(1, expected)} />}
      {lines.length > 0 && (
        <>
          <Checkbox
            label={t('all')}
            checked={chosen === lines.length}
            indeterminate={chosen > 0 && chosen < lines.length}
            onChange={(event) => {
              const isChosen = event.currentTarget.checked;
              onChange({ type, lines: lines.map((line) => ({ ...line, isChosen })) });
            }}
          />
          <ul className={classes['lines']} aria-label={t('people')}>
            {lines.map((line) => (
              <PersonLine key={line.person.employee_id} type={type} line={line} onChange={setLine} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
