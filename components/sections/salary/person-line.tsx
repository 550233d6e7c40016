'use client';
import { useLocale, useTranslations } from 'next-intl';
import { NumberField } from '@/components/form/number-field';
import { useErrorText } from '@/components/form/use-error-text';
import { Checkbox } from '@/components/ui/checkbox';
import { COMPENSATION } from '@/lib/sections/salary/contract/limits';
import { formatCount, formatMoney } from '@/lib/domain/format';
import { lineAmount, suggested, type PayLine, type PayType } from '@/lib/sections/salary/forms/pay-several';
import classes from './pay-several.module.css';

interface PersonLineProps {
  readonly type: PayType;
  readonly line: PayLine;
  readonly onChange: (line: PayLine) => void;
}

/** One person of the payment: whether they are paid, the compensation, and the amount. */
export function PersonLine({ type, line, onChange }: PersonLineProps) {
  const t = useTranslations('salary.several');
  const locale = useLocale();
  const errorText = useErrorText();
  const { person, isChosen, compensation, amount } = line;
  const name = person.employee_name;
  const read = lineAmount(type, line, locale);
  return (
    <li className={classes['line']} data-off={!isChosen || undefined}>
      <Checkbox
        className={classes['who'] ?? ''}
        label={name}
        description={`${person.position} · ${t('due')} ${formatMoney(person.due, locale)} ฿`}
        checked={isChosen}
        onChange={(event) => onChange({ ...line, isChosen: event.currentTarget.checked })}
      />
      {type === 'salary' && (
        <Checkbox
          className={classes['compensation'] ?? ''}
          label={`${t('compensation')} ${formatCount(COMPENSATION, locale)}`}
          aria-label={t('compensationOf', { name, sum: formatCount(COMPENSATION, locale) })}
          checked={compensation}
          disabled={!isChosen || person.allowance > 0}
          onChange={(event) =>
            onChange(suggested(type, { ...line, compensation: event.currentTarget.checked }, locale))
          }
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
