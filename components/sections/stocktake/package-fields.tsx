'use client';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useLocale, useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { useMeasure } from '@/components/frame/use-measure';
import { ActionIcon } from '@/components/ui/action-icon';
import { cx, layout } from '@/components/ui/classes';
import { SegmentedControl } from '@/components/ui/segmented-control';
import { TextInput } from '@/components/ui/text-input';
import { UnstyledButton } from '@/components/ui/unstyled-button';
import { UNIT } from '@/lib/domain/measure';
import { numberText, typedNumber } from '@/lib/domain/typed-number';
import { isBlank, isPackageParted, sumOf } from './draft';
import classes from './counting.module.css';
import type { Counting } from './use-counting';

interface FigureFieldProps extends Omit<ComponentProps<typeof TextInput>, 'onChange'> {
  readonly counting: Counting;
  /** Field of the draft. */
  readonly field: 'full' | 'loose';
}

/** Large input for a typed quantity. */
function FigureField({ counting, field, ...props }: FigureFieldProps) {
  return (
    <TextInput
      {...props}
      inputClassName={classes['figure']}
      size="lg"
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      value={counting.draft?.[field]}
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => counting.edit({ [field]: event.currentTarget.value })}
    />
  );
}

/** Error of the typed quantity. */
function useComplaint({ current, draft, showErrors }: Counting) {
  const t = useTranslations('stocktake.entry');
  const locale = useLocale();
  if (!showErrors || !current || !draft) return false;
  const isWhole = current.line.measure_id === UNIT || isPackageParted(draft, current.line, locale);
  return t(isWhole ? 'invalidPieces' : 'invalid');
}

/** Input for an item without packages, in its measure. */
export function PlainField({ counting }: { counting: Counting }) {
  const t = useTranslations('stocktake.entry');
  const { name: measure } = useMeasure();
  const error = useComplaint(counting);
  const { current } = counting;
  if (!current) return null;
  const label = t('quantity', { measure: measure(current.line) });
  return <FigureField key={current.line.item_id} counting={counting} field="loose" label={label} error={error} />;
}

const TENTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Inputs for packages: full ones, and an opened one in tenths or measures. */
export function PackageFields({ counting }: { counting: Counting }) {
  const t = useTranslations('stocktake.entry');
  const locale = useLocale();
  const { name: measure, written, figure } = useMeasure();
  const error = useComplaint(counting);
  const { current, draft, edit } = counting;
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
  const looseLabel = t('loose', { measure: measure(line) });
  return (
    <div className={cx(layout.stack, classes['fields'])} key={line.item_id}>
      <div className={cx(layout.line, classes['stepper'])}>
        <FigureField
          counting={counting}
          field="full"
          className={classes['grow'] ?? ''}
          label={t('full', { quantity: written(line.package_quantity ?? 0, line) })}
          error={error}
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
          { value: 'loose', label: looseLabel },
        ]}
      />
      {draft.split === 'tenths' ? (
        <div role="group" aria-label={t('tenthsOf')} className={classes['tenths']}>
          {TENTHS.map((tenths) => (
            <UnstyledButton
              key={tenths}
              className={cx(layout.figures, classes['tenth'])}
              aria-pressed={tenths === draft.tenths}
              onClick={() => edit({ tenths })}
            >
              {numberText(tenths / 10, locale)}
            </UnstyledButton>
          ))}
        </div>
      ) : (
        <FigureField counting={counting} field="loose" aria-label={looseLabel} />
      )}
      <output className={classes['sum']} aria-live="polite">
        {sumText()}
      </output>
    </div>
  );
}
