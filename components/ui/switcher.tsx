'use client';
import type { ReactNode } from 'react';
import { UnstyledButton } from './unstyled-button';
import { Hint } from './hint';
import { cx, layout } from './classes';
import classes from './switcher.module.css';

export interface SwitcherOption<V extends string> {
  readonly value: V;
  /** Accessible name, and a tooltip if `face` replaces the text. */
  readonly label: string;
  readonly face?: ReactNode;
  /** Language of the label, if not the page's. */
  readonly lang?: string;
}

export interface SwitcherProps<V extends string> {
  readonly label: string;
  readonly options: readonly SwitcherOption<V>[];
  /** Null while unknown, e.g. on the server for choices stored in the browser. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
  /** Shows only the current option; each press selects the next. */
  readonly compact?: boolean;
}

/** Choice among two or three visible options. */
export function Switcher<V extends string>({ label, options, value, onChange, compact = false }: SwitcherProps<V>) {
  const current = Math.max(
    0,
    options.findIndex((option) => option.value === value),
  );
  const shown = compact ? options.slice(current, current + 1) : options;
  const press = (option: SwitcherOption<V>) => {
    const next = compact ? options[(current + 1) % options.length] : option;
    if (next) onChange(next.value);
  };
  return (
    <div className={classes['group']} role="group" aria-label={label}>
      {shown.map((option) => (
        <Hint key={option.value} label={compact ? `${label}: ${option.label}` : option.label} disabled={!option.face}>
          <UnstyledButton
            className={cx(layout.muted, layout.tiny, classes['option'])}
            aria-label={typeof option.face === 'string' ? `${option.face} ${option.label}` : option.label}
            lang={option.lang}
            aria-pressed={compact ? undefined : option.value === value}
            onClick={() => press(option)}
          >
            {option.face ?? option.label}
          </UnstyledButton>
        </Hint>
      ))}
    </div>
  );
}
