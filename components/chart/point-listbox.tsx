'use client';
import { useId, type KeyboardEvent } from 'react';
import hidden from '@/components/ui/text.module.css';
import classes from './chart.module.css';

interface PointListboxProps {
  readonly label: string;
  /** Explains the keys. */
  readonly hint: string;
  /** Text of each point. */
  readonly options: readonly { readonly key: string | number; readonly text: string }[];
  readonly current: number;
  readonly orientation?: 'horizontal';
  /** Actions of keys other than Enter and Space, which open the current point. */
  readonly keys: Readonly<Record<string, () => void>>;
  readonly onOpen: (index: number) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** Listbox over a chart for keyboard and screen readers, with one tab stop. */
export function PointListbox({ label, hint, options, current, ...props }: PointListboxProps) {
  const { orientation, keys, onOpen, ...focus } = props;
  const id = useId();
  const press = (event: KeyboardEvent) => {
    const open = () => onOpen(current);
    const step =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : { Enter: open, ' ': open, ...keys }[event.key];
    if (!step) return;
    event.preventDefault();
    step();
  };
  return (
    <>
      <div
        className={classes['points']}
        role="listbox"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}hint`}
        aria-orientation={orientation}
        aria-activedescendant={`${id}${current}`}
        onKeyDown={press}
        {...focus}
      >
        {options.map(({ key, text }, index) => (
          <div
            key={key}
            id={`${id}${index}`}
            className={hidden['hidden']}
            role="option"
            aria-selected={index === current}
            // Mobile screen readers click the option they read.
            onClick={() => onOpen(index)}
          >
            {text}
          </div>
        ))}
      </div>
      <p id={`${id}hint`} className={hidden['hidden']}>
        {hint}
      </p>
    </>
  );
}
