import { useId, type ComponentProps, type ReactNode } from 'react';
import { cx } from './classes';
import classes from './inline-control.module.css';

export interface InlineControlProps extends Omit<ComponentProps<'input'>, 'size'> {
  readonly label?: ReactNode;
  readonly description?: ReactNode;
  readonly size?: 'xs' | 'sm';
}

interface Looks {
  /** Class of the input. */
  readonly look: string | undefined;
}

/** Checkbox, switch or radio with its label at the right; `className` is of the element around both. */
export function InlineControl(props: InlineControlProps & Looks) {
  const { label, description, size = 'sm', look, className, style, ...input } = props;
  const id = useId();
  return (
    <div className={cx(classes['root'], className)} data-size={size} style={style}>
      <input id={id} className={look} aria-describedby={description ? `${id}-description` : undefined} {...input} />
      {(label ?? description) && (
        <div className={classes['text']}>
          {label && <label htmlFor={input.id ?? id}>{label}</label>}
          {description && (
            <p id={`${id}-description`} className={classes['description']}>
              {description}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
