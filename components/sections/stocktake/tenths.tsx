'use client';
import { useLocale, useTranslations } from 'next-intl';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { numberText } from '@/lib/domain/typed-number';
import classes from './entry-panel.module.css';

const TENTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Fill level of the opened bottle in tenths. */
export function Tenths({ value, onChange }: { value: number; onChange: (tenths: number) => void }) {
  const t = useTranslations('stocktake.entry');
  const locale = useLocale();
  return (
    <div role="group" aria-label={t('tenthsOf')} className={classes['tenths']}>
      {TENTHS.map((tenths) => (
        <UnstyledButton
          key={tenths}
          className={classes['tenth']}
          aria-pressed={tenths === value}
          onClick={() => onChange(tenths)}
        >
          {numberText(tenths / 10, locale)}
        </UnstyledButton>
      ))}
    </div>
  );
}
