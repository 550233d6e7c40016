'use client';
import * as Menu from '@radix-ui/react-dropdown-menu';
import { useId, type KeyboardEvent } from 'react';
import classes from './menu.module.css';
import type { MenuChoice } from './menu';
import { UnstyledButton } from './unstyled-button';

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
export function ChoiceRow({ choice, onClose }: { readonly choice: MenuChoice; readonly onClose: () => void }) {
  const labelId = useId();
  return (
    <Menu.RadioGroup
      aria-labelledby={labelId}
      className={classes['choice']}
      value={String(choice.value)}
      onKeyDown={moveSideways}
    >
      <span id={labelId} className={classes['choiceLabel']}>
        {choice.label}
      </span>
      <span role="presentation" className={classes['options']}>
        {choice.options.map(({ value, label, name }) => (
          <Menu.RadioItem
            key={value}
            asChild
            value={String(value)}
            onSelect={(event) => {
              event.preventDefault();
              onClose();
              choice.run(value);
            }}
          >
            <UnstyledButton className={classes['option']} aria-label={name}>
              {label}
            </UnstyledButton>
          </Menu.RadioItem>
        ))}
      </span>
    </Menu.RadioGroup>
  );
}
