'use client';
import { useId, type KeyboardEvent } from 'react';
import classes from './chart.module.css';

interface PointListboxProps {
  readonly label: string;
  /** Says which keys do what. */
  readonly hint: string;
  /** Each point in words. */
  readonly options: readonly { readonly key: string | number; readonly text: string }[];
  readonly current: number;
  readonly orientation?: 'horizontal';
  /** What keys do besides Enter and Space, which open the current point. */
  readonly keys: Readonly<Record<string, () => void>>;
  readonly onOpen: (index: number) => void;
  readonly onFocus: () => void;
  readonly onBlur: () => void;
}

/** What a chart shows, for keys and for those who listen: one tab stop over the picture. */
export function PointListbox({
  label,
  hint,
  options,
  current,
  orientation,
  keys,
  onOpen,
  ...focus
}: PointListboxProps) {
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
            className={classes['unseen']}
            role="option"
            aria-selected={index === current}
            // A screen reader of a phone presses what it reads.
            onClick={() => onOpen(index)}
          >
            {text}
          </div>
        ))}
      </div>
      <p id={`${id}hint`} className={classes['unseen']}>
        {hint}
      </p>
    </>
  );
}
