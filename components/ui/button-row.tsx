import type { ReactNode } from 'react';
import classes from './button.module.css';

/** Buttons side by side, centred. */
export const ButtonRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes['row']}>{children}</div>
);
