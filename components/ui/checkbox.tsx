import classes from './inline-control.module.css';
import { InlineControl, type InlineControlProps } from './inline-control';

export interface CheckboxProps extends InlineControlProps {
  /** Neither on nor off: some of what it stands for. */
  readonly indeterminate?: boolean;
}

/** Checkbox with its label at the right. */
export function Checkbox({ indeterminate, ...props }: CheckboxProps) {
  // HTML has no attribute for it, and a press ends it.
  const mark = (box: HTMLInputElement | null) => {
    if (box) box.indeterminate = indeterminate === true;
  };
  return (
    <InlineControl
      {...(indeterminate !== undefined && { ref: mark })}
      type="checkbox"
      look={classes['box']}
      {...props}
    />
  );
}
