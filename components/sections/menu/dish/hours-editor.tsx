'use client';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { cx, layout } from '@/components/ui/classes';
import { PRESETS, presetOf, type Opening, type PresetName } from '@/lib/sections/menu/rules/opening-hours';
import classes from './hours-editor.module.css';
import { HoursGrid } from './hours-grid';
import { useOpeningWords } from './use-opening-words';

export interface HoursEditorProps {
  readonly value: Opening;
  /** Undefined if the week is read-only. */
  readonly onChange?: ((opening: Opening) => void) | undefined;
}

const NAMES = Object.keys(PRESETS) as PresetName[];

/** Selling hours of a dish: presets, the week as a grid, and the result in words. */
export function HoursEditor({ value, onChange }: HoursEditorProps) {
  const t = useTranslations('dish.hours');
  const inWords = useOpeningWords();
  const current = presetOf(value);
  return (
    <div className={layout.stack}>
      {onChange && (
        <div className={classes['presets']} role="group" aria-label={t('presets')}>
          {NAMES.map((name) => (
            <Button
              key={name}
              size="compact-sm"
              variant="default"
              className={classes['preset'] ?? ''}
              aria-pressed={name === current}
              onClick={() => onChange(PRESETS[name])}
            >
              {t(`preset.${name}`)}
            </Button>
          ))}
        </div>
      )}
      <HoursGrid value={value} onChange={onChange} />
      <p className={classes['words']} role="status">
        {inWords(value)}
      </p>
      {onChange && (
        <p className={cx(layout.muted, layout.tiny)}>
          <span className={classes['byMouse']}>{t('hint')}</span>
          <span className={classes['byTouch']}>{t('hintTouch')}</span>
        </p>
      )}
    </div>
  );
}
