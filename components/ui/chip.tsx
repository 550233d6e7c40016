import { IconCheck } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import classes from './chip.module.css';

export interface ChipProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

/** Small pill that is on or off. */
export function Chip({ checked, onChange, children }: ChipProps) {
  const id = useId();
  return (
    <div>
      <input
        id={id}
        type="checkbox"
        className={classes['input']}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id} className={classes['chip']}>
        {checked && <IconCheck className={classes['mark']} size={10} stroke={4} aria-hidden />}
        {children}
      </label>
    </div>
  );
}
