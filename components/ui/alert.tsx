import { useId, type ReactNode } from 'react';
import classes from './alert.module.css';
import { cx } from './classes';
import { CloseButton } from './close-button';

export interface AlertProps {
  /** Role for screen readers, which read an `alert` at once and a `status` when they are idle. */
  readonly role?: 'alert' | 'status';
  readonly color?: 'blue' | 'gray' | 'orange' | 'red' | 'yellow';
  readonly icon?: ReactNode;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  /** Shows a button that closes it, named by `closeLabel`. */
  readonly onClose?: () => void;
  readonly closeLabel?: string;
}

/** Coloured note beside the content. */
export function Alert({ role = 'alert', color = 'blue', icon, title, children, className, ...close }: AlertProps) {
  const id = useId();
  return (
    <div
      className={cx(classes['alert'], className)}
      role={role}
      data-color={color}
      aria-labelledby={title ? `${id}title` : undefined}
      aria-describedby={children ? `${id}body` : undefined}
    >
      {icon && <div className={classes['icon']}>{icon}</div>}
      <div className={classes['content']}>
        {title && (
          <div id={`${id}title`} className={classes['title']}>
            {title}
          </div>
        )}
        {children && (
          <div id={`${id}body`} className={classes['message']}>
            {children}
          </div>
        )}
      </div>
      {close.onClose && (
        <CloseButton
          className={classes['close']}
          size={16}
          iconSize={16}
          aria-label={close.closeLabel}
          onClick={close.onClose}
        />
      )}
    </div>
  );
}
