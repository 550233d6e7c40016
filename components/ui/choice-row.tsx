'use client';
import { Menu } from '@mantine/core';
import { useId, type KeyboardEvent } from 'react';
import classes from './menu.module.css';
import type { MenuChoice } from './menu';

const STEP: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Left and right move along the row, up and down through the menu. */
function moveSideways(event: KeyboardEvent<HTMLElement>): void {
  const step = STEP[event.key];
  if (step === undefined) return;
  const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitemradio"]')];
  const at = options.findIndex((option) => option === document.activeElement);
  options[(at + step + options.length) % options.length]?.focus();
  event.preventDefault();
}

/** Values of one property side by side in a menu; a press sets one. */
export function ChoiceRow({ choice, first, onClose }: { choice: MenuChoice; first: boolean; onClose: () => void }) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className={classes['choice']} onKeyDown={moveSideways}>
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
