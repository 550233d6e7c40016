'use client';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import { useMeasure } from '@/components/frame/use-measure';
import { ActionIcon } from '@/components/ui/action-icon';
import { cx, layout } from '@/components/ui/classes';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { TextInput } from '@/components/ui/text-input';
import { UNIT } from '@/lib/domain/measure';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import { isBlank, sumOf } from './draft';
import classes from './entry-panel.module.css';
import { Tenths } from './tenths';
import type { Counting } from './use-counting';

/** Inputs for packages: full ones, and an opened one in tenths or measures. */
export function PackageFields({ counting }: { counting: Counting }) {
  const t = useTranslations('stocktake.entry');
  const locale = useLocale();
  const { name: measure, written, figure } = useMeasure();
  const { current, draft, showErrors, edit } = counting;
  if (!current || !draft) return null;
  const { line } = current;
  const sum = sumOf(draft, line, locale);
  const step = (by: number) =>
    edit({ full: numberText(Math.max(0, (typedNumber(draft.full, locale) ?? 0) + by), locale) });
  const sumText = () => {
    if (!sum || isBlank(draft)) return '';
    const total = written(sum.total, line);
    const full = numberText(sum.full, locale);
    if (sum.tenths > 0) return t('sum', { full, part: numberText(sum.tenths / 10, locale), total });
    if (sum.loose > 0) return t('sumLoose', { full, loose: figure(sum.loose, line), total });
    return t('sumFull', { full, total });
  };
  const fullLabel = t('full', { quantity: written(line.package_quantity ?? 0, line) });
  return (
    <div className={cx(layout.stack, classes['fields'])} key={line.item_id}>
      <div className={classes['stepper']}>
        <TextInput
          className={classes['grow'] ?? ''}
          label={fullLabel}
          inputClassName={classes['figure']}
          size="lg"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          value={draft.full}
          error={showErrors && t(line.measure_id === UNIT ? 'invalidPieces' : 'invalid')}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => edit({ full: event.currentTarget.value })}
        />
        <ActionIcon variant="default" size={50} aria-label={t('less')} onClick={() => step(-1)}>
          <IconMinus size={22} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={50} aria-label={t('more')} onClick={() => step(1)}>
          <IconPlus size={22} aria-hidden />
        </ActionIcon>
      </div>
      <SegmentedControl
        fullWidth
        size="md"
        aria-label={t('part')}
        value={draft.split}
        onChange={(split) => edit({ split: split === 'loose' ? 'loose' : 'tenths' })}
        data={[
          { value: 'tenths', label: t('tenths') },
          { value: 'loose', label: t('loose', { measure: measure(line) }) },
        ]}
      />
      {draft.split === 'tenths' ? (
        <Tenths value={draft.tenths} onChange={(tenths) => edit({ tenths })} />
      ) : (
        <TextInput
          aria-label={t('loose', { measure: measure(line) })}
          inputClassName={classes['figure']}
          size="lg"
          inputMode="decimal"
          enterKeyHint="next"
          autoComplete="off"
          value={draft.loose}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => edit({ loose: event.currentTarget.value })}
        />
      )}
      <output className={classes['sum']} aria-live="polite">
        {sumText()}
      </output>
    </div>
  );
}
