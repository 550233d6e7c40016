import type { ReactNode } from 'react';
import classes from './button.module.css';
import { cx, layout } from './classes';

/** Buttons side by side, centred. */
export const ButtonRow = ({ children }: { readonly children: ReactNode }) => (
  <div className={cx(layout.row, classes['row'])}>{children}</div>
);
