'use client';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { NumberField } from '@/components/form/number-field';
import { labelAddress, MOST_LABELS } from '@/lib/sections/craft/papers';
import { typedNumber } from '@/lib/domain/typed-number';
import { PrintLink } from './print-link';
import classes from './print-label.module.css';

/** Number of a batch's labels, with the button that opens them. */
export function PrintLabel({ beer, batchId }: { readonly beer: boolean; readonly batchId: number }) {
  const t = useTranslations('craft.papers');
  const locale = useLocale();
  const [typed, setTyped] = useState('1');
  const copies = typedNumber(typed, locale) ?? 0;
  const isValid = Number.isInteger(copies) && copies >= 1 && copies <= MOST_LABELS;
  return (
    <div className={classes['labels']}>
      <NumberField
        aria-label={t('copies')}
        name="copies"
        className={classes['copies'] ?? ''}
        value={typed}
        error={!isValid && t('copiesWrong', { most: MOST_LABELS })}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <PrintLink label={t('labels')} href={isValid ? labelAddress(beer, batchId, copies) : undefined} />
    </div>
  );
}
