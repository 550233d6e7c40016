'use client';
import { Menu } from '@mantine/core';
import { useId, type KeyboardEvent } from 'react';
import classes from './context-menu.module.css';
import type { MenuChoice } from './use-context-menu';

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The side arrows go along the row, as the others go through the menu. */
function stepAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key];
  if (step === undefined) return;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const at = options.findIndex((option) => option === document.activeElement);
  options[(at + step + options.length) % options.length]?.focus();
  event.preventDefault();
}

/** A few values of one property side by side in a menu: one press sets it. */
export function ChoiceRow({ choice, first, onClose }: { choice: MenuChoice; first: boolean; onClose: () => void }) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={classes['choice']} onKeyDown={stepAlong}>
      <span id={labelId} className={classes['choiceLabel']}>
        {choice.label}
      </span>
      <span role="presentation" className={classes['options']}>
        {choice.options.map(({ value, label, name }, index) => (
          <Menu.RadioItem
            key={value}
            value={String(value)}
            checked={value === choice.value}
            classNames={{
              item: classes['option'] ?? '',
              itemIndicator: classes['indicator'] ?? '',
              itemLabel: classes['optionLabel'] ?? '',
            }}
            aria-label={name}
            data-autofocus={(first && index === 0) || undefined}
            onClick={() => {
              onClose();
              choice.run(value);
            }}
          >
            {label}
          </Menu.RadioItem>
        ))}
      </span>
    </div>
  );
}
