'use client';
import { useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { TextInput } from '@/components/ui/text-input';
import { UNIT } from '@/lib/domain/measure';
import classes from './entry-panel.module.css';
import type { Counting } from './use-counting';

/** Input for an item without packages, in its measure. */
export function PlainField({ counting }: { counting: Counting }) {
  const t = useTranslations('stocktake.entry');
  const { name: measure } = useMeasure();
  const { current, draft, showErrors } = counting;
  if (!current || !draft) return null;
  return (
    <TextInput
      key={current.line.item_id}
      label={t('quantity', { measure: measure(current.line) })}
      inputClassName={classes['figure']}
      size="lg"
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      value={draft.loose}
      error={showErrors && t(current.line.measure_id === UNIT ? 'invalidPieces' : 'invalid')}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => counting.edit({ loose: event.currentTarget.value })}
    />
  );
}
