'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { LOSS_CAUSES, type LossCause } from '@/lib/sections/stock/contract/loss-causes';
import classes from './fields.module.css';

interface CauseChipsProps {
  value: LossCause | null;
  onChange: (cause: LossCause | null) => void;
}

/** Causes of a loss. A second press on the chosen one takes it back. */
export function CauseChips({ value, onChange }: CauseChipsProps) {
  const t = useTranslations('lossCauses');
  const label = useTranslations('stockItem.writeOff')('cause');
  return (
    <div role="group" aria-label={label} className={classes['chips']}>
      {LOSS_CAUSES.map((cause) => (
        <Button
          key={cause}
          size="compact-sm"
          variant={value === cause ? 'filled' : 'default'}
          aria-pressed={value === cause}
          onClick={() => onChange(value === cause ? null : cause)}
        >
          {t(cause)}
        </Button>
      ))}
    </div>
  );
}
